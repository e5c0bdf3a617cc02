// A hand from the first page to the result, with the mouse alone.
#include "score_watch.h"
#include "sitting.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"
#include "text/words.h"

#include <QTest>
#include <QToolTip>

#include <cmath>

using namespace minchiate;
using support::ScoreWatch;
using support::Sitting;
using support::waitUntil;
using support::Wants;

namespace {

// Answers what it is asked with clicks, and now and then with a drag; tries what is not allowed first.
class MousePerson {
public:
    explicit MousePerson(Sitting& sitting) : s_(sitting) {}

    [[nodiscard]] QString fault() const { return fault_; }
    [[nodiscard]] int refusals() const { return refusals_; }

    void goOn() {
        if (s_.table().papers().strip()->isVisible() && ++presses_ % 2 == 0)
            s_.click(*s_.table().papers().strip()->button(0));
        else
            s_.click(s_.table(), QPoint(s_.table().width() / 2, s_.table().height() / 2));
    }
    // Does what a beginner would; afterwards the model has one action more.
    void decide() {
        const auto before = s_.model().handRecord().actions.size();
        const Choice choice = *s_.table().state().asked;
        const bool isLast = choice.seat == s_.table().state().me && s_.table().state().cards.size() == 1;
        const Action action = support::answerTo(s_.table().state().view, ++decisions_);
        if (const auto* cut = std::get_if<Cut>(&action.what))
            this->cut(cut->cards);
        else if (const auto* discard = std::get_if<Discard>(&action.what))
            this->discard(discard->cards);
        else if (const auto* declare = std::get_if<Declare>(&action.what))
            this->declare(!declare->shown.empty());
        else if (isLast && s_.table().papers().strip()->isVisible())
            note(QStringLiteral("falling is offered with one card"));
        else if (std::get<PlayChoice>(choice.among).mayFall && !isLast && decisions_ % 2 == 0)
            s_.click(*s_.table().papers().strip()->button(0)); // lays open
        else
            play(std::get<PlayChoice>(choice.among).cards,
                 std::holds_alternative<Play>(action.what)
                     ? std::get<Play>(action.what).card
                     : std::get<PlayChoice>(choice.among).cards.first());
        const auto& actions = s_.model().handRecord().actions;
        if (actions.size() <= before)
            note(QStringLiteral("no action came of decision %1").arg(decisions_));
        else if (const auto* cut = std::get_if<Cut>(&actions[before].what))
            if (std::abs(cut->cards - cutAt_) > 1)
                note(QStringLiteral("cut %1 in place of %2").arg(cut->cards).arg(cutAt_));
    }

private:
    void note(const QString& what) {
        if (fault_.isEmpty())
            fault_ = what;
    }
    void cut(int cards) {
        s_.click(s_.table(),
                 QPoint(s_.table().width() / 2, s_.table().seen().metrics.frame + 3)); // not in the pack
        cutAt_ = cards;
        const QRect spread = s_.table().seen().picture.packSpread;
        const double back = s_.table().seen().metrics.px(60);
        const double step = (spread.width() - back) / (kDeckSize - 1);
        s_.click(s_.table(),
                 QPoint(spread.left() + int(std::ceil(step * (cards + 0.5))), spread.center().y()));
    }
    void discard(const std::vector<Card>& cards) {
        for (Card card : cards)
            s_.click(s_.table(), s_.pointOn(card));
        s_.click(s_.table(), s_.pointOn(cards.front())); // down, and no longer enough
        const auto before = s_.model().handRecord().actions.size();
        s_.click(*s_.table().papers().strip()->button(0));
        if (s_.model().handRecord().actions.size() != before)
            note(QStringLiteral("discarded too few"));
        s_.click(s_.table(), s_.pointOn(cards.front()));
        s_.click(*s_.table().papers().strip()->button(0));
    }
    void declare(bool shown) {
        auto* strip = s_.table().papers().strip();
        if (shown && strip->buttonCount() == 3) { // one by one
            s_.click(*strip->button(1));
            for (int i = 0; i + 1 < strip->buttonCount(); ++i)
                s_.click(*strip->button(i));
            shown = true;
        }
        s_.click(*strip->button(shown ? strip->buttonCount() - 1 : 0));
    }
    void play(CardSet legal, Card card) {
        const auto before = s_.model().handRecord().actions.size();
        CardSet illegal;
        for (Card c : s_.table().seen().reachable())
            if (!legal.contains(c))
                illegal.insert(c);
        if (!illegal.empty() && decisions_ % 3 == 0) {
            s_.click(s_.table(), s_.pointOn(illegal.first()));
            ++refusals_;
            if (s_.model().handRecord().actions.size() != before || !s_.table().seen().open())
                note(QStringLiteral("an illegal card did something"));
            if (!s_.table().accessibleDescription().contains(QStringLiteral("M6.")))
                note(QStringLiteral("no reason given: ") + s_.table().accessibleDescription());
        }
        const QPoint from = s_.pointOn(card);
        if (decisions_ % 4 == 1)
            s_.drag(s_.table(), from, s_.table().seen().picture.middle.center());
        else if (decisions_ % 4 == 3) {
            s_.drag(s_.table(), from, from + QPoint(0, -20)); // let go too early
            if (s_.model().handRecord().actions.size() != before)
                note(QStringLiteral("played though it was not dragged to the middle"));
            s_.click(s_.table(), s_.pointOn(card));
        } else
            s_.click(s_.table(), from);
    }

    Sitting& s_;
    quint64 decisions_ = 0;
    int cutAt_ = 0, refusals_ = 0, presses_ = 0;
    QString fault_;
};

} // namespace

class WindowMouseTest : public QObject {
    Q_OBJECT
private slots:
    void fromTheDoorsToTheResult();
    void everySeat_data();
    void everySeat();
    void untilClicked();
    void roundGoesOn();
    void theRightButtonExplains();

private:
    static void playHand(Sitting& sitting, const QString& name);
};

// Plays what lies on the table to its count.
void WindowMouseTest::playHand(Sitting& sitting, const QString& name) {
    ScoreWatch watch(sitting);
    MousePerson person(sitting);
    const auto fault = [&] { return person.fault().isEmpty() ? watch.faults() : person.fault(); };
    for (int i = 0; i < 400; ++i) {
        const Wants wants = sitting.settle();
        QVERIFY2(wants != Wants::Nothing, qPrintable(name + QStringLiteral(": stuck")));
        if (wants == Wants::Count)
            break;
        if (wants == Wants::Press) {
            person.goOn();
            continue;
        }
        watch.compareAll();
        person.decide();
        QVERIFY2(fault().isEmpty(), qPrintable(name + QStringLiteral(": ") + fault()));
    }
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().countPage());
    watch.compareAll();
    watch.compareCount();
    QVERIFY2(fault().isEmpty(), qPrintable(name + QStringLiteral(": ") + fault()));
    QVERIFY(watch.marksSeen() > 0);
    QVERIFY(person.refusals() > 0);
}

void WindowMouseTest::fromTheDoorsToTheResult() {
    Sitting sitting;
    auto& window = sitting.window();
    sitting.click(*window.doorsPage()->door(doors::DoorsPage::Which::Play));
    QCOMPARE(window.shownPage(), sitting.room().game().newGamePage());
    sitting.click(*sitting.room().game().newGamePage()->choice(desktop::NewGamePage::Which::Hand));
    QVERIFY(sitting.atTable());
    playHand(sitting, QStringLiteral("seed %1").arg(sitting.model().match().seed));
    if (QTest::currentTestFailed())
        return;
    sitting.click(*sitting.room().game().countPage()->nextButton());
    QCOMPARE(window.shownPage(), sitting.standing());
    QCOMPARE(sitting.standing()->use(), score::SheetPage::Use::Result);
    sitting.click(*sitting.standing()->buttons().doors);
    QCOMPARE(window.shownPage(), window.doorsPage());
    QVERIFY(!window.doorsPage()->goOnButton());
}

void WindowMouseTest::everySeat_data() {
    QTest::addColumn<quint64>("number");
    QTest::newRow("the dealer") << quint64(4);
    QTest::newRow("who leads") << quint64(5);
    QTest::newRow("the dealer's partner") << quint64(6);
    QTest::newRow("the cutter") << quint64(7);
    // As many more as somebody wants to see.
    for (int i = 0; i < qEnvironmentVariableIntValue("VERSICOLA_MORE_DEALS"); ++i)
        QTest::addRow("deal %d", 100 + i) << quint64(100 + i);
}

void WindowMouseTest::everySeat() {
    QFETCH(quint64, number);
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(number));
    sitting.click(*sitting.window().doorsPage()->goOnButton());
    QVERIFY(sitting.atTable());
    playHand(sitting, QStringLiteral("deal %1").arg(number));
}

void WindowMouseTest::untilClicked() {
    Sitting sitting(QSize(1024, 640));
    sitting.leaveGame(support::numberedGame(12));
    sitting.hasten(settings::untilClick);
    sitting.click(*sitting.window().doorsPage()->goOnButton());
    playHand(sitting, QStringLiteral("deal 12"));
}

// The draw is seen, the person cuts, and the next hand follows the count.
void WindowMouseTest::roundGoesOn() {
    Sitting sitting;
    quint64 seed = 1;
    for (;; ++seed) { // a game in which the person cuts the first hand
        tricks::Random random = tricks::Random::forDecision(seed, 0, 0);
        if (seating(drawForPartners(random).order, 0)[Seat::W] == 0)
            break;
    }
    sitting.leaveGame(support::newGame(Length::Round, seed));
    sitting.click(*sitting.window().doorsPage()->goOnButton());
    QCOMPARE(sitting.settle(), Wants::Press); // the draw lies open
    QVERIFY(sitting.table().state().draw.has_value());
    playHand(sitting, QStringLiteral("round %1").arg(seed));
    if (QTest::currentTestFailed())
        return;
    QVERIFY(!sitting.model().gameOver());
    sitting.click(*sitting.room().game().countPage()->nextButton());
    QVERIFY(sitting.atTable());
    QCOMPARE(sitting.model().handNumber(), 1);
    QVERIFY(sitting.settle() != Wants::Nothing);
    QCOMPARE(sitting.table().state().hand, 1);
    QCOMPARE(sitting.table().scorePad()->net(), sitting.model().view().tally.net());
}

// What it tells stays after the button is let go.
void WindowMouseTest::theRightButtonExplains() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const Card card = sitting.table().state().legal().first();
    const auto& plates = sitting.table().seen().picture.plates;
    const std::pair<QPoint, QString> told[]{
        {sitting.pointOn(card), text::cardName(card)},
        {plates[std::size_t(tricks::index(Seat::N))].mount.center(), sitting.table().teller().name(Seat::N)}};
    for (const auto& [at, name] : told) {
        QToolTip::hideText();
        QVERIFY(waitUntil([] { return !QToolTip::isVisible(); }));
        QTest::mouseClick(sitting.window().windowHandle(), Qt::RightButton, {},
                          sitting.table().mapTo(&sitting.window(), at));
        QTest::qWait(500); // as long as a tip takes to leave
        QVERIFY(QToolTip::isVisible());
        QVERIFY2(QToolTip::text().contains(name, Qt::CaseInsensitive), qPrintable(QToolTip::text()));
    }
}

VERSICOLA_WINDOW_TEST(WindowMouseTest)
#include "test_mouse.moc"
