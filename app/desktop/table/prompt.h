// What a strip on the cloth asks: words, places to be filled, buttons.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace table {

// What an answer costs or brings, on a slip of paper while it is pointed to.
struct Price {
    QString title;       // "What a solo pays"
    QString worth;       // "2 game points"
    QStringList lines{}; // what it means
};

struct PromptButton {
    QString text; // with its mnemonic
    bool main = false;
    bool enabled = true;
    QString told{}; // what it does, or why it cannot be pressed: by hover, and read out
    // Of a tile:
    QString worth{}; // at its right end: "2"
    QString under{}; // under its name, where no pieces lie there: "no bet", or why it cannot be had
    int pieces = 0;  // so many of the prompt's pieces under its name
    std::optional<Price> price{};
};

// Cards that belong together, as a fan on the strip that is chosen or let go of.
struct PromptFan {
    QString name;               // "Cups"
    QString worth;              // "15"
    QString told;               // its cards and what they are worth, as they are read out
    std::vector<QString> faces; // pictures of look::Deck
    bool chosen = false;
};

// How a card comes to the trick: it knocks where it lies, slides flat, or flies in a bow.
enum class Manner { Plain, Knock, Slide, Fly };

// A way to play a card besides the plain one, on a slip over that card.
struct PlayWay {
    QString text;  // with its mnemonic
    QString gloss; // what it tells, or why it cannot be
    QString piece; // a picture of look::Deck::piece()
    bool enabled = true;
    Manner manner = Manner::Plain;
};

struct Prompt {
    QString heading; // "3 of 5"; may be empty
    int filled = 0;  // places under the heading
    int places = 0;
    QString strong; // first line
    QString text;   // second line
    std::vector<PromptButton> buttons;
    // Answers weighed against one another: each button is a tile under the words, none chosen beforehand, and
    // the second line stands at the right end of the first.
    bool tiles = false;
    QString piece{}; // a picture of look::Deck::piece() that counts on tiles and prices
    // Fans to choose from, none of them beforehand: at the left of the words, and the buttons under those.
    std::vector<PromptFan> fans{};
};

// Where a strip is looked for, by what it needs.
enum class StripPlace { Plain, Tall, Narrow };

struct StripAsk {
    Prompt prompt;
    StripPlace place = StripPlace::Plain;
};

} // namespace table
