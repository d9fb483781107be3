"""What scripts/benchmark is made of: sessions under a pseudo-terminal, programs, measures, report."""
