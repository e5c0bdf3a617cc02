#include "desktop/games/sums_paper.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "desktop/settings/level_words.h"
#include "desktop/sheets/curve.h"
#include "text/figures.h"

#include <QLocale>
#include <QPainter>

#include <cmath>

namespace games {

namespace colour = look::colour;
using look::Type;
using paper::Cell;
using paper::TableRow;

namespace {

constexpr int kTen = 10; // hands from one line of the curve to the next

// "+1.4" of so many points in so many hands.
QString meanWords(int points, int hands) {
    const double mean = hands > 0 ? double(points) / hands : 0;
    const QString figure = QLocale().toString(std::abs(mean), 'f', 1);
    if (figure == QLocale().toString(0.0, 'f', 1))
        return figure;
    return (mean > 0 ? QStringLiteral("+%1") : QStringLiteral("\u2212%1")).arg(figure);
}

TableRow lineOf(const QString& what, const QString& how, const QString& note = {}) {
    const QString told =
        what + QStringLiteral(": ") + how + (note.isEmpty() ? note : QStringLiteral(", ") + note);
    return {TableRow::Kind::Line, {{what}, {note, Cell::Ink::Weak}, {how, Cell::Ink::Strong}}, told};
}

} // namespace

SumsPaper::SumsPaper(const QString& points, QWidget* parent)
    : QWidget(parent), points_(points), lines_(new paper::PaperTable(this)),
      eraseRow_(new paper::EraseRow(this)) {
    sums_.curve.push_back(0);
    lines_->setAccessibleName(tr("How it goes"));
    lines_->setColumns({{0, 0.6}, {0.6, 0.8, Qt::AlignRight}, {0.8, 1, Qt::AlignRight}});
    lines_->wrapWords();
}

void SumsPaper::setMatches(const std::vector<Match>& matches) {
    sums_ = sumsOf(matches);
    lines_->setRows(rows());
    setAccessibleName(tr("How it goes"));
    setAccessibleDescription(tr("%1: %2 after %n hand(s)", nullptr, sums_.hands())
                                 .arg(points_, text::signedPoints(sums_.points())));
    update();
}

std::vector<TableRow> SumsPaper::rows() const {
    if (sums_.hands() == 0)
        return {};
    std::vector<TableRow> rows;
    const auto of = [](int hits, int all) { return tr("%1 of %2").arg(hits).arg(all); };
    const auto hands = [](int n) { return tr("%n hand(s)", nullptr, n); };
    if (sums_.matches > 0)
        rows.push_back(lineOf(tr("Matches won"), of(sums_.won, sums_.matches)));
    rows.push_back(
        lineOf(tr("On average in a hand"), meanWords(sums_.points(), sums_.hands()), hands(sums_.hands())));
    for (const auto& [level, played, points] : sums_.against)
        rows.push_back(lineOf(level.isEmpty()
                                  ? tr("where the others played unequally well")
                                  : tr("where the others played as %1").arg(settings::levelName(level)),
                              meanWords(points, played), hands(played)));
    for (const Tally& tally : sums_.tallies)
        rows.push_back(lineOf(tally.words, of(tally.hits, tally.of)));
    if (sums_.uncounted > 0)
        rows.push_back(lineOf(tr("Left out: the cards were known, or something was taken back"),
                              hands(sums_.uncounted)));
    return rows;
}

void SumsPaper::place(const look::PagePlan& plan) {
    const QRect paper = plan.at(692, 42, 564, 744);
    setGeometry(paper);
    plan_ = plan.on(paper.topLeft());
    lines_->setMetrics(plan_.metrics, 30);
    lines_->setGeometry(plan_.at(720, 376, 508, 306));
    const QRect row = plan_.at(720, 738, 508, 34);
    eraseRow_->place(row, plan_.metrics, row.top() - plan_.at(720, 686, 508, 34).top());
    update();
}

void SumsPaper::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::Metrics& m = plan_.metrics;
    constexpr int kLeft = Qt::AlignLeft | Qt::AlignVCenter, kRight = Qt::AlignRight | Qt::AlignVCenter;
    look::writeLine(p, plan_.at(720, 50, 508, 46), kLeft, tr("How it goes"), look::font(m, Type::Page),
                    colour::ink);
    look::writeLine(p, plan_.at(720, 60, 508, 40), kRight, tr("%n hand(s)", nullptr, sums_.hands()),
                    look::font(m, Type::Text), colour::ink2);
    look::writeLine(p, plan_.at(720, 102, 508, 26), kLeft, tr("%1, added up", "my points").arg(points_),
                    look::font(m, Type::Name), colour::ink);
    if (sums_.hands() == 0)
        return;
    const sheets::Curve curve{
        {{QString(), sums_.curve}}, std::max(sums_.hands(), kTen), kTen, &text::signedPoints};
    sheets::drawCurve(p, plan_.at(720, 134, 508, 226), curve, look::sans(m, 12), m.line(1.4));
}

} // namespace games

#include "moc_sums_paper.cpp"
