"""Contact sheets of what is committed, to look at while drawing:  python3 sheets.py OUT_DIR

Needs g++, pkg-config and the headers of Qt 6 Gui and Svg: the pictures are drawn by the renderer the game
uses.
pack.png          all 97 cards and both backs on one sheet, 120 px wide
cups-coins.png, swords-batons.png, trumps.png    the same by suit, 200 and 150 px wide
small.png         all of them 90 px wide
silhouettes.png   every figure in black, 45 px wide
fan-light.png, fan-dark.png    hands of 21 on the table, in a light and in a dark window: 90 px wide in strips of 45 px
                  and of 22 px, and one of the backs
pieces.png        score pieces, heads and icon, large and as small as they are shown
"""
import subprocess
import sys
from pathlib import Path
from kit.card import silhouette
from make import CODES, RESOURCES, cards

HERE = Path(__file__).parent
DECK = RESOURCES/'decks'/'florentine'
HAND = 'C6 CJ C10 CK D5 DA DQ D9 S7 SN SK B8 BA B10 T1 T13 T20 T33 T39 T40 M'.split()
HAND2 = 'C2 CQ C3 CN C7 D10 DK D2 S10 SQ SA B9 BN B4 T5 T8 T15 T27 T36 T38 M'.split()
CLOTH, WALNUT, EDGE = '#1c3a2e', '#4a2f1e', '#26170e'      # the table's surfaces, as app/desktop/look has them
WINDOW = dict(light='#e8e4dc', dark='#23201d')


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


def sheet(exe, out, w, h, rows, ground=CLOTH):
    """One PNG of rows (file or colour, x, y, w, h) on a ground."""
    text = f'{w} {h} {ground} {out}\n' + ''.join(' '.join(map(str, r))+'\n' for r in rows)
    subprocess.run([exe], input=text, text=True, check=True)
    print(out)


def grid(exe, out, codes, width, columns, folder=DECK, ground=CLOTH):
    """Cards in rows of so many columns."""
    height, gap = width*9//5, max(4, width//25)
    rows = [(folder/f'{c}.svg', gap+(i % columns)*(width+gap), gap+(i//columns)*(height+gap), width,
             height) for i, c in enumerate(codes)]
    sheet(exe, out, gap+columns*(width+gap), gap+-(-len(codes)//columns)*(height+gap), rows,
          ground)


def fan(exe, out, window):
    """Hands of 21 and the two backs on cloth in a frame of walnut, in a window of that colour."""
    w, h = 10+20*45+100, 5*172+10
    rows = [(WALNUT, 24, 24, w+36, h+36), (EDGE, 38, 38, w+8, h+8), (CLOTH, 42, 42, w, h)]
    for i, (hand, strip) in enumerate(((HAND, 45), (HAND, 22), (HAND2, 45), (HAND2, 22),
                                       (['back']*11+['back2']*10, 45))):
        rows += [(DECK/f'{c}.svg', 52+k*strip, 52+i*172, 90, 162) for k, c in enumerate(hand)]
    sheet(exe, out, w+84, h+84, rows, window)


def silhouettes(exe, folder):
    """The figures in black: written beside the sheets, then laid out."""
    shapes = folder/'silhouettes'
    shapes.mkdir(exist_ok=True)
    figures = [c for c in CODES if c[0] in 'TM' or c[1:] in ('K', 'Q', 'N', 'J')]
    for c in figures:
        (shapes/f'{c}.svg').write_text(silhouette(c, cards()[c]))
    grid(exe, folder/'silhouettes.png', figures, 45, 19, shapes)


def main(folder):
    """All sheets."""
    folder.mkdir(parents=True, exist_ok=True)
    exe = tool(folder)
    backs = ['back', 'back2']
    grid(exe, folder/'pack.png', CODES+backs, 120, 11)
    grid(exe, folder/'cups-coins.png', [c for c in CODES if c[0] in 'CD'], 200, 7)
    grid(exe, folder/'swords-batons.png', [c for c in CODES if c[0] in 'SB'], 200, 7)
    grid(exe, folder/'trumps.png', [c for c in CODES if c[0] in 'TM']+backs, 150, 11)
    grid(exe, folder/'small.png', CODES+backs, 90, 14)
    silhouettes(exe, folder)
    for name, colour in WINDOW.items():
        fan(exe, folder/f'fan-{name}.png', colour)
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
