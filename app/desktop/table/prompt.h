// What a strip on the cloth asks: words, places to be filled, buttons.
#pragma once

#include <QString>

#include <vector>

namespace table {

struct PromptButton {
    QString text; // with its mnemonic
    bool main = false;
    bool enabled = true;
};

struct Prompt {
    QString heading; // "3 of 5"; may be empty
    int filled = 0;  // places under the heading
    int places = 0;
    QString strong; // first line
    QString text;   // second line
    std::vector<PromptButton> buttons;
};

// Where a strip is looked for, by what it needs.
enum class StripPlace { Plain, Tall, Narrow };

struct StripAsk {
    Prompt prompt;
    StripPlace place = StripPlace::Plain;
};

} // namespace table
