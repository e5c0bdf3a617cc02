// Sheets among what one goes on with: listed, thrown away, brought back; and the sheets of games.
#include "records/atomic_file.h"
#include "sitting.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>

using namespace minchiate;
using support::Sitting;

class ParkedSheetsTest : public QObject {
    Q_OBJECT
private slots:
    void sheetOfAGameThatWasLeft();
    void sheetsAreListed();
    void aSheetSaysThatAHandIsBeingPlayed();
    void aSheetIsThrownAway();
    void aFinishedSheetIsBroughtBackInWords();
    void finishedMatchIsWatchedFromItsFile();
};

void ParkedSheetsTest::sheetOfAGameThatWasLeft() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Round, 4));
    auto* row = sitting.window().doorsPage()->strip()->rows().front();
    emit row->sheetAsked();
    QCOMPARE(sitting.window().shownPage(), sitting.standing());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), sitting.window().doorsPage());
}

void ParkedSheetsTest::sheetsAreListed() {
    Sitting sitting;
    QDir(sitting.folder()).mkpath(QStringLiteral("sheets"));
    scoresheet::Sheet sheet;
    sheet.players = {"Ada", "Lapo", "Bice", "Nuto"};
    sheet.rounds = scoresheet::rotating({0, 1, 2, 3});
    const QString path = sitting.folder() + QStringLiteral("/sheets/one.minchiate");
    QVERIFY(!records::saveSheet(path, sheet));
    sitting.open();
    auto* row = sitting.window().doorsPage()->strip()->rows().front();
    QCOMPARE(row->left().what, QStringLiteral("A sheet"));
    sitting.key(Qt::Key_Return);
    QCOMPARE(sitting.window().shownPage(), sitting.room().scorePages());
    QCOMPARE(sitting.room().scorePages()->book().sheet().players[3], std::string("Nuto"));
}

// It said that the first hand came next, with marks of that hand on the sheet.
void ParkedSheetsTest::aSheetSaysThatAHandIsBeingPlayed() {
    Sitting sitting;
    const auto row = [&] { return sitting.window().doorsPage()->strip()->rows().front()->left(); };
    sitting.click(*sitting.window().doorsPage()->door(doors::DoorsPage::Which::Score));
    score::ScorePages* pages = sitting.room().scorePages();
    sitting.click(*pages->shelfPage()->newButton());
    pages->newSheetPage()->setNames({"Ada", "Lapo", "Bice", "Nuto"});
    sitting.click(*pages->newSheetPage()->startButton());
    sitting.key(Qt::Key_F3);
    QCOMPARE(row().where, QStringLiteral("Hand 1 of 12 comes next"));
    QCOMPARE(row().hands.front(), -1.0);
    sitting.key(Qt::Key_G);
    pages->showHand(0);
    sitting.click(*pages->handPage()->column(Side::EW)->points(10));
    sitting.key(Qt::Key_F3);
    QCOMPARE(row().where, QStringLiteral("Hand 1 of 12 is being played"));
    QCOMPARE(row().hands.front(), 0.0);
    QCOMPARE(row().hands[1], -1.0);
}

// As a game: after a question, and it can be brought back.
void ParkedSheetsTest::aSheetIsThrownAway() {
    Sitting sitting;
    QDir(sitting.folder()).mkpath(QStringLiteral("sheets"));
    scoresheet::Sheet sheet;
    sheet.players = {"Ada", "Lapo", "Bice", "Nuto"};
    sheet.rounds = scoresheet::rotating({0, 1, 2, 3});
    const QString path = sitting.folder() + QStringLiteral("/sheets/one.minchiate");
    QVERIFY(!records::saveSheet(path, sheet));
    sitting.open();
    const auto throwAway = [&] {
        auto* row = sitting.window().doorsPage()->strip()->rows().front();
        sitting.key(Qt::Key_Delete);
        QCOMPARE(row->state(), doors::GoOnRow::State::Asking);
        QVERIFY(QFile::exists(path));
        sitting.click(*row->throwAwayButton());
        QVERIFY(!QFile::exists(path));
    };
    throwAway();
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    const auto back = records::loadSheet(path);
    QVERIFY(std::holds_alternative<scoresheet::Sheet>(back));
    QVERIFY(std::get<scoresheet::Sheet>(back) == sheet);
    throwAway();
    sitting.key(Qt::Key_K);
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    sitting.open();
    sitting.click(*sitting.window().doorsPage()->strip()->moreButton());
    sitting.key(Qt::Key_Return);
    QVERIFY(std::get<scoresheet::Sheet>(records::loadSheet(path)) == sheet);
}

// Its row went without a word, for it is nothing to go on with.
void ParkedSheetsTest::aFinishedSheetIsBroughtBackInWords() {
    Sitting sitting;
    const QString folder = sitting.folder() + QStringLiteral("/sheets");
    QDir().mkpath(folder);
    scoresheet::Sheet sheet;
    sheet.players = {"Ada", "Lapo", "Bice", "Nuto"};
    sheet.rounds = scoresheet::rotating({0, 1, 2, 3});
    sheet.stopped = true;
    const QString path = folder + QStringLiteral("/one.minchiate");
    QVERIFY(!records::saveSheet(path, sheet));
    QVERIFY(!score::ShelfKeeper(folder).throwAway(path));
    sitting.open();
    sitting.click(*sitting.window().doorsPage()->strip()->moreButton());
    const auto* notice = sitting.window().findChild<desktop::NoticeBar*>();
    QVERIFY(!notice->isVisible());
    sitting.key(Qt::Key_Return);
    QVERIFY(QFile::exists(path));
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->accessibleName().contains(QStringLiteral("among the match sheets again")),
             qPrintable(notice->accessibleName()));
}

// The hands of a match that is over are watched with the right people in the right places.
void ParkedSheetsTest::finishedMatchIsWatchedFromItsFile() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Hand, 8));
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QVERIFY(sitting.model().gameOver());
    const auto situation = sitting.model().situation();
    const QString path = sitting.folder() + QStringLiteral("/over.minchiate");
    QVERIFY(
        !records::writeAtomically(path, QJsonDocument(records::toJson(sitting.model().match())).toJson()));
    sitting.open();
    sitting.window().openFile(path);
    QCOMPARE(sitting.window().shownPage(), sitting.room().scorePages());
    auto* sheet = sitting.room().scorePages()->findChild<score::SheetPage*>();
    sheet->hands()->open(0);
    QCoreApplication::processEvents();
    sitting.click(*sheet->openPanel()->watchButton());
    auto* review = sitting.room().reviewPage();
    QCOMPARE(sitting.window().shownPage(), review);
    QVERIFY(support::waitUntil([&] { return review->table()->isSettled(); }));
    const auto& state = review->table()->state();
    for (Seat seat : kSeats) {
        QCOMPARE(state.names[seat], situation.names[seat]);
        QCOMPARE(state.players[seat], situation.players[seat]); // and so the face
        QCOMPARE(review->table()->teller().isMe(seat), situation.players[seat] == 0);
    }
    QCOMPARE(review->showing()->sight().from, situation.view.seat); // seen from one's own seat
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), sitting.room().scorePages());
}

VERSICOLA_WINDOW_TEST(ParkedSheetsTest)
#include "test_parked_sheets.moc"
