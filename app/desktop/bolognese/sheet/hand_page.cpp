#include "desktop/bolognese/sheet/hand_page.h"

#include "text/bolognese/bolognese_sheet_words.h"

#include <QKeyEvent>

#include <utility>

namespace bolognese_sheet {

using namespace bolognese;
using namespace bolognese::sheet;
using look::PaperButton;
using look::Type;
using sheets::Choices;
using sheets::ChoiceWords;
namespace colour = look::colour;
namespace words = text::bolognese;

namespace {

// The first letters of a pair's names, over its figures.
QString initials(const SheetForm::Sheet& sheet, Side side) {
    const Seat first = side == Side::NS ? Seat::S : Seat::E;
    const auto letter = [&](Seat seat) { return QString::fromStdString(sheet.names[seat]).left(1); };
    return letter(first) + u'&' + letter(partner(first));
}

words::Names namesIn(const SheetForm::Sheet& sheet) {
    words::Names names;
    for (Seat seat : kSeats)
        names[seat] = QString::fromStdString(sheet.names[seat]);
    return names;
}

} // namespace

HandPage::HandPage(SheetBook& book, QWidget* parent)
    : sheets::HandPage(book, tr("A hand of Tarocco bolognese"), tr("The count"), parent), book_(book),
      counted_(new Choices(tr("Whose pile is tapped"), std::vector<ChoiceWords>(2))),
      last_(new Choices(tr("Who won the last trick"), std::vector<ChoiceWords>(2))),
      cards_(new CardGrid(tr("Cards of the pile"))),
      besides_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Accused…"))),
      all_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("All &cards"))),
      owed_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Give it"))),
      besidesSaid_(new paper::Words(Type::Text, colour::ink2)), menu_(new BesidesMenu(this)) {
    build();
    join();
}

void HandPage::build() {
    auto* whose = new QWidget;
    auto* row = new QHBoxLayout(whose);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(counted_, 1);
    row->addWidget(all_);
    ask(tr("Pile of"), whose);
    askAcross(cards_);
    askWithFaults({}, owed_);
    ask(tr("Last trick"), last_);
    auto* more = new QWidget;
    auto* line = new QHBoxLayout(more);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(besides_);
    line->addWidget(besidesSaid_, 1);
    ask(tr("Besides"), more);
    besidesSaid_->letBeCut();
    besidesSaid_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    all_->setAccessibleDescription(tr("A cappotto: the others won no trick"));
    besides_->setAccessibleDescription(tr("Accusi, calling out, a penalty"));
}

void HandPage::join() {
    connect(counted_, &Choices::picked, this, [this](int which) {
        draft_.counted = kSides[static_cast<std::size_t>(which)];
        said();
    });
    connect(last_, &Choices::picked, this, [this](int which) {
        draft_.last = kSides[static_cast<std::size_t>(which)];
        said();
    });
    connect(cards_, &CardGrid::changedTo, this, [this](CardSet cards) {
        draft_.pile = cards;
        said();
    });
    connect(all_, &QAbstractButton::clicked, this, [this] {
        draft_.pile = draft_.pile == kWholeDeck ? CardSet{} : kWholeDeck;
        if (draft_.pile == kWholeDeck)
            draft_.last = draft_.counted;
        said();
    });
    connect(owed_, &QAbstractButton::clicked, this, [this] {
        if (const auto owed = owedIn(draft_, book_.sheet().rules))
            draft_ = withOwed(draft_, *owed);
        said();
    });
    connect(besides_, &QAbstractButton::clicked, this, [this] { menu_->ask(draft_, book_.sheet()); });
    connect(menu_, &BesidesMenu::changedTo, this, [this](const Draft& draft) {
        draft_ = draft;
        said();
    });
}

void HandPage::takeUp() {
    const Sheet& sheet = book_.sheet();
    draft_ = isNew() ? sheet.draft.value_or(Draft{})
                     : draftOf(sheet.entries[static_cast<std::size_t>(number())].hand);
}

void HandPage::keep() {
    const auto whole = handOf(draft_);
    if (isNew())
        book_.setDraft(draft_);
    else if (whole)
        (void)book_.write(number(), *whole); // what is wrong with it is told
}

void HandPage::fill() {
    const Sheet& sheet = book_.sheet();
    const words::Pairs pairs = text::pairNames(sheet.names);
    const auto both = sheets::nameWords({pairs.begin(), pairs.end()});
    setDealer(QString::fromStdString(sheet.names[dealerOf(sheet, number())]));
    counted_->setWords(both);
    counted_->choose(index(draft_.counted));
    last_->setWords(both);
    last_->choose(draft_.last ? index(*draft_.last) : -1);
    cards_->setCards(draft_.pile);
    for (QWidget* one : std::initializer_list<QWidget*>{counted_, last_, cards_, all_})
        one->setEnabled(!draft_.calledOut);
    QStringList besides;
    if (draft_.calledOut)
        besides << tr("%1 called out", "pair").arg(pairs[*draft_.calledOut]);
    for (const Shown& one : draft_.accusi)
        if (!one.names.empty()) // else cards were tapped, and nothing made of them was accused
            besides << tr("%1: %2", "name, what was accused")
                           .arg(QString::fromStdString(sheet.names[one.seat]),
                                words::shownWords(one, sheet.rules));
    if (draft_.offenders)
        besides << tr("a penalty for %1", "pair").arg(pairs[*draft_.offenders]);
    besidesSaid_->setText(besides.join(QStringLiteral("; ")));
}

// What is tapped so far is counted as far as it goes.
void HandPage::tell() {
    const Sheet& sheet = book_.sheet();
    const auto whole = handOf(draft_);
    const auto problem = whole ? faultOf(*whole, sheet.rules, beforeOf(sheet, number())) : std::nullopt;
    const auto missing = missingIn(draft_);
    const auto owed = draft_.calledOut ? std::nullopt : owedIn(draft_, sheet.rules);
    owed_->setVisible(owed.has_value() && draft_.last.has_value());
    if (owed)
        owed_->setText(owed->from == draft_.counted
                           ? tr("&Give %1", "card").arg(words::cardInText(owed->card))
                           : tr("&Take %1", "card").arg(words::cardInText(owed->card)));
    if (missing == Missing::Pile) {
        tellMissing(words::missingWords(*missing));
        return;
    }
    tellCount(whole.value_or(
        KeptCount{draft_.counted, draft_.pile, draft_.counted, draft_.accusi, draft_.offenders}));
    if (missing)
        holdBack(words::missingWords(*missing), {});
    else if (problem)
        holdBack({}, words::explain(*problem, namesIn(sheet)));
}

void HandPage::tellCount(const KeptHand& hand) {
    const Sheet& sheet = book_.sheet();
    Account account = accountOf(hand, sheet.rules);
    if (!draft_.last) // nobody's yet
        for (Side side : kSides)
            account.points[side] -= std::exchange(account.count[side].last, 0);
    const words::Pairs pairs = text::pairNames(sheet.names);
    std::vector<sheets::LedgerLine> lines{{initials(sheet, Side::NS), {}, {}, {}, initials(sheet, Side::EW)}};
    for (const words::CountLine& line : words::ledgerOf(hand, account, sheet))
        lines.push_back({line.figures[Side::NS], line.words, line.rule,
                         line.weight == text::LedgerLine::Weight::Sum ? sheets::LedgerLine::Weight::Sum
                                                                      : sheets::LedgerLine::Weight::Term,
                         line.figures[Side::EW]});
    std::vector<sheets::Share> shares;
    for (Side side : kSides)
        shares.push_back({pairs[side], QStringLiteral("+%1").arg(account.points[side]),
                          account.points[side] > account.points[other(side)]});
    tellHand(lines, {}, shares);
}

bool HandPage::writeDown() {
    const auto whole = handOf(draft_);
    return whole && !book_.write(number(), *whole);
}

void HandPage::measure(const look::Metrics& m) {
    sheets::HandPage::measure(m);
    cards_->setMetrics(m);
    menu_->cards()->setMetrics(m);
}

// A letter presses the button that has it.
void HandPage::keyPressEvent(QKeyEvent* event) {
    if (!paper::pressLetter(*this, *event))
        sheets::HandPage::keyPressEvent(event);
}

void HandPage::focusFirst() {
    cards_->current()->setFocus(Qt::OtherFocusReason);
}

} // namespace bolognese_sheet

#include "moc_hand_page.cpp"
