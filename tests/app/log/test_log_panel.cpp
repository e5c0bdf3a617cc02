#include "desktop/log/log_panel.h"

#include "desktop/look/palette.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "support/many/one_of_many.h"
#include "tricks/referee.h"

#include <QAccessible>
#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace minchiate;
using logs::LogPanel;

namespace {

const text::Teller ago{
    {{QStringLiteral("Ago"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}},
    Seat::S};

std::vector<Event> wholeHand() {
    const auto p = players::apprentice();
    tricks::Referee<Game> referee(Deal{{}, Seat::S, numberedDeck(6)}, {p, p, p, p}, 6);
    std::vector<Event> events;
    while (!referee.over()) {
        const auto outcome = referee.step();
        for (const Event& event : std::get<Hand::Events>(outcome))
            if (const auto seen = redacted(event, Seat::S))
                events.push_back(*seen);
    }
    return events;
}

void show(LogPanel& panel, int width = 220) {
    panel.setTeller(ago);
    panel.resize(width, 600);
    panel.show();
    QApplication::setActiveWindow(&panel);
    QVERIFY(QTest::qWaitForWindowActive(&panel));
}

int rows(const LogPanel& panel) {
    return panel.list()->model()->rowCount();
}

} // namespace

class LogPanelTest : public QObject {
    Q_OBJECT

private slots:
    void addingAndSettingShowTheSame() {
        LogPanel one, whole;
        show(one);
        show(whole);
        text::Log log;
        for (const Event& event : wholeHand()) {
            one.add(event);
            log.add(event);
        }
        whole.setLog(log);
        QVERIFY(rows(one) > 60);
        QCOMPARE(rows(one), rows(whole));
        for (int i = 0; i < rows(one); ++i)
            QCOMPARE(one.list()->model()->index(i, 0).data(Qt::AccessibleTextRole),
                     whole.list()->model()->index(i, 0).data(Qt::AccessibleTextRole));
    }

    void itFollowsTheEndUnlessScrolledBack() {
        LogPanel panel;
        show(panel);
        const auto events = wholeHand();
        const std::size_t half = events.size() / 2;
        QScrollBar* bar = panel.list()->verticalScrollBar();
        for (std::size_t i = 0; i < half; ++i)
            panel.add(events[i]);
        QVERIFY(bar->maximum() > 0);
        QCOMPARE(bar->value(), bar->maximum());
        bar->setValue(10);
        for (std::size_t i = half; i < events.size(); ++i)
            panel.add(events[i]);
        QCOMPARE(bar->value(), 10);
        bar->setValue(bar->maximum());
        panel.add(event::RestoPaid{Side::NS, 0});
        QCOMPARE(bar->value(), bar->maximum());
    }

    void itFollowsAfterEveryChangeOfSize() {
        LogPanel panel;
        show(panel, 320);
        const auto events = wholeHand();
        const std::size_t half = events.size() / 2;
        QScrollBar* bar = panel.list()->verticalScrollBar();
        for (std::size_t i = 0; i < half; ++i)
            panel.add(events[i]);
        for (const QSize size : {QSize(220, 560), QSize(160, 300), QSize(330, 900), QSize(180, 400)}) {
            panel.resize(size); // lines wrap anew, later than the list is told of it
            panel.setMetrics(look::metricsForTable(QSize(4 * size.width(), size.height())));
            QCoreApplication::processEvents();
            QTest::qWait(0);
            QCOMPARE(bar->value(), bar->maximum());
        }
        for (std::size_t i = half; i < events.size(); ++i) {
            panel.add(events[i]);
            QCoreApplication::processEvents();
            QCOMPARE(bar->value(), bar->maximum());
        }
        QVERIFY(bar->maximum() > 0);
    }

    // It stayed at its first line for whoever had opened it at the beginning.
    void itOpensAtTheNewestLine() {
        const auto events = wholeHand();
        const auto atEnd = [](const LogPanel& panel) {
            const QScrollBar* bar = panel.list()->verticalScrollBar();
            return bar->maximum() > 0 && bar->value() == bar->maximum();
        };
        LogPanel hidden; // told while it is not seen
        hidden.setTeller(ago);
        hidden.resize(220, 600);
        for (const Event& event : events)
            hidden.add(event);
        show(hidden);
        QTRY_VERIFY(atEnd(hidden));
        hidden.hide();

        LogPanel early; // read from its first line on
        show(early);
        early.list()->setFocus();
        for (std::size_t i = 0; i < 5; ++i)
            early.add(events[i]);
        QTest::keyClick(early.list(), Qt::Key_Home);
        early.hide();
        for (std::size_t i = 5; i < events.size(); ++i)
            early.add(events[i]);
        show(early);
        early.list()->setFocus();
        QTRY_VERIFY(atEnd(early));
        QTest::keyClick(early.list(), Qt::Key_Up); // from the newest line
        QVERIFY(early.list()->currentIndex().row() >= rows(early) - 3);
        QVERIFY(early.list()->verticalScrollBar()->value() > 0);
    }

    void aTrickFoldsToItsMarks() {
        LogPanel panel;
        show(panel, 320);
        for (const Event& event : wholeHand())
            panel.add(event);
        const int before = rows(panel);
        const auto* model = panel.list()->model();
        int heading = 0;
        while (!model->index(heading, 0).data().toString().startsWith(QStringLiteral("Trick 2")))
            ++heading;
        panel.list()->scrollTo(model->index(heading, 0));
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          panel.list()->visualRect(model->index(heading, 0)).center());
        QVERIFY(rows(panel) <= before - 4); // the four cards at least
        QVERIFY(model->index(heading, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("folded")));
        // Every mark is still there, and the keyboard opens it again.
        panel.setFocus();
        panel.list()->setCurrentIndex(model->index(heading, 0));
        QTest::keyClick(panel.list(), Qt::Key_Right);
        QCOMPARE(rows(panel), before);
    }

    void theKeyboardReadsLineByLine() {
        LogPanel panel;
        show(panel);
        for (const Event& event : wholeHand())
            panel.add(event);
        panel.setFocus();
        QCOMPARE(QApplication::focusWidget(), panel.list());
        QTest::keyClick(panel.list(), Qt::Key_Up); // from the newest line
        QCOMPARE(panel.list()->currentIndex().row(), rows(panel) - 2);
        QTest::keyClick(panel.list(), Qt::Key_Home);
        QCOMPARE(panel.list()->currentIndex().row(), 0);
        QCOMPARE(panel.list()->verticalScrollBar()->value(), 0);
    }

    void everyLineIsReadWithItsPoints() {
        LogPanel panel;
        show(panel);
        panel.add(event::Marked{Mark{.cause = Cause::Death,
                                     .side = Side::NS,
                                     .seat = Seat::E,
                                     .points = 5,
                                     .cards = CardSet(trump(31)),
                                     .trick = 5}});
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(panel.list());
        QVERIFY(list);
        QCOMPARE(list->childCount(), 2);
        QCOMPARE(list->child(0)->text(QAccessible::Name), QStringLiteral("Trick 5, now"));
        QCOMPARE(list->child(1)->text(QAccessible::Name), QStringLiteral("31 dies, +5 us"));
        QVERIFY(!panel.accessibleName().isEmpty());
        QVERIFY(!panel.list()->accessibleName().isEmpty());
        QVERIFY(!panel.closeButton()->accessibleName().isEmpty());
    }

    void itClosesByButtonEnterAndEscape() {
        LogPanel panel;
        show(panel);
        QSignalSpy closed(&panel, &LogPanel::closed);
        QTest::mouseClick(panel.closeButton(), Qt::LeftButton);
        QTest::keyClick(panel.closeButton(), Qt::Key_Return);
        QTest::keyClick(panel.list(), Qt::Key_Escape);
        QCOMPARE(closed.count(), 3);
    }

    void longLinesWrapAndNothingIsWiderThanThePanel() {
        LogPanel panel;
        show(panel);
        text::Teller teller = ago;
        teller.names[Seat::E] = QStringLiteral("Bartolommeadellacasanuova");
        panel.setTeller(teller);
        panel.add(event::TurnedUp{Seat::E, trump(33)});
        panel.add(event::TurnedUp{Seat::N, trump(6)});
        const auto height = [&](int row) {
            return panel.list()->visualRect(panel.list()->model()->index(row, 0)).height();
        };
        QVERIFY(height(1) > height(2));
        QCOMPARE(panel.list()->horizontalScrollBar()->maximum(), 0);
        const int narrow = height(1);
        panel.resize(520, 600);
        QVERIFY(height(1) < narrow);
    }

    void lightAndDarkAndLargeType() {
        LogPanel panel;
        show(panel);
        panel.add(event::TurnedUp{Seat::E, trump(33)});
        for (bool dark : {true, false}) {
            panel.setDark(dark);
            const QImage picture = panel.grab().toImage();
            QCOMPARE(picture.pixel(3, 300), look::panelColours(dark).ground);
        }
        const int before = panel.list()->visualRect(panel.list()->model()->index(1, 0)).height();
        panel.setMetrics(look::metricsForTable(QSize(3510, 2136)));
        QVERIFY(panel.list()->visualRect(panel.list()->model()->index(1, 0)).height() > before);
        QCOMPARE(panel.sizeHint().width(), 330);
    }
};

VERSICOLA_WINDOW_TEST(LogPanelTest)
#include "test_log_panel.moc"
