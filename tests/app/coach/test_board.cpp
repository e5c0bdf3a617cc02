// The versicole board: what it shows of a position that was counted by hand, and its keys.
#include "desktop/coach/board_panel.h"
#include "desktop/look/type.h"
#include "kept_pictures.h"
#include "minchiate/records/hand_record.h"
#include "places.h"
#include "played_line.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace coach;
using advice::Place;

namespace {

// Trick 9 of deal 48 before the dealer, South, plays: three kings are ours, the 5 lies on the table.
SeatView trickNine() {
    const auto loaded = records::loadHandRecord(QStringLiteral(TEST_DATA "/a-board.minchiate"));
    const auto* hand = std::get_if<records::LoadedHand>(&loaded);
    if (!hand)
        qFatal("the hand cannot be read");
    return viewOf(hand->hand, Seat::S);
}

const text::Teller kTeller{
    {{QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}},
    Seat::S};

} // namespace

class BoardTest : public QObject {
    Q_OBJECT
private slots:
    void chipsAreWhereTheirCardsAre();
    void rowsTellWhatCanStillBeMade();
    void everythingHasANameAndAPlace();
    void arrowsWalkThroughAllOfIt();
    void switchesAreRemembered();
    void openCardsSayWhereTheyLie();
    void whatASwitchShowsIsSeen();
    void tipsRepeatNothing();
    void reasonsAreWrittenToTheirEnd();
};

void BoardTest::chipsAreWhereTheirCardsAre() {
    const advice::Board board = advice::boardOf(trickNine());
    const auto at = [&](Card card) {
        return std::ranges::find(board.chips, card, &advice::Chip::card)->place;
    };
    QCOMPARE(board.chips.size(), std::size_t{26});
    QCOMPARE(at(trump(5)), Place::Table);
    QCOMPARE(at(trump(3)), Place::Mine);
    QCOMPARE(at(trump(38)), Place::Theirs);
    QCOMPARE(at(king(Suit::Swords)), Place::Ours);
    QCOMPARE(at(trump(40)), Place::InPlay);
    QCOMPARE(board.pointsIn(Place::Ours), 15);
    QCOMPARE(board.pointsIn(Place::Theirs), 26);
    QCOMPARE(board.pointsIn(Place::Mine), 48);
    QCOMPARE(board.pointsIn(Place::InPlay), 50);
    QCOMPARE(board.pointsIn(Place::Table), 3);
    QCOMPARE(board.pointsIn(Place::Out), 0);
    const auto four = std::ranges::find(board.chips, trump(4), &advice::Chip::card);
    QCOMPARE(chipWords(*four, kTeller), QStringLiteral("4, 3 points: theirs, played by Bice in trick 3"));
}

void BoardTest::rowsTellWhatCanStillBeMade() {
    const advice::Board board = advice::boardOf(trickNine());
    QStringList told;
    for (const advice::Row& row : board.rows)
        told << QStringLiteral("%1|%2|%3|%4")
                    .arg(rowName(row), rowReason(row, board, kTeller))
                    .arg(row.most[Side::NS])
                    .arg(row.most[Side::EW]);
    QCOMPARE(told.join(u'\n'), QStringLiteral("Kings|held, 20 at most|20|0\n"
                                              "28 to 40|us 30 to 37 at most|55|90\n"
                                              "Tens|10 and 30 are yours|30|25\n"
                                              "Papi|hangs on your 3|0|17\n"
                                              "Thirteen|13 and 28 are yours|0|15\n"
                                              "Fool’s|broken: 1 theirs, Fool yours|0|0"));
}

void BoardTest::everythingHasANameAndAPlace() {
    support::KeptDeck deck;
    for (QSize size : {QSize(202, 592), QSize(220, 776), QSize(264, 1056)}) {
        BoardPanel panel(deck);
        panel.setMetrics(look::metricsForTable(QSize(size.height() * 1060 / 776, size.height())));
        panel.resize(size);
        panel.setShown((1 << kBesides) - 1);
        panel.show();
        panel.setBoard(advice::boardOf(trickNine()), kTeller);
        const auto chips = panel.chips();
        QCOMPARE(chips.size(), std::size_t{26});
        for (std::size_t i = 0; i < chips.size(); ++i) {
            QVERIFY(!chips[i]->accessibleName().isEmpty());
            QVERIFY(panel.rect().contains(chips[i]->geometry()));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!chips[i]->geometry().intersects(chips[k]->geometry()));
        }
        for (const RowView* row : panel.rows())
            QVERIFY(!row->accessibleName().isEmpty() && row->height() > 0);
        for (int i = 0; i < kBesides; ++i) {
            const SwitchView* one = panel.switchOf(static_cast<Beside>(i));
            QVERIFY(!one->accessibleName().isEmpty() && !one->accessibleDescription().isEmpty());
        }
        QVERIFY(panel.accessibleDescription().contains(QStringLiteral("Ours 15 points")));
    }
}

void BoardTest::arrowsWalkThroughAllOfIt() {
    support::KeptDeck deck;
    BoardPanel panel(deck);
    panel.resize(220, 776);
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    panel.setBoard(advice::boardOf(trickNine()), kTeller);
    panel.setFocus(Qt::TabFocusReason);
    QVERIFY(panel.chips().front()->hasFocus());
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(panel.windowHandle(), Qt::Key_Down);
    SwitchView* last = panel.switchOf(Beside::LastTricks);
    QVERIFY(last->hasFocus());
    QSignalSpy shown(&panel, &BoardPanel::shownChanged);
    QTest::keyClick(panel.windowHandle(), Qt::Key_Space);
    QVERIFY(last->isChecked());
    QCOMPARE(shown.size(), 1);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(panel.windowHandle(), Qt::Key_Up);
    for (int i = 0; i < 7; ++i)
        QTest::keyClick(panel.windowHandle(), Qt::Key_Left);
    QVERIFY(panel.chips().front()->hasFocus());
    // On a row its chips are ringed, and the row has the focus.
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(panel.windowHandle(), Qt::Key_Down);
    QVERIFY(panel.rows().front()->hasFocus());
    QSignalSpy closed(&panel, &BoardPanel::closed);
    QTest::keyClick(panel.windowHandle(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

void BoardTest::switchesAreRemembered() {
    support::KeptDeck deck;
    BoardPanel panel(deck);
    QCOMPARE(panel.shown(), 0); // all off at first
    for (int bits : {0, 1, 6, 15}) {
        panel.setShown(bits);
        QCOMPARE(panel.shown(), bits);
    }
}

// Cards that were turned up, robbed or taken before all eyes are in play, and everyone knows with whom.
void BoardTest::openCardsSayWhereTheyLie() {
    int open = 0;
    for (std::uint64_t number : {1, 2, 3, 5}) {
        const review::Line line = support::playedLine(number);
        for (std::size_t n = 1; n < line.actions.size(); ++n) {
            const Hand hand = review::handAfter(line, static_cast<int>(n));
            if (hand.phase() != Phase::Play)
                continue;
            const SeatView view = viewOf(hand, Seat::S);
            for (const advice::Chip& chip : advice::boardOf(view).chips) {
                QVERIFY(!chip.with ||
                        (chip.place == Place::InPlay && hand.held(*chip.with).contains(chip.card)));
                for (Seat seat : {Seat::E, Seat::N, Seat::W})
                    if (view.turnedUp[seat] == chip.card && chip.place == Place::InPlay) {
                        ++open;
                        QVERIFY(chip.with == seat);
                        QVERIFY(chipWords(chip, kTeller).contains(kTeller.names[seat]));
                    }
            }
        }
    }
    QVERIFY(open > 0);
}

void BoardTest::whatASwitchShowsIsSeen() {
    support::KeptDeck deck;
    BoardPanel panel(deck);
    panel.setMetrics(look::metricsForTable(QSize(822, 592)));
    panel.resize(202, 592);
    panel.show();
    panel.setBoard(advice::boardOf(trickNine()), kTeller);
    for (int i = 0; i < kBesides; ++i) {
        SwitchView* one = panel.switchOf(static_cast<Beside>(i));
        one->click();
        const QRect there(one->mapTo(&panel, QPoint()), one->size());
        const QWidget* seen = one->parentWidget()->parentWidget();
        const QRect port(seen->mapTo(&panel, QPoint()), seen->size());
        QVERIFY2(port.contains(there), qPrintable(one->accessibleName()));
    }
}

// A row's tip says its reason where that is not written, and only there, and what the row means.
void BoardTest::tipsRepeatNothing() {
    support::KeptDeck deck;
    for (QSize size : {QSize(202, 592), QSize(264, 1056)}) {
        BoardPanel panel(deck);
        panel.setMetrics(look::metricsForTable(QSize(size.height() * 1060 / 776, size.height())));
        panel.resize(size);
        panel.show();
        panel.setBoard(advice::boardOf(trickNine()), kTeller);
        for (const RowView* row : panel.rows()) {
            const QString reason = size.width() < 220 ? row->content().reason + u'\n' : QString();
            QCOMPARE(row->toolTip(), reason + row->content().meaning);
            QVERIFY2(row->content().meaning.contains(QStringLiteral("M3.")), qPrintable(row->content().name));
        }
    }
}

void BoardTest::reasonsAreWrittenToTheirEnd() {
    support::KeptDeck deck;
    int broken = 0;
    for (QSize size : {QSize(220, 776), QSize(264, 1056)}) {
        const look::Metrics m = look::metricsForTable(QSize(size.height() * 1060 / 776, size.height()));
        BoardPanel panel(deck);
        panel.setMetrics(m);
        panel.resize(size);
        panel.show();
        panel.setBoard(advice::boardOf(trickNine()), kTeller);
        const QFontMetrics name(look::font(m, look::Type::Strong)), small(look::sans(m, 12));
        for (const RowView* row : panel.rows()) {
            const QRect room(0, 0, row->width() - 2 * m.px(6), 1000);
            const int high = small.boundingRect(room, Qt::TextWordWrap, row->content().reason).height();
            QVERIFY2(row->height() >= name.height() + high, qPrintable(row->content().reason));
            broken += high > small.height();
        }
    }
    QVERIFY(broken > 0);
}

VERSICOLA_WINDOW_TEST(BoardTest)
#include "test_board.moc"
