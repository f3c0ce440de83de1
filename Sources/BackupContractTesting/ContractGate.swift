// One call by which an app gates its formats in its own tests.
