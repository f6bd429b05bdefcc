"""The command line: a shadow of the library. It reads, prints and exits; it decides nothing."""
