// Hints at the tables of the cousins: first what to think about, then what to choose, in words of the game.
#include "bolognese/bolognese_sitting.h"
#include "cuatrola/cuatrola_sitting.h"
#include "tarot/tarot_sitting.h"

#include "desktop/log/log_model.h"
#include "support/many/one_of_many.h"
#include "text/bolognese/bolognese_reasons.h"
#include "text/cuatrola/cuatrola_reasons.h"
#include "text/cuatrola/cuatrola_words.h"
#include "text/tarot/tarot_reasons.h"
#include "text/tarot/tarot_words.h"

using support::waitUntil;

namespace {

struct Hinted {
    int asked = 0, plays = 0, picks = 0, others = 0;
};

// One decision by its hint, asked for by keys; false once the hand is over.
template<class S>
void decide(S& sitting, Hinted& hinted) {
    auto& match = sitting.match();
    desktop::TablePage& page = *sitting.room().pages().tablePage();
    const hints::Hints& hints = *page.hints();
    const int before = match.notes().hints;
    const auto actions = [&] { return match.handRecord().actions.size(); };
    const auto then = actions();

    sitting.key(Qt::Key_H);
    QVERIFY(waitUntil([&] {
        return hints.slip()->isVisible() && hints.slip()->told().title != hints::thinkingTold().title;
    }));
    const bool twoSteps = hints.slip()->told().last.contains(QStringLiteral("Press H again"));
    if (twoSteps) {
        QVERIFY(hints.marks()->marks().empty()); // no card is named yet
        sitting.key(Qt::Key_H);
        QVERIFY(!hints.slip()->told().last.contains(QStringLiteral("Press H again")));
        ++hinted.asked;
    }
    QVERIFY(match.notes().hints - before <= 1); // one decision, one hint
    const hints::Told told = hints.slip()->told();
    QVERIFY2(!told.told.contains(u'%') && told.title.endsWith(u'.'), qPrintable(told.told));
    QVERIFY(page.rect().contains(hints.slip()->slip()));
    QVERIFY(!hints.slip()->accessibleName().isEmpty());

    const auto& marks = hints.marks()->marks();
    const bool picks = told.lines.join(QString()).contains(QStringLiteral("Return picks"));
    if (picks) { // Return takes them up, once more lays them away
        QVERIFY(!marks.empty() && marks.front().lit);
        sitting.key(Qt::Key_Return);
        sitting.key(Qt::Key_Return);
        ++hinted.picks;
    } else if (!marks.empty()) { // Return plays the card, or presses the button, that was named
        QVERIFY(marks.front().lit);
        const bool card = sitting.table().seen().asks(table::Ask::Cards::Play);
        sitting.key(Qt::Key_Return);
        ++(card ? hinted.plays : hinted.others);
    } else {
        QVERIFY(!match.act(sitting.wanted()));
        ++hinted.others;
    }
    if (!waitUntil(
            [&] { return actions() > then || match.handOver(); })) { // something was asked before the card
        QVERIFY(!match.act(sitting.wanted()));
        QVERIFY(waitUntil([&] { return actions() > then || match.handOver(); }));
    }
    QVERIFY(waitUntil([&] { return !hints.slip()->isVisible(); }));
}

template<class S>
Hinted playByHints(S& sitting, int decisions) {
    Hinted hinted;
    for (int i = 0; i < decisions && !sitting.match().handOver() && !QTest::currentTestFailed(); ++i)
        if (sitting.settle() && !sitting.match().handOver())
            decide(sitting, hinted);
    return hinted;
}

QStringList linesOf(const desktop::TablePage& page) {
    const auto* lines = page.log()->findChild<logs::LogModel*>();
    QStringList told;
    for (int row = 0; row < lines->rowCount(); ++row)
        told << lines->index(row).data().toString();
    return told;
}

// Every reason has its words, whatever its number.
template<class Kind, class Words, class Thought, class Cards>
void everyReason(int kinds, Words words, Thought thought, const Cards& cards) {
    for (int k = 0; k < kinds; ++k) {
        const auto kind = static_cast<Kind>(k);
        QVERIFY(!thought(kind).isEmpty());
        for (const int number : {0, 1, 5})
            for (const auto& set : cards) {
                const QString told = words(kind, set, number);
                QVERIFY2(!told.isEmpty() && !told.contains(u'%') && !told.contains(QStringLiteral("  ")),
                         qPrintable(told));
            }
    }
}

} // namespace

class TestGameHints : public QObject {
    Q_OBJECT

private slots:
    void cuatrola() {
        support::CuatrolaSitting sitting;
        sitting.begin(21, 5);
        const Hinted hinted = playByHints(sitting, 7);
        QVERIFY(hinted.plays > 0 && hinted.asked > 0);
        QVERIFY(!linesOf(*sitting.room().pages().tablePage()).filter(QStringLiteral("hint: ")).isEmpty() ||
                sitting.match().handOver());
    }
    void bolognese() {
        support::BologneseSitting sitting;
        sitting.begin({}, 12);
        const Hinted hinted = playByHints(sitting, 6);
        QVERIFY(hinted.plays > 0 && hinted.asked > 0);
    }
    void tarot() {
        support::TarotSitting sitting;
        sitting.begin(4, 4, 21);
        const Hinted hinted = playByHints(sitting, 6);
        QVERIFY(hinted.asked > 0 && hinted.others > 0); // the bid
        QVERIFY(hinted.plays > 0);
    }
    // How the first dealer was found stands in the log of the first hand, and in no other (C2.2, F3.2).
    void theDrawIsTold() {
        support::CuatrolaSitting sitting;
        sitting.begin(21, 5);
        QVERIFY(sitting.settle());
        const auto& draw = sitting.match().match().draw;
        QVERIFY(!draw.empty());
        const auto& page = *sitting.room().pages().tablePage();
        const QString king = text::cuatrola::cardName(draw.back().card);
        QVERIFY2(linesOf(page).join(u'|').contains(king), qPrintable(linesOf(page).join(u'|')));
        QVERIFY(linesOf(page).contains(QStringLiteral("The draw")));
        while (!sitting.match().handOver()) {
            QVERIFY(sitting.settle());
            if (!sitting.match().handOver())
                QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(sitting.settle());
        sitting.match().nextHand();
        QVERIFY(sitting.settle());
        QVERIFY(!linesOf(page).contains(QStringLiteral("The draw")));

        support::TarotSitting tarot;
        tarot.begin(5, 5, 3);
        QVERIFY(tarot.settle());
        const auto told = linesOf(*tarot.room().pages().tablePage());
        for (const auto& drawn : tarot.match().match().draw)
            QVERIFY2(told.join(u'|').contains(text::tarot::cardName(drawn.card)),
                     qPrintable(told.join(u'|')));
        QVERIFY(told.join(u'|').contains(QStringLiteral("lowest")));
    }
    // Nothing is asked: no hint, and that is said.
    void notBetweenHands() {
        support::CuatrolaSitting sitting;
        sitting.begin(21, 5);
        while (!sitting.match().handOver()) {
            QVERIFY(sitting.settle());
            if (!sitting.match().handOver())
                QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(sitting.settle()); // the button that goes on
        sitting.key(Qt::Key_H);
        QVERIFY(!sitting.room().pages().tablePage()->hints()->slip()->isVisible());
        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
    }
    // After a restart the same decision has been asked about already.
    void aHintIsCountedOnce() {
        support::CuatrolaSitting sitting;
        sitting.begin(21, 5);
        QVERIFY(sitting.settle());
        for (int press = 0; press < 2; ++press) {
            sitting.key(Qt::Key_H);
            sitting.key(Qt::Key_Escape);
        }
        QCOMPARE(sitting.match().notes().hints, 1);
        const QString place = sitting.match().place();
        sitting.open();
        sitting.window().choose(support::kCuatrola);
        sitting.hasten();
        sitting.room().goOnWith(place);
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().notes().hints, 1);
        sitting.key(Qt::Key_H);
        QCOMPARE(sitting.match().notes().hints, 1);
    }

    void everyReasonHasItsWords() {
        using tricks::CardSet;
        {
            using namespace ::cuatrola;
            everyReason<ReasonKind>(
                18,
                [](ReasonKind kind, CardSet cards, int n) {
                    return text::cuatrola::reasonWords({kind, cards, n});
                },
                text::cuatrola::thoughtWords,
                std::vector<CardSet>{{card(Suit::Cups, Rank::King), card(Suit::Cups, Rank::Knight)}});
        }
        {
            using namespace ::bolognese;
            everyReason<ReasonKind>(
                kReasonKinds,
                [](ReasonKind kind, CardSet cards, int n) {
                    return text::bolognese::reasonWords({kind, cards, n});
                },
                text::bolognese::thoughtWords, std::vector<CardSet>{CardSet(kBegato), {kBegato, kMatto}});
        }
        {
            using namespace ::tarot;
            everyReason<ReasonKind>(
                kReasonKinds,
                [](ReasonKind kind, CardSet cards, int n) {
                    return text::tarot::reasonWords({kind, cards, n});
                },
                text::tarot::thoughtWords, std::vector<CardSet>{CardSet(kPetit), {kPetit, kExcuse}});
        }
    }
};

VERSICOLA_WINDOW_TEST(TestGameHints)
#include "test_game_hints.moc"
