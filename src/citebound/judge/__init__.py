"""Estimators: how far the cited sources carry a claim that no hard finding stops. No estimator knows another, and none excuses a hard finding."""
