// An annotated hand of a cousin on its page: chosen under the lessons, stepped through by mouse and keys,
// seen from each seat with all hands open and with one, other lines shown, and every word read.
#include "desktop/bolognese/learn/staging.h"
#include "desktop/cuatrola/learn/staging.h"
#include "desktop/learn/learn_pages_of.h"
#include "desktop/table/table_accessible.h"
#include "desktop/tarot/learn/staging.h"
#include "kept_pictures.h"
#include "read_aloud.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QRegularExpression>
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
    support::KeptDeck deck{QLatin1String(G::kPack)};
    learn::LearnPagesOf<G> pages;
};

// Every card in a hand and in the trick, and how many of those are not to be seen.
template<class G>
int unseenAt(Watching<G>& reader, const watch::Stop& stop) {
    const auto laid = lessons::tableAfter(reader.hand(), stop.made);
    tricks::CardSet held;
    for (int seat = 0; seat < G::watchedSeats(reader.hand().deal); ++seat)
        held |= laid.held(static_cast<typename G::Kind::Game::Seat>(seat));
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
    QCOMPARE(static_cast<int>(reader.table().state().me()), 1);

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

// Nobody at the table is "you", from whatever seat one looks: people are named.
template<class G>
void namesPeople() {
    table::installTableAccessibility();
    Watching<G> reader;
    reader.open();
    for (const watch::Sight sight : {watch::Sight{0, true}, watch::Sight{1, false}}) {
        reader.page().setSight(sight);
        reader.press(Step::First);
        QStringList all;
        for (;;) {
            const QStringList texts = support::textsOf(reader.page());
            QVERIFY2(support::toSomebody(texts).isEmpty(), qPrintable(support::toSomebody(texts)));
            all += texts;
            if (reader.page().at() == reader.last())
                break;
            reader.key(sight.all ? Qt::Key_Right : Qt::Key_PageDown); // card by card, and trick by trick
        }
        // They have been read at all: names are painted, and things on the table have been heard of.
        const QString together = all.join(u'\n');
        for (const QString& name : reader.page().hand().names)
            QVERIFY2(together.contains(name), qPrintable(name));
        QVERIFY2(all.filter(QStringLiteral("tricks of"), Qt::CaseInsensitive).size() > 1 ||
                     all.filter(QStringLiteral("declarer’s tricks")).size() > 1,
                 qPrintable(together));
        // The log is told by the same teller.
        const auto seat = static_cast<typename G::Kind::Game::Seat>(sight.from);
        const auto end = lessons::tableAfter(reader.hand(), static_cast<int>(reader.hand().actions.size()));
        QStringList log;
        for (const auto& section : G::story(G::Kind::Game::view(*end.hand(), seat),
                                            G::watcher(G::seated(reader.hand().names, 4), seat, {}))) {
            log << section.left << section.right;
            for (const auto& line : section.lines)
                log << line.left << line.right;
        }
        QVERIFY2(support::toSomebody(log).isEmpty(), qPrintable(support::toSomebody(log)));
    }
}

// Who looks at a hand of their own is "you", and their pair is "us", from whatever seat they look.
template<class G>
void tellsThePlayer() {
    using Seat = typename G::Kind::Game::Seat;
    Watching<G> reader;
    reader.open();
    auto hand = reader.hand();
    hand.comments.clear();
    for (const int from : {1, 2}) {
        reader.page().showHand(watch::watchedOn<G>(reader.table(), hand, nullptr, static_cast<Seat>(1)),
                               {from, true});
        QVERIFY(reader.settled());
        QVERIFY(!support::toSomebody(support::textsOf(reader.page())).isEmpty()); // on the table, too
        QStringList said;
        const int last = reader.last();
        for (int stop = 0; stop <= last; stop += from) {
            reader.page().goTo(stop);
            QVERIFY(reader.settled());
            said << reader.words();
        }
        QVERIFY2(said.filter(QRegularExpression(QStringLiteral("\\b[Yy]ou\\b"))).size() > 2,
                 qPrintable(said.join(u'\n')));
        const QString name = reader.page().hand().names[1];
        QVERIFY2(said.filter(name + u' ').isEmpty(), qPrintable(said.filter(name).join(u'\n')));
    }
}

// The line that a comment tells of: it is played, its words are said at its end, and Esc leads back.
template<class G>
void otherLines() {
    Watching<G> reader;
    reader.open();
    int shown = 0;
    const auto& stops = reader.page().hand().stops;
    for (int stop = 0; stop <= reader.last(); ++stop) {
        const auto* comment = watch::commentAt(reader.hand(), stops[static_cast<std::size_t>(stop)]);
        if (!comment || comment->alternatives.empty())
            continue;
        reader.page().goTo(stop);
        QVERIFY(reader.settled());
        const auto before = reader.words();
        const auto& buttons = reader.page().lectern()->text().buttons;
        QCOMPARE(buttons.size(), 1 + comment->alternatives.size());
        QVERIFY2(buttons[0].text.startsWith(QStringLiteral("&What if ")), qPrintable(buttons[0].text));
        QCOMPARE(buttons.back().text, QStringLiteral("&Go on")); // lowest, where it always lies
        reader.click(*reader.page().lectern()->button(0));
        QVERIFY(reader.settled());
        QVERIFY(reader.page().isOnOtherLine());
        QVERIFY(reader.page().lectern()->text().where.startsWith(QStringLiteral("Another line")));
        const QString words = reader.words();
        QVERIFY2(words != before && !words.contains(u'{') && !words.contains(u'%'), qPrintable(words));
        const auto line = lessons::continued(reader.hand(), comment->alternatives.front());
        QVERIFY(line);
        // Through all of it: nothing that is held is hidden.
        for (int at = reader.page().hand().from; at <= reader.page().hand().said; ++at) {
            reader.page().goTo(at);
            QVERIFY(reader.settled());
        }
        QCOMPARE(reader.words(), words);
        reader.key(Qt::Key_Escape);
        QVERIFY(!reader.page().isOnOtherLine());
        QCOMPARE(reader.page().at(), stop);
        QCOMPARE(reader.words(), before);
        reader.click(*reader.page().lectern()->button(0)); // and by its own button
        QVERIFY(reader.settled());
        reader.click(*reader.page().lectern()->button(0));
        QVERIFY(reader.settled());
        QCOMPARE(reader.page().at(), stop);
        ++shown;
    }
    QVERIFY(shown > 0);
}

template<class G>
void pictured(const char* name, const std::vector<int>& stops) {
    for (const QSize size : {QSize(1280, 800), QSize(1024, 640), QSize(1920, 1080)}) {
        Watching<G> reader(size);
        const auto save = [&](const QString& what) {
            reader.pages.grab().save(QStringLiteral("%1/%2-%3-%4.png")
                                         .arg(qEnvironmentVariable("PICTURES"), QLatin1String(name), what)
                                         .arg(size.width()));
        };
        save(QStringLiteral("ladder"));
        reader.open();
        for (const int stop : stops) {
            reader.page().goTo(stop);
            QVERIFY(reader.settled());
            save(QString::number(stop));
        }
        reader.press(Step::Last);
        save(QStringLiteral("end"));
    }
}

} // namespace

class TestGameWatching : public QObject {
    Q_OBJECT

private slots:
    void cuatrola() { watched<cuatrola_learn::Lessons>(20); }
    void bolognese() { watched<bolognese_learn::Lessons>(60); }
    void tarot() { watched<tarot_learn::Lessons>(72); }

    void cuatrolaNamesPeople() { namesPeople<cuatrola_learn::Lessons>(); }
    void bologneseNamesPeople() { namesPeople<bolognese_learn::Lessons>(); }
    void tarotNamesPeople() { namesPeople<tarot_learn::Lessons>(); }

    void whoPlayedIsTold() {
        tellsThePlayer<cuatrola_learn::Lessons>();
        tellsThePlayer<bolognese_learn::Lessons>();
        tellsThePlayer<tarot_learn::Lessons>();
    }
    void theChienHidesNoHand() {
        using Place = table::Sprite::Place;
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
            Watching<tarot_learn::Lessons> reader(size);
            reader.open();
            for (const int stop : {0, 4}) { // face down, and turned up
                reader.page().goTo(stop);
                QVERIFY(reader.settled());
                const auto& sprites = reader.table().seen().picture.sprites;
                int apart = 0;
                for (const auto& chien : sprites)
                    for (const auto& held : sprites)
                        if (chien.place == Place::Middle && held.place == Place::Open) {
                            ++apart;
                            QVERIFY(!chien.rect().intersects(held.rect()));
                        }
                QCOMPARE(apart, 6 * 54);
            }
        }
    }
    void otherLinesAreShown() {
        otherLines<cuatrola_learn::Lessons>();
        otherLines<bolognese_learn::Lessons>();
        otherLines<tarot_learn::Lessons>();
    }
    void quickSteps() {
        hurried<cuatrola_learn::Lessons>();
        hurried<bolognese_learn::Lessons>();
        hurried<tarot_learn::Lessons>();
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
        if (qEnvironmentVariableIsEmpty("PICTURES"))
            return;
        pictured<cuatrola_learn::Lessons>("cuatrola", {0, 5, 11, 17});
        pictured<bolognese_learn::Lessons>("bolognese", {0, 3, 7, 30});
        pictured<tarot_learn::Lessons>("tarot", {0, 4, 5, 30});
    }
};

VERSICOLA_WINDOW_TEST(TestGameWatching)
#include "test_game_watching.moc"
