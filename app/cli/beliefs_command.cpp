#include "cli/beliefs_command.h"

#include "cli/terminal.h"
#include "minchiate/players/master.h"
#include "minchiate/records/hand_record.h"
#include "text/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace cli {

using namespace minchiate;

namespace {

constexpr int kWorlds = 200;
constexpr std::size_t kBands = 10;

struct Band {
    int cases = 0;
    double believed = 0; // the sum of chances
    int so = 0;          // how often it was true
};

// One kind of belief.
struct Believed {
    std::array<Band, kBands> bands{};
    double lost = 0; // the sum of the logarithms of the chance given to what was so, taken away

    void add(double chance, bool so) {
        Band& band = bands[std::min(static_cast<std::size_t>(chance * kBands), kBands - 1)];
        ++band.cases;
        band.believed += chance;
        band.so += so ? 1 : 0;
        const double least = 0.5 / kWorlds; // none of the worlds is not never
        lost -= std::log(std::clamp(so ? chance : 1 - chance, least, 1 - least));
    }
    void add(const Believed& other) {
        for (std::size_t i = 0; i < kBands; ++i) {
            bands[i].cases += other.bands[i].cases;
            bands[i].believed += other.bands[i].believed;
            bands[i].so += other.bands[i].so;
        }
        lost += other.lost;
    }
};

struct AllBelieved {
    Believed voids, kings, counters;

    void add(const AllBelieved& other) {
        voids.add(other.voids);
        kings.add(other.kings);
        counters.add(other.counters);
    }
};

double roundedBelief(double value) {
    return std::round(value * 10'000) / 10'000;
}

void printBelieved(const QString& of, const Believed& kind) {
    QJsonArray bands;
    int cases = 0;
    for (std::size_t i = 0; i < kBands; ++i) {
        const Band& band = kind.bands[i];
        cases += band.cases;
        bands.append(QJsonObject{
            {QStringLiteral("from"), static_cast<double>(i) / kBands},
            {QStringLiteral("cases"), band.cases},
            {QStringLiteral("believed"),
             band.cases ? roundedBelief(band.believed / band.cases) : QJsonValue()},
            {QStringLiteral("so"), band.cases ? roundedBelief(double(band.so) / band.cases) : QJsonValue()}});
    }
    print({{QStringLiteral("of"), of},
           {QStringLiteral("cases"), cases},
           {QStringLiteral("lost"), cases ? roundedBelief(kind.lost / cases) : QJsonValue()},
           {QStringLiteral("bands"), bands}});
}

// What is believed at one card, against the hands as they are.
void addBeliefs(const Hand& hand, const players::Supposing& supposing, std::uint64_t seed,
                AllBelieved& kinds) {
    const SeatView view = viewOf(hand, hand.choice()->chooser);
    const players::Seen seen(view);
    const search::Work work(tricks::Thought{tricks::Random(seed)});
    const auto worlds = players::likelyWorlds(seen, supposing, kWorlds, seed, work);
    const auto any = players::likelyWorlds(seen, {}, kWorlds / 2, seed, work);
    if (worlds.empty() || any.empty())
        return;
    for (const Seat seat : kSeats) {
        if (seat == view.seat || ((view.fallen >> index(seat)) & 1) != 0)
            continue;
        const CardSet held = hand.position().hand(seat);
        const auto share = [&](const std::vector<players::World>& among, auto isSo) {
            const auto count = std::ranges::count_if(
                among, [&](const players::World& world) { return isSo(world.hands[seat]); });
            return static_cast<double>(count) / static_cast<double>(among.size());
        };
        const auto tell = [&](Believed& kind, auto isSo) {
            const double free = share(any, isSo);
            if (free > 0 && free < 1) // else the rules say it, or all but say it
                kind.add(share(worlds, isSo), isSo(held));
        };
        for (const Suit suit : kSuits)
            if (!seen.own.isVoid(seat, suit))
                tell(kinds.voids, [&](CardSet cards) { return (cards & cardsOf(suit)).empty(); });
        for (const Card card : kCounters - seen.own.gone - view.hand)
            tell(kKings.contains(card) ? kinds.kings : kinds.counters,
                 [&](CardSet cards) { return cards.contains(card); });
    }
}

AllBelieved beliefsOf(const records::HandRecord& record, const players::Supposing& supposing,
                      std::uint64_t number) {
    AllBelieved kinds;
    Hand hand(record.deal);
    std::uint64_t at = 0;
    for (const Action& action : record.actions) {
        const auto choice = hand.choice();
        if (const auto* play = choice ? std::get_if<PlayChoice>(&choice->among) : nullptr;
            play && play->cards.size() > 1)
            addBeliefs(hand, supposing, number * 1000 + at, kinds);
        ++at;
        if (!std::holds_alternative<Hand::Events>(hand.apply(action)))
            break;
    }
    return kinds;
}

} // namespace

int beliefs(const QString& file, const Believing& believing) {
    const auto supposing = players::supposingOf(believing.level.toStdString());
    if (!supposing)
        return complainOf(believing.level, QStringLiteral("no level of that name supposes anything."));
    QFile lines(file);
    if (!lines.open(QIODevice::ReadOnly))
        return complainOf(file, lines.errorString());
    std::vector<records::HandRecord> hands;
    for (int number = 1; !lines.atEnd(); ++number) {
        auto read = records::readHandRecord(lines.readLine().trimmed());
        if (const auto* error = std::get_if<records::RecordError>(&read))
            return complainOf(file, QStringLiteral("line %1: ").arg(number) +
                                        text::explain(*error, text::seatNames()));
        hands.push_back(std::move(std::get<records::LoadedHand>(read).record));
    }
    tricks::Thought thought{tricks::Random(1)};
    thought.threads = believing.threads;
    thought.effort = 1e6; // as long as it takes
    std::vector<AllBelieved> found(hands.size());
    search::Work(thought).each(static_cast<int>(hands.size()), [&](int i, std::size_t) {
        const auto at = static_cast<std::size_t>(i);
        found[at] = beliefsOf(hands[at], *supposing, at);
    });
    AllBelieved all;
    for (const AllBelieved& kinds : found)
        all.add(kinds);
    printBelieved(QStringLiteral("voids"), all.voids);
    printBelieved(QStringLiteral("kings"), all.kings);
    printBelieved(QStringLiteral("counters"), all.counters);
    return Done;
}

} // namespace cli
