// What stands under the picture of a large button: a name in large letters, and a line of words beneath it.
#pragma once

#include "desktop/look/metrics.h"

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace look {

// The two texts with the sizes they are written in. A language with long words, or a large system text, does
// not fit at the sizes wished for: the functions below make them smaller, and who draws chooses their order.
class Inscription {
public:
    // `name` may carry a mnemonic. `wide` is the room for both, in logical pixels; the words may wrap.
    Inscription(const QString& name, const QString& words, double wide, const Metrics& m);

    // The sizes wished for, in pixels.
    void setSizes(int name, int words);

    // The words on one line, if they fit it at `least` pixels or more; else they stay as large as they are.
    void keepToOneLine(int least);
    // A smaller name, until it fits the width and the whole the height `high`; but never below `least`.
    void shrinkName(double high, int least);
    // Smaller words, until the whole fits the height `high`; but never below `least`.
    void shrinkWords(double high, int least);

    [[nodiscard]] int namePx() const { return nameFont_.pixelSize(); }
    // From the top of the name's capitals to its baseline, and from there to the lower end of the words.
    double above() const;
    double below() const;
    double height() const { return above() + below(); }

    // Centred in `box`, the name on `baseline` and in ink, the words in the colour `words`.
    void draw(QPainter& p, const QRectF& box, double baseline, bool underlineMnemonic, QColor words) const;

private:
    double wordsHeight() const;

    QString name_;
    QString words_;
    double wide_;
    QFont nameFont_;
    QFont wordsFont_;
};

// A text without the sign before its mnemonic's letter.
QString withoutMnemonic(QString text);

} // namespace look
