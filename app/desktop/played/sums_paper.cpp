#include "desktop/played/sums_paper.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "desktop/played/played_words.h"

#include <algorithm>

namespace played {

namespace colour = look::colour;
using look::Type;

SumsPaper::SumsPaper(look::Deck& deck, const Listing& listing, const Weighing& weighing, QWidget* parent)
    : QWidget(parent), listing_(listing), weighing_(weighing), curve_(new RestiCurve(this)),
      bars_(new CostBars(this)),
      weigh_(new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, tr("Weigh the&m"), this)),
      shares_(new SumsView(deck, this)), eraseRow_(new paper::EraseRow(this)), table_(new ChartTable(this)) {
    for (HandChart* chart : {static_cast<HandChart*>(curve_), static_cast<HandChart*>(bars_)}) {
        connect(chart, &HandChart::pointedAt, this, &SumsPaper::pointedAt);
        connect(chart, &HandChart::chosen, this, &SumsPaper::handChosen);
        connect(chart, &HandChart::tableAsked, this, &SumsPaper::showTable);
    }
    connect(shares_, &SumsView::partnerChosen, this, [this](std::optional<int> player) {
        Wanted wanted = listing_.wanted;
        wanted.partner = player;
        emit wantedChosen(wanted);
    });
    connect(shares_, &SumsView::opponentsChosen, this, [this](const std::optional<QString>& level) {
        Wanted wanted = listing_.wanted;
        wanted.against = level;
        emit wantedChosen(wanted);
    });
    connect(table_, &ChartTable::closed, this, [this] { curve_->setFocus(Qt::OtherFocusReason); });
}

void SumsPaper::fill() {
    curve_->setSums(&listing_.hands, &listing_.sums);
    bars_->setSums(&listing_.hands, &listing_.sums);
    shares_->setHands(listing_.hands, listing_.wanted);
    tellWeighing();
}

void SumsPaper::showTable() {
    table_->show(listing_.hands, listing_.sums);
}

// ---- Words ----

QString SumsPaper::sumsWords() const {
    const Wanted& wanted = listing_.wanted;
    const auto n = static_cast<int>(listing_.sums.hands.size());
    QStringList parts{wanted.partner || wanted.against ? tr("%n hand(s)", nullptr, n)
                                                       : tr("all %n hand(s)", nullptr, n)};
    if (wanted.partner)
        for (const Share& share : partnersOf(listing_.hands, wanted))
            if (share.player == *wanted.partner)
                parts << tr("with %1").arg(share.name);
    if (wanted.against)
        parts << tr("against %1").arg(wanted.against->isEmpty() ? tr("others") : levelWords(*wanted.against));
    return parts.join(u' ');
}

int SumsPaper::toWeigh() const {
    return static_cast<int>(listing_.sums.hands.size()) - listing_.sums.weighed;
}

QString SumsPaper::costLine() const {
    if (weighing_.running())
        return tr("Weighing hand %1 of %2").arg(weighing_.done() + 1).arg(weighing_.all());
    return toWeigh() > 0 ? tr("%n hand(s) still to be weighed", nullptr, toWeigh())
                         : tr("points a hand; line: the mean of twelve");
}

// The button beside it says what to do with them.
QString SumsPaper::shortCostLine() const {
    return weighing_.running() ? tr("%1 of %2").arg(weighing_.done() + 1).arg(weighing_.all())
           : toWeigh() > 0     ? tr("%n to weigh", nullptr, toWeigh())
                               : tr("points a hand");
}

void SumsPaper::tellWeighing() {
    weigh_->setText(weighing_.running() ? tr("Sto&p") : tr("Weigh the&m"));
    weigh_->setVisible(weighing_.running() || toWeigh() > 0);
    weigh_->setToolTip(costLine());
    weigh_->setAccessibleDescription(costLine());
    placeWeigh();
    update();
}

// ---- Places ----

void SumsPaper::place(const look::PagePlan& plan) {
    const QRect paper = plan.at(692, 42, 564, 744);
    setGeometry(paper);
    plan_ = plan.on(paper.topLeft());
    const look::Metrics& m = plan_.metrics;
    curve_->setGeometry(plan_.at(716, 126, 536, 210));
    curve_->setMetrics(m);
    bars_->setGeometry(plan_.at(716, 368, 536, 144));
    bars_->setMetrics(m);
    shares_->setGeometry(plan_.at(720, 526, 508, 200));
    shares_->setMetrics(m);
    weigh_->setMetrics(m);
    placeWeigh();
    table_->setGeometry(plan_.at(704, 104, 540, 624));
    table_->setMetrics(m);
    eraseRow_->place(plan_.at(720, 738, 508, 34), m);
    update();
}

void SumsPaper::placeWeigh() {
    const QRect head = plan_.at(720, 340, 508, 26);
    const int wide = weigh_->paperSize().width();
    weigh_->setPaperGeometry(QRect(head.right() + 1 - wide, head.top(), wide, head.height()));
}

void SumsPaper::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::Metrics& m = plan_.metrics;
    const QFont page = look::font(m, Type::Page), name = look::font(m, Type::Name), small = look::sans(m, 12);
    constexpr int kLeft = Qt::AlignLeft | Qt::AlignVCenter, kRight = Qt::AlignRight | Qt::AlignVCenter;
    const QString title = tr("How it goes"), costs = tr("What my choices cost");
    look::writeLine(p, plan_.at(720, 50, 508, 46), kLeft, title, page, colour::ink);
    look::writeLine(p, plan_.at(720, 60, 508, 40), kRight, sumsWords(), look::font(m, Type::Text),
                    colour::ink2);
    look::writeLine(p, plan_.at(720, 102, 508, 26), kLeft, tr("My resti"), name, colour::ink);
    look::writeLine(p, plan_.at(720, 340, 508, 26), kLeft, costs, name, colour::ink);
    const int button = weigh_->isHidden() ? 0 : weigh_->paperSize().width() + m.px(10);
    const QRect line = plan_.at(720, 342, 508, 26)
                           .adjusted(QFontMetrics(name).horizontalAdvance(costs) + m.px(10), 0, -button, 0);
    const bool fits = QFontMetrics(small).horizontalAdvance(costLine()) <= line.width();
    look::writeLine(p, line, kRight, fits ? costLine() : shortCostLine(), small, colour::ink2);
    const QRect rule = plan_.at(720, 521, 508, 1);
    p.fillRect(QRect(rule.left(), rule.top(), rule.width(), m.line(1)), QColor(colour::paperRule));
}

} // namespace played

#include "moc_sums_paper.cpp"
