#include "cli/tarot/commands.h"

#include "cli/commands_of.h"
#include "cli/tarot/replay.h"
#include "cli/tarot/seat_messages.h"

#include "tarot/numbered_deal.h"
#include "tarot/players/levels.h"
#include "tarot/players/random_player.h"
#include "tarot/records/action_text.h"
#include "text/tarot/tarot_words.h"

namespace cli {

using namespace tarot;

namespace {

struct FrenchTarot : Cousin<Game, HandRecord, levelNames, levelNamed> {
    static constexpr auto kName = "tarot", kFormat = kHandFormat;
    static constexpr Sides kSides = Sides::Single;
    static constexpr int kFewest = kFewestPlayers, kMost = kMostPlayers;

    static Record numbered(quint64 number, const RuleSet& rules, int seats) {
        Record record;
        record.deal = {rules, seats, Seat::First, numberedDeck(packOf(rules, seats), number)};
        record.heading.number = number;
        return record;
    }
    static std::vector<std::vector<int>> figures(const Hand& hand) {
        const auto& scores = hand.result()->scores;
        return {{scores.begin(), scores.begin() + hand.players()}};
    }
    static auto read(const QJsonObject& object) { return handRecordOf(object); }
    static Report refused(const RecordFault& found) {
        const int players = found.refusal ? found.refusal->players : kMostPlayers;
        return refusedRecord(found.fault, text::tarot::explain(found, text::tarot::seatNames(players)));
    }
    static QString explain(const Refusal& refusal, const Deal& deal) {
        return text::tarot::explain(refusal, text::tarot::seatNames(deal.players));
    }
    static QString seatText(Seat seat, const Deal& deal) { return tarot::seatText(seat, deal.players); }
    static QString actionText(const Action& action, const Deal& deal) {
        return tarot::actionText(action, deal.players);
    }
    static auto actionOf(const QString& text, const Deal& deal) {
        return tarot::actionOf(text, deal.players);
    }
    static QJsonObject viewMessage(const View& view) { return cli::viewMessage(view); }
    static QJsonObject endMessage(const View& view) { return cli::endMessage(view); }
    static QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
        return cli::replayReport(loaded, legal);
    }
    static QJsonObject bench();
};

// So many cards of the pack, an even number, by chance; the others stay in it. What comes together matters
// here, not in which order.
CardSet drawn(std::span<Card>& pack, std::size_t count, tricks::Random& random) {
    CardSet cards;
    for (std::size_t left = pack.size(), last = left - count; left > last; left -= 2) {
        const auto [a, b] =
            random.below(static_cast<std::uint32_t>(left), static_cast<std::uint32_t>(left - 1));
        std::swap(pack[a], pack[left - 1]);
        cards |= only(pack[left - 1]);
        std::swap(pack[b], pack[left - 2]);
        cards |= only(pack[left - 2]);
    }
    pack = pack.first(pack.size() - count);
    return cards;
}

// A hand of four played by chance from its deal: South takes a garde and lays six cards away, all tricks are
// played, and the count says what each defender pays.
int randomHand(Deal& deal, tricks::Random& random) {
    const auto table = tableOf(deal.rules, deal.players);
    const auto size = static_cast<std::size_t>(table.hand);
    std::span<Card> pack(deal.deck);
    PerSeat<CardSet> hands;
    for (Seat seat : {Seat::Second, Seat::Third, Seat::Fourth})
        hands[seat] = drawn(pack, size, random);
    CardSet& declarer = hands[Seat::First];
    declarer = tricks::setOf(pack); // with the chien
    Setting setting;
    setting.leader = right(deal.dealer, deal.players);
    setting.camp = Seats(Seat::First);
    const CardSet plain = (declarer & kSuitCards) - cardsOf(Rank::King);
    setting.aside = someOf(plain, std::min(6, plain.size()), random);
    declarer -= setting.aside;
    Position position(setting, hands);
    playOut(position, random);
    const Settled made = position.settled();
    int petit = 0;
    if (made.petit)
        petit = made.petit->camp == Camp::Declarer ? 10 : -10;
    const CardSet pile = made.piles[Camp::Declarer];
    return priceOf(Bid::Garde, made.halves[Camp::Declarer], (pile & kBouts).size(), petit, 0,
                   slamPrice(deal.rules, deal.players, Slam::None, made.tricks[Camp::Declarer], 18))
        .each();
}

QJsonObject FrenchTarot::bench() {
    Deal deal;
    deal.deck = numberedDeck(kWholePack, 1);
    return benchOf<FrenchTarot>([&](tricks::Random& random) { return randomHand(deal, random); },
                                randomPlayer());
}

} // namespace

GameCommands tarotCommands() {
    return commandsOf<FrenchTarot>();
}

} // namespace cli
