#include "cli/tarot/commands.h"

#include "cli/per_second.h"
#include "cli/tarot/replay.h"

#include "tarot/numbered_deal.h"
#include "tarot/players/random_player.h"
#include "text/tarot/tarot_words.h"
#include "text/words.h"

namespace cli {

using namespace tarot;

namespace {

Report replay(const QJsonObject& object, LegalCards legal) {
    const auto loaded = handRecordOf(object);
    if (const auto* found = std::get_if<RecordFault>(&loaded)) {
        const int players = found->refusal ? found->refusal->players : kMostPlayers;
        const QString sentence = text::tarot::explain(*found, text::tarot::seatNames(players));
        return {refusal(found->fault.action, found->fault.path, found->fault.rule, sentence), sentence};
    }
    return {replayReport(std::get<LoadedHand>(loaded), legal), {}};
}

QJsonObject dealAt(quint64 number, const QJsonObject& switches, int seats) {
    HandRecord record;
    Deal& deal = record.deal;
    deal.players = seats;
    for (auto it = switches.begin(); it != switches.end(); ++it)
        (void)setSwitch(deal.rules, it.key(), it.value());
    deal.deck = numberedDeck(packOf(deal.rules, deal.players), number);
    record.heading.number = number;
    return toJson(record);
}

QJsonObject deal(quint64 number, const QJsonObject& switches) {
    return dealAt(number, switches, 4);
}

QString rulesFault(const QJsonObject& switches) {
    RuleSet rules;
    for (auto it = switches.begin(); it != switches.end(); ++it)
        if (const auto wrong = setSwitch(rules, it.key(), it.value()))
            return text::explain(
                records::Fault{*wrong, -1, QStringLiteral("$.rules.") + it.key(), {}, {}, {}});
    return {};
}

// A hand of four played by chance from its deal: South takes a garde and lays six cards away, all tricks are
// played, and the count says what each defender pays.
int randomHand(Deal& deal, tricks::Random& random) {
    tricks::shuffle(std::span<Card>(deal.deck), random);
    Dealt cards = dealt(deal);
    CardSet& declarer = cards.hands[Seat::First];
    declarer |= tricks::setOf(cards.chienCards);
    Setting setting;
    setting.leader = right(deal.dealer, deal.players);
    setting.camp = Seats(Seat::First);
    const CardSet plain = (declarer & kSuitCards) - cardsOf(Rank::King);
    setting.aside = someOf(plain, std::min(6, plain.size()), random);
    declarer -= setting.aside;
    Position position(setting, cards.hands);
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

QJsonObject bench() {
    tricks::Random random(1);
    Deal deal;
    deal.deck = numberedDeck(kWholePack, 1);
    long long sum = 0;
    const double played = perSecond([&] { sum += randomHand(deal, random); });
    const std::vector<tricks::Player<Game>> players(4, randomPlayer());
    quint64 seed = 0;
    const double recorded = perSecond([&] {
        ++seed;
        tricks::Session<Game> session(Deal{{}, 4, Seat::First, numberedDeck(kWholePack, seed)});
        while (!session.over())
            (void)tricks::step<Game>(session, players, seed);
        sum += session.hand().result()->scores[Seat::First];
    });
    return {{QStringLiteral("game"), QStringLiteral("tarot")},
            {QStringLiteral("random_hands_per_second"), played},
            {QStringLiteral("recorded_hands_per_second"), recorded},
            {QStringLiteral("checksum"), sum}};
}

} // namespace

GameCommands tarotCommands() {
    return {QStringLiteral("tarot"), QLatin1String(kHandFormat), replay, deal, rulesFault, bench, dealAt};
}

} // namespace cli
