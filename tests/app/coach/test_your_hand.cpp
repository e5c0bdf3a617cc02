// A hand that was played, gone through again: what lies open when, what each decision cost, what came of it.
#include "desktop/coach/your_hand_page.h"
#include "kept_pictures.h"
#include "played_line.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"
#include "text/telling.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace coach;
using support::playedBy;
using support::waitUntil;
using Step = watch::StepButton::Step;

namespace {

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

    support::KeptDeck deck;
    YourHandPage page{deck};
};

} // namespace

class YourHandTest : public QObject {
    Q_OBJECT
private slots:
    void dearestFirstAndTheSumIsTheirs();
    void theCurveEndsWithTheResult();
    void anEmptyCurveMayBePressed();
    void whereOneStandsIsTold();
    void byKeysAlone();
    void theOpenRowIsThatOfTheTable();
    void aRowStaysWithItsDecision();
    void everyDearTrickHasItsNumber();
    void thereIsAWayOut();
    void leftAndComeBackTo();
    void mastersInYourPlace();
    void whatWasFoundIsKept();
};
void YourHandTest::dearestFirstAndTheSumIsTheirs() {
    Reader reader(playedBy(Seat::S, 48));
    QVERIFY(reader.looked());
    const auto rows = reader.page.list()->rows();
    QVERIFY(!rows.empty());
    double before = 1e9;
    for (const decisions::DecisionRow* row : rows) {
        const decisions::DecisionTold& told = row->decision();
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

// Before anything is weighed there is no point on it.
void YourHandTest::anEmptyCurveMayBePressed() {
    CurveView curve;
    curve.setPoints({}, true);
    curve.resize(300, 160);
    curve.show();
    const QSignalSpy chosen(&curve, &CurveView::chosen);
    QTest::mouseClick(&curve, Qt::LeftButton);
    QVERIFY(chosen.empty());
}

// Whole tricks lie on the table before a decision, too: who listens is told which is which, and no two
// moments alike.
void YourHandTest::whereOneStandsIsTold() {
    const PlayedHand hand = playedBy(Seat::S, 48);
    QStringList told;
    int decisions = 0, wholes = 0;
    for (int at = 0; at <= static_cast<int>(hand.line.actions.size()); ++at) {
        const Standing now = standingOf(hand.line, at, Seat::S);
        const QString words = trickTold(now, hand.company);
        if (words.isEmpty())
            continue;
        QVERIFY2(!told.contains(words), qPrintable(words));
        told << words;
        const bool decides = now.due && now.due->chooser == Seat::S;
        QCOMPARE(words.contains(QStringLiteral("before your")), decides);
        decisions += decides ? 1 : 0;
        wholes += words.contains(QStringLiteral("the whole of it")) ? 1 : 0;
    }
    QVERIFY(decisions >= 20 && wholes >= 1);
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
    // The ring left the list with the table; down the list and up again, and Return opens: the table goes
    // there.
    decisions::DecisionRow* row = reader.page.list()->rows().front();
    QVERIFY(reader.page.hasFocus());
    reader.key(Qt::Key_Down);
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

// However one came there, by keys, by a row or by another size of the window: what is open is what is seen,
// and the keys mean it.
void YourHandTest::theOpenRowIsThatOfTheTable() {
    Reader reader(playedBy(Seat::S, 11), {1920, 1056}); // where decisions of one point are told, too
    QVERIFY(reader.looked());
    reader.page.weigher()->stop();
    const auto agrees = [&] {
        const decisions::DecisionRow* open = reader.page.list()->openedRow();
        const auto rows = reader.page.list()->rows();
        const bool listed = std::ranges::any_of(
            rows, [&](const decisions::DecisionRow* row) { return row->decision().at == reader.page.at(); });
        const bool ring = std::ranges::all_of(
            rows, [&](const decisions::DecisionRow* row) { return !row->hasFocus() || row == open; });
        return ring && (listed ? open && open->decision().at == reader.page.at() : !open);
    };
    QVERIFY(agrees());
    QSignalSpy playOn(&reader.page, &YourHandPage::playOnAsked);
    for (Qt::Key key :
         {Qt::Key_PageUp, Qt::Key_PageUp, Qt::Key_Right, Qt::Key_Right, Qt::Key_Home, Qt::Key_PageDown,
          Qt::Key_PageDown, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left, Qt::Key_End}) {
        reader.key(key);
        QVERIFY2(agrees(), qPrintable(QKeySequence(key).toString()));
        reader.key(Qt::Key_P);
        QCOMPARE(playOn.back().at(1).toInt(), reader.page.at());
    }
    int small = 0; // told in the large window alone
    for (const auto& [at, found] : reader.page.weigher()->found())
        small += found.weighed.cost >= 1 && found.weighed.cost < 2;
    QVERIFY(small > 0);
    for (QSize size : {QSize(1280, 776), QSize(1920, 1056), QSize(1024, 616)}) {
        reader.page.resize(size);
        QVERIFY(agrees());
        for (std::size_t i = 0; i < reader.page.list()->rows().size(); ++i) {
            decisions::DecisionRow* row = reader.page.list()->rows()[i];
            if (!row->opened())
                row->click();
            QVERIFY(row->opened());
            QVERIFY(agrees());
        }
    }
}

// While decisions sort themselves by what is found, ring and opening go with the one they were at.
void YourHandTest::aRowStaysWithItsDecision() {
    decisions::DecisionList list(decisions::Offers::PlayOnAndMasters);
    list.resize(400, 500);
    list.show();
    QVERIFY(QTest::qWaitForWindowActive(&list));
    const auto told = [](int at, double cost) {
        return decisions::DecisionTold{at, QStringLiteral("Trick"), QString::number(at), {}, {}, {}, cost};
    };
    list.setDecisions({told(10, 9), told(20, 5), told(30, 2)}, {});
    list.open(10);
    decisions::DecisionRow* row = list.rows().front();
    row->setFocus();
    QVERIFY(row->hasFocus());
    list.setDecisions({told(30, 12), told(40, 11), told(10, 9), told(20, 5)}, {});
    QCOMPARE(list.rows()[2], row);
    QCOMPARE(row->decision().at, 10);
    QVERIFY(row->hasFocus() && row->opened());
    QCOMPARE(list.openedRow(), row);
    QVERIFY(row->geometry().top() > list.rows()[1]->geometry().top());
}

void YourHandTest::everyDearTrickHasItsNumber() {
    HandRail rail(nullptr);
    const look::Metrics m = look::metricsForTable(QSize(1008, 611));
    rail.setMetrics(m);
    rail.resize(m.px(280), m.px(60));
    std::vector<CurvePoint> points;
    for (int trick : {1, 2, 3, 4, 10, 11, 12, 20, 21})
        points.push_back({4 * trick, trick, 0, true});
    rail.setHand(90, points);
    const auto numbers = rail.numbers();
    QCOMPARE(numbers.size(), points.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        QCOMPARE(numbers[i].trick, points[i].trick);
        QVERIFY(QRectF(rail.rect()).left() <= numbers[i].at.left() &&
                numbers[i].at.right() <= QRectF(rail.rect()).right());
        if (i > 0)
            QVERIFY(numbers[i].at.left() > numbers[i - 1].at.right());
    }
}

void YourHandTest::thereIsAWayOut() {
    for (QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)}) {
        Reader reader(playedBy(Seat::S, 5), size);
        look::PaperButton* back = reader.page.backButton();
        QVERIFY(back->isVisible());
        QVERIFY(!back->accessibleName().isEmpty() || !back->text().isEmpty());
        QVERIFY(reader.page.rect().contains(back->geometry()));
        QVERIFY(!back->geometry().intersects(reader.page.rail()->geometry()));
        // And one into the editor, from the moment that is shown.
        look::PaperButton* edit = reader.page.editButton();
        QVERIFY(edit->isVisible() && reader.page.rect().contains(edit->geometry()));
        for (const QWidget* other : {static_cast<QWidget*>(back), static_cast<QWidget*>(reader.page.rail())})
            QVERIFY(!edit->geometry().intersects(other->geometry()));
        QSignalSpy edited(&reader.page, &YourHandPage::editAsked);
        QTest::mouseClick(edit, Qt::LeftButton);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edited.front().at(1).toInt(), reader.page.at());
        QSignalSpy closed(&reader.page, &YourHandPage::closed);
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(closed.size(), 1);
    }
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
        for (const decisions::DecisionRow* row : reader.page.list()->rows())
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

VERSICOLA_WINDOW_TEST(YourHandTest)
#include "test_your_hand.moc"
