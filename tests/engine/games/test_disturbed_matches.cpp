// A match at the person's table, of each game that play::MatchTable keeps, when something comes between:
// whoever is told starts another, the folder is gone, the program was killed at the last card, a file is not
// what it was.
#include "games/game_rows.h"
#include "play/played_matches.h"
#include "records/clock.h"
#include "records/thrown_away.h"
#include "support/files.h"
#include "support/many/one_of_many.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using support::bytesOf;
using support::eachGame;
using support::put;
using support::SittingAt;
using support::waitUntil;
using support::withGame;

namespace {

// A match that is over with its first hand.
template<class G>
auto oneHand(quint64 seed) {
    auto wanted = G::beginners(seed);
    wanted.company.oneHand = true;
    return wanted;
}

template<class G>
bool playToTheEnd(SittingAt<G>& sitting) {
    sitting.table().start(oneHand<G>(5));
    return waitUntil([&] { return sitting.table().handOver(); });
}

} // namespace

class TestDisturbedMatches : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }

    // It goes on with that one alone, and the first stays where it was left.
    void whoIsToldStartsAnother_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("when");
        withGame({}, []<class G>(G) {
            for (const char* when : {"begun", "gone on with", "happened"})
                QTest::addRow("%s %s", G::name, when)
                    << QString::fromLatin1(G::name) << QString::fromLatin1(when);
        });
    }
    void whoIsToldStartsAnother() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            QFETCH(QString, when);
            SittingAt<G> sitting(fresh());
            auto& table = sitting.table();
            QString first;
            if (when == QStringLiteral("gone on with")) {
                QVERIFY(sitting.playTo(2));
                first = table.place();
                sitting.leaveOpen();
                table.start(G::beginners(7));
            }
            int told = 0;
            sitting.person.stop = [&](const auto&) { return told > 0; };
            const auto startAnother = [&] {
                if (++told > 1)
                    return;
                if (first.isEmpty())
                    first = table.place();
                table.start(G::beginners(6));
            };
            if (when == QStringLiteral("happened"))
                QObject::connect(&sitting.model, &G::Model::happened, &sitting.person, startAnother);
            else
                QObject::connect(&sitting.model, &G::Model::situated, &sitting.person, startAnother);
            if (when == QStringLiteral("gone on with"))
                table.resume(first);
            else
                table.start(G::beginners(5));
            const int asked = sitting.person.asked();
            QVERIFY(
                waitUntil([&] { return told > 0 && (table.choice() || sitting.person.asked() > asked); }));
            QVERIFY(table.place() != first);
            QCOMPARE(table.company().seed, quint64{6});
            const auto left = table.unfinished();
            const auto kept = std::ranges::find(left, first, &play::KeptMatch<typename G::Kind>::place);
            QVERIFY(kept != left.end());
            QCOMPARE(kept->company.seed, quint64{5});
            QVERIFY(when != QStringLiteral("begun") || kept->match.hands.back().record.actions.empty());
            QVERIFY(when != QStringLiteral("happened") ||
                    kept->match.hands.back().record.actions.size() == 1);
        });
    }

    // It is told each time, and the hand is played on.
    void nowhereToWrite_data() { eachGame(); }
    void nowhereToWrite() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            SittingAt<G> sitting(fresh());
            QVERIFY(sitting.playTo(2));
            QStringList words;
            QObject::connect(&sitting.model, &G::Model::saveFailed, &sitting.person,
                             [&](const QString& why) { words << why; });
            const QString place = sitting.table().place();
            QVERIFY(QDir(place).removeRecursively());
            sitting.person.stop = nullptr;
            sitting.table().undo(); // in a file that nobody sees any more
            QVERIFY(waitUntil([&] { return sitting.table().handOver(); }));
            QVERIFY(!words.isEmpty() && !words.front().isEmpty());
            QVERIFY(sitting.table().match().hands.back().paid);
            QVERIFY(!QFile::exists(place));
            words.clear();
            sitting.table().throwAway(place); // there is nothing
            QCOMPARE(words.size(), 1);
            QVERIFY(!sitting.table().playing());
        });
    }

    // The journal has the last card, and the match knows nothing of it yet.
    void killedAtTheLastCard_data() { eachGame(); }
    void killedAtTheLastCard() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            const QString folder = fresh();
            const play::Places places{folder, QLatin1String(G::name)};
            QString place;
            QStringList played;
            {
                SittingAt<G> sitting(folder);
                sitting.table().start(oneHand<G>(5));
                place = sitting.table().place();
                const QByteArray begun = bytesOf(places.matchFile(place));
                QVERIFY(waitUntil([&] { return sitting.table().handOver(); }));
                QVERIFY(sitting.table().matchOver());
                played = sitting.played();
                put(places.matchFile(place), begun);
            }
            const QByteArray unpaid = bytesOf(places.matchFile(place));
            {
                SittingAt<G> sitting(folder); // whoever goes on with it finds it over
                sitting.table().resume(place);
                QCOMPARE(sitting.played(), played);
                QVERIFY(sitting.table().matchOver() && sitting.table().match().hands.back().paid);
                QVERIFY(sitting.table().unfinished().empty());
                sitting.table().nextHand(); // there is none
                QCOMPARE(sitting.table().handNumber(), 0);
                put(places.matchFile(place), unpaid);
            }
            SittingAt<G> sitting(folder);
            QVERIFY(sitting.table().unfinished().empty()); // it goes to those that are over
            QVERIFY(!QFile::exists(place));
            const auto over = play::playedMatches<typename G::Kind>(places);
            QCOMPARE(over.matches.size(), std::size_t{1});
            QVERIFY(over.matches.front().match.hands.back().paid);
            QCOMPARE(QFileInfo(over.matches.front().file).dir().path(), places.matches());
        });
    }

    // What comes after a hand: another, or the same cards, which are known by then.
    void afterAHand_data() { eachGame(); }
    void afterAHand() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            SittingAt<G> sitting(fresh());
            auto& table = sitting.table();
            QVERIFY(playToTheEnd(sitting));
            table.countHint(); // nothing is asked any more
            QVERIFY(!table.handCounts() && !table.canUndo());
            table.undo();
            QVERIFY(table.handOver());
            const auto deal = table.handRecord().deal;
            sitting.leaveOpen();
            table.sameDealAgain();
            QVERIFY(table.handRecord().deal == deal && !table.handOver());
            QVERIFY(uncounted(table.company()) == tricks::Uncounted::CardsKnown);
            table.nextHand(); // it is not over
            QCOMPARE(table.handNumber(), 0);
            sitting.person.stop = nullptr;
            table.start(G::beginners(5));
            QVERIFY(waitUntil([&] { return table.handOver(); }));
            if (table.matchOver())
                return;
            sitting.leaveOpen();
            table.nextHand();
            QCOMPARE(table.handNumber(), 1);
            QVERIFY(!table.handOver());
        });
    }

    // A level of a later version plays like a beginner.
    void levelsNobodyKnows_data() { eachGame(); }
    void levelsNobodyKnows() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            std::vector<QStringList> played;
            for (const QString& level : {QStringLiteral("apprentice"), QStringLiteral("oracle")}) {
                SittingAt<G> sitting(fresh());
                auto wanted = oneHand<G>(5);
                std::ranges::fill(wanted.company.levels, level);
                sitting.table().start(wanted);
                QVERIFY(waitUntil([&] { return sitting.table().handOver(); }));
                played.push_back(sitting.played());
            }
            QCOMPARE(played[1], played[0]);
        });
    }

    // Files that somebody else has changed.
    void strangeFiles_data() { eachGame(); }
    void strangeFiles() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            using Kind = typename G::Kind;
            SittingAt<G> sitting(fresh());
            auto& table = sitting.table();
            const play::Places places = sitting.places();
            QVERIFY(sitting.playTo(2));
            const QString place = table.place();
            auto match = table.match();
            const auto company = table.company();
            QStringList aside;
            QObject::connect(&sitting.model, &G::Model::setAside, &sitting.person,
                             [&](const QString& file) { aside << file; });
            table.bringBack(QStringLiteral("nothing of that name"));
            QVERIFY(table.thrownAway().empty());
            table.throwAway(place);
            const auto thrown = table.thrownAway();
            QCOMPARE(thrown.size(), std::size_t{1});
            // A match in which nothing was dealt is no match to go on with.
            match.hands.clear();
            const QString file = places.matchFile(thrown.front().thrown.path);
            put(file, play::bytesOf<Kind>(match, company));
            QVERIFY(table.thrownAway().empty());
            table.bringBack(place);
            QVERIFY(table.unfinished().empty() && aside.isEmpty());
            table.resume(place);
            QVERIFY(!table.playing());
            QVERIFY(play::playedMatches<Kind>(places).matches.empty());
            QVERIFY(QFile::remove(places.journalFile(place)));
            // One that cannot be read stays where it is for those who look at what was played.
            put(places.matchFile(place), "}");
            QCOMPARE(play::playedMatches<Kind>(places).unread.size(), std::size_t{1});
            QVERIFY(QFile::exists(places.matchFile(place)));
            QVERIFY(table.unfinished().empty());
            QCOMPARE(aside.size(), 1);
            QVERIFY(QFile::exists(aside.front()));
        });
    }

    // It is begun anew with what the match holds: what was done, asked and taken back.
    void journalsThatAreGone_data() { eachGame(); }
    void journalsThatAreGone() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            using Kind = typename G::Kind;
            const QString folder = fresh();
            const play::Places places{folder, QLatin1String(G::name)};
            QString place;
            QStringList played;
            {
                SittingAt<G> sitting(folder);
                QVERIFY(sitting.playTo(3));
                place = sitting.table().place();
                sitting.table().countHint();
                const auto actions = sitting.table().handRecord().actions.size();
                sitting.leaveOpen();
                sitting.table().undo();
                sitting.table().countHint(); // another question
                QVERIFY(sitting.table().handRecord().actions.size() < actions);
                QCOMPARE(sitting.table().notes().hints, 2);
                played = sitting.played();
                put(places.matchFile(place),
                    play::bytesOf<Kind>(sitting.table().match(), sitting.table().company()));
                sitting.table().start(G::beginners(6));
                const QString other = sitting.table().place();
                QVERIFY(QFile::remove(places.journalFile(place)));
                QVERIFY(QFile::copy(places.journalFile(other), places.journalFile(place))); // of another hand
                sitting.table().throwAway(other);
                QVERIFY(!sitting.table().playing());
            }
            const auto read = play::readMatch<Kind>(places, place);
            QVERIFY(read.match && !read.journalHolds && read.damaged.empty());
            for (const bool begunAnew : {false, true}) {
                SittingAt<G> sitting(folder);
                sitting.leaveOpen();
                sitting.table().resume(place);
                QCOMPARE(sitting.played(), played);
                QCOMPARE(sitting.table().notes().hints, 2);
                QVERIFY(!sitting.table().handCounts());
                QVERIFY(!begunAnew || play::readMatch<Kind>(places, place).journalHolds);
            }
        });
    }

    void placesAndTheirNames() {
        const play::Places places{fresh(), QStringLiteral("tarot")};
        const QString first = places.make(), second = places.make();
        QVERIFY(first != second);
        QVERIFY(QFileInfo(second).fileName().size() >= QFileInfo(first).fileName().size());
        QVERIFY(places.all().isEmpty()); // no match lies there yet
        put(places.matchFile(first), "{}");
        QCOMPARE(places.all(), QStringList{first});
        QVERIFY(places.lastPlayed(first).isValid()); // without a journal
        // Put away twice under one name, both are there.
        QVERIFY(!places.putAway(first, "1"));
        QVERIFY(!places.putAway(first, "2"));
        QCOMPARE(places.matchFiles().size(), 2);
        QVERIFY(!QFile::exists(first));
        // Where that cannot be, it stays.
        const play::Places barred{second, QStringLiteral("tarot")};
        put(barred.matches(), "no folder");
        const QString stays = barred.make();
        QVERIFY(barred.putAway(stays, "3"));
        QVERIFY(QFile::exists(stays));
        // Where no folder can be made there is a name for it all the same.
        const play::Places none{second + QStringLiteral("/none"), QStringLiteral("tarot")};
        QVERIFY(QDir(second).mkpath(QStringLiteral("none")));
        put(none.games(), "no folder");
        QVERIFY(!QFileInfo::exists(none.make()));
        // Nor has one the name of another that was thrown away.
        records::stopClockAt(QDateTime(QDate(2026, 11, 20), QTime(9, 30)));
        const QString thrown = places.make();
        QCOMPARE(QFileInfo(thrown).fileName(), QStringLiteral("2026-11-20-093000"));
        QVERIFY(!records::throwAway(thrown, places.thrownAway()));
        QCOMPARE(places.make(), thrown + QStringLiteral("-2"));
        records::stopClockAt({});
        // A name that tells no moment: the file's own.
        const QString file = places.folder + QStringLiteral("/mine.tarot");
        put(file, "{}");
        QCOMPARE(play::Places::begun(file), QFileInfo(file).lastModified());
        QCOMPARE(play::Places::begun(places.matchFiles().front()).date(), QDate::currentDate());
    }

    // A record may come from anywhere.
    void companiesOfNobody() {
        const auto of = [](const char* json) {
            return play::companyOf({{QStringLiteral("table"), QJsonDocument::fromJson(json).object()}}, 4);
        };
        const play::Company nobody = play::companyOf({}, 4);
        QVERIFY(nobody == of("{}"));
        QCOMPARE(nobody.levels.size(), std::size_t{4});
        QVERIFY(!uncounted(nobody));
        QCOMPARE(of(R"({"person": 9})").person, 3);
        QCOMPARE(of(R"({"person": -1})").person, 0);
        QCOMPARE(of(R"({"hands": [{"hints": -3}]})").hands.front().hints, 0);
        play::Company known = of(R"({"person": 2, "known": true, "oneHand": true, "hands": [{"unscored": true,
            "hints": 2}, {}], "levels": ["a", "b", "c", "d"], "seed": "7"})");
        QVERIFY(known.levels[2].isEmpty()); // the person's
        QJsonObject written;
        writeCompany(written, known);
        QVERIFY(play::companyOf(written, 4) == known);
        QVERIFY(!uncounted(known));
        known.hands.back().unscored = true;
        QVERIFY(uncounted(known) == tricks::Uncounted::CardsKnown);
        known.known = false;
        QVERIFY(uncounted(known) == tricks::Uncounted::TakenBack);
    }

private:
    QString fresh() { return folder_.filePath(QStringLiteral("t%1").arg(count_++)); }

    QTemporaryDir folder_;
    int count_ = 0;
};

VERSICOLA_TEST(TestDisturbedMatches)
#include "test_disturbed_matches.moc"
