// Every colour of the table by what it is for. No other file of the desktop app writes a colour down.
#pragma once

#include <QColor>
#include <QRgb>

namespace look {

// Colours that stay the same in light and dark surroundings: cloth, wood, paper, marks.
namespace colour {

inline constexpr QRgb clothLit = 0xff28513f;  // under the lamp
inline constexpr QRgb clothMid = 0xff1c3a2e;  // most of the cloth
inline constexpr QRgb clothEdge = 0xff11231b; // far corners

inline constexpr QRgb walnutLight = 0xff6d4a31;
inline constexpr QRgb walnutMid = 0xff4a2f1e;
inline constexpr QRgb walnutDark = 0xff26170e;
inline constexpr QRgb walnutGlint = 0xffc79a6c; // light caught on an edge, always thin
inline constexpr QRgb joint = 0xff0d0805;       // where wood meets cloth or a hollow begins

inline constexpr QRgb wellDark = 0xff20140c;   // score tray: number and resti
inline constexpr QRgb wellPieces = 0xff1b342a; // score tray: fishes and tokens

inline constexpr QRgb strip = 0xff15281f;      // strip lying on cloth: discard, go on, declare
inline constexpr QRgb stripHover = 0xff1d3228; // a row of it under the mouse
inline constexpr QRgb stripEdge = 0xff4f7463;  // only ever edges something whose words tell it

inline constexpr QRgb paper = 0xfff3e9cf;     // slips, tags, mounts, main buttons
inline constexpr QRgb paperOpen = 0xffeadcb8; // an opened row of a sheet
inline constexpr QRgb paperRule = 0xffb9a67c; // lines on paper
inline constexpr QRgb paperFine = 0xffd8c7a0; // fine lines on paper
inline constexpr QRgb ink = 0xff231d18;       // words on paper
inline constexpr QRgb ink2 = 0xff6b5f4b;      // second words on paper
inline constexpr QRgb inkWeak = 0xff5b4f3d;   // weak numbers on paper
inline constexpr QRgb openBar = 0xff8f2114;   // bar at the left of an opened row

inline constexpr QRgb text = 0xfff3e9cf;         // words on cloth, strips and wells
inline constexpr QRgb text2 = 0xffd3c8a8;        // second words there
inline constexpr QRgb gold = 0xffe8bb5c;         // turn, winner, marks; never the only sign
inline constexpr QRgb focus = 0xfff7dd92;        // focus ring and hint
inline constexpr QRgb disabledText = 0xffa9b7a8; // on disabledGround or cloth
inline constexpr QRgb disabledEdge = 0xff5e7a6b;
inline constexpr QRgb disabledGround = 0xff1a3027;
inline constexpr QRgb buttonEdge = 0xff8fa596;  // a second button on cloth
inline constexpr QRgb tileLitEdge = 0xffc9d4c4; // a tile that is pointed to
inline constexpr QRgb shadow = 0xff060c09;      // black-green; its alpha is the shadow's own

} // namespace colour

// What changes with the surroundings: menus, panels and dialogs, and nothing else.
struct PanelColours {
    QRgb ground; // behind everything
    QRgb rule;   // thin lines
    QRgb text;   // words
    QRgb text2;  // second words
    QRgb gold;   // marks
};

inline constexpr PanelColours darkPanel{0xff1d130c, 0xff5a4130, colour::text, colour::text2, colour::gold};
inline constexpr PanelColours lightPanel{0xfff1e8d2, 0xffc8b88f, colour::ink, colour::ink2, 0xff7a4e00};

inline constexpr const PanelColours& panelColours(bool dark) {
    return dark ? darkPanel : lightPanel;
}

// `c` with another opacity, 0 to 255.
inline QColor withAlpha(QRgb c, int alpha) {
    return QColor(qRed(c), qGreen(c), qBlue(c), alpha);
}

} // namespace look
