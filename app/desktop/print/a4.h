// Writing on a printed page in tenths of a millimetre, with the same on every printer.
#pragma once

#include <QFont>
#include <QPainter>
#include <QString>

namespace print {

class A4 {
public:
    static constexpr int wide = 2100, high = 2970; // tenths of a millimetre
    static constexpr int margin = 150;

    // The painter's device has an A4 page without margins.
    explicit A4(QPainter& p);

    [[nodiscard]] QPainter& painter() { return p_; }
    [[nodiscard]] static QFont serif(int size, bool bold = false, bool italic = false);
    [[nodiscard]] static QFont sans(int size, QFont::Weight weight = QFont::Normal);

    void write(const QRectF& r, int align, const QString& words, const QFont& font, QRgb ink);
    // The same with smaller letters where they have no room, down to `least`; then in two lines, or cut.
    void writeFitting(const QRectF& r, int align, const QString& words, QFont font, int least, QRgb ink);
    // Words that wrap; how far down they reach.
    qreal paragraph(const QRectF& r, const QString& words, const QFont& font, QRgb ink);
    void rule(qreal y, qreal left, qreal right, qreal breadth, QRgb ink);
    void upright(qreal x, qreal top, qreal bottom, qreal breadth, QRgb ink);
    // The frame around a page: two lines and a lily over them.
    void frame();

private:
    QPainter& p_;
};

} // namespace print
