#include "desktop/look/type.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>

namespace look {
namespace {

// The bigger cut ("12") first: asked for plainly, some systems answer with the one meant for footnotes.
const QStringList& serifs() {
    static const QStringList families{QStringLiteral("EB Garamond 12"), QStringLiteral("EB Garamond"),
                                      QStringLiteral("Garamond"),       QStringLiteral("Georgia"),
                                      QStringLiteral("DejaVu Serif"),   QStringLiteral("serif")};
    return families;
}

const QStringList& sanses() {
    static const QStringList families{QStringLiteral("Open Sans"), QStringLiteral("Noto Sans"),
                                      QStringLiteral("Segoe UI"), QStringLiteral("DejaVu Sans"),
                                      QStringLiteral("sans-serif")};
    return families;
}

QFont sized(const QStringList& families, QFont::StyleHint hint, int pixels) {
    QFont f;
    f.setFamilies(families);
    f.setStyleHint(hint);
    f.setPixelSize(pixels);
    return f;
}

} // namespace

QFont serif(const Metrics& m, double size, bool italic, bool bold) {
    QFont f = sized(serifs(), QFont::Serif, m.text(size));
    f.setItalic(italic);
    f.setBold(bold);
    return f;
}

QFont sans(const Metrics& m, double size, QFont::Weight weight) {
    QFont f = sized(sanses(), QFont::SansSerif, m.text(size));
    f.setWeight(weight);
    return f;
}

QFont font(const Metrics& m, Type role) {
    switch (role) {
    case Type::Product:
        return serif(m, 68);
    case Type::Door:
        return serif(m, 38);
    case Type::Page:
        return serif(m, 34);
    case Type::Announcement:
        return serif(m, 28);
    case Type::Section:
        return serif(m, 26);
    case Type::Name:
        return serif(m, 20);
    case Type::Round:
        return serif(m, 19, false, true);
    case Type::UnderTitle:
        return serif(m, 22, true);
    case Type::PadNumber:
        return sans(m, 24, QFont::DemiBold);
    case Type::Total:
        return sans(m, 22, QFont::Bold);
    case Type::Counter:
        return sans(m, 18, QFont::DemiBold);
    case Type::Sheet:
        return sans(m, 14);
    case Type::Button:
        return sans(m, 14, QFont::DemiBold);
    case Type::Text:
        return sans(m, 13);
    case Type::Strong:
        return sans(m, 13, QFont::DemiBold);
    case Type::Tag:
        return sans(m, 12, QFont::DemiBold);
    }
    return sans(m, 13);
}

int posterPx(const Metrics& m, double size, double share) {
    return std::max(m.text(size), m.px(size * share));
}

double systemFontPx() {
    const QFont f = QGuiApplication::font();
    const int pixels = QFontInfo(f).pixelSize();
    // 13 is what the table is drawn for. Smaller texts are not followed, its own are small enough; and a
    // platform without settings may answer with anything.
    return pixels < 13 || pixels > 40 ? 13 : pixels;
}

} // namespace look
