#include "desktop/practice/due_view.h"

#include "desktop/look/type.h"

#include <QPainter>

namespace practise {

namespace {

constexpr int kMostBars = 12; // of more one bar is filled as far as they are done

} // namespace

DueView::DueView(QWidget* parent) : QWidget(parent) {}

void DueView::setTold(const DueTold& told) {
    told_ = told;
    setAccessibleName(QStringList{told.number, told.words, told.beside}.join(u' ').simplified());
    update();
}

void DueView::setLook(const PanelLook& look) {
    look_ = look;
    update();
}

int DueView::wantedHeight() const {
    return QFontMetrics(look::sans(look_.metrics, 34, QFont::Bold)).height() + look_.words(14);
}

void DueView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::PanelColours& c = look_.colours();
    const QFont big = look::sans(look_.metrics, 34, QFont::Bold);
    const QRect line(0, 0, width(), QFontMetrics(big).height());
    p.setFont(big);
    p.setPen(QColor(c.text));
    p.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, told_.number);
    const int left =
        told_.number.isEmpty() ? 0 : p.fontMetrics().horizontalAdvance(told_.number) + look_.words(10);
    p.setFont(look::sans(look_.metrics, 14, QFont::DemiBold));
    p.drawText(line.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, told_.words);
    const int used = left + p.fontMetrics().horizontalAdvance(told_.words) + look_.words(8);
    p.setFont(look::sans(look_.metrics, 13));
    p.setPen(QColor(c.text2));
    p.drawText(line.adjusted(used, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
               p.fontMetrics().elidedText(told_.beside, Qt::ElideRight, width() - used));
    if (told_.all == 0)
        return;
    const bool one = told_.all > kMostBars;
    const int bars = one ? 1 : told_.all, gap = look_.words(4), high = look_.words(7);
    const double wide = double(width() - (bars - 1) * gap) / bars;
    for (int i = 0; i < bars; ++i) {
        const QRectF bar(i * (wide + gap) + 0.5, line.bottom() + 2, wide - 1, high - 1);
        const double round = bar.height() / 2;
        p.setPen(QPen(QColor(c.text2), 1));
        p.setBrush(!one && i == told_.done && told_.now ? QBrush(QColor(look::colour::gold))
                                                        : QBrush(Qt::NoBrush));
        const QColor done(look_.dark ? c.text2 : look::colour::clothLit);
        if (!one && i < told_.done) {
            p.setPen(Qt::NoPen);
            p.setBrush(done);
        }
        p.drawRoundedRect(bar, round, round);
        if (one && told_.done > 0) {
            p.setPen(Qt::NoPen);
            p.setBrush(done);
            const double share = double(told_.done) / told_.all;
            p.drawRoundedRect(
                QRectF(bar.topLeft(), QSizeF(std::max(bar.height(), bar.width() * share), bar.height())),
                round, round);
        }
    }
}

} // namespace practise

#include "moc_due_view.cpp"
