"""Every word a person reads: a folder of Fluent files for each language, and what checks them."""
