// French Tarot as a row of the tests of all games; two to five players in turn.
#pragma once

#include "row.h"

#include "../tarot/tarot_text.h"

#include "tarot/game.h"

namespace support::tarots {

using namespace ::tarot;

class Watcher {
public:
    explicit Watcher(View view) : view_(std::move(view)), dealt_(view_.hand) {}

    void tell(const Event& event) {
        std::visit([this](const auto& one) { tell(one); }, event);
    }
    [[nodiscard]] bool agreesWith(const View& seen) {
        view_.phase = seen.phase; // what may be done is the rules' to say
        view_.choice = seen.choice;
        // In which order a chien lies that nobody has turned up is not told.
        if (tricks::setOf(view_.chien) == tricks::setOf(seen.chien))
            view_.chien = seen.chien;
        return view_ == seen;
    }

private:
    Seats declarerAnd(const std::optional<Seat>& partner) const {
        Seats camp(view_.contract->declarer);
        if (partner)
            camp.insert(*partner);
        return camp;
    }

    void tell(const event::Spoken& spoken) { view_.auction.emplace_back(spoken.seat, spoken.bid); }
    void tell(const event::AuctionEnded& ended) {
        view_.contract = ended.contract;
        if (ended.contract && view_.players != 5)
            view_.camp = declarerAnd(std::nullopt);
    }
    void tell(const event::Called& called) {
        view_.called = called.card;
        if (view_.rules.partner == Partner::Holder && dealt_.contains(called.card))
            view_.camp = declarerAnd(view_.seat); // F6.3: who holds it knows
    }
    void tell(const event::ChienTurnedUp& chien) {
        view_.chien = chien.cards;
        view_.handSizes[chien.declarer] += static_cast<int>(chien.cards.size());
        if (chien.declarer == view_.seat)
            view_.hand |= tricks::setOf(chien.cards);
    }
    void tell(const event::LaidAway& away) {
        view_.ecart = away.ecart;
        view_.handSizes[away.seat] -= away.count;
        if (away.seat == view_.seat)
            view_.hand -= away.ecart.cards;
    }
    void tell(const event::JeuSaid& said) { view_.slam = said.slam; }
    void tell(const event::Announcing& one) { view_.announcements.push_back(one.announcement); }
    void tell(const event::Played& played) {
        addPlay(view_.tricks, played.seat, Trick::Entry{played.seat, played.card});
        if (playedFromPile(played))
            return;
        --view_.handSizes[played.seat];
        if (played.seat == view_.seat)
            view_.hand.erase(played.card);
    }
    void tell(const event::TrickGathered& gathered) { view_.tricks.back().winner = gathered.winner; }
    bool playedFromPile(const event::Played& played) {
        if (view_.players != 2)
            return false;
        const Seat seat = played.seat;
        for (std::size_t pile = 0; pile < view_.tops[seat].size(); ++pile)
            if (view_.tops[seat][pile] == played.card) {
                view_.tops[seat][pile] = std::nullopt;
                --view_.heights[seat][pile];
                return true;
            }
        return false;
    }
    void tell(const event::TurnedUp& up) { view_.tops[up.seat][static_cast<std::size_t>(up.pile)] = up.card; }
    void tell(const event::PartnerKnown& known) { view_.camp = declarerAnd(known.partner); }
    void tell(const event::Ended& ended) {
        view_.result = ended.result;
        if (std::holds_alternative<VoidHand>(ended.result.how))
            return;
        CardSet aside = packOf(view_.rules, view_.players); // all that was not played
        for (const Trick& trick : view_.tricks)
            for (const auto& entry : trick.plays)
                aside.erase(entry.card);
        if (view_.ecart)
            view_.ecart->cards = aside;
        else if (view_.chien.empty())
            for (Card card : aside)
                view_.chien.push_back(card);
        if (const auto* count = std::get_if<ContractCount>(&ended.result.how))
            view_.camp = count->camp;
    }

    View view_;
    CardSet dealt_;
};

struct Row {
    using Game = ::tarot::Game;
    using Record = HandRecord;
    using Watcher = tarots::Watcher;

    static Record anyHand(std::uint64_t number) { return anyTarotHand(number); }
    static Record numbered(std::uint64_t number) {
        Record record;
        record.deal.deck = numberedDeck(kWholePack, number);
        return record;
    }
    static std::optional<Event> heard(const Event& event, Seat seat) { return redacted(event, seat); }
    static QJsonObject json(const Record& record) { return toJson(record); }
    static std::optional<Record> read(const QJsonObject& object) {
        const auto loaded = handRecordOf(object);
        const auto* hand = std::get_if<LoadedHand>(&loaded);
        return hand ? std::optional(hand->record) : std::nullopt;
    }
    // All but poignées, of which there are too many.
    static std::vector<Action> actions(const Choice& choice) {
        std::vector<Action> all;
        const auto add = [&](const auto& what) { all.push_back({choice.seat, what}); };
        if (const auto* auction = std::get_if<AuctionChoice>(&choice.among))
            for (Bid word : auction->words)
                add(Speak{word});
        if (const auto* jeu = std::get_if<JeuChoice>(&choice.among))
            for (Slam word : jeu->words)
                add(SayJeu{word});
        if (const auto* play = std::get_if<PlayChoice>(&choice.among)) {
            for (Card card : play->cards)
                add(Play{card});
            for (Announced kind : play->miseres)
                add(ClaimMisere{kind});
        }
        return all;
    }
    // A garde of the last to speak, who lays away the first cards that may go.
    static std::vector<Action> opening(const Hand& hand) {
        std::vector<Action> all;
        Hand next = hand;
        while (const auto choice = next.choice()) {
            Action action{choice->seat, Speak{all.size() == 3 ? Bid::Garde : Bid::Pass}};
            if (const auto* discard = std::get_if<DiscardChoice>(&choice->among)) {
                CardSet cards = discard->must;
                for (Card card : discard->from)
                    if (cards.size() < discard->count)
                        cards.insert(card);
                action.what = Discard{cards};
            } else if (!std::holds_alternative<AuctionChoice>(choice->among)) {
                break;
            }
            (void)next.apply(action);
            all.push_back(action);
        }
        return all;
    }
    // F3.6
    static std::optional<Both<Hand>> exchanged(const Record& record, Seat viewer, tricks::Random& random) {
        const Hand hand = fold(record.deal, record.actions).hand;
        const View view = viewOf(hand, viewer);
        CardSet seen = hand.held(viewer) | tricks::setOf(view.chien);
        for (const Tops& tops : view.tops)
            seen |= setOf(tops);
        if (view.ecart)
            seen |= view.ecart->cards;
        for (const Announcement& one : view.announcements)
            seen |= one.cards;
        for (const Trick& trick : view.tricks)
            for (const auto& entry : trick.plays)
                seen.insert(entry.card);
        auto both = exchangedInDeck<Row>(
            record, [&](std::size_t i) { return !seen.contains(record.deal.deck[i]); }, random);
        return both && !both->after.over() ? both : std::nullopt; // a petit sec would show
    }
};

} // namespace support::tarots
