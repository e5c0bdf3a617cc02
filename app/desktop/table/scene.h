// What lies on a table of cards, as a value that any game can make: people round it, cards that are small
// numbers with a picture and a name, the trick, piles, words. It holds no rule and no game. Words come ready
// for the person; the layout finds the places.
#pragma once

#include "desktop/table/prompt.h"
#include "tricks/card_set.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace table {

using tricks::Card;
using tricks::CardSet;

// ---- The cards. ----

struct CardWords {
    QString name;  // "king of cups", "the 28"
    QString title; // the same with what its picture is called: "the 28, Taurus"
    QString help;  // what else there is to know of it: its worth, where it serves
};

// The cards of a game.
struct Pack {
    std::vector<QString> faces; // by a card's number: its picture in look::Deck; empty where there is none
    std::function<CardWords(Card)> words;

    [[nodiscard]] const QString& face(Card card) const { return faces[card.id]; }
};

// ---- The people round the table. ----

// Cards that lie small before their owner and belong together.
struct Group {
    QString words; // how they came there; may be empty
    std::vector<Card> cards;
};

// Cards dealt in a pile before a player: the top lies open and is played like a card of the hand; what lies
// under it is turned up afterwards.
struct Stack {
    std::optional<Card> top;
    int under = 0;
};

struct Person {
    QString name;                   // on the plate; empty where nobody sits
    QString called;                 // the same as it is read out: "You"
    QString portrait;               // of look::Deck::head(); people are told apart by it
    bool looksLeft = false;         // in that picture
    QString role;                   // the line under the name
    QString roleAtRest;             // the same once the picture has caught up
    QString side{};                 // whose side it is on, read out where no line under the name says it
    bool awaited = false;           // a card or a decision of theirs is waited for
    int cards = 0;                  // in the hand, as the chip on its backs tells it
    int backs = 0;                  // of them seen at the table's edge
    std::vector<Card> open;         // the whole hand, laid open
    std::vector<Group> shown;       // lying before it
    int laidAway = 0;               // backs lying before it
    std::vector<Card> laidAwayUp;   // the same turned up
    std::vector<Card> drawn;        // in a draw for places
    std::vector<Stack> stacks{};    // from left to right
    std::optional<Card> turnedUp{}; // of the hand, lies face up under it
    QString turnedUpWords{};        // what it does there
    int crossed = 0;                // cards of who takes no part, laid down crosswise
    QString told{};                 // what else all know of them
    QString said{};                 // a word spoken, on a slip beside the plate for as long as it holds
    QString passed{};               // the same of who bids nothing: no slip shows it, it is read out
};

// A card of the person's own hand.
struct Held {
    Card card;
    int group = 0;      // cards of one group lie together, with a gap to the next
    bool known = false; // to all: it carries a notch
    bool shown = false; // to all just now: it stands out of the hand
};

// ---- The middle. ----

struct Played {
    int seat = 0;
    Card card;
    QString word{}; // said with it; may be empty
    Manner manner = Manner::Plain;
    bool operator==(const Played&) const = default;
};
struct Trick {
    std::vector<Played> plays;
    std::optional<int> winning; // a seat; nobody while nothing that can win lies there
    bool full = false;          // everybody's card lies there
    int pile = 0;               // that it goes to, once it is gathered
};

// Cards apart that lie in the middle before the tricks: some to be taken up, some to be chosen from.
struct Middle {
    std::vector<Card> up;
    int backs = 0;               // or so many face down
    QString words;               // under them; read out, too, where no face is seen
    std::optional<int> goneTo{}; // a seat: to whom they went that lay there
};
// The seat of an ask that is answered by one of the cards lying open there.
inline constexpr int kMiddle = -1;

// ---- Beside the people. ----

// What is left of the deal, beside the dealer.
struct Stock {
    int seat = 0;
    int cards = 0;
    std::optional<Card> turned;  // lies on it just now
    QString words;               // on the cloth
    QString name, state, detail; // as they are read out
};

// Captured cards.
struct Pile {
    // A card that lies face up beside it.
    struct Beside {
        Card card;
        QString tag; // at its foot; may be empty
    };
    // By the person, on the other side of the table, or before one player whose own they are.
    enum class Where { Near, Far, Before };
    Where where{};
    int seat = 0; // whose, of Before
    int cards = 0;
    bool opens = false;   // a press shows its cards
    QString words;        // on the cloth
    QString name, detail; // as they are read out
    std::vector<Beside> besides;
};

// A sign for all to see, on a chip of paper: what is trumps.
struct Notice {
    QString sign;   // a picture of look::Deck::piece(); may be empty
    QString strong; // what it tells
    QString words;  // under it; may be empty
    int seat = 0;   // whose turned-up card it stands by, while there is one
    enum class By { Cards, Person };
    By by{}; // of Person it is told to that person alone, and stands by the own plate
};

// One line of what was marked last.
struct MarkLine {
    QString reason, points;
};

// Something said aloud: a slip of paper from its speaker.
struct SlipPart {
    QString words;
    QString sign; // a picture of look::Deck::piece() before the words; may be empty
};
struct Slip {
    int speaker = 0; // a seat
    QString title;   // who speaks
    std::vector<SlipPart> parts;
    QString meaning;        // under them; may be empty
    QString words, gloss{}; // as they are read out
};

// ---- All of it. ----

struct Scene {
    std::shared_ptr<const Pack> pack;
    std::vector<Person> people; // by seat, in turn order: two to five
    int me = 0;                 // the seat of who looks at it

    std::vector<Held> hand;   // the person's cards as they lie, from left to right
    std::vector<Card> spread; // cards to look at in place of people and hands

    int undealt = 0;          // cards of the pack in the middle
    bool drawing = false;     // for places: each seat's cards lie before it, and nobody is waited for
    std::vector<Card> looked; // lying open before the pack until they have been seen
    std::optional<Stock> stock;
    Middle middle{};
    Trick trick;
    std::optional<Trick> lastTrick;
    std::vector<Pile> piles;
    std::optional<Notice> notice{};
    std::vector<MarkLine> marks; // the last of them, three at most

    std::optional<Prompt> untilSeen; // asked while what lies open waits to be seen

    bool playing = false; // cards go to the trick: its places stay free
    bool asking = false;  // something may still be asked on the strip: its place stays free

    [[nodiscard]] const Person& at(int seat) const { return people[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] int seats() const { return static_cast<int>(people.size()); }
};

// ---- What to look at. ----

// Something on the table that is pointed out.
struct Spot {
    enum class Kind { Cards, Hand, Seat, Public, Pile, Trick, Spread, Stock, Score };
    Kind kind{};
    CardSet cards{}; // of Cards
    int seat = 0;    // of Hand, Seat and Public: the cards that lie open before a seat
    int pile = 0;    // of Pile
    bool operator==(const Spot&) const = default;
};

} // namespace table
