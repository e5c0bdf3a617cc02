// The page of the deal of the day: what is kept is told, days are chosen by key, masters play after the
// person.
#include "desktop/daily/day_page.h"
#include "minchiate/numbered_deal.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using daily::DayPage;
using history::Daily;
using history::PlayedBy;

namespace {

const QDate kDay(2026, 11, 23);

PerSeat<QString> all(const QString& level) {
    return {{level, level, level, level}};
}

records::HandRecord playedOn(QDate day, const QString& level) {
    records::HandRecord hand;
    hand.number = history::dealOf(day);
    hand.deal = {{}, Seat::S, numberedDeck(*hand.number)};
    hand.actions = {{tricks::left(Seat::S), Cut{numberedCut(*hand.number)}}};
    return *history::playedAgain(hand, all(level));
}

const QString kApprentice = QStringLiteral("apprentice"), kRandom = QStringLiteral("random");

} // namespace

class TestDayPage : public QObject {
    Q_OBJECT
private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void aDayNotPlayedTellsNothing();
    void whatWasMadeIsCompared();
    void onlyTheFirstHandIsTaken();
    void arrowsGoFromDayToDay();
    void everyDayIsNamed();
    void mastersPlayWhenThePersonHas();

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestDayPage::aDayNotPlayedTellsNothing() {
    // What masters made may be there before; it is not told.
    QVERIFY(!Daily(folder_->path()).keep(kDay, PlayedBy::Masters, playedOn(kDay, kApprentice)));
    DayPage page(folder_->path());
    page.resize(1280, 776);
    page.show(kDay);
    QSignalSpy asked(&page, &DayPage::playAsked);
    QVERIFY(page.told().join(u' ').contains(QStringLiteral("Not played yet")));
    QVERIFY(!page.watchButton()->isVisibleTo(&page));
    QVERIFY(!page.reviewButton()->isVisibleTo(&page));
    page.playButton()->click();
    QCOMPARE(asked.front().front().toULongLong(), quint64{20261123});
}

void TestDayPage::whatWasMadeIsCompared() {
    const Daily days(folder_->path());
    records::HandRecord own = playedOn(kDay, kRandom);
    history::setLevels(own, all(QStringLiteral("master")));
    QVERIFY(!days.keep(kDay, PlayedBy::Own, own));
    QVERIFY(!days.keep(kDay, PlayedBy::Masters, playedOn(kDay, kApprentice)));
    DayPage page(folder_->path());
    page.resize(1280, 776);
    page.show(kDay);
    const int mine = days.kept(kDay, PlayedBy::Own)->outcome.points;
    const int theirs = days.kept(kDay, PlayedBy::Masters)->outcome.points;
    QVERIFY(mine != theirs);
    const QString told = page.told().join(u'\n');
    QVERIFY(told.contains(QString::number(std::abs(mine - theirs))));
    QVERIFY(told.contains(mine < theirs ? QStringLiteral("Four masters made") : QStringLiteral("You made")));
    QVERIFY(!told.contains(QStringLiteral("in your seat"))); // all the others were masters
    QSignalSpy watched(&page, &DayPage::watchAsked), reviewed(&page, &DayPage::reviewAsked);
    page.watchButton()->click();
    page.reviewButton()->click();
    QCOMPARE(watched.size(), 1);
    QCOMPARE(reviewed.size(), 1);
}

void TestDayPage::onlyTheFirstHandIsTaken() {
    DayPage page(folder_->path());
    records::HandRecord other = playedOn(kDay, kRandom);
    other.number = 696214; // no day's
    page.take(other, all(kApprentice), kDay);
    QCOMPARE(page.days().streak(kDay), 0);
    page.take(playedOn(kDay.addDays(1), kApprentice), all(kApprentice), kDay); // tomorrow's
    QCOMPARE(page.days().streak(kDay), 0);
    const records::HandRecord first = playedOn(kDay, kApprentice);
    page.take(first, all(kApprentice), kDay);
    page.take(playedOn(kDay, kRandom), all(kApprentice), kDay);
    QVERIFY(page.days().kept(kDay, PlayedBy::Own)->record.actions == first.actions);
}

void TestDayPage::arrowsGoFromDayToDay() {
    DayPage page(folder_->path());
    page.resize(1280, 776);
    page.QWidget::show();
    page.show(kDay);
    auto* month = page.month();
    month->focusChosen();
    const auto press = [&](Qt::Key key) { QTest::keyClick(month->button(month->chosen()), key); };
    press(Qt::Key_Left);
    QCOMPARE(month->chosen(), kDay.addDays(-1));
    QVERIFY(month->button(month->chosen())->hasFocus() || !page.isActiveWindow());
    press(Qt::Key_Up);
    QCOMPARE(month->chosen(), kDay.addDays(-8));
    press(Qt::Key_PageUp);
    QCOMPARE(month->chosen(), QDate(2026, 10, 15));
    press(Qt::Key_End);
    QCOMPARE(month->chosen(), kDay);
    press(Qt::Key_Right); // tomorrow has no deal yet
    QCOMPARE(month->chosen(), kDay);
    for (int i = 0; i < 15; ++i)
        press(Qt::Key_PageUp);
    QCOMPARE(month->chosen(), history::kFirstDay);
}

void TestDayPage::everyDayIsNamed() {
    const Daily days(folder_->path());
    records::HandRecord own = playedOn(kDay, kRandom);
    history::setLevels(own, all(QStringLiteral("master")));
    QVERIFY(!days.keep(kDay, PlayedBy::Own, own));
    QVERIFY(!days.keep(kDay, PlayedBy::Masters, playedOn(kDay, kApprentice)));
    DayPage page(folder_->path());
    page.show(kDay);
    QVERIFY(page.month()->button(kDay)->accessibleName().contains(QStringLiteral("four masters")));
    QVERIFY(page.month()->button(kDay.addDays(-1))->accessibleName().contains(QStringLiteral("not played")));
    const auto* tomorrow = page.month()->button(kDay.addDays(1));
    QVERIFY(tomorrow->accessibleName().contains(QStringLiteral("no deal")) && !tomorrow->isEnabled());
}

// The day is told at once, and what masters made when they have; what was left half done is done later.
void TestDayPage::mastersPlayWhenThePersonHas() {
    {
        DayPage page(folder_->path());
        page.take(playedOn(kDay, kApprentice), all(QStringLiteral("master")), kDay);
    } // closed before they were done
    DayPage page(folder_->path());
    page.show(kDay);
    QVERIFY(page.told().join(u' ').contains(QStringLiteral("Masters are playing")));
    QVERIFY(QTest::qWaitFor([&] { return page.days().kept(kDay, PlayedBy::Masters).has_value(); }, 240'000));
    QVERIFY(QTest::qWaitFor([&] { return page.watchButton()->isVisibleTo(&page); }, 10'000));
    QVERIFY(!page.days().kept(kDay, PlayedBy::InSeat)); // it would be the same hand
}

VERSICOLA_WINDOW_TEST(TestDayPage)
#include "test_day_page.moc"
