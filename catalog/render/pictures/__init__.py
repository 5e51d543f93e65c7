"""Every picture by its name: the tables of this folder put together."""

import importlib
import os

PICTURES = {}
for file in sorted(os.listdir(os.path.dirname(__file__))):
    if file.endswith(".py") and file != "__init__.py":
        table = importlib.import_module(f"pictures.{file[:-3]}").PICTURES
        twice = PICTURES.keys() & table.keys()
        if twice:
            raise ValueError(f"{file} names pictures another table has: {sorted(twice)}")
        PICTURES.update(table)
