// The standing agrees with the engine, adds to nothing, and its page fits every window and obeys its keys.
#include "played_hands.h"
#include "sheet/standing_page.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace minchiate;
using sheet::Standing;
using sheet::StandingPage;
using sheet::StandingRow;

namespace {

const QList<QSize> sizes{{1024, 616},  {1060, 776},  {1280, 776}, {1920, 1056},
                         {3840, 2136}, {1024, 1400}, {2400, 700}};

void show(StandingPage& page, const Standing& standing) {
    page.resize(1280, 776);
    page.setStanding(standing);
    page.show();
    QApplication::setActiveWindow(&page);
    QVERIFY(QTest::qWaitForWindowActive(&page));
}

Standing standingAt(std::uint64_t seed, Length length, int finished, int underWay = -1) {
    return sheet::standingOf(support::playedMatch(seed, length, finished, underWay));
}

const StandingRow& rowOf(const Standing& standing, int number) {
    const auto round = static_cast<std::size_t>(number / kHandsInRound);
    return standing.rounds[round].rows[static_cast<std::size_t>(number % kHandsInRound)];
}

} // namespace

class StandingTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAgreeWithTheEngine() {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto record = support::playedMatch(seed, Length::Match, 12);
            const Standing standing = sheet::standingOf(record);
            QCOMPARE(standing.played, 12);
            QVERIFY(standing.over);
            QCOMPARE(standing.totals, records::accountsOf(record));
            Accounts sums{};
            for (int i = 0; i < 12; ++i) {
                const auto& hand = record.hands[static_cast<std::size_t>(i)];
                const auto folded = fold(hand.record.deal, hand.record.actions).hand;
                const StandingRow& row = rowOf(standing, i);
                const PerSeat<int> seats = records::seatsOf(record, i);
                const Side ours = seats[Seat::S] == 0 || seats[Seat::N] == 0 ? Side::NS : Side::EW;
                const Result& result = *folded.result();
                QCOMPARE(row.number, i + 1);
                QCOMPARE(row.state, StandingRow::State::finished);
                QCOMPARE(row.ourCount, result.count[ours].total());
                QCOMPARE(row.theirCount, result.count[other(ours)].total());
                QCOMPARE(row.cappotto != sheet::Cappotto::none, result.cappotto.has_value());
                // The pad and the counts together are what the engine paid the last resti for.
                if (!result.cappotto)
                    QCOMPARE(row.padNet + row.ourCount - row.theirCount, sign(ours) * result.net);
                QCOMPARE(row.resti[0], sign(ours) * result.resti);
                QCOMPARE(std::accumulate(row.resti.begin(), row.resti.end(), 0), 0);
                for (std::size_t player = 0; player < row.resti.size(); ++player)
                    sums[player] += row.resti[player];
            }
            QCOMPARE(sums, standing.totals);
            QCOMPARE(std::accumulate(sums.begin(), sums.end(), 0), 0);
        }
    }

    void dealersAndPartnersAreTold() {
        const auto record = support::playedMatch(3, Length::Match, 12);
        const Standing standing = sheet::standingOf(record);
        for (int i = 0; i < 12; ++i) {
            const int dealer = records::seatsOf(record, i)[dealerOf(i)];
            const QString& words = rowOf(standing, i).dealer;
            QCOMPARE(words, dealer == 0 ? QStringLiteral("You deal")
                                        : record.players[static_cast<std::size_t>(dealer)] +
                                              QStringLiteral(" deals"));
        }
        QStringList partners;
        for (const auto& round : standing.rounds) {
            QVERIFY2(round.partners.startsWith(QStringLiteral("You and ")), qPrintable(round.partners));
            partners << round.partners.section(QLatin1Char(' '), 2, 2);
        }
        partners.sort();
        QCOMPARE(partners,
                 QStringList({QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Nuto")}));
    }

    void unscoredHandsPayNothing() {
        auto record = support::playedMatch(5, Length::Match, 12);
        record.hands[2].unscored = true;
        const Standing standing = sheet::standingOf(record);
        QVERIFY(rowOf(standing, 2).unscored);
        QCOMPARE(rowOf(standing, 2).resti, (std::array<int, 4>{}));
        QCOMPARE(standing.totals, records::accountsOf(record));
        QVERIFY(sheet::told(standing, rowOf(standing, 2)).contains(QStringLiteral("not scored")));
        auto one = support::playedMatch(5, Length::Hand, 1);
        one.hands[0].unscored = true;
        QCOMPARE(sheet::standingOf(one).verdict, QStringLiteral("Not scored: a move was taken back"));
    }

    void aGameUnderWayShowsWhatIsToCome() {
        const Standing standing = standingAt(4, Length::Match, 5, 30);
        QCOMPARE(standing.played, 5);
        QCOMPARE(standing.hands, 12);
        QVERIFY(!standing.over);
        QCOMPARE(standing.rounds.size(), std::size_t(3));
        QCOMPARE(rowOf(standing, 5).state, StandingRow::State::inPlay);
        QCOMPARE(rowOf(standing, 6).state, StandingRow::State::toCome);
        QVERIFY(standing.verdict.contains(QStringLiteral("lead")));
        QVERIFY(standingAt(4, Length::Round, 0, 3).verdict.isEmpty());
    }

    void aGameOfOneHandGivesItsAccount() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Standing standing = standingAt(seed, Length::Hand, 1);
            const StandingRow& row = rowOf(standing, 0);
            QVERIFY(standing.account);
            if (row.cappotto != sheet::Cappotto::none)
                continue;
            int ours = 0, theirs = 0;
            for (const auto& line : standing.account->counted) {
                ours += line.ours;
                theirs += line.theirs;
            }
            QCOMPARE(ours, row.ourCount);
            QCOMPARE(theirs, row.theirCount);
            QVERIFY(standing.account->reckoning.size() <= 3);
            const QString sum = sheet::signedNumber(row.padNet + ours - theirs);
            QVERIFY(standing.account->reckoning[1].contains(sum));
            const int most = *std::ranges::max_element(row.resti);
            QVERIFY(most == 0 || standing.account->outcome.startsWith(QString::number(most)));
            QVERIFY(sheet::told(standing).contains(standing.account->outcome));
        }
        QVERIFY(!standingAt(1, Length::Round, 4).account);
        QVERIFY(!standingAt(1, Length::Hand, 0, 30).account);
    }

    void cappottoIsTold() {
        Standing standing = standingAt(4, Length::Hand, 1);
        StandingRow& row = standing.rounds[0].rows[0];
        row.cappotto = sheet::Cappotto::theirs;
        QVERIFY(sheet::told(standing, row).contains(QStringLiteral("cappotto, they took every trick")));
    }

    void verdicts_data() {
        QTest::addColumn<QList<int>>("totals");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("alone") << QList<int>{7, 1, -3, -5} << "You win, with 7 resti";
        QTest::newRow("other") << QList<int>{-4, 6, -2, 0} << "Lapo wins, with 6 resti";
        QTest::newRow("pair") << QList<int>{1, 1, -1, -1} << "You and Lapo win, with 1 resto each";
        QTest::newRow("even") << QList<int>{0, 0, 0, 0} << "Nobody wins: all are even";
    }
    void verdicts() {
        QFETCH(const QList<int>, totals);
        QFETCH(const QString, verdict);
        // Each total is paid by hands of one resto, as partners change: solved by the accounts alone.
        auto record = support::playedMatch(1, Length::Match, 12);
        record.draw.order = {0, 1, 2, 3};
        for (auto& hand : record.hands)
            hand.resti = 0;
        // Player 0 with 1, 2 and 3 in turn against the others: three unknowns from four totals that add to 0.
        const int a = (totals[0] + totals[1]), b = (totals[0] + totals[2]), c = (totals[0] + totals[3]);
        QCOMPARE(a % 2 + b % 2 + c % 2, 0);
        record.hands[0].resti = a / 2;
        record.hands[4].resti = b / 2;
        record.hands[8].resti = c / 2;
        const Standing standing = sheet::standingOf(record);
        QCOMPARE(QList<int>(standing.totals.begin(), standing.totals.end()), totals);
        QCOMPARE(standing.verdict, verdict);
    }

    void signsAreTrueMinuses() {
        QCOMPARE(sheet::signedNumber(5), QStringLiteral("+5"));
        QCOMPARE(sheet::signedNumber(-14), QStringLiteral("\u221214"));
        QCOMPARE(sheet::signedNumber(0), QStringLiteral("0"));
    }

    void everythingIsOnThePaper() {
        for (const Length length : {Length::Hand, Length::Round, Length::Match}) {
            const Standing standing = standingAt(2, length, handsIn(length));
            for (const QSize size : sizes)
                for (const double font : {13.0, 18.0, 24.0})
                    checkPlaces(sheet::standingPlaces(standing, size, font), size);
        }
    }

    void buttonsAreOnThePaper() {
        look::Deck deck(QStringLiteral("none"));
        for (const bool over : {true, false}) {
            StandingPage page(deck);
            page.setStanding(over ? standingAt(2, Length::Match, 12) : standingAt(2, Length::Match, 3));
            for (const QSize size : sizes) {
                page.resize(size);
                page.show();
                QCOMPARE(page.againButton()->isVisible(), over);
                QCOMPARE(page.doorsButton()->isVisible(), over);
                QCOMPARE(page.closeButton()->isVisible(), !over);
                for (const auto* button : {page.againButton(), page.doorsButton(), page.closeButton()})
                    if (button->isVisible())
                        QVERIFY(page.places().paper.contains(button->geometry()));
                if (over)
                    QVERIFY(!page.againButton()->geometry().intersects(page.doorsButton()->geometry()));
                QVERIFY(!page.grab().isNull());
            }
        }
    }

    void keysCloseAndChoose() {
        look::Deck deck(QStringLiteral("none"));
        StandingPage page(deck);
        show(page, standingAt(4, Length::Match, 5, 30));
        QSignalSpy closed(&page, &StandingPage::closed);
        QSignalSpy again(&page, &StandingPage::againChosen);
        QSignalSpy doors(&page, &StandingPage::doorsChosen);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(closed.count(), 1);
        QTest::keyClick(&page, Qt::Key_Return);
        QCOMPARE(closed.count(), 2);
        page.setStanding(standingAt(4, Length::Round, 4));
        QCOMPARE(QApplication::focusWidget(), page.againButton());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(again.count(), 1);
        QTest::mouseClick(page.doorsButton(), Qt::LeftButton);
        QCOMPARE(doors.count(), 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(closed.count(), 3);
        QCOMPARE(again.count(), 1);
    }

    void itIsToldInWords() {
        look::Deck deck(QStringLiteral("none"));
        StandingPage page(deck);
        show(page, standingAt(4, Length::Match, 12));
        auto* face = QAccessible::queryAccessibleInterface(&page);
        QVERIFY(face);
        QCOMPARE(face->text(QAccessible::Name), QStringLiteral("The result"));
        const QString words = face->text(QAccessible::Description);
        QVERIFY(words.startsWith(page.standing().verdict));
        for (int i = 1; i <= 12; ++i)
            QVERIFY(words.contains(QStringLiteral("Hand %1, ").arg(i)));
    }

private:
    static void checkPlaces(const sheet::StandingPlaces& places, QSize page) {
        QVERIFY(QRect(QPoint(), page).contains(places.paper));
        QVERIFY(places.paper.contains(places.title) && places.paper.contains(places.foot));
        QVERIFY(places.title.height() > 0);
        int y = places.headRule;
        for (const auto& round : places.rounds) {
            QVERIFY(round.heading.top() >= y);
            y = round.heading.bottom() + 1;
            for (const QRect& row : round.rows) {
                QCOMPARE(row.top(), y);
                QVERIFY(row.height() >= places.metrics.text(14));
                QVERIFY(places.content.left() <= row.left() && row.right() <= places.content.right());
                y = row.bottom() + 1;
            }
        }
        for (const QRect& line : places.account) {
            QVERIFY(line.top() >= y && line.height() >= places.metrics.text(13));
            y = line.bottom() + 1;
        }
        QVERIFY(places.totalRule >= y);
        QVERIFY(places.foot.top() > places.total.top());
        int x = places.content.left();
        for (const QRect& column : {places.number, places.dealer, places.pad, places.count, places.players[0],
                                    places.players[1], places.players[2], places.players[3]}) {
            QVERIFY(column.left() >= x && column.width() > 0);
            x = column.right() + 1;
        }
        QVERIFY(x <= places.content.right() + 1);
    }
};

QTEST_MAIN(StandingTest)
#include "standing_test.moc"
