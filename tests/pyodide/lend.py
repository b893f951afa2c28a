"""Run inside Pyodide: lends the tests and their tools what the site does not ship of the standard
library, and only them.

Who asks is found from the frames outwards: the first of a tool or of the engine decides, whatever
of the standard library lies between. What a tool was lent, Python keeps for all who ask later: a
module stays hidden from the engine, a codec refuses to work for it.
"""

import builtins
import codecs
import os
import sys
from encodings.aliases import aliases
from importlib.util import module_from_spec
from zipimport import zipimporter

WHOLE = "/whole.zip"
TOOLS = ("/tests/", "/site/", f"{WHOLE}/", "<exec>")
ENGINE = tuple(f"{package}/" for package in os.listdir("/lib/sosie"))
python_import = builtins.__import__


class Lender:
    def find_spec(self, name, path=None, target=None):
        package = name.rpartition(".")[0]
        if package == "encodings" or not asked_by_tool():
            return None
        folder = "/".join([WHOLE, *package.split(".")]) if package else WHOLE
        return zipimporter(folder).find_spec(name)


def asked_by_tool() -> bool:
    frame = sys._getframe(2)
    while frame:
        file = frame.f_code.co_filename
        if file.startswith(TOOLS):
            return True
        if file.startswith(ENGINE):
            return False
        frame = frame.f_back
    return False


def import_unless_lent(name, globals=None, locals=None, fromlist=(), level=0):
    __tracebackhide__ = True
    module = python_import(name, globals, locals, fromlist, level)
    if level == 0:
        asked = (name, *(f"{name}.{member}" for member in fromlist or ()))
        lent = list(filter(is_lent, asked))
        if lent and not asked_by_tool():
            raise ModuleNotFoundError(f"The site does not ship {lent[0]}")
    return module


def is_lent(name) -> bool:
    file = getattr(sys.modules.get(name), "__file__", None)
    return file is not None and file.startswith(WHOLE)


def lend_codec(name):
    spec = zipimporter(f"{WHOLE}/encodings").find_spec(f"encodings.{aliases.get(name, name)}")
    if spec is None or not asked_by_tool():
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    codec = module.getregentry()
    return codecs.CodecInfo(for_tools(codec.encode), for_tools(codec.decode), name=codec.name)


def for_tools(function):
    def guarded(*args):
        if not asked_by_tool():
            raise LookupError("The site does not ship this codec")
        return function(*args)

    return guarded


sys.meta_path.append(Lender())
builtins.__import__ = import_unless_lent
codecs.register(lend_codec)
