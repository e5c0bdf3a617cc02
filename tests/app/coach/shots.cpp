#include "desktop/coach/your_hand_page.h"
#include "minchiate/records/hand_record.h"
#include <QApplication>
#include <QElapsedTimer>
#include <QTest>
#include <cstdio>
int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const auto loaded = records::loadHandRecord(QString::fromUtf8(argv[1]));
    const auto& hand = std::get<records::LoadedHand>(loaded);
    look::Deck deck;
    coach::YourHandPage page(deck);
    coach::PlayedHand played;
    played.line = {hand.record.deal, hand.record.actions};
    played.company.reader = minchiate::Seat::S;
    played.company.names = {{"You", "Bice", "Lapo", "Vieri"}};
    played.company.players = {{0, 2, 1, 3}};
    page.resize(1280, 776);
    page.show();
    page.showHand(played);
    QElapsedTimer t;
    t.start();
    const int wait = argc > 2 ? atoi(argv[2]) : 1000;
    bool first = false;
    while (t.elapsed() < wait && page.weigher()->running()) {
        QTest::qWait(20);
        if (!first && page.weigher()->found().size() == page.weigher()->decisions().size()) {
            first = true;
            printf("all quick %lld\n", (long long)t.elapsed());
        }
    }
    printf("done %.2f in %lld\n", page.weigher()->done(), (long long)t.elapsed());
    for (QSize size : {QSize(1280, 776), QSize(1024, 616), QSize(1920, 1056)}) {
        page.resize(size);
        deck.waitForAll();
        QTest::qWait(50);
        page.grab();
        deck.waitForAll();
        QTest::qWait(50);
        page.grab().save(QString("/tmp/mine/yh%1.png").arg(size.width()));
    }
    for (auto& d : page.weigher()->found())
        printf("%d trick %d cost %.1f ± %.1f raw %.1f\n", d.first, d.second.weighed.trick,
               d.second.weighed.cost, d.second.weighed.costError, d.second.weighed.rawCost);
}
