#include "desktop/bolognese/sheet/besides_menu.h"

#include "text/bolognese/bolognese_sheet_words.h"

#include <algorithm>

namespace bolognese_sheet {

using namespace bolognese;
using namespace bolognese::sheet;
using look::Type;
using paper::LargeButton;
using paper::Words;
using sheets::ChoiceWords;
namespace colour = look::colour;
namespace words = text::bolognese;

namespace {

constexpr int kInRow = 6;

std::optional<Side> sideAt(int which) {
    return which == 0 ? std::nullopt : std::optional(kSides[static_cast<std::size_t>(which - 1)]);
}

int placeOf(const std::optional<Side>& side) {
    return side ? 1 + index(*side) : 0;
}

} // namespace

BesidesMenu::BesidesMenu(QWidget* page)
    : Overlay(tr("Accused, and how it ended"), page),
      people_(new sheets::Choices(tr("Who accused"), std::vector<ChoiceWords>(4))),
      cards_(new CardGrid(tr("Cards shown"))), says_(new Words(Type::Text, colour::ink2)),
      endings_(new sheets::Choices(tr("How it ended"), std::vector<ChoiceWords>(3))),
      penalties_(new sheets::Choices(tr("A penalty"), std::vector<ChoiceWords>(3))) {
    buildAccusi();
    buildEnding();
}

void BesidesMenu::buildAccusi() {
    body()->addWidget(people_);
    body()->addWidget(cards_);
    auto* found = new QGridLayout;
    found->setSpacing(0);
    for (int i = 0; i < kNames; ++i) {
        const auto name = static_cast<Name>(i);
        auto* button = new LargeButton(LargeButton::Size::Plain, {});
        button->setCheckable(true);
        button->setOnPaper(true);
        button->letBeCut();
        QSizePolicy keeps = button->sizePolicy();
        keeps.setRetainSizeWhenHidden(true); // each has its place, made or not
        keeps.setHorizontalPolicy(QSizePolicy::Expanding);
        button->setSizePolicy(keeps);
        found->addWidget(button, i / kInRow, i % kInRow);
        combinations_.push_back(button);
        connect(button, &QAbstractButton::clicked, this, [this, name] { turn(name); });
    }
    body()->addLayout(found);
    says_->setWordWrap(true);
    body()->addWidget(says_);
    connect(people_, &sheets::Choices::picked, this, [this](int which) {
        seat_ = kSeats[static_cast<std::size_t>(which)];
        tell();
    });
    connect(cards_, &CardGrid::changedTo, this, &BesidesMenu::show);
}

void BesidesMenu::buildEnding() {
    body()->addWidget(endings_);
    body()->addWidget(penalties_);
    connect(endings_, &sheets::Choices::picked, this, [this](int which) {
        draft_.calledOut = sideAt(which);
        change();
    });
    connect(penalties_, &sheets::Choices::picked, this, [this](int which) {
        draft_.offenders = sideAt(which);
        change();
    });
}

void BesidesMenu::ask(const Draft& draft, const Sheet& sheet) {
    draft_ = draft;
    sheet_ = sheet;
    seat_ = draft.accusi.empty() ? Seat::S : draft.accusi.front().seat;
    const words::Pairs pairs = text::pairNames(sheet.names);
    std::vector<ChoiceWords> ends{{tr("&Played out")}}, penalties{{tr("&No penalty")}};
    for (Side side : kSides) {
        ends.push_back({tr("Called out"), pairs[side], tr("%1 called out").arg(pairs[side])});
        penalties.push_back(
            {tr("Penalty"), pairs[side], tr("A penalty for %1: scartini only").arg(pairs[side])});
    }
    endings_->setWords(ends);
    penalties_->setWords(penalties);
    tell();
    open(people_->button(index(seat_)));
}

Shown BesidesMenu::shown() const {
    const auto found = std::ranges::find(draft_.accusi, seat_, &Shown::seat);
    return found == draft_.accusi.end() ? Shown{seat_, {}, {}} : *found;
}

// Whatever the cards make was accused, but for what was left out before.
void BesidesMenu::show(CardSet cards) {
    Shown one = shown();
    std::vector<Name> leftOut;
    for (const Combination& made : bolognese::combinationsOf(one.cards, sheet_.rules))
        if (std::ranges::find(one.names, made.name) == one.names.end())
            leftOut.push_back(made.name);
    one.cards = cards;
    one.names.clear();
    for (const Combination& made : bolognese::combinationsOf(cards, sheet_.rules))
        if (std::ranges::find(leftOut, made.name) == leftOut.end())
            one.names.push_back(made.name);
    put(one);
}

void BesidesMenu::turn(Name name) {
    Shown one = shown();
    if (std::erase(one.names, name) == 0)
        one.names.push_back(name);
    std::ranges::sort(one.names);
    put(one);
}

void BesidesMenu::put(const Shown& one) {
    std::erase_if(draft_.accusi, [&](const Shown& other) { return other.seat == one.seat; });
    if (!one.cards.empty())
        draft_.accusi.push_back(one);
    std::ranges::sort(draft_.accusi, {}, &Shown::seat);
    change();
}

void BesidesMenu::change() {
    tell();
    emit changedTo(draft_);
}

void BesidesMenu::tell() {
    std::vector<ChoiceWords> people;
    for (Seat seat : kSeats) {
        const QString name = QString::fromStdString(sheet_.names[seat]);
        const auto found = std::ranges::find(draft_.accusi, seat, &Shown::seat);
        const int points = found == draft_.accusi.end() ? 0 : worthOf(*found, sheet_.rules).total();
        people.push_back({sheets::plainWords(name),
                          points > 0 ? QString::number(points) : QStringLiteral("–"),
                          tr("%1 accused %n point(s)", nullptr, points).arg(name)});
    }
    people_->setWords(people);
    people_->choose(index(seat_));
    cards_->setCards(shown().cards);
    tellCombinations();
    endings_->choose(placeOf(draft_.calledOut));
    penalties_->choose(placeOf(draft_.offenders));
    penalties_->setEnabled(!draft_.calledOut);
}

void BesidesMenu::tellCombinations() {
    const Shown one = shown();
    for (LargeButton* button : combinations_)
        button->hide();
    for (const Combination& made : bolognese::combinationsOf(one.cards, sheet_.rules)) {
        LargeButton* button = combination(made.name);
        button->setWords(words::combinationWords(made));
        button->setChecked(std::ranges::find(one.names, made.name) != one.names.end());
        button->show();
    }
    const Worth worth = worthOf(one, sheet_.rules);
    says_->setLinked(one.cards.empty() ? tr("Tap the cards that were shown; combinations are found (B6.2).")
                     : worth.total() == 0
                         ? tr("These cards make nothing (B6.2).")
                         : tr("%n point(s), three of a kind doubled where that is the rule (B6.3).", nullptr,
                              worth.total()));
}

} // namespace bolognese_sheet

#include "moc_besides_menu.cpp"
