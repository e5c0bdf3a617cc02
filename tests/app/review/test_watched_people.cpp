// A hand of Minchiate is watched: nobody at the table is "you" unless they played in it, from whatever seat
// one looks. And every control of the page is whole, however small the window.
#include "../games/in_place.h"
#include "../games/read_aloud.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "text/log.h"
#include "watching.h"

using namespace minchiate;
using review::Sight;
using support::kDresden;
using support::Watching;

namespace {

// A hand that computers played, and the log's words of it from that seat.
records::HandRecord selfPlayed(quint64 number) {
    records::HandRecord record;
    const auto hand = support::randomHand(number);
    record.deal = hand.deal;
    record.actions = hand.actions;
    return record;
}

QStringList logOf(const review::Line& line, const text::Teller& teller) {
    const Hand hand = review::handAfter(line, static_cast<int>(line.actions.size()));
    QStringList words;
    for (const text::LogSection& section : text::Log::of(viewOf(hand, teller.me)).told(teller)) {
        words << section.left << section.right;
        for (const text::LogLine& one : section.lines)
            words << one.left << one.right;
    }
    return words;
}

// All texts of the page; what is offered to the reader, and how the hand is introduced, speaks to them.
QStringList textsOf(Watching& reader) {
    QStringList texts = support::textsOf(reader.page);
    texts.removeAll(reader.page.bar()->seatButton()->toolTip());
    return texts;
}

// From its beginning to its count, and the page of that.
QStringList allTexts(Watching& reader, const Sight& sight) {
    reader.page.setSight(sight);
    QStringList all;
    const bool introduced = !reader.page.reading().hand.introduction.isEmpty();
    for (int stop = introduced ? 1 : 0; stop <= reader.last(); stop += sight.all ? 1 : 3) {
        reader.goTo(stop);
        all += textsOf(reader);
    }
    reader.goTo(reader.last());
    auto* count = reader.button(QStringLiteral("See the count"));
    if (!count)
        qFatal("the count cannot be seen");
    reader.click(*count);
    reader.page.countPage()->revealAll();
    all += support::textsOf(*reader.page.countPage());
    for (const bool ours : {true, false}) {
        reader.page.countPage()->showHand(ours);
        all += support::textsOf(*reader.page.countPage());
    }
    emit reader.page.countPage()->nextChosen();
    return all + logOf(reader.page.showing()->line(), review::tellerOf(reader.page.reading(), sight));
}

} // namespace

class WatchedPeopleTest : public QObject {
    Q_OBJECT

private slots:
    void nobodyIsYou_data() {
        QTest::addColumn<int>("hand"); // 0 for the one with comments
        QTest::newRow("told") << 0;
        for (const int hand : {2, 7})
            QTest::addRow("self-played %d", hand) << hand;
    }
    void nobodyIsYou() {
        QFETCH(int, hand);
        Watching reader;
        if (hand == 0)
            reader.open(kDresden);
        else
            reader.page.showHand(selfPlayed(static_cast<quint64>(hand)), {}, QStringLiteral("A hand"));
        QVERIFY(reader.settled());
        for (const Sight& sight : {Sight{Seat::S, true}, Sight{Seat::E, false}}) {
            const QStringList all = allTexts(reader, sight);
            QVERIFY2(support::toSomebody(all).isEmpty(), qPrintable(support::toSomebody(all)));
            // They have been read at all: everybody is named, and both pairs.
            const QString together = all.join(u'\n');
            const auto told = review::tellerOf(reader.page.reading(), sight);
            for (const Seat seat : kSeats)
                QVERIFY2(together.contains(told.names[seat]), qPrintable(told.names[seat]));
            for (const Side side : kSides)
                QVERIFY(together.contains(text::pairNames(side, told)) &&
                        together.contains(text::sideLabel(side, told)));
        }
    }

    // Whoever looks at a hand of their own is "you", from whatever seat.
    void whoPlayedIsYou() {
        Watching reader;
        review::People people;
        people.names = {
            {QStringLiteral("Bice"), QStringLiteral("You"), QStringLiteral("Vieri"), QStringLiteral("Lapo")}};
        people.you = Seat::E;
        reader.page.showHand(selfPlayed(7), people, QStringLiteral("A hand"));
        QVERIFY(reader.settled());
        for (const Sight& sight : {Sight{Seat::E, true}, Sight{Seat::S, true}}) {
            const QStringList all = allTexts(reader, sight);
            QVERIFY(!support::toSomebody(all).isEmpty());
            QVERIFY2(all.filter(QStringLiteral("You plays")).isEmpty(), qPrintable(all.join(u'\n')));
        }
    }

    void everyControlIsWhole_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 616), QSize(800, 536), QSize(1280, 776), QSize(1920, 1056)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void everyControlIsWhole() {
        QFETCH(QSize, size);
        Watching reader(size);
        reader.open(kDresden);
        const auto whole = [&] { return support::outOfPlace(reader.page); };
        for (const Sight& sight : {Sight{Seat::S, true}, Sight{Seat::E, false}})
            for (int stop = 0; stop <= reader.last(); stop += sight.all ? 3 : 10) {
                reader.page.setSight(sight);
                reader.goTo(stop);
                QVERIFY2(whole().isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(stop).arg(whole())));
            }
        reader.page.takeSeat(Seat::N);
        QVERIFY(reader.settled());
        QVERIFY2(whole().isEmpty(), qPrintable(whole()));
        // Names as long as people like.
        review::People people;
        people.names = {{QStringLiteral("Massimiliana"), QStringLiteral("Bartolommea"),
                         QStringLiteral("Pierfrancesco"), QStringLiteral("Ferdinando")}};
        reader.page.showHand(selfPlayed(2), people, QStringLiteral("A hand"));
        QVERIFY(reader.settled());
        reader.page.setSight({Seat::N, false});
        QVERIFY(reader.settled());
        QVERIFY2(whole().isEmpty(), qPrintable(whole()));
    }
};

VERSICOLA_WINDOW_TEST(WatchedPeopleTest)
#include "test_watched_people.moc"
