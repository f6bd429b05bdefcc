"""One file for each way of writing citations; no grammar knows another, and overlaps are settled in `parse.markers`."""
