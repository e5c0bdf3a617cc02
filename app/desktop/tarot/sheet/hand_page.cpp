#include "desktop/tarot/sheet/hand_page.h"

#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QKeyEvent>
#include <QRegularExpressionValidator>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using look::PaperButton;
using look::Type;
using paper::Field;
using paper::Words;
using sheets::Choices;
using sheets::ChoiceWords;
namespace colour = look::colour;
namespace words = text::tarot;

namespace {

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
    : sheets::HandPage(book, tr("A hand of Tarot"), tr("The price"), parent), book_(book),
      pointsSaid_(new Words(Type::Text, colour::ink2)),
      takers_(new Choices(tr("Who takes"), std::vector<ChoiceWords>(kMostPlayers))),
      bids_(new Choices(tr("Contract"), bidWords({}))),
      partners_(new Choices(tr("Partner"), std::vector<ChoiceWords>(kMostPlayers + 1))),
      bouts_(new Choices(tr("Bouts of the taker’s side"), boutWords())),
      counted_(new Choices(tr("Whose points"), {{tr("Ta&ker’s")}, {tr("De&fence’s")}})),
      petit_(new Choices(tr("Petit au bout"),
                         {{tr("&Nobody")}, {tr("&Taker"), tr("+ 10")}, {tr("&Defence"), tr("\u2212 10")}})),
      points_(new Field(tr("Points"))),
      buttons_{new PaperButton(PaperButton::Kind::SecondOnPaper, QStringLiteral("\u2212")),
               new PaperButton(PaperButton::Kind::SecondOnPaper, QStringLiteral("+")),
               new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Announced…"))},
      announced_(new AnnouncedMenu(this)) {
    buildAsking();
    join();
}

void HandPage::buildAsking() {
    ask(tr("Taker"), takers_);
    ask(tr("Contract"), bids_);
    partner_ = ask(tr("Partner"), partners_);
    ask(tr("Bouts"), bouts_);
    auto* points = new QWidget;
    auto* line = new QHBoxLayout(points);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(buttons_.fewer);
    line->addWidget(points_);
    line->addWidget(buttons_.more);
    line->addWidget(counted_, 1);
    ask(tr("Points"), points);
    askUnder(pointsSaid_);
    ask(tr("Petit au bout"), petit_);
    askLast(tr("Besides"), buttons_.announced);
    points_->setMaxLength(5);
    points_->setAlignment(Qt::AlignCenter);
    points_->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("\\d{0,3}([.,][05]?|½)?")), points_));
    buttons_.fewer->setAccessibleName(tr("Fewer points"));
    buttons_.more->setAccessibleName(tr("More points"));
    buttons_.announced->setAccessibleDescription(tr("Poignées, misères and slams"));
    pointsSaid_->letBeCut();
    pointsSaid_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void HandPage::join() {
    const auto joinTo = [this](Choices* choices, auto take) {
        connect(choices, &Choices::picked, this, [this, take](int which) {
            take(which);
            said();
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
    connect(points_, &QLineEdit::returnPressed, this, [this] { write(); });
    connect(buttons_.fewer, &QAbstractButton::clicked, this, [this] { addPoints(-1); });
    connect(buttons_.more, &QAbstractButton::clicked, this, [this] { addPoints(1); });
    connect(buttons_.announced, &QAbstractButton::clicked, this,
            [this] { announced_->ask(draft_, book_.sheet()); });
    connect(announced_, &AnnouncedMenu::changedTo, this, [this](const Extras& extras) {
        static_cast<Extras&>(draft_) = extras;
        said();
    });
}

void HandPage::takeUp() {
    badPoints_ = false;
    draft_ = book_.sheet().draft.value_or(Draft{});
    if (!isNew()) {
        const auto* hand =
            std::get_if<KeptContract>(&book_.sheet().entries[static_cast<std::size_t>(number())].hand);
        draft_ = hand ? draftOf(*hand, book_.sheet().players) : Draft{};
    }
    points_->setText(draft_.halves ? words::pointsText(*draft_.halves) : QString());
}

void HandPage::setTaker(Seat seat) {
    draft_.taker = seat;
    said();
}

// Every tap is in the file at once.
void HandPage::keep() {
    const auto whole = contractOf(draft_, book_.sheet().players);
    if (isNew())
        book_.setDraft(draft_);
    else if (whole && !badPoints_)
        (void)book_.write(number(), *whole); // what is wrong with it is told below
}

void HandPage::fill() {
    const Sheet& sheet = book_.sheet();
    const auto names = words::namesOf(sheet);
    const auto people = nameWords(names, sheet.players);
    setTitle(tr("Hand %1: %2 deals", "number, name").arg(number() + 1).arg(names[dealerOf(sheet, number())]));
    takers_->setWords(people);
    takers_->choose(draft_.taker ? index(*draft_.taker) : -1);
    bids_->setWords(bidWords(sheet.rules));
    bids_->button(1)->setVisible(sheet.rules.pousse);
    const auto bid = draft_.bid ? std::ranges::find(kBids, *draft_.bid) : kBids.end();
    bids_->choose(bid == kBids.end() ? -1 : static_cast<int>(bid - kBids.begin()));
    const bool five = sheet.players == kMostPlayers;
    setAsked(partner_, five ? Asking::Now : Asking::NotNow);
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
}

void HandPage::readPoints() {
    const QString typed = points_->text().trimmed();
    draft_.halves = words::halvesIn(typed);
    badPoints_ = !typed.isEmpty() && !draft_.halves;
    said();
}

// By whole points; where there are halves, by them.
void HandPage::addPoints(int steps) {
    const Sheet& sheet = book_.sheet();
    const int step = sheet.players == 4 ? 2 : 1; // F2.4
    const int start = 2 * needed(draft_.bouts.value_or(0));
    draft_.halves = std::clamp(draft_.halves ? *draft_.halves + steps * step : start, 0, 182);
    badPoints_ = false;
    points_->setText(words::pointsText(*draft_.halves));
    said();
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
        tellWrong(tr("Points are a number, or a number and a half: 41, 41½ or 41.5."));
    else if (const auto missing = missingIn(draft_, sheet.players))
        tellMissing(words::missingWords(*missing));
    else if (problem)
        tellWrong(words::explain(*problem, names));
    else
        tellPrice(*whole);
}

void HandPage::tellPrice(const KeptContract& hand) {
    const Sheet& sheet = book_.sheet();
    const Account account = accountOf(hand, sheet.rules, sheet.players);
    const auto names = words::namesOf(sheet);
    std::vector<sheets::Share> shares;
    for (Seat seat : Seats::table(sheet.players))
        shares.push_back({names[seat], text::signedPoints(account.scores[seat]), account.scores[seat] > 0});
    tellHand(sheets::ledgerFrom(words::ledgerOf(hand, account, sheet)), words::priceSum(hand, account),
             shares);
}

bool HandPage::writeDown() {
    const auto whole = contractOf(draft_, book_.sheet().players);
    return whole && !book_.write(number(), *whole);
}

void HandPage::measure(const look::Metrics& m) {
    sheets::HandPage::measure(m);
    points_->setFont(look::font(m, Type::PadNumber));
    points_->setFixedWidth(m.px(84));
}

// Digits typed anywhere say how many points; a letter presses the button that has it.
void HandPage::keyPressEvent(QKeyEvent* event) {
    if (paper::isPlainDigit(*event) && event->text().at(0).isDigit())
        paper::typeInto(*points_, *event);
    else if (!paper::pressLetter(*this, *event))
        sheets::HandPage::keyPressEvent(event);
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
