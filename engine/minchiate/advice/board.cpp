#include "minchiate/advice/board.h"

#include "minchiate/players/seen.h"

#include <algorithm>
#include <functional>

namespace advice {

using namespace minchiate;

namespace {

constexpr std::size_t kLastTricks = 4;

class Making {
public:
    explicit Making(const SeatView& view)
        : view_(view), seen_(view), us_(sideOf(view.seat)), out_(setOf(view.discarded) - view.passed) {
        for (int i = 0; i < seen_.now.played(); ++i)
            table_.insert(seen_.now.played(i));
        for (Seat seat : kSeats)
            out_ |= setOf(view.discardsShown[seat]);
        if (view.fola)
            out_ |= *view.fola;
        if (view.turnedBack)
            out_.insert(*view.turnedBack);
        for (Side side : kSides)
            within_[side] = view.phase == Phase::Counted
                                ? seen_.now.captured(side)
                                : kWholeDeck - seen_.now.captured(other(side)) - out_;
        if (const auto side = sideOfFool())
            within_[other(*side)].erase(kFool);
    }

    [[nodiscard]] Board board() const {
        Board board;
        board.folaSeen = view_.fola.has_value();
        for (Card card : kCounters | kept(view_.rules)) {
            if (card.id >= 64)
                board.chips.push_back(chip(card));
            board.points[static_cast<std::size_t>(placeOf(card))] += value(card);
        }
        // Kings have the lower numbers and stand after the trumps, before the Fool.
        for (std::size_t i = 0; i < kSuits.size(); ++i)
            board.chips.insert(board.chips.end() - 1, chip(king(kSuits[i])));
        addRows(board);
        board.trumpsOut = unseen() & kTrumps;
        for (Seat seat : kSeats)
            if (seat != view_.seat)
                board.voids[seat] = seen_.own.voids[seat];
        for (std::size_t suit = 0; suit < kSuits.size(); ++suit)
            board.suitsOut[suit] = (unseen() & cardsOf(kSuits[suit])).size() - seen_.own.hidden[suit];
        for (const Trick& trick : view_.tricks)
            if (trick.winner)
                board.lastTricks.push_back(trick);
        if (board.lastTricks.size() > kLastTricks)
            board.lastTricks.erase(board.lastTricks.begin(), board.lastTricks.end() - kLastTricks);
        return board;
    }

private:
    [[nodiscard]] CardSet unseen() const { return kWholeDeck - seen_.own.gone - view_.hand; }

    [[nodiscard]] Place placeOf(Card card) const {
        if (seen_.now.captured(us_).contains(card))
            return Place::Ours;
        if (seen_.now.captured(other(us_)).contains(card))
            return Place::Theirs;
        if (view_.hand.contains(card))
            return Place::Mine;
        if (table_.contains(card))
            return Place::Table;
        return out_.contains(card) ? Place::Out : Place::InPlay;
    }

    [[nodiscard]] Chip chip(Card card) const {
        Chip chip{card, placeOf(card), std::nullopt, 0};
        for (std::size_t i = 0; i < view_.tricks.size(); ++i)
            for (const auto& play : view_.tricks[i].plays)
                if (play.card == card) {
                    chip.playedBy = play.seat;
                    chip.trick = static_cast<int>(i) + 1;
                }
        if (chip.place == Place::InPlay)
            for (Seat seat : kSeats)
                if (seat != view_.seat && (view_.openHands[seat] | publicCards(view_, seat)).contains(card))
                    chip.with = seat;
        return chip;
    }

    // The side the Fool stays with (M6.6), where that is known.
    [[nodiscard]] std::optional<Side> sideOfFool() const {
        for (Side side : kSides)
            if (seen_.now.captured(side).contains(kFool))
                return side;
        if (view_.hand.contains(kFool))
            return us_;
        for (Seat seat : kSeats)
            if (seen_.played[seat].contains(kFool) || seen_.own.shown[seat].contains(kFool))
                return sideOf(seat);
        return std::nullopt;
    }

    // ---- Versicole ----

    // The points of a versicola of this kind, made of these cards among others, and its cards; the longest
    // where a run is in pieces.
    [[nodiscard]] Versicola madeOf(CardSet holding, const Row& row) const {
        Versicola best;
        for (const Versicola& v : versicoleOf(holding & (row.all | CardSet(kFool)), view_.rules))
            if (v.kind == row.kind && v.points > best.points)
                best = v;
        return best;
    }

    // All of it that a side has, in several pieces perhaps.
    [[nodiscard]] int pointsOf(CardSet holding, const Row& row) const {
        int points = 0;
        for (const Versicola& v : versicoleOf(holding & (row.all | CardSet(kFool)), view_.rules))
            points += v.kind == row.kind ? v.points : 0;
        return points;
    }

    [[nodiscard]] Row rowOf(VersicolaKind kind, CardSet all) const {
        Row row{kind, all, {}, {}, {}, {}, {}};
        for (Side side : kSides) {
            row.held[side] = pointsOf(seen_.now.captured(side), row);
            row.most[side] = pointsOf(within_[side], row);
            row.remains[side] = madeOf(within_[side], row).cards - CardSet(kFool);
        }
        const CardSet mine = view_.hand & all;
        if (row.held[us_] > 0 || row.held[other(us_)] > 0) {
            row.reason = RowReason::Held;
        } else if (row.most[us_] == 0 && row.most[other(us_)] == 0) {
            row.reason = RowReason::Broken;
            row.cards = brokenBy(row);
        } else if (mine.size() == 1 && hangsOn(mine, row)) {
            row.reason = RowReason::HangsOn;
            row.cards = mine;
        } else if (all == trumpRun(28, 40)) {
            row.reason = RowReason::RunRemains;
        } else if (!mine.empty()) {
            row.reason = RowReason::Yours;
            row.cards = mine;
        } else {
            row.reason = all == trumpRun(1, 5) ? RowReason::RunRemains : RowReason::Open;
        }
        return row;
    }

    [[nodiscard]] bool hangsOn(CardSet card, const Row& row) const {
        return std::ranges::all_of(kSides,
                                   [&](Side side) { return pointsOf(within_[side] - card, row) == 0; });
    }

    // Cards of it whose place is settled, the Fool's versicola having the Fool in it.
    [[nodiscard]] CardSet brokenBy(const Row& row) const {
        CardSet cards = row.all & (seen_.now.captured(Side::NS) | seen_.now.captured(Side::EW) | out_);
        if (row.kind == VersicolaKind::Fools && sideOfFool())
            cards.insert(kFool);
        return cards;
    }

    void addRows(Board& board) const {
        board.rows = {rowOf(VersicolaKind::Run, trumpRun(28, 40)),
                      rowOf(VersicolaKind::Run, trumpRun(1, 5)),
                      rowOf(VersicolaKind::Tens, kTensWithin | kTensEnds),
                      rowOf(VersicolaKind::Kings, kKings),
                      rowOf(VersicolaKind::Thirteen, kThirteenVersicola),
                      rowOf(VersicolaKind::Fools, kFoolsVersicola - CardSet(kFool))};
        if (view_.rules.demon)
            board.rows.push_back(rowOf(VersicolaKind::Demon, kDemonVersicola));
        std::ranges::stable_sort(board.rows, std::greater(), [](const Row& row) {
            const int rank = row.reason == RowReason::Held ? 2 : row.isBroken() ? 0 : 1;
            return std::pair(rank, row.most[Side::NS] + row.most[Side::EW]);
        });
    }

    const SeatView& view_;
    players::Seen seen_;
    Side us_;
    CardSet out_, table_;
    PerSide<CardSet> within_; // what a side has captured or still may
};

} // namespace

Board boardOf(const SeatView& view) {
    return Making(view).board();
}

} // namespace advice
