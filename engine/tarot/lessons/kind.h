// French Tarot's lessons as engine/lessons knows them: what its lessons can show and ask, and their names.
#pragma once

#include "lessons/usual_kind.h"
#include "tarot/lessons/table.h"
#include "tarot/records/hand_record.h"

namespace tarot_lessons {

using lessons::LessonFault;
using lessons::OneCard, lessons::CardsInOrder;
using lessons::Placeholder;

// ---- What to look at. ----

enum class SpotKind { Cards, Hand, Seat, Pile, Chien, Trick, Spread, Score }; // Score: the plate
struct Spot {
    SpotKind kind{};
    CardSet cards;   // of Cards
    Seat seat{};     // of Hand and Seat
    Camp side{};     // of Pile
    int players = 4; // of Hand and Seat, at the table: for the name only
    bool operator==(const Spot& o) const {
        return kind == o.kind && cards == o.cards && seat == o.seat && side == o.side;
    }
};

// ---- What a step asks, and what a learner does. ----

enum class AskKind {
    GoOn,    // nothing: press on
    Play,    // a card
    Pick,    // some of the cards shown
    Bid,     // to pass or to bid (F5)
    Call,    // the card whose holder is the partner (F6.2)
    Discard, // an écart (F6.5)
    Choose,  // one of the answers' texts
    Number,  // one of the answers' numbers
};
// An écart is made of cards picked.
using Choosing = std::variant<lessons::GoOn, lessons::PlayCard, lessons::PickCards, Speak, CallCard,
                              lessons::ChooseAnswer>;

// ---- Answers. ----

struct Conditions {
    std::optional<Bid> bid; // Bid: this one
    bool operator==(const Conditions&) const = default;
};

// A seat, and at a table of how many: its name depends on that (F3.1).
struct SeatAt {
    Seat seat{};
    int players = 4;
};
// Points where half a one is over (F2.1); whole points are a plain number.
struct HalfPoints {
    int halves = 0;
};
// What stands in for a placeholder; app/text has the words.
using Fact = std::variant<int, HalfPoints, OneCard, CardsInOrder, SeatAt, Suit, Bid>;

// Why parts make no hand.
enum class PositionFault {
    HandSizes, // not the same number of cards in each hand, with those that were played
    CardTwice, // a card in two places
    NotAll,    // a card of the pack is missing
};

struct Kind : lessons::UsualKind<Kind> {
    using Game = tarot::Game;
    using Table = tarot_lessons::Table;
    using Spot = tarot_lessons::Spot;
    using SpotKind = tarot_lessons::SpotKind;
    using AskKind = tarot_lessons::AskKind;
    using Choosing = tarot_lessons::Choosing;
    using Conditions = tarot_lessons::Conditions;
    using Fact = tarot_lessons::Fact;
    using PositionFault = tarot_lessons::PositionFault;
    using RecordFault = tarot::RecordFault;
    using HandRecord = tarot::HandRecord;
    using Play = tarot::Play;

    static constexpr auto kFormat = "french-tarot-lesson", kAnnotated = "french-tarot-annotated",
                          kGame = "tarot", kFolder = "/tarot";
    static constexpr char kLetter = 'F';
    static constexpr int kParts = 1; // claims are told in points

    // ---- Files. ----
    // "E" at a table of four; of two, three and five with their number, "N2", "E3", "NW5": a text is read
    // before its table.
    [[nodiscard]] static std::optional<SeatAt> seatFactOf(const QString& text);
    [[nodiscard]] static std::optional<Seat> seatOf(const QString& text);
    [[nodiscard]] static std::optional<Card> cardOf(const QString& text);
    [[nodiscard]] static QString cardText(Card card);
    [[nodiscard]] static std::optional<Action> actionOf(const QString& text);
    [[nodiscard]] static QString actionText(const Action& action);
    [[nodiscard]] static std::optional<Camp> sideOf(const QString& text); // "declarer", "defence"
    [[nodiscard]] static std::optional<Spot> spotOf(const QString& text);
    [[nodiscard]] static lessons::Read<Kind, Table> tableOf(const QJsonValue& value, const QString& folder);
    [[nodiscard]] static std::optional<AskKind> askOf(const QString& text);
    [[nodiscard]] static bool mayPickFrom(const Spot& spot);
    using UsualKind::read;
    static void read(lessons::Fields<Kind>& fields, Conditions& conditions);
    [[nodiscard]] static std::variant<HandRecord, RecordFault> loadRecord(const QString& path);

    // ---- Facts. ----
    [[nodiscard]] static std::optional<Suit> suitNamed(const QString& letter);
    [[nodiscard]] static std::optional<int> constant(const QString& name); // a fixed number of the game
    // Nothing where the name is unknown or the table has nothing to say.
    [[nodiscard]] static std::optional<Fact> factOf(const Placeholder& placeholder,
                                                    const lessons::Scene<Kind>& scene);
    [[nodiscard]] static int lengthOf(const Fact& fact);
    // "legal", "bouts", "courts", "trumps", "suit C", or codes. Nothing for other words.
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
    [[nodiscard]] static bool isBeginning(const Table& table);

    // ---- Of annotated hands. ----
    [[nodiscard]] static bool same(const Action& one, const Action& other) { return one == other; }
    // The seat's score of the hand (F9).
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

// What the count of a hand says: {count:declarer}, {margin}, {each}, {score:S} and the like.
[[nodiscard]] std::optional<Fact> factOfCount(const Placeholder& placeholder, const Table& table);
// Whole points as a number, else with their half.
[[nodiscard]] Fact pointsOf(int halves);

} // namespace tarot_lessons
