"""What scripts/benchmark is made of: sessions, programs, measures and the report."""
