// What the table asks, in general terms: cards, a place in the pack, buttons of the strip. A game turns its
// choices into this, and tells what an answer means there.
#pragma once

#include "desktop/table/scene.h"

#include <variant>

namespace table {

// What has been picked and pointed to so far.
struct Given {
    CardSet raised;
    int cutAt = 0; // cards lifted, 0 for none
};

// A card that is played, or a button that is pressed with what was given until then.
struct Answer {
    std::optional<Card> card;
    int button = -1;
    Given given;
    int fan = -1; // of the strip's, chosen or let go of
    int way = -1; // of those in which the card may be played; the plain one otherwise
};

// Why an answer cannot be taken: said over the card it is about.
struct Refused {
    QString why;
    QStringList rules{}; // that the words cite, to be read on at
    std::optional<Card> over{};
};

struct Ask;
// Does what was chosen, or answers why it cannot be done.
using Deed = std::function<std::optional<Refused>()>;
// What an answer means: nothing, to be asked otherwise, or a deed.
using Meaning = std::variant<std::monostate, std::shared_ptr<const Ask>, Deed>;

struct Ask {
    enum class Cards {
        None,  // the strip's buttons alone, or the pack
        Play,  // one of them, which acts at once; others are tried, too, and refused
        Raise, // so many of them, given by the strip's button
        Pick,  // those picked are told, and given by Return
    };
    Cards cards = Cards::None;
    CardSet from;
    int most = 0; // to be raised, all of them; picked: of 1 another card takes its place, 0 is any number
    int seat = 0; // whose card is to be played, or kMiddle
    struct Bounds {
        int least = 0, most = 0;
    };
    std::optional<Bounds> cut; // how many cards may be lifted
    QString told;              // to who cannot see the table; picks are asked for beside it
    QString raisedTold{};      // of a card that is raised: "raised for the discard"

    // The strip's words for what is given now; nothing, or no function, where the cards alone ask.
    std::function<std::optional<StripAsk>(const Given& given)> strip;
    std::function<Meaning(const Answer& answer)> meaning;
    // Why a card may not be played or raised, told where it is pointed to; no function where it is told when
    // tried, or where all may be.
    std::function<QString(Card card)> reason{};
    // Said once over a card before it is played; nothing where there is no doubt.
    std::function<std::optional<Refused>(Card card)> doubt{};
    // How else that card may be played.
    std::function<std::vector<PlayWay>(Card card)> ways{};
    CardSet marked{}; // cards of the hand that are spoken of just now: a tick lies at their foot
    std::shared_ptr<const Ask> back; // that Escape leads back to
    // Also after its answer, which may lead elsewhere and back: until other things lie there.
    bool stands = false;

    // Return anywhere presses the strip's last button.
    [[nodiscard]] bool buttonsAlone() const { return cards == Cards::None && !cut && !back; }
    [[nodiscard]] bool playsFrom(int whose) const { return cards == Cards::Play && seat == whose; }
};

} // namespace table
