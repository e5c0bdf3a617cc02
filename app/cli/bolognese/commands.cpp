#include "cli/bolognese/commands.h"

#include "cli/bolognese/replay.h"
#include "cli/bolognese/seat_messages.h"
#include "cli/commands_of.h"

#include "bolognese/numbered_deal.h"
#include "bolognese/players/levels.h"
#include "bolognese/players/random_player.h"
#include "bolognese/records/action_text.h"
#include "text/bolognese/bolognese_words.h"
#include "tricks/chance.h"

namespace cli {

using namespace bolognese;

namespace {

struct Bolognese : CousinInPairs<Game, HandRecord, levelNames, levelNamed, numberedDeck> {
    static constexpr auto kName = "bolognese", kFormat = kHandFormat;

    static std::vector<std::vector<int>> figures(const Hand& hand) {
        const PerSide<int>& points = hand.result()->points;
        return {ofPairs(points[Side::NS] - points[Side::EW])};
    }
    static auto read(const QJsonObject& object) { return handRecordOf(object); }
    static Report refused(const RecordFault& found) {
        return refusedRecord(found.fault, text::bolognese::explain(found, text::seatNames()));
    }
    static QString explain(const Refusal& refusal, const Deal&) {
        return text::bolognese::explain(refusal, text::seatNames());
    }
    static QString actionText(const Action& action, const Deal&) { return bolognese::actionText(action); }
    static auto actionOf(const QString& text, const Deal&) { return bolognese::actionOf(text); }
    static QJsonObject viewMessage(const View& view) { return cli::viewMessage(view); }
    static QJsonObject endMessage(const View& view) { return cli::endMessage(view); }
    static QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
        return cli::replayReport(loaded, legal);
    }
    static QJsonObject bench();
};

// A hand played by chance from its deal: two cards laid away, sixty played, both piles counted.
int randomHand(Deck& deck, tricks::Random& random) {
    tricks::shuffleQuickly(std::span<Card>(deck), random);
    PerSeat<CardSet> hands;
    for (std::size_t five = 0; five < 12; ++five)
        hands[turned(Seat::E, static_cast<int>(five))] |= tricks::setOf(std::span(deck).subspan(five * 5, 5));
    hands[Seat::S] |= CardSet{deck[60], deck[61]};
    CardSet discard;
    for (int i = 0; i < 2; ++i)
        discard.insert(tricks::anyOf(hands[Seat::S] - setOf(kFives) - discard, random));
    hands[Seat::S] -= discard;
    Position position(hands, discard, Seat::S);
    playOut(position, random);
    return position.points(RuleSet{})[Side::NS];
}

QJsonObject Bolognese::bench() {
    Deck deck = numberedDeck(1);
    return benchOf<Bolognese>([&](tricks::Random& random) { return randomHand(deck, random); },
                              randomPlayer());
}

} // namespace

GameCommands bologneseCommands() {
    return commandsOf<Bolognese>();
}

} // namespace cli
