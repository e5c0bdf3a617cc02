"""Contact sheets of what is committed, to look at while drawing:  python3 sheets.py OUT_DIR [PACK ...]

Needs g++, pkg-config and the headers of Qt 6 Gui and Svg: the pictures are drawn by the renderer the game uses.
PACK-pack.png         all cards and backs of a pack, 120 px wide
PACK-large-1.png ...  the same 200 px wide, twenty-one on a sheet
PACK-strips.png       what a closely held hand shows of each card: 22 px of a card of 90, three times enlarged, in
                      colour and below in grey
PACK-black.png        every figure in black, 45 px wide
PACK-fan-light.png, PACK-fan-dark.png    hands on the table, in a light and in a dark window: 90 px wide in strips of
                      45 px and of 22 px, and one of the backs
packs.png             the first cards of all packs side by side
sundries.png          score pieces, portraits, signs and icons, large and as small as they are shown
"""
import subprocess
import sys
from pathlib import Path
from kit.card import silhouette
from make import RESOURCES, pictures
from packs import there

HERE = Path(__file__).parent
HANDS = dict(florentine=('C6 CJ C10 CK D5 DA DQ D9 S7 SN SK B8 BA B10 T1 T13 T20 T33 T39 T40 M'.split(),
                         'C2 CQ C3 CN C7 D10 DK D2 S10 SQ SA B9 BN B4 T5 T8 T15 T27 T36 T38 M'.split()))
CLOTH, WALNUT, EDGE = '#1c3a2e', '#4a2f1e', '#26170e'      # the table's surfaces, as app/desktop/look has them
WINDOW = dict(light='#e8e4dc', dark='#23201d')
SMALL = dict(fish=50, token=30, stack=34, coin=26, lily=16, crown=16, cockade=16, pomegranate=16, laurel=16, pea=14)


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


def sheet(exe, out, w, h, rows, ground=CLOTH, zoom=1, tone='colour'):
    """One PNG of rows (file or colour, x, y, w, h) on a ground, enlarged by zoom, in colour or also in grey below."""
    text = f'{w} {h} {ground} {zoom} {tone} {out}\n' + ''.join(' '.join(map(str, r))+'\n' for r in rows)
    subprocess.run([exe], input=text, text=True, check=True)
    print(out)


def grid(exe, out, files, width, columns):
    """Cards in rows of so many columns."""
    height, gap = width*9//5, max(4, width//25)
    rows = [(f, gap+(i % columns)*(width+gap), gap+(i//columns)*(height+gap), width, height) for i,
        f in enumerate(files)]
    sheet(exe, out, gap+columns*(width+gap), gap+-(-len(files)//columns)*(height+gap), rows)


def strips(exe, out, files):
    """The left 22 px of cards 90 wide, with cloth between."""
    n = 40
    rows = []
    for i, f in enumerate(files):
        x, y = 4+(i % n)*26, 4+(i//n)*166
        rows += [(f, x, y, 90, 162), (CLOTH, x+22, y-4, 90, 170)]
    sheet(exe, out, 4+26*min(n, len(files)), 4+166*-(-len(files)//n), rows, zoom=3, tone='grey')


def fan(exe, out, window, deck, hands, backs):
    """Two hands, each in wide and in narrow strips, and the backs, on cloth framed in walnut, in a window."""
    most = max(map(len, hands))
    w, h = 10+(most-1)*45+100, 5*172+10
    lines = [(hands[0], 45), (hands[0], 22), (hands[1], 45), (hands[1], 22),
        ([backs[i*len(backs)//most] for i in range(most)], 45)]
    rows = [(WALNUT, 24, 24, w+36, h+36), (EDGE, 38, 38, w+8, h+8), (CLOTH, 42, 42, w, h)]
    for i, (hand, strip) in enumerate(lines):
        rows += [(deck/f'{c}.svg', 52+k*strip, 52+i*172, 90, 162) for k, c in enumerate(hand)]
    sheet(exe, out, w+84, h+84, rows, window)


def hands_of(name, codes):
    """Two hands to look at: chosen ones, or every so many cards of the pack."""
    n = max(1, len(codes)//18)
    return HANDS.get(name, (codes[::n][:21], codes[n//2::n][:21]))


def black(exe, folder, name):
    """The figures in black: written beside the sheets, then laid out."""
    shapes = folder/f'{name}-black'
    shapes.mkdir(exist_ok=True)
    figures = [c for c in there()[name].FIGURES if c in pictures(name)]
    for c in figures:
        (shapes/f'{c}.svg').write_text(silhouette(c, pictures(name)[c]))
    grid(exe, folder/f'{name}-black.png', [shapes/f'{c}.svg' for c in figures], 45, 19)


def pack(exe, folder, name):
    """All sheets of one pack."""
    deck = RESOURCES/'decks'/name
    codes = [c for c in there()[name].CODES if (deck/f'{c}.svg').exists()]
    backs = list(there()[name].BACKS)
    files = [deck/f'{c}.svg' for c in codes+backs]
    grid(exe, folder/f'{name}-pack.png', files, 120, 11)
    for i in range(0, len(files), 21):
        grid(exe, folder/f'{name}-large-{i//21+1}.png', files[i:i+21], 200, 7)
    strips(exe, folder/f'{name}-strips.png', files[:len(codes)])
    black(exe, folder, name)
    for window, colour in WINDOW.items():
        fan(exe, folder/f'{name}-fan-{window}.png', colour, deck, hands_of(name, codes), backs)


def size(file):
    """Width and height that a picture names."""
    words = file.read_text()[:400].split('viewBox="0 0 ')[1].split('"')[0].split()
    return float(words[0]), float(words[1])


def sundries(exe, out):
    """Everything that is no card: portraits, icons, pieces, each large and as small as it is shown."""
    rows = []
    for i, p in enumerate(sorted((RESOURCES/'heads').glob('*.svg'))):
        rows += [(p, 10+i*148, 10, 138, 166), (p, 10+i*56, 186, 46, 55), (p, 10+i*36, 250, 26, 31)]
    for i, p in enumerate(sorted((RESOURCES/'icons').glob('*.svg'))):
        rows += [(p, 770+i*104, 10, 96, 96), (p, 770+i*104, 116, 48, 48), (p, 824+i*104, 116, 24, 24),
            (p, 852+i*104, 116, 16, 16)]
    x, y = 10, 300
    for p in sorted((RESOURCES/'table').glob('*.svg')):
        w, h = size(p)
        if x+w*2 > 1290:
            x, y = 10, y+232
        rows.append((p, x, y, w*2, h*2))
        if p.stem in SMALL:
            rows.append((p, x, y+h*2+8, SMALL[p.stem], SMALL[p.stem]*h/w))
        x += w*2+14
    sheet(exe, out, 1300, int(y+232), rows)


def main(folder, some):
    """All sheets, or those of some packs."""
    folder.mkdir(parents=True, exist_ok=True)
    exe = tool(folder)
    for name in some or there():
        pack(exe, folder, name)
    if not some:
        some_of_each = (RESOURCES/'decks'/n/f'{c}.svg' for n in there() for c in [*list(pictures(n))[::4][:10], 'back'])
        grid(exe, folder/'packs.png', list(some_of_each), 140, 11)
        sundries(exe, folder/'sundries.png')


if __name__ == '__main__':
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
