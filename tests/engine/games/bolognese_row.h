// Tarocco bolognese as a row of the tests of all games.
#pragma once

#include "row.h"

#include "../bolognese/bolognese_text.h"

#include "bolognese/game.h"

namespace support::bologneses {

using namespace ::bolognese;

class Watcher {
public:
    explicit Watcher(View view) : view_(std::move(view)) {}

    void tell(const Event& event) {
        std::visit([this](const auto& one) { tell(one); }, event);
    }
    [[nodiscard]] bool agreesWith(const View& seen) {
        view_.phase = seen.phase; // what may be done is the rules' to say
        view_.choice = seen.choice;
        return view_ == seen;
    }

private:
    void tell(const event::Discarded& discarded) {
        if (discarded.seat != view_.seat)
            return;
        view_.discard = tricks::setOf(discarded.cards);
        view_.hand = (view_.hand | tricks::setOf(discarded.taken)) - *view_.discard;
    }
    void tell(const event::Accused& accused) { view_.accusi.push_back(accused.accuso); }
    void tell(const event::Played& played) {
        addPlay(view_.tricks, played.seat, Trick::Entry{played.seat, played.card, played.signal});
        --view_.handSizes[played.seat];
        if (played.seat == view_.seat)
            view_.hand.erase(played.card);
    }
    void tell(const event::TrickGathered& gathered) { view_.tricks.back().winner = gathered.winner; }
    void tell(const event::Counted& counted) {
        view_.result = counted.result;
        if (counted.result.calledOut && view_.tricks.empty() && !view_.discard)
            view_.lastTwo.clear(); // never taken up
        if (counted.result.calledOut)
            return;
        CardSet discard = kWholeDeck; // all that was not played
        for (const Trick& trick : view_.tricks)
            for (const auto& entry : trick.plays)
                discard.erase(entry.card);
        view_.discard = discard;
    }

    View view_;
};

struct Row {
    using Game = ::bolognese::Game;
    using Record = HandRecord;
    using Watcher = bologneses::Watcher;

    static Record anyHand(std::uint64_t number) { return anyBologneseHand(number); }
    static Record numbered(std::uint64_t number) {
        Record record;
        record.deal.deck = numberedDeck(number);
        return record;
    }
    static std::optional<Event> heard(const Event& event, Seat seat) { return redacted(event, seat); }
    static QJsonObject json(const Record& record) { return toJson(record); }
    static std::optional<Record> read(const QJsonObject& object) {
        const auto loaded = handRecordOf(object);
        const auto* hand = std::get_if<LoadedHand>(&loaded);
        return hand ? std::optional(hand->record) : std::nullopt;
    }
    // Plays, and every choice of combinations.
    static std::vector<Action> actions(const Choice& choice) {
        std::vector<Action> all;
        const auto& play = std::get<PlayChoice>(choice.among);
        const std::array ways{std::pair{Signal::None, play.cards}, std::pair{Signal::Busso, play.busso},
                              std::pair{Signal::Striscio, play.striscio}, std::pair{Signal::Volo, play.volo}};
        for (const auto& [signal, cards] : ways)
            for (Card card : cards)
                all.push_back({choice.seat, Play{card, signal}});
        const auto& made = play.accuso.made;
        for (unsigned chosen = 1; chosen < 1u << made.size(); ++chosen) {
            Accuse accuse;
            for (std::size_t i = 0; i < made.size(); ++i)
                if ((chosen >> i) & 1)
                    accuse.names.push_back(made[i].name);
            all.push_back({choice.seat, accuse});
        }
        return all;
    }
    static std::vector<Action> opening(const Hand& hand) {
        const auto from = std::get<DiscardChoice>(hand.choice()->among).from;
        return {{hand.deal().dealer, Discard{{from.first(), from.last()}}}};
    }
    // Cards of other hands or the dealer's discard (B5.7); none that an accuso may have shown.
    static std::optional<Both<Hand>> exchanged(const Record& record, Seat viewer, tricks::Random& random) {
        const Hand hand = fold(record.deal, record.actions).hand;
        if (!hand.accusi().empty())
            return std::nullopt;
        CardSet hidden;
        for (Seat seat : kSeats)
            if (seat != viewer)
                hidden |= hand.discard() ? hand.position().hand(seat) : hand.dealt(seat);
        return exchangedInDeck<Row>(
            record, [&](std::size_t i) { return hidden.contains(record.deal.deck[i]); }, random);
    }
};

} // namespace support::bologneses
