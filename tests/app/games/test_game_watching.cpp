// An annotated hand of a cousin on its page: chosen under the lessons, stepped through by mouse and keys,
// seen from each seat with all hands open and with one, and every word read.
#include "desktop/bolognese/learn/staging.h"
#include "desktop/cuatrola/learn/staging.h"
#include "desktop/learn/learn_pages_of.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

#include <set>

using support::waitUntil;
using Step = watch::StepButton::Step;

namespace {

template<class G>
struct Watching {
    explicit Watching(QSize size = {1280, 800}) : pages(deck, folder.path()) {
        table::Habits habits;
        habits.tempo = {0, 0, false, false};
        pages.setHabits(habits);
        pages.resize(size);
        pages.show();
        pages.activateWindow();
        if (!QTest::qWaitForWindowActive(&pages))
            qFatal("the pages do not come up");
        pages.showLadder();
    }
    // The first hand, by a click on its line.
    void open() {
        click(*pages.ladderPage()->hands().front());
        if (!settled())
            qFatal("the hand does not come up");
    }
    [[nodiscard]] const auto& hand() { return pages.ladder().hands.front(); }
    [[nodiscard]] watch::WatchPage& page() const { return *pages.watchPage(); }
    [[nodiscard]] auto& table() const { return static_cast<typename G::Table&>(*page().board()); }
    [[nodiscard]] int last() const { return static_cast<int>(page().hand().stops.size()) - 1; }
    [[nodiscard]] bool settled() const {
        return waitUntil([&] { return !page().moving() && table().director().idle(); });
    }
    void key(Qt::Key key) {
        QTest::keyClick(pages.windowHandle(), key);
        if (!settled())
            qFatal("the hand does not come to rest");
    }
    void click(QWidget& widget) {
        QTest::mouseClick(pages.windowHandle(), Qt::LeftButton, {},
                          widget.mapTo(&pages, widget.rect().center()));
    }
    void press(Step step) {
        click(*page().bar()->button(step));
        if (!settled())
            qFatal("the hand does not come to rest");
    }
    // What stands on the paper, as it is read.
    [[nodiscard]] QString words() const {
        QTextDocument text;
        text.setHtml(page().lectern()->text().words);
        return text.toPlainText();
    }
    // Cards that are to be seen, in hands and on the table.
    [[nodiscard]] tricks::CardSet seen() const {
        tricks::CardSet cards;
        for (const table::Sprite& sprite : table().seen().picture.sprites)
            if (const auto card = sprite.card())
                cards.insert(*card);
        return cards;
    }

    QTemporaryDir folder;
    look::Deck deck{QLatin1String(G::kPack)};
    learn::LearnPagesOf<G> pages;
};

// Every card in a hand and in the trick, and how many of those are not to be seen.
template<class G>
int unseenAt(Watching<G>& reader, const watch::Stop& stop) {
    const auto laid = lessons::tableAfter(reader.hand(), stop.made);
    tricks::CardSet held;
    for (const auto seat : tricks::kSeats)
        held |= laid.held(seat);
    return (held - reader.seen()).size();
}

template<class G>
void watched(int cards) {
    Watching<G> reader;
    QCOMPARE(reader.pages.ladderPage()->hands().size(), std::size_t{1});
    reader.open();
    QCOMPARE(reader.pages.currentWidget(), static_cast<QWidget*>(&reader.page()));
    QCOMPARE(reader.page().lectern()->text().title, reader.hand().title);
    QVERIFY(reader.words().contains(reader.hand().introduction));

    // Card by card to the end: each comment is read, all hands lie open, nothing is left in braces.
    std::set<int> heard;
    for (;;) {
        const watch::Stop& stop = reader.page().hand().stops[static_cast<std::size_t>(reader.page().at())];
        const QString words = reader.words();
        QVERIFY2(!words.isEmpty() && !words.contains(u'{') && !words.contains(u'%'), qPrintable(words));
        QVERIFY2(!words.contains(QStringLiteral("You ")), qPrintable(words)); // nobody is
        const auto* comment = watch::commentAt(reader.hand(), stop);
        if (comment) {
            heard.insert(comment->at);
            QVERIFY(!reader.page().hand().tell(stop, {}).words.isEmpty());
        }
        if (stop.of != watch::Stop::Of::Count)
            QCOMPARE(unseenAt(reader, stop), 0);
        QVERIFY(!reader.page().bar()->rail()->accessibleDescription().isEmpty());
        if (reader.page().at() == reader.last())
            break;
        reader.key(Qt::Key_Right);
    }
    QCOMPARE(heard.size(), reader.hand().comments.size());
    QVERIFY(reader.last() >= cards);

    // Back, by keys and by the buttons.
    reader.key(Qt::Key_Left);
    QCOMPARE(reader.page().at(), reader.last() - 1);
    reader.press(Step::First);
    QCOMPARE(reader.page().at(), 0);
    reader.key(Qt::Key_PageDown);
    const int on = reader.page().at();
    QVERIFY(on > 0);
    reader.press(Step::TrickOn);
    QVERIFY(reader.page().at() > on);
    reader.key(Qt::Key_PageUp);
    QCOMPARE(reader.page().at(), on);
    reader.key(Qt::Key_End);
    QCOMPARE(reader.page().at(), reader.last());
    reader.key(Qt::Key_Home);
    QCOMPARE(reader.page().at(), 0);
    // The paper's button has the focus and goes on; at the end it begins once more.
    reader.page().focusFirst();
    reader.key(Qt::Key_Space);
    QCOMPARE(reader.page().at(), on);
    reader.press(Step::Last);
    reader.click(*reader.page().lectern()->button(0));
    QCOMPARE(reader.page().at(), 0);

    // One hand alone, from another seat; the rail leads anywhere.
    reader.click(*reader.page().bar()->handsButton());
    QVERIFY(!reader.page().sight().all);
    reader.page().bar()->rail()->setValue(reader.last() / 2);
    QVERIFY(reader.settled());
    QCOMPARE(reader.page().at(), reader.last() / 2);
    const watch::Stop middle = reader.page().hand().stops[static_cast<std::size_t>(reader.page().at())];
    QVERIFY(unseenAt(reader, middle) > 0);
    reader.page().setSight({1, true});
    QVERIFY(reader.settled());
    QCOMPARE(unseenAt(reader, middle), 0);
    QCOMPARE(reader.table().state().me(), tricks::Seat::E);

    // Esc leads back to the line in the ladder that was chosen.
    QTest::keyClick(reader.pages.windowHandle(), Qt::Key_Escape);
    QCOMPARE(reader.pages.currentWidget(), static_cast<QWidget*>(reader.pages.ladderPage()));
    QVERIFY(reader.pages.ladderPage()->hands().front()->hasFocus());
}

// A step while the one before is still being shown, and another at once: it ends where it was sent.
template<class G>
void hurried() {
    Watching<G> reader;
    reader.open();
    table::Habits slow;
    reader.page().setHabits(slow);
    for (int i = 0; i < 12; ++i)
        QTest::keyClick(reader.pages.windowHandle(), Qt::Key_Right);
    QTest::keyClick(reader.pages.windowHandle(), Qt::Key_Left);
    QTest::keyClick(reader.pages.windowHandle(), Qt::Key_Right);
    QVERIFY(reader.settled());
    QCOMPARE(reader.page().at(), 12);
    QCOMPARE(unseenAt(reader, reader.page().hand().stops[12]), 0);
}

} // namespace

class TestGameWatching : public QObject {
    Q_OBJECT

private slots:
    void cuatrola() { watched<cuatrola_learn::Lessons>(20); }
    void bolognese() { watched<bolognese_learn::Lessons>(60); }
    void quickSteps() {
        hurried<cuatrola_learn::Lessons>();
        hurried<bolognese_learn::Lessons>();
    }

    void aFileOpensAndABadOneIsRefused() {
        Watching<cuatrola_learn::Lessons> reader;
        QStringList refused;
        connect(&reader.pages, &learn::LearnPages::failed, this, [&](const QString& why) { refused << why; });
        reader.pages.openFile(QStringLiteral(":/lessons/cuatrola/one-against-two.hand.json"));
        QVERIFY(reader.pages.watchPage());
        QCOMPARE(reader.pages.currentWidget(), static_cast<QWidget*>(&reader.page()));
        reader.pages.showLadder();
        reader.pages.openFile(QStringLiteral(":/lessons/bolognese/the-begato-lost.hand.json"));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(reader.pages.currentWidget(), static_cast<QWidget*>(reader.pages.ladderPage()));
    }

    void pictures() { // for those who want to see it
        const auto folder = qEnvironmentVariable("PICTURES");
        if (folder.isEmpty())
            return;
        for (const QSize size : {QSize(1280, 800), QSize(1024, 640), QSize(1920, 1080)}) {
            Watching<cuatrola_learn::Lessons> one(size);
            const auto save = [&](auto& reader, const char* name) {
                reader.pages.grab().save(
                    QStringLiteral("%1/%2-%3.png").arg(folder).arg(name).arg(size.width()));
            };
            save(one, "cuatrola-ladder");
            one.open();
            for (const int stop : {0, 5, 11, 17, one.last()}) {
                one.page().goTo(stop);
                QVERIFY(one.settled());
                save(one, qPrintable(QStringLiteral("cuatrola-%1").arg(stop)));
            }
            Watching<bolognese_learn::Lessons> two(size);
            two.open();
            for (const int stop : {0, 3, 7, 30, two.last()}) {
                two.page().goTo(stop);
                QVERIFY(two.settled());
                save(two, qPrintable(QStringLiteral("bolognese-%1").arg(stop)));
            }
        }
    }
};

VERSICOLA_WINDOW_TEST(TestGameWatching)
#include "test_game_watching.moc"
