/// Placeholder so that the package builds while the values are written.
