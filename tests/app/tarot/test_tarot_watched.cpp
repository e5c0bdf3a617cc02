// Hands of French Tarot that are looked at, at tables of three and five.
#include "../../engine/tarot/tarot_text.h"
#include "desktop/tarot/learn/staging.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QTest>

using tarot_learn::Lessons;

class TestTarotWatched : public QObject {
    Q_OBJECT

private slots:
    // Whatever is bid, called and announced, or if all have passed: everybody sits there, and each stop says
    // something.
    void ofThreeAndFive() {
        support::KeptDeck deck{QLatin1String(Lessons::kPack)};
        auto* const table = new tarot_table::TarotTable(deck);
        watch::WatchPage page(table);
        page.resize(1280, 800);
        page.show();
        for (std::uint64_t number = 1; number < 32; number += 2) { // by turns three and five
            const auto record = support::anyTarotHand(number);
            lessons::AnnotatedHand<Lessons::Kind> hand;
            hand.deal = record.deal;
            hand.actions = record.actions;
            for (const watch::Sight sight : {watch::Sight{1, true}, watch::Sight{2, false}}) {
                page.showHand(watch::watchedOn<Lessons>(*table, hand, nullptr, tarot::seatAt(1)), sight);
                const auto& stops = page.hand().stops;
                QCOMPARE(page.hand().names.size(), record.deal.players);
                for (const watch::Stop& stop : stops) {
                    const watch::Told told = page.hand().tell(stop, sight);
                    const QString all = told.done + told.words;
                    QVERIFY2(!told.done.isEmpty() && !all.contains(u'%'), qPrintable(all));
                }
                const auto last = static_cast<int>(stops.size()) - 1;
                for (const int stop : {0, last / 2, last}) {
                    page.goTo(stop);
                    QVERIFY(support::waitUntil([&] { return !page.moving() && table->director().idle(); }));
                    QCOMPARE(static_cast<int>(table->seen().scene.people.size()), record.deal.players);
                }
            }
        }
    }

    // Nothing is told of a card before it lies there.
    void wordsComeWithTheCards() {
        support::KeptDeck deck{QLatin1String(Lessons::kPack)};
        auto* const table = new tarot_table::TarotTable(deck);
        watch::WatchPage page(table);
        page.resize(1280, 800);
        page.show();
        const auto record = support::anyTarotHand(1);
        lessons::AnnotatedHand<Lessons::Kind> hand;
        hand.deal = record.deal;
        hand.actions = record.actions;
        page.showHand(watch::watchedOn<Lessons>(*table, hand, nullptr));
        page.goTo(static_cast<int>(page.hand().stops.size()) - 4);
        QVERIFY(support::waitUntil([&] { return !page.moving() && table->director().idle(); }));
        const QString before = page.lectern()->text().words;
        page.step(watch::StepButton::Step::CardOn);
        QVERIFY(page.moving());
        QCOMPARE(page.lectern()->text().words, before);
        QVERIFY(support::waitUntil([&] { return !page.moving() && table->director().idle(); }));
        QVERIFY(page.lectern()->text().words != before);
    }
};

VERSICOLA_WINDOW_TEST(TestTarotWatched)
#include "test_tarot_watched.moc"
