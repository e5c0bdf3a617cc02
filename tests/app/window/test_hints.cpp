// Hints, the board and the review in the real window: by keys, from what the seat may know, counted and kept.
#include "desktop/coach/hint_words.h"
#include "desktop/coach/your_hand_page.h"
#include "desktop/log/log_model.h"
#include "desktop/look/surfaces.h"
#include "sitting.h"
#include "support/many/one_of_many.h"

using namespace minchiate;
using support::Sitting;
using support::waitUntil;

class HintsTest : public QObject {
    Q_OBJECT
private slots:
    void firstWhatToThinkOfThenTheCard();
    void aHintIsCountedAndKept();
    void afterEscItGoesOn();
    void asGoodIsWhatComesToTheSame();
    void theBoardStandsInTheLogsPlace();
    void theReviewOpensFromTheCount();
    void oneKeyReviewsEverywhere();
    void theSlipCoversNothing_data();
    void theSlipCoversNothing();
    void discardsAreTakenUp();
    void beforeTheDealThereIsNone();
    void theFirstCardHasOneAtOnce();
};

void HintsTest::firstWhatToThinkOfThenTheCard() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    desktop::PlayPage& page = *sitting.room().game().playPage();
    const auto& hints = *page.hints();
    const auto cards = sitting.table().state().legal();
    sitting.key(Qt::Key_H);
    QVERIFY(
        waitUntil([&] { return hints.slip()->isVisible() && hints.slip()->told().title.endsWith(u'.'); }));
    if (cards.size() > 1) {
        QVERIFY(hints.marks()->marks().empty()); // no card is named yet
        QVERIFY(hints.slip()->told().last.contains(u'H'));
        sitting.key(Qt::Key_H);
    }
    const auto& marks = hints.marks()->marks();
    QVERIFY(!marks.empty() && marks.front().lit);
    // The log tells of it.
    const auto* lines = page.log()->findChild<logs::LogModel*>();
    QStringList told;
    for (int row = 0; row < lines->rowCount(); ++row)
        told << lines->index(row).data().toString();
    QCOMPARE(told.filter(QStringLiteral("hint: ")).size(), cards.size() > 1 ? 2 : 1);
    QVERIFY(page.rect().contains(hints.slip()->slip()));
    QVERIFY(!hints.slip()->slip().intersects(sitting.table().seen().picture.tray));
    QVERIFY(!hints.slip()->accessibleName().isEmpty());
    // Return plays the card that was named, and takes the hint away.
    const auto before = sitting.actions();
    sitting.key(Qt::Key_Return);
    QVERIFY(waitUntil([&] { return sitting.actions() > before; }));
    QVERIFY(!hints.slip()->isVisible());
    QVERIFY(hints.marks()->marks().empty());
    // Esc closes one and plays nothing.
    QVERIFY(sitting.toCard());
    sitting.key(Qt::Key_H);
    QVERIFY(waitUntil([&] { return hints.slip()->isVisible(); }));
    const auto then = sitting.actions();
    sitting.key(Qt::Key_Escape);
    QVERIFY(!hints.slip()->isVisible());
    QCOMPARE(sitting.actions(), then);
}

void HintsTest::aHintIsCountedAndKept() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    for (int press = 0; press < 3; ++press) // one decision, one hint
        sitting.key(Qt::Key_H);
    QCOMPARE(sitting.model().situation().hints, 1);
    sitting.close();
    sitting.open();
    sitting.key(Qt::Key_Return); // go on
    QVERIFY(sitting.toCard());
    QCOMPARE(sitting.model().situation().hints, 1);
    // Asked again for the same decision, it is the same hint.
    sitting.key(Qt::Key_H);
    QCOMPARE(sitting.model().situation().hints, 1);
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_H);
    QCOMPARE(sitting.model().situation().hints, 1);
}

// Who has closed the first hint and asks again is told the card, not the same once more.
void HintsTest::afterEscItGoesOn() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const auto& hints = *sitting.room().game().playPage()->hints();
    QVERIFY(sitting.table().state().legal().size() > 1);
    sitting.key(Qt::Key_H);
    QVERIFY(
        waitUntil([&] { return hints.slip()->isVisible() && hints.slip()->told().title.endsWith(u'.'); }));
    const QString thought = hints.slip()->told().title;
    sitting.key(Qt::Key_Escape);
    QVERIFY(!hints.slip()->isVisible());
    sitting.window().resize(1300, 820); // what was put away stays away
    QVERIFY(!hints.slip()->isVisible());
    sitting.key(Qt::Key_H);
    QVERIFY(waitUntil([&] { return hints.slip()->isVisible(); }));
    QVERIFY(hints.slip()->told().title != thought);
    QVERIFY(!hints.marks()->marks().empty());
    sitting.key(Qt::Key_Escape); // and the card again
    QVERIFY(hints.marks()->marks().empty());
    sitting.key(Qt::Key_H);
    QVERIFY(!hints.marks()->marks().empty());
    QCOMPARE(sitting.model().situation().hints, 1);
}

// What is behind by less than can be told is not called as good: it has its own figure.
void HintsTest::asGoodIsWhatComesToTheSame() {
    const auto option = [](Card card, double points, double error) {
        return advice::Option{{Seat::S, Play{card}}, points, 4, error, 0, {}};
    };
    advice::Hint hint;
    hint.options = {option(trump(11), 12.2, 0), option(trump(12), 12.0, 0.1), option(*cardOf("SK"), 9.6, 2.4),
                    option(*cardOf("CK"), 12.1, 2)};
    hint.reasons = {{players::ReasonKind::ThrowsLeast, {}}};
    const hints::Said said = coach::saidOf(hint);
    QVERIFY(said.next().empty()); // nothing that is surely poorer
    const QStringList lines = hints::choiceTold(said).lines;
    QVERIFY2(lines.contains(QStringLiteral("As good: the 12.")), qPrintable(lines.join(u'|')));
    QVERIFY2(lines.contains(
                 QStringLiteral("Too close to tell: the king of cups (+12), the king of swords (+10).")),
             qPrintable(lines.join(u'|')));
    // Of many the likeliest are named. And what is less is told as the figures read.
    for (const int number : {13, 14, 15})
        hint.options.push_back(option(trump(number), 10.6, 3));
    hint.options.push_back(option(trump(16), 3.6, 0));
    const hints::Said many = coach::saidOf(hint);
    const QStringList told = hints::choiceTold(many).lines;
    QVERIFY2(told.contains(QStringLiteral(
                 "Too close to tell: the king of cups (+12), the 13 (+11), the 14 (+11), 2 more.")),
             qPrintable(told.join(u'|')));
    QCOMPARE(many.next().front().words, QStringLiteral("the 16")); // 12.2 and 3.6: +12 and +4
    QCOMPARE(hints::lessWords(many, many.next().front()), QStringLiteral("8 less"));
}

void HintsTest::theBoardStandsInTheLogsPlace() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    desktop::PlayPage& page = *sitting.room().game().playPage();
    sitting.key(Qt::Key_B);
    QVERIFY(page.board()->isVisible());
    QVERIFY(!page.log()->isVisible());
    QCOMPARE(page.board()->chips().size(), std::size_t{26});
    sitting.key(Qt::Key_L);
    QVERIFY(page.log()->isVisible());
    QVERIFY(!page.board()->isVisible());
}

void HintsTest::theReviewOpensFromTheCount() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QCOMPARE(sitting.settle(), support::Wants::Count);
    sitting.key(Qt::Key_R);
    coach::YourHandPage* page = sitting.room().yourHandPage();
    QCOMPARE(sitting.window().shownPage(), page);
    QVERIFY(page->hand().line.actions == sitting.model().handRecord().actions);
    QVERIFY(waitUntil([&] { return !page->weigher()->found().empty(); }));
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().countPage());
    // Played on from the middle it is another game; the one that was counted stays where it was.
    sitting.key(Qt::Key_R);
    page->goTo(20);
    sitting.key(Qt::Key_P);
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().playPage());
    QCOMPARE(sitting.model().handRecord().actions.size(), std::size_t{20});
}

// R, from the count as from any line of the sheet, and there is a menu's entry for it; a button leads back.
void HintsTest::oneKeyReviewsEverywhere() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QCOMPARE(sitting.settle(), support::Wants::Count);
    const auto command = [&](const QWidget& page) {
        const auto actions = page.actions();
        const auto found = std::ranges::find_if(
            actions, [](const QAction* action) { return action->shortcut() == QKeySequence(Qt::Key_R); });
        return found == actions.end() ? nullptr : *found;
    };
    const desktop::GamePages& game = sitting.room().game();
    QVERIFY(command(*game.countPage()) && command(*game.countPage())->isVisible());
    sitting.key(Qt::Key_Return);
    sitting.key(Qt::Key_Return);
    score::SheetPage* sheet = game.standing();
    QVERIFY(waitUntil([&] { return sitting.window().shownPage() == sheet; }));
    QVERIFY(command(*sheet) && command(*sheet)->isVisible());

    for (int open : {-1, 0}) {
        sheet->hands()->open(open);
        if (open < 0)
            sitting.click(*sheet->buttons().review);
        else
            sitting.key(Qt::Key_R);
        coach::YourHandPage* page = sitting.room().yourHandPage();
        QCOMPARE(sitting.window().shownPage(), page);
        QVERIFY(page->hand().line.actions == sitting.model().handRecord().actions);
        sitting.click(*page->backButton());
        QCOMPARE(sitting.window().shownPage(), sheet);
    }
}

void HintsTest::theSlipCoversNothing_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("declares");
    for (const bool declares : {false, true}) {
        const char* when = declares ? ", declaring" : "";
        QTest::addRow("small%s", when) << QSize(1024, 640) << declares;
        QTest::addRow("usual%s", when) << QSize(1280, 800) << declares;
        QTest::addRow("large%s", when) << QSize(1920, 1080) << declares;
    }
}

// Neither people, piles and pad nor the strip lie under what is said.
void HintsTest::theSlipCoversNothing() {
    QFETCH(QSize, size);
    Sitting sitting(size);
    QFETCH(bool, declares);
    sitting.leaveGame(declares ? support::gameWith("T1 T2 T3 T22..T34 SK BK C2 M T40")
                               : support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    const auto& hints = *sitting.room().game().playPage()->hints();
    const auto covered = [&] {
        const table::Seen seen = sitting.table().seen();
        for (const table::Sprite& sprite : seen.picture.sprites)
            if (sprite.place != table::Sprite::Place::Hand &&
                sprite.bounds().toAlignedRect().intersects(hints.slip()->slip()))
                return QStringLiteral("card %1").arg(sprite.face);
        for (const table::TableThing& thing : sitting.table().things())
            if (thing.kind != table::TableThing::Kind::Card && thing.kind != table::TableThing::Kind::Trick &&
                thing.rect.intersects(hints.slip()->slip()))
                return thing.name;
        const look::Metrics metrics = look::metricsForTable(sitting.table().size());
        if (!look::clothRect(sitting.table().rect(), metrics).contains(hints.slip()->slip()))
            return QStringLiteral("the frame");
        const QWidget* strip = sitting.table().papers().strip();
        return strip->isVisible() && strip->geometry().intersects(hints.slip()->slip())
                   ? QStringLiteral("the strip")
                   : QString();
    };
    const auto asksToDeclare = [&] {
        const auto choice = sitting.model().choice();
        return choice && std::holds_alternative<DeclareChoice>(choice->among);
    };
    while (declares && sitting.toDecision() && !asksToDeclare()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    for (int decision = 0; decision < (declares ? 1 : 4); ++decision) {
        QVERIFY(declares ? asksToDeclare() : sitting.toCard());
        sitting.key(Qt::Key_H);
        QVERIFY(waitUntil(
            [&] { return hints.slip()->isVisible() && !hints.slip()->told().title.endsWith(u'…'); }));
        QCOMPARE(covered(), QString());
        sitting.key(Qt::Key_H);
        QVERIFY(declares || !hints.marks()->marks().empty());
        QCOMPARE(covered(), QString());
        if (declares)
            return;
        const auto before = sitting.actions();
        sitting.key(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return sitting.actions() > before; }));
    }
}

// Return picks what the hint names, and then puts it away; neither strip nor button is covered.
void HintsTest::discardsAreTakenUp() {
    int seen = 0;
    for (quint64 number = 4; number <= 24 && seen < 2; number += 4) { // the dealer's
        Sitting sitting({1024, 640});
        sitting.leaveGame(support::numberedGame(number));
        sitting.key(Qt::Key_Return);
        const auto discards = [&] {
            const auto choice = sitting.model().choice();
            return choice && std::holds_alternative<DiscardChoice>(choice->among);
        };
        if (!sitting.toDecision() || !discards())
            continue;
        ++seen;
        const auto& hints = *sitting.room().game().playPage()->hints();
        sitting.key(Qt::Key_H);
        QVERIFY(waitUntil(
            [&] { return hints.slip()->isVisible() && !hints.slip()->told().title.endsWith(u'…'); }));
        sitting.key(Qt::Key_H);
        QVERIFY(waitUntil([&] { return !hints.marks()->marks().empty(); }));
        const QWidget* strip = sitting.table().papers().strip();
        QVERIFY(strip->isVisible() && !strip->geometry().intersects(hints.slip()->slip()));
        const auto named = static_cast<int>(hints.marks()->marks().size());
        QCOMPARE(hints.marks()->marks().front().words.contains(QStringLiteral("these")), named > 1);
        const auto before = sitting.actions();
        sitting.key(Qt::Key_Return);
        QCOMPARE(sitting.table().seen().attention.raised.size(), named);
        QCOMPARE(sitting.actions(), before);
        QVERIFY(!hints.slip()->isVisible());
        sitting.key(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return sitting.actions() > before; }));
        const auto* done = std::get_if<Discard>(&sitting.model().handRecord().actions[before].what);
        QVERIFY(done);
        QCOMPARE(static_cast<int>(done->cards.size()), named);
    }
    QVERIFY(seen > 0);
}

void HintsTest::beforeTheDealThereIsNone() {
    int seen = 0;
    for (quint64 number = 1; number <= 16 && seen == 0; ++number) {
        Sitting sitting;
        model::NewGame game = support::numberedGame(number);
        game.number.reset(); // of a numbered deal the cut is given
        sitting.leaveGame(game);
        sitting.key(Qt::Key_Return);
        const auto choice = sitting.toDecision() ? sitting.model().choice() : std::nullopt;
        if (!choice || !std::holds_alternative<CutChoice>(choice->among))
            continue;
        ++seen;
        sitting.key(Qt::Key_H);
        QCOMPARE(sitting.model().situation().hints, 0);
        QVERIFY(!sitting.room().game().playPage()->hints()->slip()->isVisible());
    }
    QVERIFY(seen > 0);
}

// Who has declared is to play; what the others say of theirs is still being shown, and the hint comes all the
// same.
void HintsTest::theFirstCardHasOneAtOnce() {
    Sitting sitting;
    sitting.leaveGame(support::gameWith("T1 T2 T3 T22..T34 SK BK C2 M T40"));
    sitting.key(Qt::Key_Return);
    const auto choosing = [&](auto* what) {
        const auto choice = sitting.model().choice();
        return choice && std::holds_alternative<std::remove_pointer_t<decltype(what)>>(choice->among);
    };
    const auto asked = [&] { return choosing(static_cast<DeclareChoice*>(nullptr)); };
    while (sitting.toDecision() && !asked()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QVERIFY(asked());
    table::Habits slow;
    slow.tempo = {1, 1500, false, true};
    sitting.table().setHabits(slow);
    sitting.key(Qt::Key_Return); // declares
    QVERIFY(waitUntil([&] { return choosing(static_cast<PlayChoice*>(nullptr)); }));
    QVERIFY(!sitting.table().seen().open()); // the picture lags behind
    sitting.key(Qt::Key_H);
    QVERIFY(sitting.table().papers().noteRect().isEmpty());
    QVERIFY(sitting.table().seen().open() && sitting.table().seen().asks(table::Ask::Cards::Play));
    QVERIFY(waitUntil([&] { return sitting.room().game().playPage()->hints()->slip()->isVisible(); }));
    QCOMPARE(sitting.model().situation().hints, 1);
}

VERSICOLA_WINDOW_TEST(HintsTest)
#include "test_hints.moc"
