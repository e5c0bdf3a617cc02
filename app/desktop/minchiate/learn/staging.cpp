#include "desktop/minchiate/learn/staging.h"

#include "minchiate/hand_order.h"

#include <QCoreApplication>

#include <algorithm>

namespace minchiate_learn {

using namespace minchiate;
using learn::Asks;
using minchiate_lessons::AskKind;
using minchiate_lessons::Lesson;
using minchiate_lessons::Progress;
using minchiate_lessons::SpotKind;
using minchiate_lessons::Step;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

// Players by place: 0 the learner, 1 the partner, 2 at the right, 3 at the left, as the portraits are.
PerSeat<int> playersAround(Seat you) {
    PerSeat<int> players;
    players[you] = 0;
    players[partner(you)] = 1;
    players[tricks::right(you)] = 2;
    players[tricks::left(you)] = 3;
    return players;
}

PerSeat<QString> namesAround(Seat you, const People& people) {
    const PerSeat<int> players = playersAround(you);
    PerSeat<QString> names;
    for (Seat seat : kSeats)
        names[seat] = people[static_cast<std::size_t>(players[seat])];
    return names;
}

// The placeholder of the number that a step asks for; empty where it asks for none.
QString numberAsked(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    if (!step || step->ask.kind != AskKind::Number || !step->ask.number)
        return {};
    const auto* asked = std::get_if<minchiate_lessons::Placeholder>(&*step->ask.number);
    return asked ? asked->name : QString();
}

bool speaksOfFalling(const Step& step) {
    return std::ranges::any_of(step.answers,
                               [](const minchiate_lessons::Answer& a) { return a.when.own.fall; });
}

} // namespace

learn::CardsTold Lessons::cards() {
    return {[](Card card) { return QString::fromStdString(code(card)); }, text::shortCardName};
}

Asks Lessons::asks(AskKind kind) {
    switch (kind) {
    case AskKind::GoOn:
        return Asks::Nothing;
    case AskKind::Choose:
    case AskKind::Number:
        return Asks::Answers;
    case AskKind::Pick:
        return Asks::Pick;
    case AskKind::Pad:
        return Asks::Pieces;
    case AskKind::Play:
    case AskKind::Discard:
    case AskKind::Cut:
    case AskKind::Declare:
        break;
    }
    return Asks::Table;
}

bool Lessons::asksOwnCards(AskKind kind) {
    return kind == AskKind::Play || kind == AskKind::Discard;
}

bool Lessons::picksOne(const Step& step) {
    return step.ask.which == QLatin1String("winner");
}

text::Teller Lessons::teller(const Lesson& lesson, const People& people) {
    return {namesAround(lesson.you, people), lesson.you};
}

minchiate_table::Staged Lessons::sceneFor(const Lesson& lesson, const Progress& progress,
                                          const minchiate_lessons::Table& laid, const People& people) {
    minchiate_table::Staged scene;
    scene.situation.view = laid.seenBy(lesson.you);
    scene.situation.players = playersAround(lesson.you);
    scene.situation.names = namesAround(lesson.you, people);
    scene.situation.length = Length::Hand;
    scene.exhibit.told = true;
    scene.exhibit.dealt = laid.hand() != nullptr;
    if (const auto* spread = laid.spread())
        scene.exhibit.spread = spread->cards;
    else if (const auto side = exposed(lesson, progress))
        scene.exhibit.spread = inHandOrder(laid.captured(*side));
    if (const auto& result = laid.result())
        scene.exhibit.net = result->net;
    if (laid.playing()) {
        PerSide<int> piles;
        for (Side side : kSides)
            piles[side] = laid.captured(side).size();
        scene.exhibit.piles = piles;
        for (Seat seat : kSeats)
            scene.exhibit.shown[seat] = laid.shown(seat, lesson.you);
    }
    return scene;
}

QString Lessons::spotWords(const minchiate_lessons::Spot& spot, const text::Teller& teller) {
    const bool mine = teller.isMe(spot.seat);
    switch (spot.kind) {
    case SpotKind::Cards: {
        QStringList names;
        for (minchiate::Card card : minchiate::inHandOrder(spot.cards))
            names << text::cardInText(card);
        return text::joined(names);
    }
    case SpotKind::Hand:
        return mine ? Tr::tr("your hand") : Tr::tr("%1’s hand").arg(teller.names[spot.seat]);
    case SpotKind::Seat:
        return mine ? Tr::tr("you") : teller.names[spot.seat];
    case SpotKind::Public:
        return mine ? Tr::tr("your open cards") : Tr::tr("%1’s open cards").arg(teller.names[spot.seat]);
    case SpotKind::Pile:
        return teller.isOurs(spot.side) ? Tr::tr("our tricks") : Tr::tr("their tricks");
    case SpotKind::Trick:
        return Tr::tr("the trick");
    case SpotKind::Spread:
        return Tr::tr("the cards on the table");
    case SpotKind::Fola:
        return Tr::tr("the fola");
    case SpotKind::Pad:
        return Tr::tr("the score pad");
    case SpotKind::Count:
        return Tr::tr("the paper of the count");
    }
    return {};
}

std::optional<Event> Lessons::redacted(const Event& event, Seat seat) {
    return minchiate::redacted(event, seat);
}

std::optional<model::Question> Lessons::questionOf(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    if (!step)
        return std::nullopt;
    auto choice = asks(step->ask.kind) == Asks::Table ? progress.table.choice() : std::nullopt;
    if (!choice)
        return std::nullopt;
    if (auto* play = std::get_if<PlayChoice>(&choice->among))
        play->mayFall = play->mayFall && speaksOfFalling(*step);
    return model::Question{*choice, progress.table.seenBy(lesson.you)};
}

std::optional<Side> Lessons::exposed(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    if (!step)
        return std::nullopt;
    if (step->ask.kind == AskKind::Pick && step->ask.from->kind == SpotKind::Pile)
        return step->ask.from->side;
    const auto pile = std::ranges::find(step->look, SpotKind::Pile, &minchiate_lessons::Spot::kind);
    return progress.table.result() && pile != step->look.end() ? std::optional(pile->side) : std::nullopt;
}

bool asksForFola(const Lesson& lesson, const Progress& progress) {
    return numberAsked(lesson, progress) == QStringLiteral("in-fola");
}

bool Lessons::asksForScore(const Lesson& lesson, const Progress& progress) {
    const QString asked = numberAsked(lesson, progress);
    return asked == QStringLiteral("net") || asked == QStringLiteral("mark");
}

minchiate_lessons::Choosing Lessons::choosing(const Action& action, AskKind) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return minchiate_lessons::PlayCard{play->card};
    if (const auto* cut = std::get_if<Cut>(&action.what))
        return minchiate_lessons::LiftCards{cut->cards};
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return minchiate_lessons::PickCards{setOf(discard->cards)};
    if (const auto* declare = std::get_if<Declare>(&action.what))
        return minchiate_lessons::ShowVersicole{declare->shown};
    return minchiate_lessons::LayOpen{};
}

} // namespace minchiate_learn
