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
    : name_(name), words_(words), wide_(wide), nameFont_(font(m, Type::Door)),
      wordsFont_(font(m, Type::Sheet)) {}

void Inscription::setSizes(int name, int words) {
    nameFont_.setPixelSize(name);
    wordsFont_.setPixelSize(words);
}

void Inscription::keepToOneLine(int least) {
    QFont small = wordsFont_;
    const auto tooWide = [&] { return QFontMetrics(small).horizontalAdvance(words_) > wide_; };
    while (small.pixelSize() > least && tooWide())
        shrink(small);
    if (!tooWide())
        wordsFont_ = small;
}

void Inscription::shrinkName(double high, int least) {
    const QString plain = withoutMnemonic(name_);
    while (nameFont_.pixelSize() > least &&
           (QFontMetrics(nameFont_).horizontalAdvance(plain) > wide_ || height() > high))
        shrink(nameFont_);
}

void Inscription::shrinkWords(double high, int least) {
    while (wordsFont_.pixelSize() > least && height() > high)
        shrink(wordsFont_);
}

namespace {

// The narrowest room in which the words have no more lines than in that: lines of like length, no word left
// over.
double balanced(const QFontMetricsF& fm, const QString& words, double most) {
    const auto high = [&](double wide) {
        return fm.boundingRect(QRectF(0, 0, wide, 999), wrapped, words).height();
    };
    double wide = most;
    for (const double whole = high(most); wide > most / 2 && high(wide - 2) <= whole;)
        wide -= 2;
    return wide;
}

} // namespace

double Inscription::wordsHeight() const {
    return QFontMetricsF(wordsFont_).boundingRect(QRectF(0, 0, wide_, 999), wrapped, words_).height();
}

double Inscription::above() const {
    // What is seen of a name is its capitals: the ascent has room for accents above them.
    return QFontMetricsF(nameFont_).capHeight();
}

double Inscription::below() const {
    return QFontMetricsF(nameFont_).descent() + wordsHeight();
}

void Inscription::draw(QPainter& p, const QRectF& box, double baseline, bool underlineMnemonic,
                       QColor words) const {
    const QFontMetricsF fm(nameFont_);
    p.setPen(QColor(colour::ink));
    p.setFont(nameFont_);
    p.drawText(QRectF(box.left(), baseline - fm.ascent(), box.width(), fm.height()),
               Qt::AlignHCenter | Qt::AlignTop |
                   (underlineMnemonic ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
               name_);
    p.setFont(wordsFont_);
    p.setPen(words);
    const double wide = balanced(QFontMetricsF(wordsFont_), words_, wide_);
    p.drawText(QRectF(box.center().x() - wide / 2, baseline + fm.descent(), wide, wordsHeight()), wrapped,
               words_);
}

} // namespace look
