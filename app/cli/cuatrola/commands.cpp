#include "cli/cuatrola/commands.h"

#include "cli/commands_of.h"
#include "cli/cuatrola/replay.h"
#include "cli/cuatrola/seat_messages.h"

#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/levels.h"
#include "cuatrola/players/random_player.h"
#include "cuatrola/records/action_text.h"
#include "text/cuatrola/cuatrola_words.h"

namespace cli {

using namespace cuatrola;

namespace {

struct Cuatrola : CousinInPairs<Game, HandRecord, levelNames, levelNamed, numberedDeck> {
    static constexpr auto kName = "cuatrola", kFormat = kHandFormat;

    static std::vector<std::vector<int>> figures(const Hand& hand) {
        const Score score = hand.position().score();
        return {ofPairs(sign(score.side) * score.points)};
    }
    static auto read(const QJsonObject& object) { return handRecordOf(object); }
    static Report refused(const RecordFault& found) {
        return refusedRecord(found.fault, text::cuatrola::explain(found, text::seatNames()));
    }
    static QString explain(const Refusal& refusal, const Deal&) {
        return text::cuatrola::explain(refusal, text::seatNames());
    }
    static QString actionText(const Action& action, const Deal&) { return cuatrola::actionText(action); }
    static auto actionOf(const QString& text, const Deal&) { return cuatrola::actionOf(text); }
    static QJsonObject viewMessage(const View& view) { return cli::viewMessage(view); }
    static QJsonObject endMessage(const View& view) { return cli::endMessage(view); }
    static QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
        return cli::replayReport(loaded, legal);
    }
    static QJsonObject bench();
};

// A hand played by chance from its deal.
int randomHand(Deck& deck, tricks::Random& random) {
    tricks::shuffle(std::span<Card>(deck), random);
    PerSeat<CardSet> hands;
    for (int i = 0; i < kDeckSize; ++i)
        hands[turned(Seat::E, i)].insert(deck[static_cast<std::size_t>(i)]);
    Position position(hands, Seat::S, suitOf(deck.back()), {});
    playOut(position, random);
    return position.score().points;
}

QJsonObject Cuatrola::bench() {
    Deck deck = numberedDeck(1);
    return benchOf<Cuatrola>([&](tricks::Random& random) { return randomHand(deck, random); },
                             randomPlayer());
}

} // namespace

GameCommands cuatrolaCommands() {
    return commandsOf<Cuatrola>();
}

} // namespace cli
