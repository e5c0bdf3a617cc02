// What a person is told of a hand of French Tarot: what is known of the contract, whose the Excuse is,
// earlier hands on the score.
#include "example_hand.h"

#include "desktop/tarot/learn/staging.h"
#include "desktop/tarot/table/scene_of.h"
#include "support/many/one_of_many.h"
#include "text/tarot/tarot_count_words.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace tarot;
using support::exampleHand;
using support::exampleUpTo;

namespace {

// What a seat may know of the example after so many actions.
View viewAfter(std::size_t actions, Seat seat) {
    const HandRecord hand = exampleUpTo(actions);
    return viewOf(fold(hand.deal, hand.actions).hand, seat);
}

text::tarot::Teller tellerAt(Seat seat) {
    return {
        {{QStringLiteral("Anna"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}},
        seat};
}

tarot_table::PlateContent plateAt(std::size_t actions, Seat seat) {
    tarot_table::TableState state;
    state.view = viewAfter(actions, seat);
    state.campsKnown = true;
    return tarot_table::plateOf(state, tellerAt(seat));
}

// Every line of the log in which this is said.
QStringList linesWith(const View& view, const QString& words) {
    QStringList found;
    for (const auto& section : text::tarot::storyOf(view, tellerAt(view.seat), {}))
        for (const auto& line : section.lines)
            if (line.left.contains(words))
                found << line.left + u' ' + line.rule;
    return found;
}

constexpr std::size_t kAfterJeu = 6;

} // namespace

class TestTarotTold : public QObject {
    Q_OBJECT
    QTranslator words_; // English too needs its translation: it holds the plurals

private slots:
    void initTestCase() {
        QVERIFY(words_.load(QStringLiteral(":/i18n/versicola_en.qm")));
        QCoreApplication::installTranslator(&words_);
    }

    // F2.3, F3.6: the declarer counts the own bouts and the écart; the others what lies open.
    void thePlateTellsWhatASeatKnows() {
        const View mine = viewAfter(kAfterJeu, Seat{});
        const auto plate = plateAt(kAfterJeu, Seat{});
        QCOMPARE(plate.boutWords, QStringLiteral("with you: 3 bouts"));
        QCOMPARE(plate.points, text::tarot::pointsText(halves(mine.ecart->cards)) + QStringLiteral(" of 36"));
        QCOMPARE(plate.what, QStringLiteral("card points: tricks and écart"));
        QVERIFY(plate.told.contains(QStringLiteral("in your tricks and your écart")));
        const auto theirs = plateAt(kAfterJeu, seatAt(1));
        QVERIFY2(theirs.points.startsWith(QStringLiteral("0 of ")), qPrintable(theirs.points));
        QCOMPARE(theirs.what, QStringLiteral("declarer’s card points: tricks"));
        QVERIFY(theirs.boutWords.startsWith(QStringLiteral("declarer’s: ")));
    }

    // F8.11: a trick’s points leave the Excuse out where its player’s camp keeps it, and say so.
    void theLogTellsWhoseTheExcuseIs() {
        const View view = viewAfter(exampleHand().actions.size(), Seat{});
        const QStringList kept = linesWith(view, QStringLiteral("keep the Excuse"));
        QCOMPARE(kept.size(), 1);
        QVERIFY2(kept.front().contains(QStringLiteral("4½")) &&
                     kept.front().endsWith(QStringLiteral("F8.11")),
                 qPrintable(kept.front()));
        // All tricks as the log tells them, the Excuse and the écart make 91 points.
        const auto& count = std::get<ContractCount>(view.result->how);
        QVERIFY(count.excuse && count.excuse->given);
        QCOMPARE(linesWith(view, QStringLiteral("For your Excuse")).size(), 1);
    }

    // A trick in one sentence: who leads what, which number is a trump, and who wins it.
    void aTrickIsToldWithItsWinner() {
        const auto done = [](std::size_t actions) {
            return text::tarot::lastDone(viewAfter(actions, Seat{}), tellerAt(Seat{}));
        };
        QCOMPARE(done(kAfterJeu), QStringLiteral("You say jeu: the play begins"));
        QCOMPARE(done(7), QStringLiteral("Lapo leads the 4 of hearts"));
        QCOMPARE(done(11),
                 QStringLiteral("Lapo leads the 4 of hearts, Vieri the king, you the 5, Bice the ace: "
                                "Vieri wins the trick"));
        QCOMPARE(done(19),
                 QStringLiteral("Vieri leads the king of clubs, you the 3 of trumps, Bice the ace of "
                                "clubs, Lapo the 2: you win the trick"));
    }

    // F9.5: each number of the price is written down by its rule, and then their sum.
    void theCountIsWorkedOut() {
        const View view = viewAfter(exampleHand().actions.size(), Seat{});
        const QStringList worked = text::tarot::countWorked(view, tellerAt(Seat{}));
        const QStringList sums = worked.filter(QStringLiteral(" = "));
        QCOMPARE(sums.size(), 1);
        QCOMPARE(worked.filter(QRegularExpression(QStringLiteral("F\\d+\\.\\d+"))).size(), worked.size() - 1);
        const auto at = [&](const QString& words) { return worked.indexOf(worked.filter(words).front()); };
        QVERIFY2(at(QStringLiteral("(F9.4)")) < at(sums.front()), qPrintable(worked.join(u'\n')));
        for (const char* rule : {"(F9.5)", "(F9.4)", "(F9.6)", "(F5.3)", "(F9.7)", "(F9.10)"})
            QVERIFY2(!worked.filter(QLatin1String(rule)).isEmpty(), qPrintable(worked.join(u'\n')));
    }

    // Where all hands lie open the plate counts the declarer’s, from wherever one looks.
    void aWatchedPlateIsTheSameFromEverywhere() {
        using tarot_learn::Lessons;
        for (const std::size_t actions : {kAfterJeu, std::size_t{30}, exampleHand().actions.size() - 2}) {
            const HandRecord record = exampleUpTo(actions);
            const Hand hand = fold(record.deal, record.actions).hand;
            const auto plate = [&](Seat from) {
                const auto teller = Lessons::watcher(tellerAt(Seat{}).names, from, {});
                return tarot_table::plateOf(tarot_table::stateOf(Lessons::watched(hand, teller, true)),
                                            teller.tellerAt(4));
            };
            for (Seat seat : Seats::table(4))
                QVERIFY2(plate(seat) == plate(Seat{}), qPrintable(plate(seat).told));
            QVERIFY(plate(Seat{}).boutWords.startsWith(QStringLiteral("with Anna")));
            QCOMPARE(plate(Seat{}).what.left(22), QStringLiteral("declarer’s card points"));
        }
    }

    // F8.12: what is lost in the last trick is explained at the count.
    void aLostExcuseIsExplained() {
        View view = viewAfter(exampleHand().actions.size(), Seat{});
        auto& count = std::get<ContractCount>(view.result->how);
        count.excuse = ExcuseFate{Seat{}, 18, Camp::Defence, std::nullopt, false};
        const QString note = text::tarot::excuseNote(view, tellerAt(Seat{}));
        QVERIFY2(note.contains(QStringLiteral("last trick")) && note.contains(QStringLiteral("F8.12")),
                 qPrintable(note));
        count.excuse = ExcuseFate{Seat{}, 3, Camp::Declarer, std::nullopt, true};
        QVERIFY(text::tarot::excuseNote(view, tellerAt(Seat{})).contains(QStringLiteral("half a point")));
    }

    // F3.4: hands that find no room on the score are told together.
    void earlierHandsAreToldTogether() {
        tarot_table::ScoreContent score;
        score.columns.resize(2);
        score.rows = {{1, {}, {10, -10}, {}}, {2, {}, {-4, 4}, {}}, {3, {}, {7, -7}, {}}};
        const auto row = tarot_table::scoreTogether(score, 2);
        QCOMPARE(row.scores, (std::vector{6, -6}));
        QCOMPARE(row.words, QStringLiteral("1–2"));
    }
};

VERSICOLA_TEST(TestTarotTold)
#include "test_tarot_told.moc"
