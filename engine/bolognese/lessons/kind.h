// Tarocco bolognese's lessons as engine/lessons knows them: what its lessons can show and ask, and their
// names.
#pragma once

#include "bolognese/lessons/table.h"
#include "bolognese/records/hand_record.h"
#include "lessons/check.h"

namespace bolognese_lessons {

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
    GoOn,    // nothing: press on
    Play,    // a card
    Lead,    // a card, with a signal or without (B7)
    Pick,    // some of the cards shown
    Discard, // two of the dealer's seventeen (B4.3)
    Accuse,  // any of the combinations held, or none (B6)
    Choose,  // one of the answers' texts
    Number,  // one of the answers' numbers
};
// PickCards is a pick or a discard, Accuse without a name silence.
using Choosing =
    std::variant<lessons::GoOn, lessons::PlayCard, lessons::PickCards, Play, Accuse, lessons::ChooseAnswer>;

// ---- Answers. ----

struct Conditions {
    std::optional<Signal> signal;             // Lead: with this one, or none
    std::optional<std::vector<Name>> accuses; // Accuse: just these, in their order, none for silence
    std::optional<Suit> makesVoid;            // Discard: none of the suit is left
    bool operator==(const Conditions&) const = default;
};
struct Claims { // none but those of every game
    bool operator==(const Claims&) const = default;
};

// What stands in for a placeholder; app/text has the words.
using Fact = std::variant<int, OneCard, CardsInOrder, Seat, Suit>;

// Why parts make no hand.
enum class PositionFault {
    FifteenEach, // not fifteen cards in each hand
    CardTwice,   // a card in two hands, or held and laid away
};

struct Kind {
    using Game = bolognese::Game;
    using Table = bolognese_lessons::Table;
    using Spot = bolognese_lessons::Spot;
    using SpotKind = bolognese_lessons::SpotKind;
    using AskKind = bolognese_lessons::AskKind;
    using Choosing = bolognese_lessons::Choosing;
    using Conditions = bolognese_lessons::Conditions;
    using Claims = bolognese_lessons::Claims;
    using Fact = bolognese_lessons::Fact;
    using PositionFault = bolognese_lessons::PositionFault;
    using RecordFault = bolognese::RecordFault;
    using HandRecord = bolognese::HandRecord;
    using Play = bolognese::Play;

    static constexpr auto kFormat = "bolognese-lesson", kAnnotated = "bolognese-annotated",
                          kGame = "bolognese", kFolder = "/bolognese";
    static constexpr char kLetter = 'B';
    static constexpr int kParts = 1; // claims are told in points

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
    // "legal", "suit C", a family such as "tarocchi" or "scartini", "made" (cards of some combination), or
    // codes. Nothing for other words.
    [[nodiscard]] static std::optional<CardSet> cardsThat(const QString& words, CardSet from,
                                                          const lessons::Scene<Kind>& scene);
    [[nodiscard]] static CardSet cardsAt(const Spot& spot, const Table& table, Seat you);

    // ---- Choices. ----
    [[nodiscard]] static bool fits(const Choosing& choice, AskKind kind);
    [[nodiscard]] static std::optional<Action> actionOf(const Choosing& choice, AskKind kind,
                                                        const Table& table);
    [[nodiscard]] static bool meets(const lessons::Answer<Kind>& answer, const Choosing& choice,
                                    const lessons::Scene<Kind>& scene);
    [[nodiscard]] static bool holds(const Conditions& conditions, CardSet cards, const Table& table);
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
    // What the hand adds to the score of the seat's side, less what it adds to the other's.
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

} // namespace bolognese_lessons
