// Cuatrola as a row of the tests of all games.
#pragma once

#include "row.h"

#include "../cuatrola/cuatrola_text.h"

#include "cuatrola/game.h"

namespace support::cuatrolas {

using namespace ::cuatrola;

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
    void tell(const event::Bid& bid) { view_.bids.emplace_back(bid.seat, bid.bid); }
    void tell(const event::AskingEnded& ended) { view_.contract = ended.contract; }
    void tell(const event::Played& played) {
        addPlay(view_.tricks, played.seat, Trick::Entry{played.seat, played.card});
        --view_.handSizes[played.seat];
        if (played.seat == view_.seat)
            view_.hand.erase(played.card);
    }
    void tell(const event::TrickGathered& gathered) { view_.tricks.back().winner = gathered.winner; }
    void tell(const event::Sung& sung) { view_.cantes.push_back(sung.cante); }
    void tell(const event::Ended& ended) {
        view_.score = ended.score;
        view_.left = ended.left;
    }

    View view_;
};

struct Row {
    using Game = ::cuatrola::Game;
    using Record = HandRecord;
    using Watcher = cuatrolas::Watcher;

    static Record anyHand(std::uint64_t number) { return support::anyHand(number); }
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
    static std::vector<Action> actions(const Choice& choice) { return actionsOf(choice); }
    static std::vector<Action> opening(const Hand&) { return {}; }
    // C5.10; the card turned up is seen by all. That somebody is asked for a cante would show.
    static std::optional<Both<Hand>> exchanged(const Record& record, Seat viewer, tricks::Random& random) {
        const Hand hand = fold(record.deal, record.actions).hand;
        const auto isHidden = [&](std::size_t i) {
            const Seat owner = turned(right(record.deal.dealer), static_cast<int>(i));
            return i + 1 < record.deal.deck.size() && owner != viewer &&
                   hand.position().hand(owner).contains(record.deal.deck[i]);
        };
        auto both = exchangedInDeck<Row>(record, isHidden, random);
        if (!both || both->before.phase() == Phase::Sing || both->after.phase() == Phase::Sing)
            return std::nullopt;
        return both;
    }
};

} // namespace support::cuatrolas
