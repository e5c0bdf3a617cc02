#include "desktop/games/hands_paper.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "desktop/shell/left_words.h"
#include "text/figures.h"

#include <QPainter>

#include <algorithm>

namespace games {

namespace colour = look::colour;
using look::PaperButton;
using look::Type;
using paper::Cell;
using paper::TableRow;

namespace {

constexpr auto kSecond = PaperButton::Kind::SecondOnPaper;

QString hintWords(int hints) {
    return HandsPaper::tr("%n hint(s)", nullptr, hints);
}

// "+12", or that it does not count.
QString pointsWords(const Hand& hand) {
    return hand.points ? text::signedPoints(*hand.points) : HandsPaper::tr("not counted");
}

TableRow headingOf(const Match& match) {
    const QString day = desktop::momentWords(match.begun); // some play twice a day
    QStringList parts{match.whom, match.standing, outcomeWords(match)};
    parts.removeAll(QString());
    const QString words = parts.join(QStringLiteral(" · "));
    return {TableRow::Kind::Heading, {{day}, {words}}, day + QStringLiteral(": ") + words};
}

// Which hand of the match it is, as the table has it: one that does not count is played again.
int placeOf(const Match& match, std::size_t hand) {
    const auto before =
        std::ranges::count_if(match.hands.begin(), match.hands.begin() + static_cast<std::ptrdiff_t>(hand),
                              [](const Hand& one) { return one.points.has_value(); });
    return static_cast<int>(before) + 1;
}

TableRow rowOf(const Match& match, const At& at, int number) {
    const Hand& hand = match.hands[at.hand];
    const QString which =
        match.oneHand ? HandsPaper::tr("one hand") : HandsPaper::tr("hand %1").arg(placeOf(match, at.hand));
    QString how = hand.told;
    if (hand.hints > 0)
        how += u' ' + hintWords(hand.hints) + u'.';
    const QString told = which + QStringLiteral(": ") + how + u' ' + pointsWords(hand) + u'.';
    const auto ink = hand.points ? *hand.points > 0 ? Cell::Ink::Bold : Cell::Ink::Plain : Cell::Ink::Weak;
    return {TableRow::Kind::Line, {{which, Cell::Ink::Weak}, {how}, {pointsWords(hand), ink}}, told, number};
}

} // namespace

HandsPaper::HandsPaper(const QString& game, QWidget* parent)
    : QWidget(parent), game_(game), search_(new paper::Field(tr("Search"), this)),
      list_(new paper::PaperTable(this)), review_(new PaperButton(kSecond, tr("&Review"), this)),
      again_(new PaperButton(kSecond, tr("Same cards &again"), this)),
      save_(new PaperButton(kSecond, tr("&Save"), this)),
      open_(new PaperButton(kSecond, tr("&Open a file"), this)) {
    search_->setPlaceholderText(tr("a name, a day, a word: Vieri, November, lost"));
    search_->setAcceptDrops(false); // a file dropped there is a file
    search_->setClearButtonEnabled(true);
    list_->setAccessibleName(tr("Hands played"));
    list_->setColumns({{0.015, 0.155}, {0.155, 0.83}, {0.835, 0.985, Qt::AlignRight}});
    list_->wrapWords();
    list_->keepChosen();
    connect(search_, &QLineEdit::textChanged, this, &HandsPaper::fill);
    connect(list_, &paper::PaperTable::moved, this, &HandsPaper::tellChosen);
    connect(list_, &paper::PaperTable::opened, this, &HandsPaper::reviewAsked);
}

void HandsPaper::setMatches(const std::vector<Match>& matches) {
    matches_ = &matches;
    places_ = placesOf(matches);
    fill();
}

void HandsPaper::fill() {
    const auto before = chosen();
    std::vector<TableRow> rows;
    std::optional<std::size_t> headed;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const At& at = places_[i];
        const Match& match = (*matches_)[at.match];
        if (!isWanted(match, match.hands[at.hand], search_->text()))
            continue;
        if (headed != at.match)
            rows.push_back(headingOf(match));
        headed = at.match;
        rows.push_back(rowOf(match, at, static_cast<int>(i)));
    }
    const bool any = !rows.empty();
    list_->setRows(std::move(rows));
    list_->setCurrentIndex({});
    const auto same = std::ranges::find(places_, before.value_or(At{}));
    if (before && same != places_.end())
        list_->selectNumber(static_cast<int>(same - places_.begin()));
    if (any && !chosen())
        list_->setCurrentIndex(list_->model()->index(1, 0)); // under the first heading
    setAccessibleDescription(any ? QString() : emptyWords());
    tellChosen();
}

std::optional<At> HandsPaper::chosen() const {
    const TableRow* row = list_->currentRow();
    return row && row->number >= 0 && static_cast<std::size_t>(row->number) < places_.size()
               ? std::optional(places_[static_cast<std::size_t>(row->number)])
               : std::nullopt;
}

void HandsPaper::tellChosen() {
    const TableRow* row = list_->currentRow();
    for (PaperButton* button : {review_, again_, save_}) {
        button->setEnabled(chosen().has_value());
        button->setAccessibleDescription(chosen() ? row->told : QString());
    }
    update();
    emit chosenChanged();
}

QString HandsPaper::headWords() const {
    if (places_.empty())
        return game_;
    const auto matches = static_cast<int>(std::ranges::count(*matches_, false, &Match::oneHand));
    const QString hands = tr("%n hand(s)", nullptr, static_cast<int>(places_.size()));
    const QString all = matches == 0 ? hands : tr("%1, %n match(es)", "so many hands", matches).arg(hands);
    return game_ + QStringLiteral(" · ") + all;
}

QString HandsPaper::emptyWords() const {
    return places_.empty() ? tr("No hand has been played to its end here yet.")
                           : tr("No hand has all of these words.");
}

// In that row, the file's at its end, or where they have no room beside one another with that over it; how
// much higher they reach then.
int HandsPaper::placeButtons(const QRect& row) {
    const look::Metrics& m = plan_.metrics;
    const auto placeFrom = [&](int x, int top, PaperButton* button) {
        const int wide = button->paperSize().width();
        button->setPaperGeometry(QRect(x, top, wide, row.height()));
        return x + wide + m.px(10);
    };
    for (PaperButton* button : {review_, again_, save_, open_})
        button->setMetrics(m);
    int end = row.left();
    for (PaperButton* button : {review_, again_, save_})
        end = placeFrom(end, row.top(), button);
    const int last = row.right() + 1 - open_->paperSize().width();
    const int up = end > last ? row.height() + m.px(10) : 0;
    placeFrom(last, row.top() - up, open_);
    return up;
}

void HandsPaper::place(const look::PagePlan& plan, int notice) {
    const QRect paper = plan.at(24, 42, 652, 744);
    setGeometry(paper);
    plan_ = plan.on(paper.topLeft());
    const look::Metrics& m = plan_.metrics;
    search_->setMetrics(m);
    search_->setGeometry(plan_.at(52, 106, 596, 38).translated(0, notice));
    const QRect row = plan_.at(52, 738, 596, 34);
    const int up = placeButtons(row);
    list_->setMetrics(m, 30);
    list_->setGeometry(plan_.at(52, 154, 604, 568).adjusted(0, notice, 0, -up));
    update();
}

void HandsPaper::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::Metrics& m = plan_.metrics;
    constexpr int kLeft = Qt::AlignLeft | Qt::AlignVCenter, kRight = Qt::AlignRight | Qt::AlignVCenter;
    look::writeLine(p, plan_.at(52, 50, 596, 46), kLeft, tr("My games"), look::font(m, Type::Page),
                    colour::ink);
    look::writeLine(p, plan_.at(252, 60, 396, 40), kRight, headWords(), look::font(m, Type::Text),
                    colour::ink2);
    if (list_->rows().empty())
        look::writeLine(p, QRect(list_->pos() + QPoint(0, m.px(16)), QSize(list_->width(), m.px(40))), kLeft,
                        emptyWords(), look::font(m, Type::Text), colour::ink2);
}

} // namespace games

#include "moc_hands_paper.cpp"
