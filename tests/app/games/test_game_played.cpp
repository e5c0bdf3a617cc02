// My games of the cousins: what was played is listed, summed up, gone through again, played once more,
// erased.
#include "bolognese/bolognese_sitting.h"
#include "books/rule_book.h"
#include "cuatrola/cuatrola_sitting.h"
#include "play_out.h"
#include "tarot/tarot_sitting.h"

#include "desktop/games/my_games_page.h"
#include "desktop/sheets/curve.h"
#include "desktop/shell/left_words.h"
#include "support/many/one_of_many.h"
#include "text/figures.h"

#include <QDir>
#include <QFileDialog>
#include <QPainter>

using games::Hand;
using games::Match;
using support::playOut;
using support::waitUntil;

namespace {

Hand handOf(std::optional<int> points, const QString& told, std::vector<games::Tally> tallies = {}) {
    return {told, points, 0, std::move(tallies)};
}

// Opened by keys from wherever one is.
template<class S>
games::MyGamesPage& listed(S& sitting) {
    sitting.key(Qt::Key_G, Qt::ControlModifier);
    return *sitting.room().myGames().page();
}

std::vector<int> numbered(const games::MyGamesPage& page) {
    std::vector<int> lines;
    for (const auto& row : page.handsPaper()->list()->rows())
        if (row.number >= 0)
            lines.push_back(row.number);
    return lines;
}

template<class S>
void lookThrough(S& sitting, const QString& name) {
    playOut(sitting);
    const auto record = sitting.match().handRecord();
    const QString place = sitting.match().place();
    auto& page = listed(sitting);
    QVERIFY(page.isVisible());
    QCOMPARE(page.matches().size(), std::size_t{1});
    QCOMPARE(page.matches()[0].hands.size(), std::size_t{1});
    QCOMPARE(page.matches()[0].level, QStringLiteral("apprentice"));
    QVERIFY(!page.matches()[0].won); // it is not over
    const Hand& hand = page.matches()[0].hands[0];
    QVERIFY(hand.points && !hand.told.isEmpty() && !hand.tallies.empty());
    QCOMPARE(numbered(page), std::vector<int>{0});
    for (const auto& row : page.handsPaper()->list()->rows())
        QVERIFY2(!row.told.isEmpty() && !row.told.contains(u'%'), qPrintable(row.told));
    QVERIFY(!page.sumsPaper()->lines()->rows().empty());
    if (const auto folder = qEnvironmentVariable("PICTURES"); !folder.isEmpty())
        sitting.window().grab().save(folder + u'/' + name + QStringLiteral("-games.png"));

    // Words narrow the list down; Esc leaves the search, then the page.
    page.handsPaper()->searchField()->setText(QStringLiteral("nobody has this"));
    QVERIFY(numbered(page).empty() && !page.handsPaper()->reviewButton()->isEnabled());
    sitting.key(Qt::Key_Escape);
    QVERIFY(page.isVisible() && numbered(page).size() == 1);

    // Return goes through the hand again, and back.
    page.focusFirst();
    sitting.key(Qt::Key_Return);
    auto* review = sitting.room().pages().reviewPage();
    QVERIFY(review && review->isVisible());
    sitting.key(Qt::Key_Escape);
    QVERIFY(page.isVisible());

    // Its cards once more: a hand of its own that does not count, and the match waits.
    sitting.click(*page.handsPaper()->againButton());
    QVERIFY(sitting.table().isVisible());
    QVERIFY(sitting.match().place() != place);
    QVERIFY(sitting.match().handRecord().deal == record.deal);
    QVERIFY(!sitting.match().handCounts());
    playOut(sitting);
    (void)listed(sitting);
    QCOMPARE(page.matches().size(), std::size_t{2});
    const bool first = page.matches()[0].oneHand;
    QVERIFY(!page.matches()[first ? 0 : 1].hands[0].points);
    QCOMPARE(page.sumsPaper()->lines()->rows().empty(), false);

    // What cannot be read is told and stays; the rest is there. Erased is only what is over.
    const QDir over(sitting.match().places().matches());
    QVERIFY(QDir().mkpath(over.path()));
    QFile broken(over.filePath(QStringLiteral("broken.") + sitting.match().places().suffix));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"format\": 7") > 0);
    broken.close();
    sitting.key(Qt::Key_Escape);
    (void)listed(sitting);
    QCOMPARE(page.matches().size(), std::size_t{2});
    QVERIFY(page.notice()->isVisible());
    QVERIFY2(page.notice()->sentence().startsWith(QStringLiteral("broken.")),
             qPrintable(page.notice()->sentence()));
    QVERIFY(broken.exists());

    // One hand alone: asked first, and only what is over and put away.
    auto* const erasing = page.sumsPaper()->eraseRow();
    const QString single =
        over.filePath(QStringLiteral("2020-01-02-030405.") + sitting.match().places().suffix);
    QVERIFY(QFile::copy(sitting.match().places().matchFile(sitting.match().place()), single));
    sitting.key(Qt::Key_Escape); // first the message, then the page
    QVERIFY(!page.notice()->isVisible() && page.isVisible());
    sitting.key(Qt::Key_Escape);
    (void)listed(sitting);
    QCOMPARE(page.matches().size(), std::size_t{3});
    QVERIFY(!page.matches()[0].putAway && page.matches()[2].putAway);
    page.handsPaper()->list()->selectNumber(0);
    QVERIFY(!erasing->eraseOneButton()->isEnabled());
    QVERIFY2(erasing->why().contains(QStringLiteral("is not erased here")), qPrintable(erasing->why()));
    for (const auto& match : page.matches()) // nothing there leads to the book
        for (const auto& one : match.hands)
            QVERIFY2(books::rulesCitedIn(one.told).empty(), qPrintable(one.told));
    sitting.key(Qt::Key_Delete);
    QVERIFY(!erasing->eraseNowButton()->isVisible());
    page.handsPaper()->list()->selectNumber(2);
    sitting.click(*erasing->eraseOneButton());
    QVERIFY(erasing->keepButton()->hasFocus());
    if (const auto folder = qEnvironmentVariable("PICTURES"); !folder.isEmpty())
        sitting.window().grab().save(folder + u'/' + name + QStringLiteral("-erasing.png"));
    sitting.key(Qt::Key_Return);
    QVERIFY(QFile::exists(single) && erasing->eraseOneButton()->hasFocus());
    page.focusFirst();
    sitting.key(Qt::Key_Delete);
    sitting.click(*erasing->eraseNowButton());
    QVERIFY(!QFile::exists(single));
    QCOMPARE(page.matches().size(), std::size_t{2});
    QVERIFY(broken.exists() && page.handsPaper()->list()->hasFocus());

    // Two of one day are told apart by the hour.
    const auto& rows = page.handsPaper()->list()->rows();
    for (const Match& match : page.matches())
        QVERIFY(std::ranges::any_of(rows, [&](const auto& row) {
            return row.kind == paper::TableRow::Kind::Heading &&
                   row.cells[0].text == desktop::momentWords(match.begun);
        }));

    // A file that was saved is told of, with where it lies.
    page.handsPaper()->list()->selectNumber(0);
    sitting.click(*page.handsPaper()->saveButton());
    auto* dialog = sitting.window().template findChild<QFileDialog*>();
    QVERIFY(dialog);
    const QString kept = sitting.folder() + QStringLiteral("/kept.") + sitting.match().places().suffix;
    emit dialog->fileSelected(kept);
    dialog->close();
    QVERIFY(QFile::exists(kept));
    const auto* notice = page.notice();
    QVERIFY(notice->isVisible());
    for (const QWidget* other :
         std::initializer_list<const QWidget*>{page.handsPaper()->searchField(), page.handsPaper()->list()})
        QVERIFY(!notice->geometry().intersects(QRect(other->mapTo(&page, QPoint()), other->size())));
    if (const auto folder = qEnvironmentVariable("PICTURES"); !folder.isEmpty())
        sitting.window().grab().save(folder + u'/' + name + QStringLiteral("-saved.png"));
    QVERIFY2(notice->sentence().contains(QStringLiteral("kept.")) &&
                 notice->sentence().contains(QDir::toNativeSeparators(sitting.folder())),
             qPrintable(notice->sentence()));

    sitting.click(*erasing->eraseButton());
    sitting.click(*erasing->eraseNowButton());
    QVERIFY(over.entryList(QDir::Files).isEmpty());
    QCOMPARE(page.matches().size(), std::size_t{2}); // both lie at the table or can be gone on with

    // A hand that is over is only looked at when it is opened, dropped on the page or by the window's
    // command: nothing of it is kept.
    const QStringList files = sitting.match().places().matchFiles();
    const QString before = sitting.match().place();
    for (const auto& open : std::vector<std::function<void()>>{[&] { emit page.dropped(kept); },
                                                               [&] { sitting.window().openFile(kept); }}) {
        open();
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().reviewPage());
        QVERIFY(sitting.room().pages().reviewPage()->at() >= 0); // at a decision of one's own
        QCOMPARE(sitting.match().place(), before);
        QCOMPARE(sitting.match().places().matchFiles(), files);
        (void)listed(sitting);
        QCOMPARE(page.matches().size(), std::size_t{2});
    }
    // The person sits where the record names them.
    using Seat = std::remove_cvref_t<decltype(sitting.match().me())>;
    auto moved = record;
    const QString own = sitting.match().match().names[sitting.match().me()];
    moved.names[static_cast<Seat>(0)] = QStringLiteral("Ada");
    moved.names[static_cast<Seat>(1)] = own;
    sitting.room().pages().startGiven(moved);
    QCOMPARE(sitting.match().company().person, 1);
    QCOMPARE(sitting.match().match().names[static_cast<Seat>(1)], own);
    QCOMPARE(sitting.match().match().names[static_cast<Seat>(0)], QStringLiteral("Ada"));
}

} // namespace

class TestGamePlayed : public QObject {
    Q_OBJECT

private slots:
    void sums() {
        const QString won = QStringLiteral("Hands won");
        Match late{{}, {}, {}, QStringLiteral("master"), false, true};
        late.hands = {handOf(3, QStringLiteral("a"), {{won, 1, 1}}),
                      handOf(std::nullopt, QStringLiteral("b")),
                      handOf(-5, QStringLiteral("c"), {{won, 0, 1}})};
        Match early{{}, {}, {}, QStringLiteral("player"), true, std::nullopt};
        early.hands = {handOf(10, QStringLiteral("d"), {{won, 1, 1}})};
        const games::Sums sums = games::sumsOf({late, early});
        QCOMPARE(sums.curve, (std::vector<int>{0, 10, 13, 8})); // the oldest first, those that count
        QCOMPARE(sums.hands(), 3);
        QCOMPARE(sums.points(), 8);
        QCOMPARE(sums.matches, 1);
        QCOMPARE(sums.won, 1);
        QCOMPARE(sums.against.size(), std::size_t{2});
        QCOMPARE(sums.against[1].level, QStringLiteral("master"));
        QCOMPARE(sums.against[1].hands, 2);
        QCOMPARE(sums.against[1].points, -2);
        QVERIFY((sums.tallies == std::vector<games::Tally>{{won, 2, 3}}));
        QVERIFY((games::placesOf({late, early}) ==
                 std::vector<games::At>{{0, 2}, {0, 1}, {0, 0}, {1, 0}})); // of a match the last first
        QCOMPARE(games::sumsOf({}).hands(), 0);
    }

    void words_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("found");
        QTest::newRow("nothing is asked for") << QString() << true;
        QTest::newRow("a name") << QStringLiteral("vieri") << true;
        QTest::newRow("day and result") << QStringLiteral("18 November lost") << true;
        QTest::newRow("one of them is not there") << QStringLiteral("Vieri won") << false;
    }
    void words() {
        QFETCH(QString, words);
        Match match;
        match.begun = QDateTime(QDate(2024, 11, 18), QTime(12, 0));
        match.whom = QStringLiteral("with Vieri");
        match.standing = QStringLiteral("Us 3, them 21");
        QTEST(games::isWanted(match, handOf(-2, QStringLiteral("The solo is lost.")), words), "found");
    }

    // All that is drawn of the curve stays in its place, the word under the scale too.
    void theCurveStaysInItsPlace() {
        QImage image(500, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        const QRect place(100, 40, 360, 220);
        QPainter p(&image);
        sheets::drawCurve(p, place, {{{QString(), {0, 1, -1}}}, 10, 10, &text::signedPoints}, QFont(), 1);
        p.end();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!place.adjusted(-1, -1, 1, 1).contains(x, y))
                    QVERIFY2(image.pixelColor(x, y) == Qt::white,
                             qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

    void cuatrola() {
        support::CuatrolaSitting sitting;
        sitting.begin(21, 5);
        lookThrough(sitting, QStringLiteral("cuatrola"));
    }
    void bolognese() {
        support::BologneseSitting sitting;
        sitting.begin({}, 12);
        lookThrough(sitting, QStringLiteral("bolognese"));
    }
    void tarot() {
        support::TarotSitting sitting;
        sitting.begin(4, 4, 21);
        lookThrough(sitting, QStringLiteral("tarot"));
    }
};

VERSICOLA_WINDOW_TEST(TestGamePlayed)
#include "test_game_played.moc"
