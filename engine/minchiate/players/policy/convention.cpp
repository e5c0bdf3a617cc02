#include "minchiate/players/policy/convention.h"

#include "minchiate/players/policy/light.h"

#include <algorithm>
#include <limits>

namespace players {

using namespace minchiate;

namespace {

constexpr int kCertain = 1024; // a probability of one

// The chance of both, or the part of some points that a chance stands for.
constexpr int part(int chance, int of) {
    return chance * of >> 10;
}

// kMiss[f][n]: the chance that n cards all lie elsewhere, each being in one place with a chance of f/64.
constexpr auto kMiss = [] {
    std::array<std::array<std::int16_t, 64>, 65> table{};
    for (unsigned f = 0; f <= 64; ++f) {
        double miss = 1;
        for (auto& entry : table[f]) {
            entry = static_cast<std::int16_t>(miss * kCertain + 0.5);
            miss *= (64 - f) / 64.0;
        }
    }
    return table;
}();

// kPlaces[left][places]: the chance, in 64ths, that one of so many places is one of a hand of `left` cards.
constexpr auto kPlaces = [] {
    std::array<std::array<std::uint8_t, kDeckSize + 1>, kTricks + 1> table{};
    for (int left = 0; left <= kTricks; ++left)
        for (int places = 0; places <= kDeckSize; ++places)
            table[static_cast<std::size_t>(left)][static_cast<std::size_t>(places)] =
                static_cast<std::uint8_t>(places <= left ? 64 : left * 64 / places);
    return table;
}();

// By the bits of suits: all cards of those suits; their kings.
constexpr CardSet cardsOfBits(unsigned bits) {
    std::uint64_t low = 0;
    for (unsigned suit = 0; suit < 4; ++suit)
        low |= (bits >> suit & 1) * (std::uint64_t{0x3fff} << 14 * suit);
    return CardSet::ofWords(low, (bits >> 4 & 1) * kTrumps.high());
}
template<std::size_t N, class Make>
constexpr auto tableOf(Make make) {
    std::array<CardSet, N> table{};
    for (unsigned bits = 0; bits < N; ++bits)
        table[bits] = make(bits);
    return table;
}
constexpr auto kCardsOfSuits = tableOf<32>(cardsOfBits);
constexpr auto kKingsOfSuits = tableOf<16>([](unsigned bits) { return cardsOfBits(bits) & kKings; });

constexpr CardSet kStakes = kCounters | trumps({29}); // cards that are worth something to whoever takes them

// Trumps that are taken rather than take: those a side tries to bring home, and the other to catch.
constexpr CardSet kLowCounters = kCounters & trumpRun(1, 28);

class Scales {
public:
    Scales(const Position& position, const Memory& memory, const Convention& by)
        : position_(position), memory_(memory), w_(by.weights()), seat_(position.turn()),
          us_(sideOf(position.chooser())), hand_(position.hand(seat_)), legal_(position.legal()),
          left_(kTricks + 1 - position.trickNumber()), now_(by.moment(left_)),
          firstLater_(static_cast<std::size_t>(position.played())) {
        unseen_ = kWholeDeck - memory.gone - hand_ - position.hand(position.chooser());
        CardSet shown;
        for (Seat s : kSeats)
            shown |= memory.shown[s];
        const CardSet loose = unseen_ - shown;
        int hidden = 0;
        for (const int n : memory.hidden)
            hidden += n;
        const int places = std::max(0, loose.size() - hidden);
        miss_ = kMiss[kPlaces[static_cast<std::size_t>(left_)][static_cast<std::size_t>(places)]].data();
        for (std::size_t i = firstLater_; i < later_.size(); ++i) {
            const Seat seat = position.playerOf(static_cast<int>(i) + 1);
            Later& later = later_[i];
            later.shown = memory.shown[seat];
            later.may =
                loose - kCardsOfSuits[memory.voids[seat] & 31u] - kKingsOfSuits[memory.noKing[seat] & 15u];
            later.ruffs = has(later.shown.high() & kTrumps.high(), later.may.high() & kTrumps.high(),
                              memory.hidden[4] / 2);
            later.ours = sideOf(seat) == us_;
            later.alike = i > firstLater_ && later.may == later_[i - 1].may && later.shown.empty() &&
                          later_[i - 1].shown.empty();
        }
        CardSet table;
        for (int i = 0; i < position.played(); ++i)
            table.insert(position.played(i));
        if (!((table | legal_) & kStakes).empty())
            completing_ = completingVersicole(position.captured(us_)) |
                          completingVersicole(position.captured(other(us_)));
        stake_ = now_.trick + (left_ == 1 ? 20 * kPoint : 0);
        for (Card c : table& kStakes)
            stake_ += stakeOf(c);
    }

    // Calls `visit(card, worth)` for each card worth considering.
    template<class Visit>
    void weigh(Visit visit) {
        if (position_.led())
            follow(visit);
        else
            lead(visit);
    }

private:
    struct Later { // a player still to come to this trick
        CardSet shown, may;
        int lacks = 0;  // the chance that it holds nothing of the suit led
        int ruffs = 0;  // the chance that it holds a trump
        int ruffed = 0; // both
        bool ours = false;
        bool alike = false; // no more is known of it than of the one before
    };

    template<class Visit>
    void follow(Visit visit) {
        const Suit led = *position_.led();
        suppose(led);
        const Card best = position_.played(position_.winning());
        const CardSet beats = legal_ & detail::kBeats[best.id];
        const int lost = chance(led, best, sideOf(position_.playerOf(position_.winning())) == us_);
        const int mine = sideOf(seat_) == us_ ? 1 : -1;
        eachToFollow(beats, [&](Card c) {
            const int p = beats.contains(c) ? chance(led, c, mine > 0) : lost;
            const int stake =
                kStakes.contains(c) && (c != kFool || left_ == 1) ? stake_ + stakeOf(c) : stake_;
            visit(c, part(p, stake) - mine * keeping(c));
        });
    }

    template<class Visit>
    void lead(Visit visit) {
        Suit supposed = Suit::Fool;
        int ofSuit = 0;
        eachToLead([&](Card c) {
            if (c == kFool)
                return visit(c, stake_ / 2 - keeping(c));
            const Suit suit = suitOf(c);
            if (suit != supposed) {
                suppose(suit);
                ofSuit = suit == Suit::Trumps ? now_.leadTrump : leadOf(suit);
                supposed = suit;
            }
            const int stake = kStakes.contains(c) ? stake_ + stakeOf(c) : stake_;
            const int p = chance(suit, c, true);
            int worth = part(p, stake) - keeping(c) + ofSuit;
            if (suit == Suit::Trumps)
                worth += part(p, now_.draw * tricks::bits::count((unseen_ & kLowCounters).high()));
            else if (c != king(suit) && hangsKing_)
                worth += w_.hangKing;
            visit(c, worth);
        });
    }

    // To follow, suit by suit: every card that counts for something; of the others the lowest, and the lowest
    // and highest of those that beat the best card.
    template<class Each>
    void eachToFollow(CardSet beats, Each each) const {
        for (unsigned suit = 0; suit < 5; ++suit) {
            const CardSet cards = legal_ & kCardsOfSuits[1u << suit];
            if (cards.empty())
                continue;
            for (Card c : cards& kStakes)
                each(c);
            const CardSet plain = cards - kStakes;
            if (plain.empty())
                continue;
            const Card low = plain.first();
            each(low);
            const CardSet over = (plain & beats) - CardSet(low);
            if (over.empty())
                continue;
            each(over.first());
            if (firstLater_ < later_.size() && over.last() != over.first())
                each(over.last());
        }
        if (legal_.contains(kFool))
            each(kFool);
    }

    // To lead: the king and the lowest card of a suit; of the trumps the highest, the lowest that counts for
    // something, the lowest and highest of the others.
    template<class Each>
    void eachToLead(Each each) const {
        for (unsigned suit = 0; suit < 4; ++suit) {
            const CardSet cards = legal_ & kCardsOfSuits[1u << suit];
            if (cards.empty())
                continue;
            each(cards.first());
            if (const Card high = cards.last(); isKing(high) && high != cards.first())
                each(high);
        }
        if (const CardSet cards = legal_ & kTrumps; !cards.empty()) {
            const CardSet stakes = cards & kStakes, plain = cards - kStakes;
            CardSet some{cards.last()};
            if (!stakes.empty())
                some.insert(stakes.first());
            if (!plain.empty())
                some |= CardSet{plain.first(), plain.last()};
            for (Card c : some)
                each(c);
        }
        if (legal_.contains(kFool))
            each(kFool);
    }

    // What taking this card rather than losing it makes: a counter taken from the other side is marked and
    // counts here instead of there, three times its value.
    [[nodiscard]] int stakeOf(Card c) const {
        const int versicola = completing_.contains(c) ? w_.completes : 0;
        return minchiate::detail::kValueOf[c.id] * 3 * kPoint +
               (kTens.contains(c) ? 2 * versicola : versicola);
    }

    // The chance of holding at least one of some cards, `shown` being those known to be held.
    [[nodiscard]] int has(std::uint64_t shown, std::uint64_t may, int hidden) const {
        const int n = std::max(0, tricks::bits::count(may) - hidden);
        return shown != 0 ? kCertain : kCertain - miss_[n];
    }

    // From now on the trick is one led in this suit.
    void suppose(Suit led) {
        if (led == Suit::Trumps)
            return;
        const std::uint64_t cards = cardsOf(led).low();
        const int hidden = memory_.hidden[static_cast<std::size_t>(led)];
        for (std::size_t i = firstLater_; i < later_.size(); ++i)
            later_[i].lacks =
                kCertain - has(later_[i].shown.low() & cards, later_[i].may.low() & cards, hidden);
    }

    [[nodiscard]] int chanceToBeat(const Later& later, Suit led, Card best, CardSet higher) const {
        if (!isTrump(best))
            return std::min(kCertain, later.ruffed + has(later.shown.low() & higher.low(),
                                                         later.may.low() & higher.low(), 0));
        const int holds = has(later.shown.high() & higher.high(), later.may.high() & higher.high(), 0);
        return led == Suit::Trumps ? holds : part(holds, later.lacks);
    }

    // The chance that the side wins the trick when `best` leads so far and only the later players are to
    // come.
    [[nodiscard]] int chance(Suit led, Card best, bool ours) const {
        const CardSet higher = detail::kBeats[best.id];
        int p = ours ? kCertain : 0, beats = 0;
        for (std::size_t i = firstLater_; i < later_.size(); ++i) {
            const Later& later = later_[i];
            if (!later.alike)
                beats = chanceToBeat(later, led, best, higher);
            p += later.ours ? part(kCertain - p, part(beats, w_.partnerBeats))
                            : -part(p, part(beats, w_.opponentBeats));
        }
        return p;
    }

    [[nodiscard]] int keeping(Card c) const {
        int worth = now_.keep[c.id];
        if (c == kFool && left_ <= 2)
            return left_ == 2 ? worth - 100 * kPoint : 0; // to the last trick it would be lost (M6.7)
        if (!isTrump(c))
            return worth;
        const CardSet higher = unseen_ & detail::kBeats[c.id];
        worth += now_.rank[static_cast<std::size_t>(std::min(3, tricks::bits::count(higher.high())))];
        if (trumpRun(21, 27).contains(c) && (memory_.smoked >> index(seat_) & 1) == 0)
            worth -= hand_.contains(trump(40)) ? w_.smoke : w_.falseSmoke;
        return worth;
    }

    [[nodiscard]] int leadOf(Suit suit) {
        using tricks::bits::count;
        const std::uint64_t cards = cardsOf(suit).low(), own = hand_.low() & cards;
        const int out = count(unseen_.low() & cards);
        int worth = now_.leadSuit + out * w_.lengthOut;
        const Seat mate = partner(seat_), next = turned(seat_, 1), last = turned(seat_, 3);
        const auto ruffs = [&](Seat s) {
            return memory_.isVoid(s, suit) && !memory_.isVoid(s, Suit::Trumps);
        };
        worth += ruffs(mate) * w_.partnerVoid + (ruffs(next) + ruffs(last)) * w_.opponentVoid;
        if ((own & (own - 1)) == 0 && !(hand_ & kTrumps).empty())
            worth += w_.makesVoid;
        if ((memory_.shown[next] | memory_.shown[last]).contains(king(suit)))
            worth += w_.huntKing;
        hangsKing_ = hand_.contains(king(suit)) && !position_.wasLed(suit) &&
                     (count(own) >= 5 || out - memory_.hidden[static_cast<std::size_t>(suit)] <= 7);
        return worth;
    }

    const Position& position_;
    const Memory& memory_;
    const Weights& w_;
    Seat seat_;
    Side us_;
    CardSet hand_, legal_;
    int left_;
    const Convention::Moment& now_;
    std::size_t firstLater_;
    CardSet unseen_, completing_;
    const std::int16_t* miss_ = nullptr;
    std::array<Later, 3> later_{}; // by their place in the trick, less one
    int stake_ = 0;
    bool hangsKing_ = false; // in the suit considered for a lead
};

} // namespace

WeighedCards weighedCards(const Position& position, const Memory& memory, const Convention& by) {
    WeighedCards list;
    Scales(position, memory, by).weigh([&](Card card, int worth) {
        list.cards[static_cast<std::size_t>(list.count++)] = {card, worth};
    });
    return list;
}

Card conventionCard(const Position& position, const Memory& memory, const Convention& by) {
    Weighed best{position.legal().first(), std::numeric_limits<int>::min()};
    if (position.legal() == CardSet(best.card))
        return best.card;
    Scales(position, memory, by).weigh([&](Card card, int worth) {
        if (worth > best.worth)
            best = {card, worth};
    });
    return best.card;
}

} // namespace players
