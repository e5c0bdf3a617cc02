// What who does not see the window is told of it: each thing that happens, once.
#include "cuatrola/cuatrola_sitting.h"
#include "play_out.h"

#include "desktop/decisions/decisions_page.h"
#include "desktop/look/announce.h"
#include "desktop/look/lectern.h"
#include "support/many/one_of_many.h"

using support::CuatrolaSitting;
using support::playOut;
using support::waitUntil;

namespace {

// All that is announced from now on.
class Listener {
public:
    Listener() { look::keepAnnounced(&said); }
    ~Listener() { look::keepAnnounced(nullptr); }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    [[nodiscard]] bool hears(const QString& words) const {
        return waitUntil([&] { return all().contains(words); });
    }
    [[nodiscard]] QString all() const { return said.join(u'\n'); }

    QStringList said;
};

// A match whose first card is asked for.
void toFirstCard(CuatrolaSitting& sitting) {
    sitting.begin(21, 5);
    QVERIFY(sitting.settle());
    while (!sitting.asksCard()) {
        QVERIFY(!sitting.match().act(sitting.wanted()));
        QVERIFY(sitting.settle());
    }
}

// To the end of what is announced together.
void fallSilent() {
    constexpr int longer = 200;
    QTest::qWait(longer);
}

} // namespace

class TestGameListening : public QObject {
    Q_OBJECT

private slots:
    // One's own word is told like the others', and what the asking came to (C4.3).
    void theAskingIsTold() {
        CuatrolaSitting sitting;
        const Listener listener;
        sitting.begin(21, 5);
        QVERIFY(sitting.settle());
        QVERIFY(sitting.strip().prompt().tiles);
        sitting.key(Qt::Key_P);
        QVERIFY(listener.hears(QStringLiteral("You: paso.")));
        QVERIFY(sitting.settle());
        QVERIFY2(listener.hears(QStringLiteral("Vieri: plays a solo · against you. Bice is idle.")),
                 qPrintable(listener.all()));
    }

    // While they ask, the line under a name tells a word: whose side it is on is read out all the same.
    void sidesAreToldBeforeTheContract() {
        CuatrolaSitting sitting;
        sitting.begin(21, 11);
        QVERIFY(sitting.settle());
        QVERIFY(!sitting.match().view().contract);
        const Listener listener;
        sitting.key(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(listener.hears(QStringLiteral("Lapo: ")));
        QCOMPARE(listener.all().count(QStringLiteral("your partner")), 1);
        QCOMPARE(listener.all().count(QStringLiteral("against you")), 2);
    }

    void aCardTakenBackIsTold() {
        CuatrolaSitting sitting;
        toFirstCard(sitting);
        QVERIFY(!sitting.match().act(sitting.wanted()));
        QVERIFY(sitting.settle());
        const Listener listener;
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        sitting.key(Qt::Key_B); // the question whether the hand is still to count
        QVERIFY2(listener.hears(QStringLiteral("Taken back.")), qPrintable(listener.all()));
    }

    // The end of what may be played is told, and a code that is given up (typed_card.h).
    void theRingSaysWhereItEnds() {
        CuatrolaSitting sitting;
        toFirstCard(sitting);
        sitting.key(Qt::Key_End, Qt::ControlModifier);
        sitting.key(Qt::Key_Left);
        const Listener listener;
        for (int i = 0; i < 6; ++i)
            sitting.key(Qt::Key_Right);
        QVERIFY2(listener.hears(QStringLiteral("No further card")), qPrintable(listener.all()));
        sitting.key(Qt::Key_Period);
        sitting.key(Qt::Key_Escape);
        QVERIFY2(listener.hears(QStringLiteral("The code is given up.")), qPrintable(listener.all()));
    }

    // Keys that go through a reviewed hand tell where they lead; with all hands open the paper tells it, and
    // the table not once more.
    void aReviewIsTold() {
        CuatrolaSitting sitting;
        sitting.begin(21, 5);
        playOut(sitting);
        QVERIFY(waitUntil([&] { return sitting.table().seen().open() && sitting.strip().isVisible(); }));
        sitting.key(Qt::Key_R);
        const auto& page = *sitting.room().pages().reviewPage();
        QVERIFY(waitUntil([&] { return page.judge().done() == 1; }));
        sitting.key(Qt::Key_Home);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Left}) {
            const Listener listener;
            sitting.key(key);
            QVERIFY(page.list()->openedRow());
            const QString row = page.list()->openedRow()->accessibleName();
            QVERIFY2(listener.hears(row), qPrintable(row));
            QCOMPARE(listener.said.size(), 1);
        }
        sitting.key(Qt::Key_A);
        fallSilent();
        const Listener listener;
        auto& watched = *sitting.room().pages().watchPage();
        while (watched.at() + 1 < static_cast<int>(watched.hand().stops.size())) {
            sitting.key(Qt::Key_Right);
            QVERIFY(waitUntil([&] { return !watched.moving(); }));
        }
        QVERIFY(listener.hears(QStringLiteral("leads")));
        QVERIFY2(!listener.all().contains(QStringLiteral("takes the trick")), qPrintable(listener.all()));
        QVERIFY2(!listener.all().contains(QStringLiteral(": paso")), qPrintable(listener.all()));
    }

    // A question is told with the answers that can be given; one that was tried is no longer among them.
    void answersAreToldWithTheirQuestion() {
        look::Lectern lectern;
        look::LecternText text;
        text.words = QStringLiteral("Who leads?");
        for (const char* answer : {"1)  You", "2)  Lapo", "3)  Bice & Vieri"}) {
            text.buttons.push_back({QString::fromUtf8(answer)});
            text.buttons.back().answer = true;
        }
        text.buttons.push_back({QStringLiteral("&Hint")});
        text.buttons[1].spent = true;
        lectern.setText(text);
        QCOMPARE(lectern.accessibleDescription(), QStringLiteral("Who leads? 1) You; 3) Bice & Vieri. "
                                                                 "A number answers."));
    }
};

VERSICOLA_WINDOW_TEST(TestGameListening)
#include "test_game_listening.moc"
