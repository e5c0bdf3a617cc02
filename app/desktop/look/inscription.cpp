#include "desktop/look/inscription.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QFontMetrics>

namespace look {
namespace {

constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

void shrink(QFont& f) {
    f.setPixelSize(f.pixelSize() - 1);
}

} // namespace

QString withoutMnemonic(QString text) {
    return text.remove(QLatin1Char('&'));
}

Inscription::Inscription(const QString& name, const QString& words, double wide, const Metrics& m)
    : m_name(name), m_words(words), m_wide(wide), m_nameFont(font(m, Type::door)),
      m_wordsFont(font(m, Type::sheet)) {}

void Inscription::setSizes(int name, int words) {
    m_nameFont.setPixelSize(name);
    m_wordsFont.setPixelSize(words);
}

void Inscription::keepToOneLine(int least) {
    QFont small = m_wordsFont;
    const auto tooWide = [&] { return QFontMetrics(small).horizontalAdvance(m_words) > m_wide; };
    while (small.pixelSize() > least && tooWide())
        shrink(small);
    if (!tooWide())
        m_wordsFont = small;
}

void Inscription::shrinkName(double high, int least) {
    const QString plain = withoutMnemonic(m_name);
    while (m_nameFont.pixelSize() > least &&
           (QFontMetrics(m_nameFont).horizontalAdvance(plain) > m_wide || height() > high))
        shrink(m_nameFont);
}

void Inscription::shrinkWords(double high, int least) {
    while (m_wordsFont.pixelSize() > least && height() > high)
        shrink(m_wordsFont);
}

double Inscription::wordsHeight() const {
    return QFontMetricsF(m_wordsFont).boundingRect(QRectF(0, 0, m_wide, 999), wrapped, m_words).height();
}

double Inscription::above() const {
    // What is seen of a name is its capitals: the ascent has room for accents above them.
    return QFontMetricsF(m_nameFont).capHeight();
}

double Inscription::below() const {
    return QFontMetricsF(m_nameFont).descent() + wordsHeight();
}

void Inscription::draw(QPainter& p, const QRectF& box, double baseline, bool underlineMnemonic,
                       QColor words) const {
    const QFontMetricsF fm(m_nameFont);
    p.setPen(QColor(colour::ink));
    p.setFont(m_nameFont);
    p.drawText(QRectF(box.left(), baseline - fm.ascent(), box.width(), fm.height()),
               Qt::AlignHCenter | Qt::AlignTop |
                   (underlineMnemonic ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
               m_name);
    p.setFont(m_wordsFont);
    p.setPen(words);
    p.drawText(QRectF(box.center().x() - m_wide / 2, baseline + fm.descent(), m_wide, wordsHeight()), wrapped,
               m_words);
}

} // namespace look
