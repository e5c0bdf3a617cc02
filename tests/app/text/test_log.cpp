#include "text/log.h"

#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "support/many/one_of_many.h"
#include "tricks/referee.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace minchiate;
using text::Log;

namespace {

RuleSet randomRules(std::uint64_t seed) {
    RuleSet rules;
    tricks::Random random(seed ^ 0x5157);
    for (const Switch& s : switches())
        rules.*s.member = random.below(2) == 1;
    return rules;
}

// Robbing without end: every card that can be robbed lies where the cutter lifts (M5.4).
Deck robbersDeck(const RuleSet& rules) {
    Deck deck = numberedDeck(7);
    const auto last =
        std::stable_partition(deck.begin(), deck.end(), [&](Card c) { return !robbable(rules).contains(c); });
    std::rotate(deck.begin(), last, deck.end());
    std::stable_partition(deck.begin(), deck.begin() + 40,
                          [&](Card c) { return !robbable(rules).contains(c); });
    return deck;
}

tricks::Referee<Game> game(std::uint64_t number, const RuleSet& rules, const Deck& deck, const char* player) {
    const auto p = *players::playerNamed(player);
    return tricks::Referee<Game>(Deal{rules, kSeats[number % 4], deck}, {p, p, p, p}, number);
}

// The story in one text, for comparing and for showing what differs.
QString read(const Log& log, Seat seat) {
    QStringList lines;
    for (const text::LogSection& section : log.told({text::seatNames(), seat})) {
        lines << QStringLiteral("%1 [%2]").arg(section.left, section.right);
        for (const text::LogLine& line : section.lines)
            lines << QStringLiteral("  %1 [%2]").arg(line.left, line.right);
    }
    return lines.join(u'\n');
}

// Plays a hand and keeps a log for each seat, `check` being called before each decision with its chooser.
template<class Check>
PerSeat<Log> follow(tricks::Referee<Game>& referee, Check check) {
    PerSeat<Log> logs;
    while (!referee.over()) {
        check(referee.hand(), referee.hand().choice()->chooser, logs);
        const auto outcome = referee.step();
        for (const Event& event : std::get<Hand::Events>(outcome))
            for (Seat seat : kSeats)
                if (const auto seen = redacted(event, seat))
                    logs[seat].add(*seen);
    }
    return logs;
}

int points(const QString& right, const char* side) {
    const QRegularExpression form(QStringLiteral("^\\+(\\d+) %1$").arg(QLatin1String(side)));
    const auto match = form.match(right);
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

} // namespace

class LogTest : public QObject {
    Q_OBJECT

private:
    static void compareWithView(std::uint64_t number, const RuleSet& rules, const Deck& deck,
                                const char* player) {
        auto referee = game(number, rules, deck, player);
        const auto logs = follow(referee, [&](const Hand& hand, Seat chooser, const PerSeat<Log>& kept) {
            if (hand.phase() == Phase::Cut)
                return;
            const Log rebuilt = Log::of(viewOf(hand, chooser));
            const auto lines = read(rebuilt, chooser).split(u'\n'),
                       all = read(kept[chooser], chooser).split(u'\n');
            for (qsizetype i = 0; i < std::min(lines.size(), all.size()); ++i)
                QCOMPARE(lines[i], all[i]);
            QCOMPARE(lines.size(), all.size());
            QVERIFY(rebuilt == kept[chooser]);
        });
        for (Seat seat : kSeats)
            QCOMPARE(read(Log::of(viewOf(referee.hand(), seat)), seat), read(logs[seat], seat));
    }

private slots:
    void aLogRebuiltFromAViewIsTheLogKept() {
        for (std::uint64_t n = 1; n <= 250 && !QTest::currentTestFailed(); ++n)
            compareWithView(n, randomRules(n), numberedDeck(n), n % 5 == 0 ? "apprentice" : "random");
    }

    void M5_4_aLogOfMoreThanThirteenRobbed() {
        for (std::uint64_t n = 1; n <= 20 && !QTest::currentTestFailed(); ++n) {
            const RuleSet rules = randomRules(n);
            compareWithView(n, rules, robbersDeck(rules), "random");
        }
    }

    void pointsAddUpToNetAndResti() {
        for (std::uint64_t n = 1; n <= 150; ++n) {
            auto referee = game(n, randomRules(n), numberedDeck(n), n % 3 == 0 ? "apprentice" : "random");
            const auto logs = follow(referee, [](const Hand&, Seat, const PerSeat<Log>&) {});
            const Result& result = *referee.hand().result();
            int sum = 0, resti = 0;
            for (const text::LogSection& section : logs[Seat::S].told({text::seatNames(), Seat::S}))
                for (const text::LogLine& line : section.lines) {
                    if (line.kind == text::LogLine::Kind::Mark)
                        sum += points(line.right, "us") - points(line.right, "them");
                    const QRegularExpression paid(QStringLiteral("^(\\d+) rest.* paid to (us|them)$"));
                    if (const auto match = paid.match(line.left); match.hasMatch())
                        resti += match.captured(1).toInt() * (match.captured(2) == u"us" ? 1 : -1);
                }
            QCOMPARE(sum, result.net + kResto * resti);
            QCOMPARE(resti + result.restiNow, result.resti);
        }
    }

    void M6_9_anAnswerOfNoneLeavesNoTrace() {
        for (std::uint64_t n = 1; n <= 60; ++n) {
            auto referee = game(n, {}, numberedDeck(n), "random");
            while (!referee.over()) {
                const auto outcome = referee.step();
                const auto* declared = std::get_if<Declare>(&referee.actions().back().what);
                if (!declared || !declared->shown.empty())
                    continue;
                Log log;
                log.add(std::get<Hand::Events>(outcome).front());
                QVERIFY(log.empty());
            }
        }
    }

    void whatOthersHideIsNotTold() {
        auto referee = game(11, {}, numberedDeck(11), "random");
        const auto logs = follow(referee, [&](const Hand& hand, Seat, const PerSeat<Log>& kept) {
            if (hand.phase() != Phase::Play || hand.discardsShown())
                return;
            for (Seat seat : kSeats)
                for (Card c : hand.discarded()[partner(seat)])
                    if (isSuitCard(c))
                        QVERIFY(!read(kept[seat], seat)
                                     .contains(QStringLiteral("discards ") + text::shortCardName(c)));
        });
        QVERIFY(!logs[Seat::S].empty());
    }

    void deathsOfOneTrickAreOneLineAfterTheWinner() {
        Log log;
        log.add(event::Played{Seat::S, Seat::S, trump(32), 3});
        log.add(event::Played{Seat::E, Seat::E, trump(40), 3});
        log.add(event::Played{Seat::N, Seat::N, trump(28), 3});
        log.add(event::Played{Seat::W, Seat::W, trump(6), 3});
        for (const auto& [seat, number] : std::map<Seat, int>{{Seat::S, 32}, {Seat::N, 28}})
            log.add(event::Marked{Mark{.cause = Cause::Death,
                                       .side = Side::EW,
                                       .seat = seat,
                                       .points = 5,
                                       .cards = CardSet(trump(number)),
                                       .trick = 3}});
        event::TrickGathered gathered{3, Seat::S, {trump(32), trump(40), trump(28), trump(6)}, {}};
        gathered.gathered.winner = Seat::E;
        log.add(gathered);
        QCOMPARE(read(log, Seat::S),
                 QStringLiteral("Trick 3 [theirs]\n  You lead the 32 []\n  East wins with the 40 []\n"
                                "  North: 28 []\n  West: 6 []\n  28 and 32 die [+10 them]"));
    }

    void everyCardOfATrickIsTold() {
        auto referee = game(6, {}, numberedDeck(6), "apprentice");
        const auto logs = follow(referee, [](const Hand&, Seat, const PerSeat<Log>&) {});
        int tricks = 0;
        const QString story = read(logs[Seat::S], Seat::S);
        for (const Trick& trick : referee.hand().tricks()) {
            const QString heading =
                ++tricks == 21 ? QStringLiteral("Last trick [") : QStringLiteral("Trick %1 [").arg(tricks);
            const qsizetype from = story.indexOf(heading);
            const qsizetype next = story.indexOf(QStringLiteral("\nTrick"), from + 1);
            const QString told = story.mid(from, next < 0 ? -1 : next - from);
            QVERIFY(from >= 0);
            for (const auto& play : trick.plays)
                QVERIFY2(told.contains(text::shortCardName(play.card)), qPrintable(told));
        }
        QCOMPARE(tricks, 21);
    }

    void theSameLogReadsForEveryTeller() {
        auto referee = game(12, {}, numberedDeck(12), "apprentice");
        const auto logs = follow(referee, [](const Hand&, Seat, const PerSeat<Log>&) {});
        const QString ours = read(logs[Seat::S], Seat::S), theirs = read(logs[Seat::S], Seat::E);
        QVERIFY(ours != theirs);
        QCOMPARE(ours.count(u'\n'), theirs.count(u'\n'));
        QCOMPARE(ours.count(QStringLiteral(" us]")), theirs.count(QStringLiteral(" them]")));
    }

    // As the count says of it.
    void anUnscoredHandPaysNothing() {
        Log log;
        Result result;
        result.restiNow = result.resti = -1;
        log.add(event::Counted{result});
        QVERIFY(read(log, Seat::S).contains(QStringLiteral("1 resto to them")));
        log.setUnscored();
        QVERIFY(!read(log, Seat::S).contains(QStringLiteral("resto to")));
        QVERIFY(read(log, Seat::S).contains(QStringLiteral("This hand [pays nothing]")));
    }

    void clearForgetsEverything() {
        Log log;
        log.add(event::CutMade{Seat::E, 20});
        log.add(event::Fell{Seat::E, {}});
        log.clear();
        QVERIFY(log == Log());
        QVERIFY(log.told({}).empty());
    }
};

VERSICOLA_TEST(LogTest)
#include "test_log.moc"
