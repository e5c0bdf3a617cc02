// Minchiate's lessons as engine/lessons knows them: what its lessons can show and ask, and their names.
#pragma once

#include "lessons/check.h"
#include "minchiate/game.h"
#include "minchiate/lessons/table.h"
#include "minchiate/records/hand_record.h"

namespace minchiate_lessons {

using lessons::LessonFault;
using lessons::OneCard, lessons::CardsInOrder;
using lessons::Placeholder, lessons::Figure;
using lessons::Verdict;

// ---- What to look at. ----

enum class SpotKind { Cards, Hand, Seat, Public, Pile, Trick, Spread, Fola, Pad, Count };
// How far the count of a finished hand is told where it is looked at (M7.1, M7.3).
enum class CountPart { Cards, Versicole, Net, Resti };
struct Spot {
    SpotKind kind{};
    CardSet cards;    // of Cards
    Seat seat{};      // of Hand, Seat and Public: the cards that lie open before a player
    Side side{};      // of Pile
    CountPart part{}; // of Count
    bool operator==(const Spot&) const = default;
};

// ---- What a step asks, and what a learner does. ----

enum class AskKind {
    GoOn,    // nothing: press on
    Play,    // a card of the seat whose turn it is, or to fall
    Pick,    // some of the cards shown
    Discard, // as many as are owed
    Cut,     // 13 to 84
    Declare, // any of the versicole held, or none
    Choose,  // one of the answers' texts
    Number,  // one of the answers' numbers
    Pad,     // a number laid in fishes and tokens
};

using lessons::GoOn, lessons::PlayCard, lessons::ChooseAnswer;
using lessons::PickCards; // of a pick, or discarded
struct LayOpen {          // falls (M6.10)
    bool operator==(const LayOpen&) const = default;
};
struct LiftCards { // the cut
    int cards = 0;
    bool operator==(const LiftCards&) const = default;
};
struct ShowVersicole {
    std::vector<CardSet> shown;
    bool operator==(const ShowVersicole&) const = default;
};
struct LayPoints { // as fishes and tokens; any correct form
    int points = 0;
    bool operator==(const LayPoints&) const = default;
};
using Choosing =
    std::variant<GoOn, PlayCard, LayOpen, PickCards, LiftCards, ShowVersicole, ChooseAnswer, LayPoints>;

// ---- Answers. ----

struct Conditions {
    bool fall = false;                         // Play: laid the hand open
    std::optional<Suit> makesVoid;             // Discard: the suit is gone from the hand
    std::optional<std::vector<CardSet>> shown; // Declare: just these, in any order; empty for none
    bool operator==(const Conditions&) const = default;
};
struct Claims {
    std::optional<bool> home; // whether a counter of the learner's pair came home in the trick
    bool operator==(const Claims&) const = default;
};

// What stands in for a placeholder; app/text has the words.
struct Score {
    int points = 0; // of the learner's side, negative for the others'
};
using Fact = std::variant<int, OneCard, CardsInOrder, Seat, Suit, Score, SuitCounts, std::vector<Versicola>>;

struct Kind {
    using Game = minchiate::Game;
    using Table = minchiate_lessons::Table;
    using Spot = minchiate_lessons::Spot;
    using SpotKind = minchiate_lessons::SpotKind;
    using AskKind = minchiate_lessons::AskKind;
    using Choosing = minchiate_lessons::Choosing;
    using Conditions = minchiate_lessons::Conditions;
    using Claims = minchiate_lessons::Claims;
    using Fact = minchiate_lessons::Fact;
    using PositionFault = minchiate::PositionFault;
    using RecordFault = records::RecordError;
    using HandRecord = records::HandRecord;
    using Play = minchiate::Play;

    static constexpr auto kFormat = "versicola-lesson", kAnnotated = "versicola-annotated",
                          kGame = "minchiate", kFolder = "";
    static constexpr char kLetter = 'M';
    static constexpr int kParts = 1; // claims are told in points

    // ---- Files. ----
    [[nodiscard]] static std::optional<Seat> seatOf(const QString& text);
    [[nodiscard]] static std::optional<Card> cardOf(const QString& text);
    [[nodiscard]] static bool isCard(const QString& code);
    [[nodiscard]] static QString cardText(Card card);
    [[nodiscard]] static std::optional<Action> actionOf(const QString& text);
    [[nodiscard]] static QString actionText(const Action& action);
    // Cards from codes with single spaces, "T28-T40" being all trumps from one to the other; nothing for
    // anything else, a card named twice included.
    [[nodiscard]] static std::optional<std::vector<Card>> cardListOf(const QString& text);
    [[nodiscard]] static std::optional<Spot> spotOf(const QString& text);
    [[nodiscard]] static lessons::Read<Kind, Table> tableOf(const QJsonValue& value, const QString& folder);
    [[nodiscard]] static std::optional<AskKind> askOf(const QString& text);
    [[nodiscard]] static std::array<std::pair<const char*, AskKind>, 2> numberAsks() {
        return {{{"number", AskKind::Number}, {"pad", AskKind::Pad}}};
    }
    [[nodiscard]] static bool mayPickFrom(const Spot& spot);
    static void read(lessons::Fields<Kind>& fields, Conditions& conditions);
    static void read(lessons::Fields<Kind>& fields, Claims& claims);
    [[nodiscard]] static RecordFault faultOf(const records::JsonError& error);
    [[nodiscard]] static std::variant<HandRecord, RecordFault> loadRecord(const QString& path);

    // ---- Facts. ----
    // Nothing where the name is unknown or the table has nothing to say.
    [[nodiscard]] static std::optional<Fact> factOf(const Placeholder& placeholder,
                                                    const lessons::Scene<Kind>& scene);
    // How many words it will be: "the king of cups", "the 28"; in a list "7 of swords", "28".
    [[nodiscard]] static int lengthOf(const Fact& fact);
    // The cards of `from` that these words mean: "counters", "worth 10", "trumps", "kings", "round", "long",
    // "robbable", "versicole", "legal", "winner", "deaths", or codes. Nothing for other words.
    [[nodiscard]] static std::optional<CardSet> cardsThat(const QString& words, CardSet from,
                                                          const lessons::Scene<Kind>& scene);
    // The cards that lie at a spot; empty for one that is no place of cards.
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
    [[nodiscard]] static bool anyWillDo(AskKind kind) { return kind == AskKind::Cut; }
    [[nodiscard]] static bool isThere(const Spot& spot, const Table& table, Seat you);
    // Cards marked in the deal that a step does not name where it lays the deal out.
    [[nodiscard]] static CardSet unexplained(const lessons::Step<Kind>& step,
                                             const lessons::Scene<Kind>& scene);
    [[nodiscard]] static QString falseClaim(const Claims& claims, const Table& table, Seat you);
    [[nodiscard]] static bool isBeginning(const Table& table);

    // ---- Of annotated hands. ----
    // The order of discards says nothing.
    [[nodiscard]] static bool same(const Action& one, const Action& other);
    // Net and resti as one number of points, for the seat's side.
    [[nodiscard]] static int worth(const Table& finished, Seat seat);
};

using Lesson = lessons::Lesson<Kind>;
using Step = lessons::Step<Kind>;
using Answer = lessons::Answer<Kind>;
using Scene = lessons::Scene<Kind>;
using Progress = lessons::Progress<Kind>;
using Reply = lessons::Reply<Kind>;
using Tried = lessons::Tried<Kind>;
using Visit = lessons::Visit<Kind>;
using Walk = lessons::Walk<Kind>;
using LessonError = lessons::LessonError<Kind>;
using FileError = lessons::FileError<Kind>;
using Fields = lessons::Fields<Kind>;
template<class T>
using Read = lessons::Read<Kind, T>;

} // namespace minchiate_lessons
