// The files of a project: on disk, and as git has them.
