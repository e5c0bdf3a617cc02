// A hand of a cousin gone through again: every decision is weighed by what was known then, shown on the
// table, and can be played on from.
#include "bolognese/bolognese_sitting.h"
#include "cuatrola/cuatrola_sitting.h"
#include "play_out.h"
#include "tarot/tarot_sitting.h"

#include "desktop/decisions/decisions_page.h"
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

template<class S>
void goThrough(S& sitting, const QString& name) {
    auto& pages = sitting.room().pages();
    QVERIFY(!pages.reviewPage());
    sitting.key(Qt::Key_R); // nothing yet: the hand lasts
    QVERIFY(!pages.reviewPage());
    playOut(sitting);
    const QString place = sitting.match().place();
    sitting.key(Qt::Key_R);
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
    sitting.key(Qt::Key_R);
    QVERIFY(page.isVisible());
    page.choose(first);

    // From there with all hands open, where the game can show them, and back.
    sitting.key(Qt::Key_A);
    if (page.watchButton()->isVisible() || pages.watchPage()) {
        auto& watched = *pages.watchPage();
        QVERIFY(watched.isVisible() && watched.sight().all);
        const auto stop = watched.hand().stops[static_cast<std::size_t>(watched.at())];
        QVERIFY(stop.made >= first);
        sitting.key(Qt::Key_End);
        QVERIFY(watched.lectern()->text().words.size() > 40); // how it came out
        sitting.key(Qt::Key_Escape);
        QVERIFY(page.isVisible());
    }
    QCOMPARE(pages.watchPage() == nullptr, name == QStringLiteral("tarot"));
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
