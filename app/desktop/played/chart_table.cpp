#include "desktop/played/chart_table.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/played/played_words.h"
#include "desktop/shell/page_menus.h"
#include "text/figures.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

namespace played {

namespace colour = look::colour;

ChartTable::ChartTable(QWidget* parent)
    : QWidget(parent), table_(new QTableWidget(this)),
      back_(new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, tr("Back to the &charts"), this)) {
    setAccessibleName(tr("How it goes, as a table"));
    table_->setAccessibleName(tr("Hand by hand"));
    table_->setColumnCount(5);
    table_->setHorizontalHeaderLabels(
        {tr("Hand"), tr("With"), tr("Resti"), tr("Together"), tr("Choices cost")});
    table_->verticalHeader()->hide();
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setShowGrid(false);
    table_->installEventFilter(this);
    connect(back_, &QAbstractButton::clicked, this, &ChartTable::shut);
    hide();
}

void ChartTable::show(const std::vector<ListedHand>& hands, const Sums& sums) {
    table_->setRowCount(static_cast<int>(sums.hands.size()));
    for (std::size_t i = 0; i < sums.hands.size(); ++i) {
        const std::size_t at = sums.hands.size() - 1 - i; // the latest first, as in the list
        const ListedHand& listed = hands[sums.hands[at]];
        const std::array<QString, 5> words{
            tr("%1, %2", "day, hand").arg(momentWords(listed.hand.begun), whichWords(listed)),
            listed.partnerName(), restiWords(listed), text::signedPoints(sums.resti[at]),
            costWords(listed.costs)};
        for (std::size_t column = 0; column < words.size(); ++column) {
            auto* item = new QTableWidgetItem(words[column]);
            item->setTextAlignment((column < 2 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            table_->setItem(static_cast<int>(i), static_cast<int>(column), item);
        }
    }
    layOut();
    QWidget::show();
    raise();
    table_->setFocus(Qt::OtherFocusReason);
    if (table_->rowCount() > 0)
        table_->setCurrentCell(0, 0);
}

void ChartTable::shut() {
    hide();
    emit closed();
}

void ChartTable::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    back_->setMetrics(m);
    layOut();
}

void ChartTable::layOut() {
    const look::Metrics& m = metrics_;
    const QRect inside = rect().adjusted(m.px(20), m.px(16), -m.px(20), -m.px(14));
    const QSize back = back_->paperSize();
    back_->setPaperGeometry(
        QRect(QPoint(inside.right() - back.width(), inside.bottom() - back.height()), back));
    table_->setGeometry(inside.adjusted(0, 0, 0, -back.height() - m.px(12)));
    const QFont font = look::sans(m, 13);
    table_->setFont(font);
    table_->horizontalHeader()->setFont(look::sans(m, 12));
    table_->verticalHeader()->setDefaultSectionSize(QFontMetrics(font).height() + m.px(8));
    const auto css = [](QRgb c) { return QColor(c).name(); };
    table_->setStyleSheet(
        QStringLiteral("QTableWidget{background:transparent;color:%1;selection-background-color:%2;"
                       "selection-color:%1;border:none}"
                       "QHeaderView{background:transparent}QHeaderView::section{background:transparent;color:"
                       "%3;border:none;"
                       "border-bottom:1px solid %4;padding:3px}")
            .arg(css(colour::ink), css(colour::paperOpen), css(colour::ink2), css(colour::paperRule)));
    const int wide = table_->viewport()->width();
    constexpr std::array shares{0.38, 0.17, 0.12, 0.14, 0.19};
    for (int column = 0; column < 5; ++column)
        table_->setColumnWidth(column, int(wide * shares[static_cast<std::size_t>(column)]));
}

void ChartTable::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    look::drawTagPaper(p, rect().adjusted(2, 2, -4, -6), metrics_);
}

// The key that opened it shuts it, and so does the one that leads back.
bool ChartTable::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_F2 || key == Qt::Key_Escape) {
        if (event->type() == QEvent::KeyPress)
            shut();
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ChartTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        shut();
    else if (!desktop::pressByLetter(*this, *event))
        QWidget::keyPressEvent(event);
}

} // namespace played

#include "moc_chart_table.cpp"
