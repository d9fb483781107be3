// shared by tests
