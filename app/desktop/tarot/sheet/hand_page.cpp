#include "desktop/tarot/sheet/hand_page.h"

#include "desktop/look/surfaces.h"
#include "desktop/rules/linked_words.h"
#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpressionValidator>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using look::PaperButton;
using look::Type;
using paper::Field;
using paper::Words;
namespace colour = look::colour;
namespace words = text::tarot;

namespace {

constexpr int kLongestNote = 120;
constexpr std::array kBids{Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre};

// With the letters that they have at the table.
std::vector<ChoiceWords> bidWords(const RuleSet& rules) {
    const std::array shown{HandPage::tr("P&rise"), HandPage::tr("P&ousse"), HandPage::tr("&Garde"),
                           HandPage::tr("&Sans"), HandPage::tr("&Contre")};
    std::vector<ChoiceWords> all;
    for (std::size_t i = 0; i < kBids.size(); ++i) {
        const QString times = QStringLiteral("× %1").arg(coefficientOf(kBids[i]));
        all.push_back({shown[i], times, QStringLiteral("%1, %2").arg(words::bidName(kBids[i]), times)});
    }
    if (!rules.pousse)
        all[1].words = HandPage::tr("pousse");
    return all;
}

std::vector<ChoiceWords> boutWords() {
    std::vector<ChoiceWords> all;
    for (int bouts = 0; bouts <= 3; ++bouts)
        all.push_back({QString::number(bouts), HandPage::tr("needs %1").arg(needed(bouts)),
                       HandPage::tr("%1 bouts: %2 points are needed").arg(bouts).arg(needed(bouts))});
    return all;
}

std::vector<ChoiceWords> nameWords(const words::Names& names, int players) {
    std::vector<ChoiceWords> all;
    for (Seat seat : Seats::table(players))
        all.push_back({QString(names[seat]).replace(u'&', QStringLiteral("&&"))});
    return all;
}

} // namespace

HandPage::HandPage(SheetBook& book, QWidget* parent)
    : Page(parent), book_(book), whole_(new QHBoxLayout(this)), asking_(new QWidget), price_(new QWidget),
      title_(new Words(Type::Total, colour::ink)), // it has a figure, and those are not in the serif
      partnerLabel_(new Words(Type::Text, colour::ink2, tr("Partner"))),
      pointsSaid_(new Words(Type::Text, colour::ink2)),
      takers_(new Choices(tr("Who takes"), std::vector<ChoiceWords>(kMostPlayers))),
      bids_(new Choices(tr("Contract"), bidWords({}))),
      partners_(new Choices(tr("Partner"), std::vector<ChoiceWords>(kMostPlayers + 1))),
      bouts_(new Choices(tr("Bouts of the taker’s side"), boutWords())),
      counted_(new Choices(tr("Whose points"), {{tr("Ta&ker’s")}, {tr("De&fence’s")}})),
      petit_(new Choices(tr("Petit au bout"),
                         {{tr("&Nobody")}, {tr("&Taker"), tr("+ 10")}, {tr("&Defence"), tr("\u2212 10")}})),
      points_(new Field(tr("Points"))), note_(new Field(tr("Note"))),
      headline_(new Words(Type::Section, colour::ink, tr("The price"))),
      ledger_(new Words(Type::Sheet, colour::ink)), sum_(new Words(Type::Strong, colour::ink)),
      scores_(new Words(Type::Sheet, colour::ink)), says_(new Words(Type::Strong, colour::openBar)),
      buttons_{new PaperButton(PaperButton::Kind::SecondOnPaper, QStringLiteral("\u2212")),
               new PaperButton(PaperButton::Kind::SecondOnPaper, QStringLiteral("+")),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Announced…")),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Re&move")),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Back")),
               new PaperButton(PaperButton::Kind::MainOnPaper, tr("&Write it"))},
      announced_(new AnnouncedMenu(this)) {
    setAccessibleName(tr("A hand of Tarot"));
    whole_->addWidget(asking_, 8);
    whole_->addWidget(price_, 5);
    buildAsking();
    buildPrice();
    join();
    sheets::addBookActions(this, book_);
}

void HandPage::buildAsking() {
    auto* grid = new QGridLayout(asking_);
    grid->setColumnStretch(1, 1);
    grid->addWidget(title_, 0, 0, 1, 2);
    int row = 1;
    const auto add = [&](Words* label, QWidget* what) {
        grid->addWidget(label, row, 0);
        grid->addWidget(what, row, 1);
        grid->setRowStretch(row++, 1);
    };
    const auto label = [](const QString& text) { return new Words(Type::Text, colour::ink2, text); };
    add(label(tr("Taker")), takers_);
    add(label(tr("Contract")), bids_);
    add(partnerLabel_, partners_);
    add(label(tr("Bouts")), bouts_);
    auto* points = new QWidget;
    auto* line = new QHBoxLayout(points);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(buttons_.fewer);
    line->addWidget(points_);
    line->addWidget(buttons_.more);
    line->addWidget(counted_, 1);
    add(label(tr("Points")), points);
    grid->addWidget(pointsSaid_, row++, 1);
    add(label(tr("Petit au bout")), petit_);
    auto* more = new QWidget;
    auto* last = new QHBoxLayout(more);
    last->setContentsMargins(0, 0, 0, 0);
    last->addWidget(buttons_.announced);
    last->addWidget(note_, 2);
    last->addWidget(says_, 3);
    add(label(tr("Besides")), more);
    note_->setMaxLength(kLongestNote);
    note_->setPlaceholderText(tr("Note"));
    points_->setMaxLength(5);
    points_->setAlignment(Qt::AlignCenter);
    points_->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("\\d{0,3}([.,][05]?|½)?")), points_));
    buttons_.fewer->setAccessibleName(tr("Fewer points"));
    buttons_.more->setAccessibleName(tr("More points"));
    buttons_.announced->setAccessibleDescription(tr("Poignées, misères and slams"));
    says_->setWordWrap(true);
    says_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    pointsSaid_->letBeCut();
    pointsSaid_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void HandPage::buildPrice() {
    auto* box = new QVBoxLayout(price_);
    box->addWidget(headline_);
    box->addWidget(ledger_);
    box->addWidget(sum_);
    box->addWidget(scores_);
    box->addStretch(1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(buttons_.remove);
    foot->addStretch(1);
    foot->addWidget(buttons_.back);
    foot->addWidget(buttons_.write);
    box->addLayout(foot);
    for (Words* one : {ledger_, sum_, scores_}) {
        one->setWordWrap(true);
        one->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
}

void HandPage::join() {
    const auto joinTo = [this](Choices* choices, auto take) {
        connect(choices, &Choices::picked, this, [this, take](int which) {
            take(which);
            keep();
        });
    };
    joinTo(takers_, [this](int which) {
        draft_.taker = seatAt(which);
        if (draft_.partner == draft_.taker)
            draft_.partner.reset();
    });
    joinTo(bids_, [this](int which) { draft_.bid = kBids[static_cast<std::size_t>(which)]; });
    joinTo(partners_, [this](int which) {
        draft_.alone = which == kMostPlayers;
        draft_.partner = draft_.alone ? std::nullopt : std::optional(seatAt(which));
    });
    joinTo(bouts_, [this](int which) { draft_.bouts = which; });
    joinTo(counted_, [this](int which) { draft_.counted = kCamps[static_cast<std::size_t>(which)]; });
    joinTo(petit_, [this](int which) {
        draft_.petit = which <= 0 ? std::nullopt : std::optional(kCamps[static_cast<std::size_t>(which - 1)]);
    });
    connect(points_, &QLineEdit::textEdited, this, &HandPage::readPoints);
    connect(points_, &QLineEdit::returnPressed, this, &HandPage::write);
    connect(note_, &QLineEdit::editingFinished, this, [this] { book_.setNote(number_, note_->text()); });
    connect(note_, &QLineEdit::returnPressed, this, &HandPage::write);
    connect(buttons_.fewer, &QAbstractButton::clicked, this, [this] { addPoints(-1); });
    connect(buttons_.more, &QAbstractButton::clicked, this, [this] { addPoints(1); });
    connect(buttons_.announced, &QAbstractButton::clicked, this,
            [this] { announced_->ask(draft_, book_.sheet()); });
    connect(announced_, &AnnouncedMenu::changedTo, this, [this](const Extras& extras) {
        static_cast<Extras&>(draft_) = extras;
        keep();
    });
    connect(buttons_.remove, &QAbstractButton::clicked, this, [this] {
        book_.remove(number_);
        emit removed();
    });
    connect(buttons_.back, &QAbstractButton::clicked, this, &Page::back);
    connect(buttons_.write, &QAbstractButton::clicked, this, &HandPage::write);
}

void HandPage::showHand(int number) {
    number_ = number;
    badPoints_ = false;
    draft_ = book_.sheet().draft.value_or(Draft{});
    if (number_ < book_.next()) {
        const auto* hand =
            std::get_if<KeptContract>(&book_.sheet().entries[static_cast<std::size_t>(number)].hand);
        draft_ = hand ? draftOf(*hand, book_.sheet().players) : Draft{};
    }
    points_->setText(draft_.halves ? words::pointsText(*draft_.halves) : QString());
    const bool written = number_ < book_.next();
    note_->setText(written
                       ? QString::fromStdString(book_.sheet().entries[static_cast<std::size_t>(number)].note)
                       : QString());
    fill();
    tell();
}

void HandPage::setTaker(Seat seat) {
    draft_.taker = seat;
    keep();
}

// Every tap is in the file at once.
void HandPage::keep() {
    const auto whole = contractOf(draft_, book_.sheet().players);
    if (number_ >= book_.next()) // a new one
        book_.setDraft(draft_);
    else if (whole && !badPoints_)
        (void)book_.write(number_, *whole); // what is wrong with it is told below
    fill();
    tell();
}

void HandPage::fill() {
    const Sheet& sheet = book_.sheet();
    const auto names = words::namesOf(sheet);
    const auto people = nameWords(names, sheet.players);
    title_->setText(
        tr("Hand %1: %2 deals", "number, name").arg(number_ + 1).arg(names[dealerOf(sheet, number_)]));
    takers_->setWords(people);
    takers_->choose(draft_.taker ? index(*draft_.taker) : -1);
    bids_->setWords(bidWords(sheet.rules));
    bids_->button(1)->setVisible(sheet.rules.pousse);
    const auto bid = draft_.bid ? std::ranges::find(kBids, *draft_.bid) : kBids.end();
    bids_->choose(bid == kBids.end() ? -1 : static_cast<int>(bid - kBids.begin()));
    const bool five = sheet.players == kMostPlayers;
    partnerLabel_->setVisible(five);
    partners_->setVisible(five);
    if (five) {
        auto called = people;
        called.push_back({tr("A&lone")});
        partners_->setWords(called);
        for (Seat seat : Seats::table(kMostPlayers))
            partners_->button(index(seat))->setEnabled(draft_.taker != seat);
        partners_->choose(draft_.partner ? index(*draft_.partner) : draft_.alone ? kMostPlayers : -1);
    }
    bouts_->choose(draft_.bouts.value_or(-1));
    counted_->choose(draft_.counted == Camp::Declarer ? 0 : 1);
    petit_->choose(!draft_.petit ? 0 : *draft_.petit == Camp::Declarer ? 1 : 2);
    buttons_.remove->setVisible(number_ < book_.next());
}

void HandPage::readPoints() {
    const QString typed = points_->text().trimmed();
    draft_.halves = words::halvesIn(typed);
    badPoints_ = !typed.isEmpty() && !draft_.halves;
    keep();
}

// By whole points; where there are halves, by them.
void HandPage::addPoints(int steps) {
    const Sheet& sheet = book_.sheet();
    const int step = sheet.players == 4 ? 2 : 1; // F2.4
    const int start = 2 * needed(draft_.bouts.value_or(0));
    draft_.halves = std::clamp(draft_.halves ? *draft_.halves + steps * step : start, 0, 182);
    badPoints_ = false;
    points_->setText(words::pointsText(*draft_.halves));
    keep();
}

void HandPage::tell() {
    const Sheet& sheet = book_.sheet();
    const auto names = words::namesOf(sheet);
    const auto whole = contractOf(draft_, sheet.players);
    const auto problem = whole ? faultOf(*whole, sheet.rules, sheet.players) : std::nullopt;
    pointsSaid_->setText(
        badPoints_ || !draft_.halves || *draft_.halves > 182
            ? QString()
            : tr("%1 points of 91; the other side has %2")
                  .arg(words::pointsText(*draft_.halves), words::pointsText(182 - *draft_.halves)));
    const QString besides = words::extrasWords(draft_, names);
    buttons_.announced->setAccessibleDescription(besides.isEmpty() ? tr("Poignées, misères and slams")
                                                                   : besides);
    if (badPoints_)
        says_->setText(tr("Points are a number, or a number and a half: 41, 41½ or 41.5."));
    else if (problem)
        says_->setText(words::explain(*problem, names));
    else
        says_->setText({});
    tellPrice(whole && !problem && !badPoints_ ? &*whole : nullptr);
    if (const auto missing = missingIn(draft_, sheet.players); missing && !badPoints_)
        sum_->setText(words::missingWords(*missing));
    buttons_.write->setEnabled(whole && !problem && !badPoints_);
    update();
}

void HandPage::tellPrice(const KeptContract* hand) {
    sum_->clear();
    ledger_->setVisible(hand != nullptr);
    scores_->setVisible(hand != nullptr);
    if (!hand)
        return;
    const Sheet& sheet = book_.sheet();
    const Account account = accountOf(*hand, sheet.rules, sheet.players);
    QString rich = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">");
    QStringList told;
    for (const words::LedgerLine& line : words::ledgerOf(*hand, account, sheet)) {
        const bool strong = line.weight == words::LedgerLine::Weight::Sum;
        const QString figure = strong ? QStringLiteral("<b>%1</b>").arg(line.figure) : line.figure;
        rich += QStringLiteral("<tr><td align=\"right\" style=\"white-space:nowrap\">%1</td>"
                               "<td width=\"8\"></td><td>%2</td></tr>")
                    .arg(figure, rules::linked(QStringLiteral("%1 (%2)").arg(line.words, line.rule)));
        told << QStringLiteral("%1 %2 (%3)").arg(line.figure, line.words, line.rule);
    }
    ledger_->setRich(rich + QStringLiteral("</table>"), told.join(QStringLiteral(". ")));
    sum_->setText(words::priceSum(*hand, account));
    QStringList scores;
    QString table = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">");
    const auto names = words::namesOf(sheet);
    for (Seat seat : Seats::table(sheet.players)) {
        const int score = account.scores[seat];
        const QString figure = text::signedPoints(score);
        table += QStringLiteral("<tr><td>%1</td><td width=\"12\"></td><td align=\"right\">%2</td></tr>")
                     .arg(names[seat].toHtmlEscaped(),
                          score > 0 ? QStringLiteral("<b>%1</b>").arg(figure) : figure);
        scores << names[seat] + u' ' + figure;
    }
    scores_->setRich(table + QStringLiteral("</table>"), scores.join(QStringLiteral(", ")));
}

void HandPage::write() {
    const auto whole = contractOf(draft_, book_.sheet().players);
    if (!whole || badPoints_ || faultOf(*whole, book_.sheet().rules, book_.sheet().players))
        return;
    if (book_.write(number_, *whole))
        return;
    book_.setNote(number_, note_->text()); // of a new hand it could not be kept before
    emit done();
}

void HandPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(10);
    whole_->setContentsMargins(edge, edge, edge, edge);
    whole_->setSpacing(m.px(14));
    asking_->layout()->setContentsMargins(m.px(26), m.px(12), m.px(18), m.px(8));
    static_cast<QGridLayout*>(asking_->layout())->setVerticalSpacing(0);
    price_->layout()->setContentsMargins(m.px(24), m.px(12), m.px(20), m.px(10));
    QFont figures = look::font(m, Type::PadNumber);
    points_->setFont(figures);
    points_->setFixedWidth(m.px(84));
}

void HandPage::drawOn(QPainter& p) {
    look::drawPaper(p, asking_->geometry(), metrics());
    look::drawPaper(p, price_->geometry(), metrics());
}

// Digits typed anywhere say how many points; a letter presses the button that has it.
void HandPage::keyPressEvent(QKeyEvent* event) {
    if (paper::isPlainDigit(*event) && event->text().at(0).isDigit())
        paper::typeInto(*points_, *event);
    else if (!paper::pressLetter(*this, *event))
        Page::keyPressEvent(event);
}

void HandPage::focusFirst() {
    if (!draft_.taker)
        takers_->button(0)->setFocus(Qt::OtherFocusReason);
    else if (!draft_.bid)
        bids_->button(0)->setFocus(Qt::OtherFocusReason);
    else
        points_->setFocus(Qt::OtherFocusReason);
}

} // namespace tarot_sheet
