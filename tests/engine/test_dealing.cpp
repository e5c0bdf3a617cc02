// Dealing cards into places by itself: every way allowed is as likely as any other.
#include "support/many/one_of_many.h"
#include "world_keys.h"

#include <QTest>

using namespace minchiate;
using players::bit;
using players::Dealing;
using players::PlaceBits;
using players::World;
using tricks::Random;
using worlds::deviation;
using worlds::keyOf;

class TestDealing : public QObject {
    Q_OBJECT

private slots:
    void dealingIsUniform_data();
    void dealingIsUniform();
};

void TestDealing::dealingIsUniform_data() {
    QTest::addColumn<quint64>("number");
    for (quint64 number = 0; number < 40; ++number)
        QTest::addRow("%d", static_cast<int>(number)) << number;
}

// Classes, rooms and shares of the fola made by chance, against all ways to deal.
void TestDealing::dealingIsUniform() {
    QFETCH(const quint64, number);
    Random random(number);
    for (;;) {
        const int cards = 4 + static_cast<int>(random.below(5)),
                  places = 2 + static_cast<int>(random.below(4));
        std::array<int, players::kPlaces> room{};
        std::vector<int> used;
        for (int p = 0; p < places; ++p)
            used.push_back(p < 3 ? p : p == 3 ? 7 : 8);
        std::vector<Dealing::Class> classes;
        int toFola = 0;
        for (int i = 0; i < cards; ++i) {
            if (classes.empty() || random.below(3) == 0) {
                PlaceBits allowed = 0;
                for (int p : used)
                    if (random.below(3) != 0)
                        allowed |= bit(p);
                classes.push_back({{}, allowed, 0});
            }
            classes.back().cards.push_back({static_cast<std::uint8_t>(i)});
        }
        if (random.below(2) == 0) {
            classes.back().toFola = 1;
            classes.back().places &= static_cast<PlaceBits>(~bit(players::kFolaPlace));
            toFola = 1;
        }
        for (int i = toFola; i < cards; ++i)
            ++room[static_cast<std::size_t>(used[random.below(static_cast<unsigned>(used.size()))])];

        // All ways.
        std::map<std::vector<std::uint64_t>, int> ways;
        World world;
        auto left = room;
        const auto lay = [&](const auto& self, std::size_t c, std::size_t i, int fola) -> void {
            if (c == classes.size()) {
                ways[keyOf(world)] = 0;
                return;
            }
            const Dealing::Class& one = classes[c];
            if (i == one.cards.size()) {
                if (fola == one.toFola)
                    self(self, c + 1, 0, 0);
                return;
            }
            for (int p = 0; p < players::kPlaces; ++p)
                if (((one.places >> p) & 1) && left[static_cast<std::size_t>(p)] > 0) {
                    --left[static_cast<std::size_t>(p)];
                    players::cardsIn(world, p).insert(one.cards[i]);
                    self(self, c, i + 1, fola);
                    players::cardsIn(world, p).erase(one.cards[i]);
                    ++left[static_cast<std::size_t>(p)];
                }
            if (fola < one.toFola) {
                world.fola.insert(one.cards[i]);
                self(self, c, i + 1, fola + 1);
                world.fola.erase(one.cards[i]);
            }
        };
        lay(lay, 0, 0, 0);

        const Dealing dealing(classes, room);
        QCOMPARE(dealing.possible(), !ways.empty());
        if (ways.size() < 8)
            continue;
        const bool folaTwice = toFola > 0 && room[players::kFolaPlace] > 0;
        if (!folaTwice) // a world dealt in two ways counts twice there
            QCOMPARE(std::llround(dealing.ways()), static_cast<long long>(ways.size()));
        if (folaTwice)
            continue;
        const int draws = 200 * static_cast<int>(ways.size());
        for (int i = 0; i < draws; ++i) {
            World dealt;
            dealing.deal(dealt, random);
            QVERIFY(ways.contains(keyOf(dealt)));
            ++ways[keyOf(dealt)];
        }
        std::vector<int> counted;
        for (const auto& [key, count] : ways)
            counted.push_back(count);
        const double off =
            deviation(std::vector<double>(ways.size(), double(draws) / double(ways.size())), counted);
        QVERIFY2(std::abs(off) < 4.5, qPrintable(QString::number(off)));
        return;
    }
}

VERSICOLA_TEST(TestDealing)
#include "test_dealing.moc"
