"""Contact sheets of what is committed, to look at while drawing:  python3 sheets.py OUT_DIR

Needs g++, pkg-config and the headers of Qt 6 Gui and Svg: the pictures are drawn by the renderer the game
uses.
deck-*.png    all 97 cards and the back, 150 px wide (one sheet for two suits, one for the trumps)
small.png     all of them 90 px wide
fan.png       a hand of 21 at 90 px, overlapped to strips of 45 px and of 22 px
pieces.png    score pieces, heads and icon, large and as small as they are shown
"""
import subprocess
import sys
from pathlib import Path
from make import CODES, RESOURCES

HERE = Path(__file__).parent
DECK = RESOURCES/'decks'/'florentine'
HAND = 'C6 CJ C10 CK D5 DA DQ D9 S7 SN SK B8 BA B10 T1 T13 T20 T33 T39 T40 M'.split()
HAND2 = 'C2 CQ C3 CN C7 D10 DK D2 S10 SQ SA B9 BN B4 T5 T8 T15 T27 T36 T38 M'.split()
CLOTH = '#1c3a2e'


def tool(folder):
    """Build the small Qt program that draws a sheet."""
    exe = folder/'contact_sheet'
    source = HERE/'contact_sheet.cpp'
    if not exe.exists() or exe.stat().st_mtime < source.stat().st_mtime:
        flags = subprocess.run(['pkg-config', '--cflags', '--libs', 'Qt6Gui', 'Qt6Svg'], check=True,
                               capture_output=True, text=True)
        subprocess.run(['g++', '-std=c++20', '-O1', '-fPIC', source, '-o', exe, *flags.stdout.split()],
                       check=True)
    return exe


def sheet(exe, out, w, h, rows):
    """One PNG of rows (file, x, y, w, h)."""
    text = f'{w} {h} {CLOTH} {out}\n' + ''.join(' '.join(map(str, r))+'\n' for r in rows)
    subprocess.run([exe], input=text, text=True, check=True)
    print(out)


def grid(exe, out, codes, width, columns):
    """Cards in rows of so many columns."""
    height, gap = width*9//5, max(4, width//25)
    rows = [(DECK/f'{c}.svg', gap+(i % columns)*(width+gap), gap+(i//columns)*(height+gap), width,
             height) for i, c in enumerate(codes)]
    sheet(exe, out, gap+columns*(width+gap), gap+-(-len(codes)//columns)*(height+gap), rows)


def main(folder):
    """All sheets."""
    folder.mkdir(parents=True, exist_ok=True)
    exe = tool(folder)
    grid(exe, folder/'deck-cups-coins.png', [c for c in CODES if c[0] in 'CD'], 200, 7)
    grid(exe, folder/'deck-swords-batons.png', [c for c in CODES if c[0] in 'SB'], 200, 7)
    grid(exe, folder/'deck-trumps.png', [c for c in CODES if c[0] in 'TM']+['back'], 150, 11)
    grid(exe, folder/'small.png', CODES+['back'], 90, 14)
    rows, y = [], 10
    for hand in (HAND, HAND2):
        for strip in (45, 22):
            rows += [(DECK/f'{c}.svg', 10+i*strip, y, 90, 162) for i, c in enumerate(hand)]
            y += 172
    sheet(exe, folder/'fan.png', 10+20*45+100, y, rows)
    rows = []
    for i, p in enumerate(sorted((RESOURCES/'heads').glob('*.svg'))):
        rows += [(p, 10+i*148, 10, 138, 166), (p, 10+i*56, 186, 46, 55), (p, 10+i*36, 250, 26, 31)]
    x = 10
    for n, (w, h, small) in dict(fish=(80,28,50), token=(28,26,30), stack=(32,32,34), coin=(40,40,26),
                                 lily=(24,28,16), laurel=(24,24,16)).items():
        p = RESOURCES/'table'/f'{n}.svg'
        if p.exists():
            rows += [(p, x, 300, w*3, h*3), (p, x, 430, small, small*h/w)]
            x += w*3+12
    p = RESOURCES/'icons'/'versicola.svg'
    rows += [(p, 620+dx, 10, k, k) for dx, k in ((0,128), (140,64), (210,48), (264,32), (302,22), (330,16))]
    sheet(exe, folder/'pieces.png', max(x, 1000), 480, rows)


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
