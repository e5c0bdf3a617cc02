// What files of Minchiate's lessons say, and what the checker holds against its table.
#include "minchiate/lessons/kind.h"

#include "lessons/named.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <algorithm>

namespace minchiate_lessons {

using namespace minchiate;
using lessons::key;

namespace {

std::optional<Suit> suitOfLetter(const QString& letter) {
    const auto place = letter.size() == 1 ? QStringView(u"CDSBTM").indexOf(letter) : -1;
    return place < 0 ? std::nullopt : std::optional(static_cast<Suit>(place));
}

CardSet cardsNamed(const QString& words, const Scene& scene) {
    CardSet named;
    for (const Placeholder& p : books::piecesOf(words).placeholders) {
        const auto fact = Kind::factOf(p, scene);
        if (!fact)
            continue;
        if (const auto* one = std::get_if<OneCard>(&*fact))
            named.insert(one->card);
        else if (const auto* many = std::get_if<CardsInOrder>(&*fact))
            named |= lessons::asSet(many->cards);
    }
    return named;
}

bool anyTrickDone(const Table& table) {
    return std::ranges::any_of(table.tricks(), [](const Trick& t) { return t.winner.has_value(); });
}

} // namespace

// ---- Files. ----

std::optional<Seat> Kind::seatOf(const QString& text) {
    return records::seatOf(text);
}

std::optional<Card> Kind::cardOf(const QString& text) {
    return records::cardOf(text);
}

bool Kind::isCard(const QString& code) {
    return records::cardOf(code).has_value();
}

QString Kind::cardText(Card card) {
    return records::cardText(card);
}

std::optional<Action> Kind::actionOf(const QString& text) {
    return records::actionOf(text);
}

QString Kind::actionText(const Action& action) {
    return records::actionText(action);
}

std::optional<AskKind> Kind::askOf(const QString& text) {
    static const QHash<QString, AskKind> plain{{key("play"), AskKind::Play},
                                               {key("discard"), AskKind::Discard},
                                               {key("cut"), AskKind::Cut},
                                               {key("declare"), AskKind::Declare},
                                               {key("choose"), AskKind::Choose}};
    const auto found = plain.find(text);
    return found == plain.end() ? std::nullopt : std::optional(*found);
}

bool Kind::mayPickFrom(const Spot& spot) {
    return spot.kind == SpotKind::Spread || spot.kind == SpotKind::Hand || spot.kind == SpotKind::Pile ||
           spot.kind == SpotKind::Trick;
}

void Kind::read(Fields& fields, Conditions& conditions) {
    conditions.fall = fields.flag(key("fall"));
    if (fields.has(key("void"))) {
        conditions.makesVoid = suitOfLetter(fields.text(key("void")));
        if (!conditions.makesVoid)
            fields.fail(LessonFault::NotACard, key("void"), {});
    }
    if (!fields.has(key("shown")))
        return;
    conditions.shown.emplace();
    for (const QString& text : fields.texts(key("shown")))
        if (const auto list = cardListOf(text))
            conditions.shown->push_back(setOf(*list));
        else
            fields.fail(LessonFault::NotACard, key("shown"), text);
}

void Kind::read(Fields& fields, Claims& claims) {
    if (fields.has(key("home")))
        claims.home = fields.flag(key("home"));
}

records::RecordError Kind::faultOf(const records::JsonError& error) {
    return records::errorOf(error);
}

// "pile:NS", "cards:T1 T13", "pad", "count:net"; nothing for anything else.
std::optional<Spot> Kind::spotOf(const QString& text) {
    static const lessons::SpotKinds<Kind> ofSeat{
        {key("hand"), SpotKind::Hand}, {key("seat"), SpotKind::Seat}, {key("open"), SpotKind::Public}};
    static const lessons::SpotKinds<Kind> alone{{key("trick"), SpotKind::Trick},
                                                {key("spread"), SpotKind::Spread},
                                                {key("fola"), SpotKind::Fola},
                                                {key("pad"), SpotKind::Pad}};
    static const QHash<QString, CountPart> parts{{key("count:cards"), CountPart::Cards},
                                                 {key("count:versicole"), CountPart::Versicole},
                                                 {key("count:net"), CountPart::Net},
                                                 {key("count:resti"), CountPart::Resti}};
    const auto part = parts.find(text);
    if (part == parts.end())
        return lessons::spotNamed<Kind>(text, ofSeat, alone);
    Spot spot;
    spot.kind = SpotKind::Count;
    spot.part = *part;
    return spot;
}

std::variant<records::HandRecord, records::RecordError> Kind::loadRecord(const QString& path) {
    auto loaded = records::loadHandRecord(path);
    if (auto* error = std::get_if<records::RecordError>(&loaded))
        return std::move(*error);
    return std::get<records::LoadedHand>(std::move(loaded)).record;
}

// ---- What the checker holds against the table. ----

bool Kind::waitsFor(AskKind kind, const Scene& scene) {
    if (kind == AskKind::Pad)
        return scene.asked.has_value();
    const auto now = scene.table->choice();
    const auto waits = [&](auto among) {
        return now && now->chooser == scene.you && std::holds_alternative<decltype(among)>(now->among);
    };
    switch (kind) {
    case AskKind::Play:
        return waits(PlayChoice{});
    case AskKind::Discard:
        return waits(DiscardChoice{});
    case AskKind::Cut:
        return waits(CutChoice{});
    case AskKind::Declare:
        return waits(DeclareChoice{});
    default:
        return true;
    }
}

bool Kind::isThere(const Spot& spot, const Table& table, Seat you) {
    switch (spot.kind) {
    case SpotKind::Count: // told of a hand that is over
        return table.over();
    case SpotKind::Seat:
    case SpotKind::Pad:
        return true;
    default:
        return !cardsAt(spot, table, you).empty();
    }
}

CardSet Kind::unexplained(const Step& step, const Scene& scene) {
    if (!step.table || !step.table->hand() || anyTrickDone(*scene.table))
        return {};
    CardSet marked;
    for (const Mark& mark : scene.table->tally().marks())
        if (mark.trick == 0)
            marked |= mark.cards;
    return marked - cardsNamed(step.words, scene);
}

QString Kind::falseClaim(const Claims& claims, const Table& table, Seat you) {
    const bool home = factOf({key("home"), {}}, {&table, nullptr, you}).has_value();
    return claims.home && *claims.home != home ? key("home") : QString();
}

bool Kind::isBeginning(const Table& table) {
    const auto now = table.choice();
    return now && std::holds_alternative<CutChoice>(now->among);
}

// ---- Of annotated hands. ----

bool Kind::same(const Action& one, const Action& other) {
    const auto* discard = std::get_if<Discard>(&one.what);
    const auto* otherDiscard = std::get_if<Discard>(&other.what);
    return discard && otherDiscard
               ? one.seat == other.seat && setOf(discard->cards) == setOf(otherDiscard->cards)
               : one == other;
}

int Kind::worth(const Table& finished, Seat seat) {
    int points = finished.result()->net;
    for (const Payment& payment : finished.tally().paid())
        points += sign(payment.side) * kResto;
    return sign(sideOf(seat)) * points;
}

} // namespace minchiate_lessons
