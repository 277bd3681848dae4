"""The built client, as it is served."""
