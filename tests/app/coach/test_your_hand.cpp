// A hand that was played, gone through again: what lies open when, what each decision cost, what came of it.
#include "desktop/coach/your_hand_page.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "support/waiting.h"
#include "text/telling.h"
#include "tricks/referee.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace coach;
using support::waitUntil;
using Step = review::StepButton::Step;

namespace {

// A numbered deal as four apprentices play it.
review::Line playedLine(std::uint64_t number) {
    const Deal deal{{}, Seat::S, numberedDeck(number)};
    tricks::Session<Game> session(deal);
    if (std::holds_alternative<Refusal>(session.apply({tricks::left(Seat::S), Cut{numberedCut(number)}})))
        qFatal("the cut was refused");
    const auto player = players::apprentice();
    tricks::Referee<Game> referee(session, {player, player, player, player}, 7);
    while (!referee.over())
        if (std::holds_alternative<Refusal>(referee.step({})))
            qFatal("an apprentice was refused");
    return {deal, {referee.actions().begin(), referee.actions().end()}};
}

PlayedHand playedBy(Seat reader, std::uint64_t number) {
    PlayedHand hand{playedLine(number), {}};
    hand.company.reader = reader;
    hand.company.names = {
        {QStringLiteral("Ada"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}};
    hand.company.names[reader] = QStringLiteral("You");
    return hand;
}

// The page as somebody sees it; the quick look at each decision is enough here.
struct Reader {
    explicit Reader(const PlayedHand& hand, QSize size = {1280, 776}) {
        page.resize(size);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the page does not come up");
        page.showHand(hand);
        page.focusFirst();
    }
    [[nodiscard]] bool looked() {
        return waitUntil(
            [&] { return page.weigher()->found().size() == page.weigher()->decisions().size(); });
    }
    void key(Qt::Key key) { QTest::keyClick(page.windowHandle(), key); }

    look::Deck deck;
    YourHandPage page{deck};
};

} // namespace

class YourHandTest : public QObject {
    Q_OBJECT
private slots:
    void allCardsLieOpenAtEveryMoment();
    void theTrickLiesAsItFellWhereYouDecide();
    void nothingCoversAnotherZone();
    void stepsLeadThroughAllTricksAndBack();
    void dearestFirstAndTheSumIsTheirs();
    void theCurveEndsWithTheResult();
    void byKeysAlone();
    void leftAndComeBackTo();
    void mastersInYourPlace();
    void whatWasFoundIsKept();
};

// Hands, fola, discards and the tricks before are the whole pack.
void YourHandTest::allCardsLieOpenAtEveryMoment() {
    const PlayedHand hand = playedBy(Seat::E, 3);
    for (int at = 1; at <= static_cast<int>(hand.line.actions.size()); ++at) {
        const Standing now = standingOf(hand.line, at, Seat::E);
        CardSet all;
        int cards = 0;
        const auto add = [&](CardSet set) {
            all |= set;
            cards += set.size();
        };
        for (Seat seat : kSeats)
            add(now.hands[seat]);
        add(setOf(now.fola) - setOf(now.away[Seat::S]) -
            setOf(now.away[Seat::W])); // after the deal they are with it
        for (Seat seat : kSeats)
            add(setOf(now.away[seat]));
        const Hand then = review::handAfter(hand.line, at);
        for (const Trick& trick : then.tricks())
            for (const Trick::Entry& play : trick.plays)
                add(CardSet(play.card));
        QCOMPARE(cards, kDeckSize);
        QCOMPARE(all, kWholeDeck);
    }
}

void YourHandTest::theTrickLiesAsItFellWhereYouDecide() {
    const PlayedHand hand = playedBy(Seat::N, 11);
    const Hand finished = review::handAfter(hand.line, static_cast<int>(hand.line.actions.size()));
    int decided = 0;
    for (std::size_t at = 0; at < hand.line.actions.size(); ++at) {
        const auto* play = std::get_if<Play>(&hand.line.actions[at].what);
        const Standing now = standingOf(hand.line, static_cast<int>(at), Seat::N);
        if (!play || !now.due || now.due->chooser != Seat::N)
            continue;
        ++decided;
        QVERIFY(now.trick && now.trick->winner);
        QCOMPARE(now.trick->plays.size(), std::size_t{4});
        QVERIFY(finished.tricks()[static_cast<std::size_t>(now.trickNumber) - 1] == *now.trick);
        QVERIFY(now.hands[now.due->seat].contains(play->card)); // still to be decided on
        QVERIFY(!roleOf(now, hand.company, Seat::N).isEmpty());
    }
    QVERIFY(decided >= 20);
}

// Whatever the hands: people, rows, trick, fola and steps lie beside one another.
void YourHandTest::nothingCoversAnotherZone() {
    for (QSize size : {QSize(1000, 616), QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)})
        for (std::uint64_t number : {1, 5, 48}) {
            const PlayedHand hand = playedBy(Seat::S, number);
            const double s = std::min(size.width() / 1280.0, size.height() / 776.0);
            const look::Metrics m = look::metricsForTable(QSize(qRound(1280 * s), qRound(776 * s)));
            for (int at = 1; at < static_cast<int>(hand.line.actions.size()); at += 3) {
                const Standing now = standingOf(hand.line, at, Seat::S);
                const OpenLayout laid = layOut(now, hand.company, {}, m);
                const QRect table(0, 0, m.px(820), m.px(776));
                const auto zoneOf = [&](CardSet cards, QSize card) {
                    QRect zone;
                    for (const LaidCard& one : laid.cards)
                        if (cards.contains(one.card) && one.at.size() == card)
                            zone |= one.at;
                    return zone;
                };
                const QSize row(m.px(50), m.px(90)), mine(m.px(76), m.px(137)), top(m.px(54), m.px(97));
                const QSize small(m.px(34), m.px(61));
                CardSet laidAway = setOf(now.fola) | setOf(now.away[Seat::S]);
                std::vector<QRect> zones{zoneOf(now.hands[Seat::S], mine), zoneOf(now.hands[Seat::N], top),
                                         zoneOf(now.hands[Seat::E], row),  zoneOf(now.hands[Seat::W], row),
                                         zoneOf(laidAway, small),          laid.steps};
                for (const SeatPlate& plate : laid.plates)
                    zones.push_back(plate.mount);
                for (std::size_t i = 0; i < zones.size(); ++i) {
                    QVERIFY2(table.contains(zones[i]) || zones[i].isEmpty(), qPrintable(QString::number(i)));
                    for (std::size_t k = 0; k < i; ++k)
                        QVERIFY2(!zones[i].intersects(zones[k]),
                                 qPrintable(QStringLiteral("%1 and %2, deal %3 at %4, %5 wide")
                                                .arg(i)
                                                .arg(k)
                                                .arg(number)
                                                .arg(at)
                                                .arg(size.width())));
                }
            }
        }
}

void YourHandTest::stepsLeadThroughAllTricksAndBack() {
    const PlayedHand hand = playedBy(Seat::S, 5);
    const int last = static_cast<int>(hand.line.actions.size());
    const std::vector<int> ends = tricksEnd(hand.line);
    QCOMPARE(ends.size(), std::size_t{kTricks});
    std::vector<int> on, back;
    for (int at = 0; at < last; at = trickAfter(hand.line, at))
        on.push_back(at);
    on.push_back(last);
    for (int at = last; at > 0; at = trickBefore(hand.line, at))
        back.push_back(at);
    back.push_back(0);
    std::ranges::reverse(back);
    QCOMPARE(on, back);
    for (int end : ends)
        QVERIFY(std::ranges::find(on, end) != on.end());
}

void YourHandTest::dearestFirstAndTheSumIsTheirs() {
    Reader reader(playedBy(Seat::S, 48));
    QVERIFY(reader.looked());
    const auto rows = reader.page.list()->rows();
    QVERIFY(!rows.empty());
    double before = 1e9;
    for (const DecisionRow* row : rows) {
        const DecisionTold& told = row->decision();
        QVERIFY(told.cost && *told.cost <= before);
        before = *told.cost;
        const advice::Weighed& weighed = reader.page.weigher()->found().at(told.at).weighed;
        QCOMPARE(*told.cost, weighed.cost);
        if (const auto* play = std::get_if<Play>(&weighed.done.what))
            QVERIFY2(told.title.contains(text::cardInText(play->card)), qPrintable(told.title));
        QVERIFY(!told.lines.isEmpty() && !told.knowing.isEmpty());
        QVERIFY(row->accessibleName().contains(told.title));
    }
    // It stops at the dearest, whose row is open, with both cards out of the hand.
    QCOMPARE(reader.page.at(), rows.front()->decision().at);
    QVERIFY(rows.front()->opened());
    const auto& cards = reader.page.table()->laid().cards;
    QVERIFY(std::ranges::count(cards, LaidCard::Mark::Better, &LaidCard::mark) > 0);
    QVERIFY(std::ranges::count(cards, LaidCard::Mark::Played, &LaidCard::mark) > 0);
}

void YourHandTest::theCurveEndsWithTheResult() {
    const PlayedHand hand = playedBy(Seat::W, 7);
    Reader reader(hand);
    QVERIFY(reader.looked());
    const auto& points = reader.page.curve()->points();
    QCOMPARE(points.size(), reader.page.weigher()->decisions().size() + 1);
    const Hand finished = review::handAfter(hand.line, static_cast<int>(hand.line.actions.size()));
    QCOMPARE(points.back().points, double(-advice::netOf(finished))); // West plays for EW
    QVERIFY(std::ranges::is_sorted(points, {}, &CurvePoint::at));
}

void YourHandTest::byKeysAlone() {
    Reader reader(playedBy(Seat::S, 48));
    QVERIFY(reader.looked());
    const int last = static_cast<int>(reader.page.hand().line.actions.size());
    reader.key(Qt::Key_Home);
    QCOMPARE(reader.page.at(), 0);
    reader.key(Qt::Key_Right);
    QCOMPARE(reader.page.at(), 1);
    reader.key(Qt::Key_PageDown);
    QVERIFY(reader.page.at() > 1);
    reader.key(Qt::Key_End);
    QCOMPARE(reader.page.at(), last);
    reader.key(Qt::Key_Left);
    QCOMPARE(reader.page.at(), last - 1);
    reader.key(Qt::Key_Home);
    // The ring began at the dearest; down the list and up again, and Return opens: the table goes there.
    DecisionRow* row = reader.page.list()->rows().front();
    QVERIFY(row->hasFocus());
    reader.key(Qt::Key_Down);
    QVERIFY(reader.page.list()->rows()[1]->hasFocus());
    reader.key(Qt::Key_Up);
    QVERIFY(row->hasFocus());
    reader.key(Qt::Key_Return);
    QVERIFY(row->opened());
    QCOMPARE(reader.page.at(), row->decision().at);
    QSignalSpy playOn(&reader.page, &YourHandPage::playOnAsked), closed(&reader.page, &YourHandPage::closed);
    reader.key(Qt::Key_P);
    QCOMPARE(playOn.size(), 1);
    QCOMPARE(playOn.front().at(1).toInt(), row->decision().at);
    reader.key(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

// Left in the middle of its work, it goes on where it was.
void YourHandTest::leftAndComeBackTo() {
    Reader reader(playedBy(Seat::S, 5));
    QVERIFY(waitUntil([&] { return reader.page.weigher()->found().size() >= 3; }));
    reader.page.hide();
    QVERIFY(!reader.page.weigher()->running());
    const auto before = reader.page.weigher()->found().size();
    QVERIFY(before < reader.page.weigher()->decisions().size());
    reader.page.show();
    QVERIFY(reader.page.weigher()->found().size() >= before);
    QVERIFY(reader.looked());
}

void YourHandTest::mastersInYourPlace() {
    Reader reader(playedBy(Seat::S, 5));
    const int from = static_cast<int>(reader.page.hand().line.actions.size()) - 12;
    reader.page.goTo(from);
    reader.key(Qt::Key_M);
    const auto words = [&] {
        for (const DecisionRow* row : reader.page.list()->rows())
            if (row->decision().at == from)
                return row->decision().lines.join(u' ');
        return QString();
    };
    QVERIFY(!words().isEmpty());
    QVERIFY(waitUntil([&] { return words().contains(QStringLiteral("Four masters from here")); }));
}

// In another sitting nothing that was found is weighed again.
void YourHandTest::whatWasFoundIsKept() {
    const QTemporaryDir folder;
    const PlayedHand hand = playedBy(Seat::S, 5);
    std::map<int, double> costs;
    {
        Weigher weigher(folder.path());
        weigher.start(hand);
        QVERIFY(waitUntil([&] { return weigher.found().size() >= 4; }));
        weigher.stop();
        for (const auto& [at, found] : weigher.found())
            costs[at] = found.weighed.cost;
    }
    Weigher weigher(folder.path());
    weigher.start(hand);
    for (const auto& [at, cost] : costs) {
        QVERIFY(weigher.found().contains(at));
        QVERIFY(std::abs(weigher.found().at(at).weighed.cost - cost) < 0.001);
    }
    weigher.stop();
    // Nothing of it is another's, nor another hand's.
    PlayedHand other = playedBy(Seat::S, 7);
    weigher.start(other);
    QVERIFY(weigher.found().empty());
}

QTEST_MAIN(YourHandTest)
#include "test_your_hand.moc"
