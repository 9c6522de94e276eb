"""Cuts the two faces down to what the site shows: the letters of its languages and the weights of its design.

    pip install fonttools brotli
    python3 art/fonts.py

Reads the files of @fontsource-variable and app/assets/fonts/characters.txt; writes app/assets/fonts/*.woff2.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

root = Path(__file__).parent.parent
fonts = root / "app/assets/fonts"
characters = (fonts / "characters.txt").read_text(encoding="utf-8").replace("\n", "")

# Headings and figures are always semibold; text is regular, medium or semibold.
weights = {"familjen-grotesk": 600, "figtree": (400, 600)}

options = subset.Options()
options.flavor = "woff2"
options.hinting = False
options.layout_features = ["kern", "mark", "ccmp", "locl", "liga", "calt", "tnum", "pnum"]
options.drop_tables += ["STAT", "gasp"]

for name, weight in weights.items():
    source = root / f"node_modules/@fontsource-variable/{name}/files/{name}-latin-wght-normal.woff2"
    font = TTFont(source)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    target = fonts / f"{name}.woff2"
    subset.save_font(instantiateVariableFont(font, {"wght": weight}), target, options)
    print(f"{target.name} {target.stat().st_size} bytes")
