// Cuatrola's lessons as engine/lessons knows them: what its lessons can show and ask, and their names.
#pragma once

#include "cuatrola/game.h"
#include "cuatrola/lessons/table.h"
#include "cuatrola/records/hand_record.h"
#include "lessons/check.h"

namespace cuatrola_lessons {

using lessons::LessonFault;
using lessons::OneCard, lessons::CardsInOrder;
using lessons::Placeholder;

// ---- What to look at. ----

enum class SpotKind { Cards, Hand, Seat, Pile, Trick, Spread, Score };
struct Spot {
    SpotKind kind{};
    CardSet cards; // of Cards
    Seat seat{};   // of Hand and Seat
    Side side{};   // of Pile
    bool operator==(const Spot&) const = default;
};

// ---- What a step asks, and what a learner does. ----

enum class AskKind {
    GoOn,   // nothing: press on
    Play,   // a card
    Pick,   // some of the cards shown
    Bid,    // to pass or to bet (C4)
    Sing,   // a cante, or to stay silent (C6)
    Choose, // one of the answers' texts
    Number, // one of the answers' numbers
};
using Choosing =
    std::variant<lessons::GoOn, lessons::PlayCard, lessons::PickCards, MakeBid, Sing, lessons::ChooseAnswer>;

// ---- Answers. ----

struct Conditions {
    std::optional<Bid> bid;     // Bid: this one
    std::optional<Suits> sings; // Sing: just these suits, none for silence
    bool operator==(const Conditions&) const = default;
};
struct Claims { // none but those of every game
    bool operator==(const Claims&) const = default;
};

// What stands in for a placeholder; app/text has the words.
using Fact = std::variant<int, OneCard, CardsInOrder, Seat, Suit>;

// Why parts make no hand.
enum class PositionFault {
    FiveEach,  // not five cards in each hand
    CardTwice, // a card in two hands
    TurnedUp,  // the card turned up is not the dealer's
};

struct Kind {
    using Game = cuatrola::Game;
    using Table = cuatrola_lessons::Table;
    using Spot = cuatrola_lessons::Spot;
    using SpotKind = cuatrola_lessons::SpotKind;
    using AskKind = cuatrola_lessons::AskKind;
    using Choosing = cuatrola_lessons::Choosing;
    using Conditions = cuatrola_lessons::Conditions;
    using Claims = cuatrola_lessons::Claims;
    using Fact = cuatrola_lessons::Fact;
    using PositionFault = cuatrola_lessons::PositionFault;
    using RecordFault = cuatrola::RecordFault;
    using HandRecord = cuatrola::HandRecord;
    using Play = cuatrola::Play;

    static constexpr auto kFormat = "cuatrola-lesson", kAnnotated = "cuatrola-annotated", kGame = "cuatrola",
                          kFolder = "/cuatrola";
    static constexpr char kLetter = 'C';
    static constexpr int kParts = 10; // of a game point, in which claims are told

    // ---- Files. ----
    [[nodiscard]] static std::optional<Seat> seatOf(const QString& text);
    [[nodiscard]] static std::optional<Card> cardOf(const QString& text);
    [[nodiscard]] static bool isCard(const QString& code) { return cardOf(code).has_value(); }
    [[nodiscard]] static QString cardText(Card card);
    [[nodiscard]] static std::optional<Action> actionOf(const QString& text);
    [[nodiscard]] static QString actionText(const Action& action);
    [[nodiscard]] static std::optional<std::vector<Card>> cardListOf(const QString& text);
    [[nodiscard]] static std::optional<Spot> spotOf(const QString& text);
    [[nodiscard]] static lessons::Read<Kind, Table> tableOf(const QJsonValue& value, const QString& folder);
    [[nodiscard]] static std::optional<AskKind> askOf(const QString& text);
    [[nodiscard]] static std::array<std::pair<const char*, AskKind>, 1> numberAsks() {
        return {{{"number", AskKind::Number}}};
    }
    [[nodiscard]] static bool mayPickFrom(const Spot& spot);
    static void read(lessons::Fields<Kind>& fields, Conditions& conditions);
    static void read(lessons::Fields<Kind>&, Claims&) {}
    [[nodiscard]] static RecordFault faultOf(const records::JsonError& error);
    [[nodiscard]] static std::variant<HandRecord, RecordFault> loadRecord(const QString& path);

    // ---- Facts. ----
    [[nodiscard]] static std::optional<Suit> suitNamed(const QString& letter);
    [[nodiscard]] static std::optional<int> constant(const QString& name); // a fixed number of the game
    // Nothing where the name is unknown or the table has nothing to say.
    [[nodiscard]] static std::optional<Fact> factOf(const Placeholder& placeholder,
                                                    const lessons::Scene<Kind>& scene);
    [[nodiscard]] static int lengthOf(const Fact& fact);
    // "legal", "suit C", or codes. Nothing for other words.
    [[nodiscard]] static std::optional<CardSet> cardsThat(const QString& words, CardSet from,
                                                          const lessons::Scene<Kind>& scene);
    [[nodiscard]] static CardSet cardsAt(const Spot& spot, const Table& table, Seat you);

    // ---- Choices. ----
    [[nodiscard]] static bool fits(const Choosing& choice, AskKind kind);
    [[nodiscard]] static std::optional<Action> actionOf(const Choosing& choice, AskKind kind,
                                                        const Table& table);
    [[nodiscard]] static bool meets(const lessons::Answer<Kind>& answer, const Choosing& choice,
                                    const lessons::Scene<Kind>& scene);
    [[nodiscard]] static bool holds(const Conditions&, CardSet, const Table&) { return true; }
    [[nodiscard]] static std::optional<lessons::ToPlay<Seat>> toPlay(const Choice& choice);
    static void addChoices(const lessons::Step<Kind>& step, const Table& table,
                           std::vector<Choosing>& choices);

    // ---- What the checker holds against the table. ----
    [[nodiscard]] static bool waitsFor(AskKind kind, const lessons::Scene<Kind>& scene);
    [[nodiscard]] static bool anyWillDo(AskKind) { return false; }
    [[nodiscard]] static bool isThere(const Spot& spot, const Table& table, Seat you);
    [[nodiscard]] static CardSet unexplained(const lessons::Step<Kind>&, const lessons::Scene<Kind>&) {
        return {};
    }
    [[nodiscard]] static QString falseClaim(const Claims&, const Table&, Seat) { return {}; }
    [[nodiscard]] static bool isBeginning(const Table& table);

    // ---- Of annotated hands. ----
    [[nodiscard]] static bool same(const Action& one, const Action& other) { return one == other; }
    // Game points of the seat's side, less those of the other (C8).
    [[nodiscard]] static int worth(const Table& finished, Seat seat);
};

using Lesson = lessons::Lesson<Kind>;
using Step = lessons::Step<Kind>;
using Answer = lessons::Answer<Kind>;
using Scene = lessons::Scene<Kind>;
using Progress = lessons::Progress<Kind>;
using Reply = lessons::Reply<Kind>;
using LessonError = lessons::LessonError<Kind>;
using FileError = lessons::FileError<Kind>;
using Ladder = lessons::Ladder<Kind>;
using AnnotatedHand = lessons::AnnotatedHand<Kind>;
using Fields = lessons::Fields<Kind>;

} // namespace cuatrola_lessons
