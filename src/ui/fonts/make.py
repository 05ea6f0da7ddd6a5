"""Subsets Pretendard into the few files the shop sends. Run when texts or Pretendard change, then commit what it writes:

    npm install --no-save pretendard@1.3.9 && pip install fonttools brotli && python src/ui/fonts/make.py

Latin is one small file for everybody. Hangul is a core (what our own texts and the demo catalogue use), the other common
syllables, and the rare rest, so that a Korean page rarely needs more than the core. The licence (OFL, public/fonts/OFL.txt)
reserves the name Pretendard for the original, hence the family is called Maru Sans.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCE = ROOT / "node_modules/pretendard/dist"
PUBLIC = ROOT / "public/fonts"
WEIGHTS = "wght=400:700"
HANGUL = range(0xAC00, 0xD7A4)
RARE_BLOCKS = 16
LATIN = (
    "U+20-7E,U+A0-FF,U+152-153,U+178,U+2013-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2032-2033,"
    "U+2039-203A,U+20A9,U+20AC,U+2122,U+2190-2193,U+2212,U+221E,U+2265,"
    "U+D55C,U+AD6D,U+C5B4"  # 한국어, the one Korean word that every page shows
)
# Scripts of names besides Hangul: Latin, Greek, Cyrillic, Kana, ㈜ and similar.
NAMES = "U+20-2FF,U+370-45F,U+1E00-1EFF,U+2010-2044,U+20A0-20BF,U+2100-2193,U+2212,U+221E,U+2260-2265,U+25A1,U+3041-30FF,U+3200-33FF"
SIGNS = "U+3000-3003,U+3008-3011,U+3131-318E,U+B7,U+203B,U+FF01-FF5E"


def syllables(text):
    return {ord(char) for char in text if ord(char) in HANGUL}


def used():
    files = [*ROOT.glob("src/messages/ko/*.json"), *ROOT.glob("dev/seed/**/*.json"), *ROOT.glob("src/server/texts/first-content/*.json")]
    return set().union(*(syllables(file.read_text("utf8")) for file in files))


def common():
    """Pretendard's own list by frequency: its last twenty files."""
    css = (SOURCE / "web/variable/pretendardvariable-dynamic-subset.css").read_text("utf8")
    found = set()
    for entry in re.findall(r"unicode-range: ([^;]+);", css)[72:]:
        for part in entry.split(","):
            first, _, last = part.strip()[2:].partition("-")
            found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found & set(HANGUL)


def ranges(codes):
    spans = []
    for code in sorted(codes):
        if spans and code == spans[-1][1] + 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)


def rename(path):
    font = TTFont(path, recalcTimestamp=False)
    if "CFF " in font:
        names = font["CFF "].cff
        names.fontNames[0] = "MaruSans"
        names.topDictIndex[0].FullName = names.topDictIndex[0].FamilyName = "Maru Sans"
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16, 25):
            record.string = "MaruSans" if record.nameID in (6, 25) else "Maru Sans"
    font.save(path)


def subset(base, codes, features, target):
    options = [f"--unicodes={codes}", f"--layout-features={features}", "--flavor=woff2", f"--output-file={target}"]
    subprocess.run([sys.executable, "-m", "fontTools.subset", base, *options], check=True)


def plain(weight, name, codes):
    """One weight with all of Hangul, for images rendered on the server: neither share images nor PDFs read woff2 or CSS."""
    target = ROOT / f"src/server/texts/pdf/fonts/maru-sans-name.otf"
    options = [f"--unicodes={codes}", "--layout-features=kern,ccmp,locl,mark,tnum", f"--output-file={target}"]
    source = SOURCE / f"public/static/Pretendard-{weight}.otf"
    subprocess.run([sys.executable, "-m", "fontTools.subset", source, *options], check=True)
    rename(target)


def face(name, codes):
    return (
        "@font-face{font-family:'Maru Sans Hangul';font-style:normal;font-weight:400 700;font-display:optional;"
        f"src:url({name}) format('woff2');unicode-range:{codes}}}\n"
    )


def late(place, name):
    """The same file for devices without any Korean font, where an optional one that is late would leave empty boxes for good. For Hangul alone: no emoji fetches it."""
    return (
        f"@font-face{{font-family:'Maru Sans Late {place}';font-style:normal;font-weight:400 700;font-display:swap;"
        f"src:url({name}) format('woff2');unicode-range:U+1100-11FF,U+3130-318F,U+AC00-D7A3}}\n"
    )


def main():
    PUBLIC.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        base = f"{folder}/base.ttf"
        variable = SOURCE / "public/variable/PretendardVariable.ttf"
        subprocess.run([sys.executable, "-m", "fontTools", "varLib.instancer", variable, WEIGHTS, "-q", "--no-recalc-timestamp", "-o", base], check=True)
        rename(base)
        subset(base, LATIN, "kern,ccmp,locl,mark,tnum", ROOT / "src/ui/fonts/maru-sans.woff2")
        core, rest = used(), sorted(HANGUL)
        more = sorted(common() - core)
        size = -(-len(rest) // RARE_BLOCKS)
        parts = [(f"rare-{at // size}", ranges(rest[at : at + size])) for at in range(0, len(rest), size)]
        parts += [("common-0", ranges(more[::2])), ("common-1", ranges(more[1::2]))]
        # The last matching @font-face wins where ranges overlap, so the core comes last and the rare blocks may be plain intervals.
        parts += [("core", ranges(core) + "," + SIGNS)]
        for name, codes in parts:
            subset(base, codes, "ccmp", PUBLIC / f"hangul-{name}.woff2")
    plain("SemiBold", "semibold", f"{LATIN},U+100-17F,{SIGNS},U+AC00-D7A3")
    plain("Regular", "regular", f"{NAMES},{SIGNS},U+AC00-D7A3")
    css = "".join(face(f"hangul-{name}.woff2", codes) for name, codes in parts)
    css += "".join(late(at + 1, f"hangul-{name}.woff2") for at, name in enumerate(["core", "common-0", "common-1"]))
    (PUBLIC / "hangul.css").write_text("/* Made by src/ui/fonts/make.py */\n" + css, "utf8")
    (PUBLIC / "OFL.txt").write_bytes((SOURCE / "LICENSE.txt").read_bytes())


if __name__ == "__main__":
    main()
