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

// The one that has been pressed last of a row of people: nobody of them took.
constexpr std::array kUntaken{Draft::Kind::Void, Draft::Kind::Misere};

std::vector<ChoiceWords> takerWords(const QStringList& people, bool misere) {
    auto all = sheets::nameWords(people);
    all.push_back({HandPage::tr("&Void"), {}, HandPage::tr("Void: all passed, or the petit was alone")});
    if (misere)
        all.push_back({HandPage::tr("M&isère"), {}, HandPage::tr("All passed: played à la misère")});
    return all;
}

// Whole or half points.
void dressPoints(Field& field) {
    field.setMaxLength(5);
    field.setAlignment(Qt::AlignCenter);
    field.setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("\\d{0,3}([.,][05]?|½)?")), &field));
}

bool isNoNumber(const Field* field) {
    const QString typed = field->text().trimmed();
    return !typed.isEmpty() && !words::halvesIn(typed);
}

// The points that it says cannot be.
bool isOfPoints(Fault fault) {
    constexpr std::array all{Fault::PointsRange, Fault::HalfOfFour,   Fault::BoutsWorth,
                             Fault::SlamPoints,  Fault::MiserePoints, Fault::MisereOff};
    return std::ranges::find(all, fault) != all.end();
}

} // namespace

HandPage::HandPage(SheetBook& book, QWidget* parent)
    : sheets::HandPage(book, tr("A hand of Tarot"), tr("The price"), parent), book_(book),
      takers_(new Choices(tr("Who takes"), std::vector<ChoiceWords>(kMostPlayers + kUntaken.size()))),
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
    buildMisere();
    join();
}

void HandPage::buildAsking() {
    ask(tr("Taker"), takers_);
    const auto askTaken = [this](const QString& label, QWidget* what) {
        taken_.push_back(ask(label, what));
        return taken_.back();
    };
    askTaken(tr("Contract"), bids_);
    partner_ = ask(tr("Partner"), partners_);
    askTaken(tr("Bouts"), bouts_);
    auto* points = new QWidget;
    auto* line = new QHBoxLayout(points);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(buttons_.fewer);
    line->addWidget(points_);
    line->addWidget(buttons_.more);
    line->addWidget(counted_, 1);
    askTaken(tr("Points"), points);
    pointsSaid_ = askUnder();
    askTaken(tr("Petit au bout"), petit_);
    taken_.push_back(askWithFaults(tr("Besides"), buttons_.announced));
    dressPoints(*points_);
    buttons_.fewer->setAccessibleName(tr("Fewer points"));
    buttons_.more->setAccessibleName(tr("More points"));
    buttons_.announced->setAccessibleDescription(tr("Poignées, misères and slams"));
}

void HandPage::buildMisere() {
    for (Seat seat : Seats::table(kMostPlayers)) {
        won_[seat] = new Field({});
        dressPoints(*won_[seat]);
        auto* line = new QWidget; // else the field would be as wide as the page
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(won_[seat]);
        row->addStretch(1);
        winning_[seat] = ask({}, line);
    }
    wonSaid_ = askUnder();
}

void HandPage::join() {
    const auto joinTo = [this](Choices* choices, auto take) {
        connect(choices, &Choices::picked, this, [this, take](int which) {
            take(which);
            said();
        });
    };
    joinTo(takers_, [this](int which) { take(which); });
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
    for (Seat seat : Seats::table(kMostPlayers)) {
        connect(won_[seat], &QLineEdit::textEdited, this, &HandPage::readWon);
        connect(won_[seat], &QLineEdit::returnPressed, this, [this, seat] {
            if (index(seat) + 1 < book_.sheet().players)
                won_[right(seat, book_.sheet().players)]->setFocus(Qt::TabFocusReason);
            else
                write();
        });
    }
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
    draft_ = book_.sheet().draft.value_or(Draft{});
    if (!isNew())
        draft_ =
            draftOf(book_.sheet().entries[static_cast<std::size_t>(number())].hand, book_.sheet().players);
    const auto text = [](const std::optional<int>& halves) {
        return halves ? words::pointsText(*halves) : QString();
    };
    points_->setText(text(draft_.halves));
    for (Seat seat : Seats::table(kMostPlayers))
        won_[seat]->setText(text(draft_.won[seat]));
}

void HandPage::setTaker(Seat seat) {
    take(index(seat));
    said();
}

void HandPage::setMisere() {
    draft_.kind = Draft::Kind::Misere;
    said();
}

void HandPage::take(int which) {
    const int players = book_.sheet().players;
    if (which >= players) {
        draft_.kind = kUntaken[static_cast<std::size_t>(which - players)];
        return;
    }
    draft_.kind = Draft::Kind::Taken;
    draft_.taker = seatAt(which);
    if (draft_.partner == draft_.taker)
        draft_.partner.reset();
}

// Every tap is in the file at once.
void HandPage::keep() {
    const auto whole = handOf(draft_, book_.sheet().players);
    if (isNew())
        book_.setDraft(draft_);
    else if (whole)
        (void)book_.write(number(), *whole); // what is wrong with it is told below
}

void HandPage::fill() {
    using Kind = Draft::Kind;
    const Sheet& sheet = book_.sheet();
    const Kind kind = draft_.kind;
    setDealer(QString::fromStdString(sheet.names[dealerOf(sheet, number())]));
    takers_->setWords(takerWords(SheetForm::namesOf(sheet),
                                 sheet.rules.allPass == AllPass::Misere || kind == Kind::Misere));
    takers_->choose(kind == Kind::Void     ? sheet.players
                    : kind == Kind::Misere ? sheet.players + 1
                    : draft_.taker         ? index(*draft_.taker)
                                           : -1);
    fillTaken();
    fillMisere();
}

void HandPage::fillTaken() {
    const Sheet& sheet = book_.sheet();
    const bool taken = draft_.kind == Draft::Kind::Taken;
    const bool five = taken && sheet.players == kMostPlayers;
    for (const Asked& line : taken_)
        setAsked(line, taken ? Asking::Now : Asking::NotNow);
    pointsSaid_->setVisible(taken);
    setAsked(partner_, five ? Asking::Now : Asking::NotNow);
    bids_->setWords(bidWords(sheet.rules));
    bids_->button(1)->setVisible(sheet.rules.pousse);
    const auto bid = draft_.bid ? std::ranges::find(kBids, *draft_.bid) : kBids.end();
    bids_->choose(bid == kBids.end() ? -1 : static_cast<int>(bid - kBids.begin()));
    if (five) {
        auto called = sheets::nameWords(SheetForm::namesOf(sheet));
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

void HandPage::fillMisere() {
    const Sheet& sheet = book_.sheet();
    const bool misere = draft_.kind == Draft::Kind::Misere;
    const auto names = words::namesOf(sheet);
    for (Seat seat : Seats::table(kMostPlayers)) {
        setAsked(winning_[seat], misere && index(seat) < sheet.players ? Asking::Now : Asking::NotNow);
        winning_[seat].label->setText(tr("%1 won", "name").arg(names[seat]));
        won_[seat]->setAccessibleName(tr("Points of %1").arg(names[seat]));
    }
    wonSaid_->setVisible(misere);
}

void HandPage::readPoints() {
    draft_.halves = words::halvesIn(points_->text());
    said();
}

// By whole points; where there are halves, by them.
void HandPage::addPoints(int steps) {
    const Sheet& sheet = book_.sheet();
    const int step = sheet.players == 4 ? 2 : 1; // F2.4
    const int start = 2 * needed(draft_.bouts.value_or(0));
    draft_.halves = std::clamp(draft_.halves ? *draft_.halves + steps * step : start, 0, 182);
    points_->setText(words::pointsText(*draft_.halves));
    said();
}

void HandPage::readWon() {
    for (Seat seat : Seats::table(book_.sheet().players))
        draft_.won[seat] = words::halvesIn(won_[seat]->text());
    said();
}

// Those that are asked for.
std::vector<Field*> HandPage::pointFields() const {
    if (draft_.kind == Draft::Kind::Taken)
        return {points_};
    std::vector<Field*> fields;
    if (draft_.kind == Draft::Kind::Misere)
        for (Seat seat : Seats::table(book_.sheet().players))
            fields.push_back(won_[seat]);
    return fields;
}

void HandPage::tell() {
    const Sheet& sheet = book_.sheet();
    const auto whole = handOf(draft_, sheet.players);
    const auto problem = whole ? faultOf(*whole, sheet.rules, sheet.players) : std::nullopt;
    sayUnder(*pointsSaid_,
             !draft_.halves || *draft_.halves > 182
                 ? QString()
                 : tr("%1 points of 91; the other side has %2")
                       .arg(words::pointsText(*draft_.halves), words::pointsText(182 - *draft_.halves)));
    sayUnder(*wonSaid_, tr("All passed: the points that each player won; the chien is nobody’s (F10.3)."));
    const QString besides = words::extrasWords(draft_, words::namesOf(sheet));
    buttons_.announced->setAccessibleDescription(besides.isEmpty() ? tr("Poignées, misères and slams")
                                                                   : besides);
    Words* underPoints = draft_.kind == Draft::Kind::Misere ? wonSaid_ : pointsSaid_;
    if (std::ranges::any_of(pointFields(), isNoNumber))
        tellWrong(tr("Points are a number, or a number and a half: 41, 41½ or 41.5."), underPoints);
    else if (const auto missing = missingIn(draft_, sheet.players))
        tellMissing(words::missingWords(*missing));
    else if (problem)
        tellWrong(words::explain(*problem, words::namesOf(sheet)),
                  isOfPoints(problem->what) ? underPoints : nullptr);
    else
        tellPrice(*whole);
}

void HandPage::tellPrice(const KeptHand& hand) {
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
    const auto whole = handOf(draft_, book_.sheet().players);
    return whole && !book_.write(number(), *whole);
}

void HandPage::measure(const look::Metrics& m) {
    sheets::HandPage::measure(m);
    points_->setFont(look::font(m, Type::PadNumber));
    points_->setFixedWidth(m.px(84));
    for (Field* field : won_)
        field->setFixedWidth(m.px(84));
}

// Digits typed anywhere say how many points; a letter presses the button that has it.
void HandPage::keyPressEvent(QKeyEvent* event) {
    const auto fields = pointFields();
    const auto next =
        std::ranges::find_if(fields, [](const Field* field) { return field->text().isEmpty(); });
    if (paper::isPlainDigit(*event) && event->text().at(0).isDigit() && !fields.empty())
        paper::typeInto(next == fields.end() ? *fields.front() : **next, *event);
    else if (!paper::pressLetter(*this, *event))
        sheets::HandPage::keyPressEvent(event);
}

void HandPage::focusFirst() {
    if (draft_.kind == Draft::Kind::Misere)
        won_[Seat::First]->setFocus(Qt::OtherFocusReason);
    else if (!draft_.taker)
        takers_->button(0)->setFocus(Qt::OtherFocusReason);
    else if (!draft_.bid)
        bids_->button(0)->setFocus(Qt::OtherFocusReason);
    else
        points_->setFocus(Qt::OtherFocusReason);
}

} // namespace tarot_sheet

#include "moc_hand_page.cpp"
