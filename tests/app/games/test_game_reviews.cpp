// A hand of a cousin gone through again: every decision is weighed by what was known then, shown on the
// table, and can be played on from.
#include "bolognese/bolognese_sitting.h"
#include "cuatrola/cuatrola_sitting.h"
#include "play_out.h"
#include "tarot/tarot_sitting.h"

#include "desktop/decisions/decisions_page.h"
#include "desktop/hints/hint_paper.h"
#include "desktop/look/type.h"
#include "support/many/one_of_many.h"

using support::playOut;
using support::waitUntil;

namespace {

void reviewed(const decisions::DecisionsPage& page, const QString& name) {
    QVERIFY(waitUntil([&] { return page.judge().done() == 1; }, 120'000));
    double sum = 0;
    for (const auto& judged : page.judge().found()) {
        QVERIFY(judged.has_value());
        const auto cost = judged->cost();
        QVERIFY(!cost || *cost >= 0);
        sum += cost.value_or(0);
        QVERIFY2(!judged->done.words.isEmpty() && !judged->said.thought.isEmpty(), qPrintable(name));
    }
    const auto rows = page.list()->rows();
    QVERIFY(!rows.empty());
    QVERIFY(page.list()->openedRow());
    QCOMPARE(page.list()->openedRow()->decision().at, page.at());
    double told = 0, last = 1e9;
    for (const auto* row : rows) {
        const auto& one = row->decision();
        QVERIFY2(!one.title.contains(u'%') && !one.lines.join(u' ').contains(u'%'), qPrintable(one.title));
        QVERIFY(one.cost.value_or(0) <= last); // dearest first
        last = one.cost.value_or(0);
        told += last;
        QVERIFY(!row->accessibleName().isEmpty());
    }
    QVERIFY2(std::abs(told - sum) < 0.05 * static_cast<double>(page.judge().found().size()),
             qPrintable(name));
}

hints::Choice choiceOf(const QString& words, bool isCard, double points) {
    hints::Choice choice{words, {}, {}, points};
    if (isCard)
        choice.card = tricks::Card{3};
    return choice;
}

template<class S>
void goThrough(S& sitting, const QString& name) {
    auto& pages = sitting.room().pages();
    QVERIFY(!pages.reviewPage());
    sitting.key(Qt::Key_R); // nothing yet: the hand lasts
    QVERIFY(!pages.reviewPage());
    playOut(sitting);
    const QString place = sitting.match().place();
    table::PromptStrip& strip = *sitting.table().papers().strip();
    QVERIFY(waitUntil([&] { return sitting.table().seen().open() && strip.isVisible(); }));
    sitting.click(*strip.button(0));
    QVERIFY(pages.reviewPage() && pages.reviewPage()->isVisible());
    auto& page = *pages.reviewPage();
    reviewed(page, name);
    if (QTest::currentTestFailed())
        return;
    // On the cards of the dearest: what was chosen, and what would have been better.
    if (const auto& dear = page.list()->rows().front()->decision(); dear.cost.value_or(0) > 0) {
        QCOMPARE(page.at(), dear.at);
        QVERIFY(waitUntil([&] { return page.marks().marks().size() >= 2; }));
    }
    if (const auto folder = qEnvironmentVariable("PICTURES"); !folder.isEmpty())
        sitting.window().grab().save(folder + u'/' + name + QStringLiteral(".png"));

    // The keys walk the hand, and the table follows.
    for (int i = 0; i < 30; ++i)
        sitting.key(Qt::Key_Left);
    const int first = page.at();
    sitting.key(Qt::Key_Right);
    QVERIFY(page.at() > first);
    sitting.key(Qt::Key_Left);
    QCOMPARE(page.at(), first);
    QVERIFY(page.list()->openedRow());
    QCOMPARE(page.list()->openedRow()->decision().at, first);

    // Esc leads back to the table; P plays on from what is seen, in a match of its own.
    sitting.key(Qt::Key_Escape);
    QVERIFY(!page.isVisible() && sitting.table().isVisible());
    QVERIFY(sitting.table().seen().open() && strip.isVisible()); // what follows is asked as before
    sitting.key(Qt::Key_R);
    QVERIFY(page.isVisible());
    page.choose(first);

    // From there with all hands open, and back.
    QVERIFY(page.watchButton()->isVisible());
    sitting.key(Qt::Key_A);
    auto& watched = *pages.watchPage();
    QVERIFY(watched.isVisible() && watched.sight().all);
    const auto stop = watched.hand().stops[static_cast<std::size_t>(watched.at())];
    QVERIFY(stop.made >= first);
    sitting.key(Qt::Key_End);
    QVERIFY(watched.lectern()->text().words.size() > 40); // how it came out
    sitting.key(Qt::Key_Escape);
    QVERIFY(page.isVisible());
    sitting.key(Qt::Key_P);
    QVERIFY(sitting.table().isVisible());
    QVERIFY(sitting.match().place() != place);
    QVERIFY(!sitting.match().handOver());
    QCOMPARE(static_cast<int>(sitting.match().handRecord().actions.size()), first);

    // The match waits, and the table leads back to it: before its end by a key, at its end by the button.
    QVERIFY(pages.corner(*pages.tablePage()).contains(QStringLiteral("your match waits")));
    sitting.key(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(sitting.match().place(), place);
    QVERIFY(sitting.match().handOver() && sitting.table().isVisible());
    QVERIFY(!pages.corner(*pages.tablePage()).contains(QStringLiteral("your match waits")));
    sitting.key(Qt::Key_B, Qt::ControlModifier); // nowhere to
    QCOMPARE(sitting.match().place(), place);
    sitting.key(Qt::Key_R);
    page.choose(first);
    sitting.key(Qt::Key_P);
    playOut(sitting);
    QVERIFY(sitting.match().place() != place);
    auto* const back = sitting.strip().button(1);
    QCOMPARE(back->text(), QStringLiteral("&Back to your match"));
    sitting.click(*back);
    QCOMPARE(sitting.match().place(), place);
}

} // namespace

class TestGameReviews : public QObject {
    Q_OBJECT

private slots:
    // A choice that is no card is its own phrase, "to pass": it stands in no gap that is a card's.
    void choicesInSentences_data() {
        QTest::addColumn<QString>("done");
        QTest::addColumn<bool>("doneIsCard");
        QTest::addColumn<QString>("best");
        QTest::addColumn<bool>("bestIsCard");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("expected");
        const QString queen = QStringLiteral("the queen of cups"),
                      knight = QStringLiteral("the knight of cups"), pass = QStringLiteral("to pass"),
                      solo = QStringLiteral("to ask a solo");
        QTest::newRow("cards") << queen << true << knight << true
                               << QStringLiteral("the queen of cups instead of the knight of cups")
                               << QStringLiteral("The knight of cups: it wins; it is cheap.")
                               << QStringLiteral("Expected +3.0, with the queen of cups +1.0.");
        QTest::newRow("bids") << solo << false << pass << false
                              << QStringLiteral("to ask a solo; better to pass")
                              << QStringLiteral("To pass: it wins; it is cheap.")
                              << QStringLiteral("Expected +3.0; to ask a solo: +1.0.");
        QTest::newRow("a card for a word")
            << queen << true << pass << false << QStringLiteral("the queen of cups; better to pass")
            << QStringLiteral("To pass: it wins; it is cheap.")
            << QStringLiteral("Expected +3.0, with the queen of cups +1.0.");
    }
    void choicesInSentences() {
        QFETCH(QString, done);
        QFETCH(bool, doneIsCard);
        QFETCH(QString, best);
        QFETCH(bool, bestIsCard);
        decisions::Judged judged;
        judged.weighed = true;
        judged.done = choiceOf(done, doneIsCard, 1);
        judged.said.figures = hints::Figures::Tenths;
        judged.said.choices = {choiceOf(best, bestIsCard, 3), judged.done};
        judged.said.reasons = {{QStringLiteral("it wins")}, {QStringLiteral("it is cheap")}};
        const auto told = decisions::told({}, judged);
        QTEST(told.title, "title");
        QTEST(told.lines.at(0), "why");
        QTEST(told.lines.at(1), "expected");
        const QString hint = hints::choiceTold(judged.said).lines.join(u' ');
        QVERIFY2(hint.contains(doneIsCard ? QStringLiteral("Expected +3.0; with the queen of cups, +1.0.")
                                          : QStringLiteral("Expected +3.0; to ask a solo, +1.0.")),
                 qPrintable(hint));
    }

    // Tags of cards that stand close together are read whole, and so are those at the table's edge.
    void tagsLieBesideEachOther() {
        QWidget table;
        table.resize(400, 300);
        hints::HintMarks marks(&table);
        marks.setGeometry(table.rect());
        const look::Metrics m = look::metricsForTable(QSize(1280, 776), look::systemFontPx());
        marks.set({{QRect(0, 100, 30, 120), QStringLiteral("your choice"), false},
                   {QRect(31, 100, 30, 120), QStringLiteral("better"), true},
                   {QRect(62, 100, 30, 120), QStringLiteral("12 less"), false}},
                  m);
        const auto tags = marks.tags();
        QCOMPARE(tags.size(), std::size_t{3});
        for (std::size_t i = 0; i < tags.size(); ++i) {
            QVERIFY(marks.rect().contains(tags[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!tags[i].intersects(tags[j]), qPrintable(QString::number(i)));
        }
    }

    // What happened stands under a decision to its last word.
    void reasonsAreWhole() {
        QWidget page;
        decisions::DecisionRow row(decisions::Offers::PlayOn, &page);
        row.setMetrics(look::metricsForTable(QSize(1024, 616), look::systemFontPx()));
        decisions::DecisionTold told;
        told.where = QStringLiteral("Trick 3");
        told.title = QStringLiteral("the 11");
        told.fell = QStringLiteral("it won");
        row.setDecision(told);
        const int one = row.heightIn(260);
        told.fell =
            QStringLiteral("it takes points that the partner could not have brought home in any way, and "
                           "keeps the lead for the long suit");
        row.setDecision(told);
        QVERIFY(row.heightIn(260) > one);
    }

    void cuatrolaHand() {
        support::CuatrolaSitting sitting;
        sitting.begin(21, 5);
        goThrough(sitting, QStringLiteral("cuatrola"));
    }
    void bologneseHand() {
        support::BologneseSitting sitting;
        sitting.begin({}, 12);
        goThrough(sitting, QStringLiteral("bolognese"));
    }
    void tarotHand() {
        support::TarotSitting sitting;
        sitting.begin(4, 4, 21);
        goThrough(sitting, QStringLiteral("tarot"));
    }
};

VERSICOLA_WINDOW_TEST(TestGameReviews)
#include "test_game_reviews.moc"
