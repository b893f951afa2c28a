"""What several kinds of tests check or read: no pytest here, so that it runs inside Pyodide too."""
