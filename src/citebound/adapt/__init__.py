"""One file for each way in which records arrive; every one returns the same frozen `Record`."""
