// What a word of the auction cost, as the hand is gone through again.
#include "../../engine/tarot/tarot_acts.h"

#include "desktop/play/reviewing.h"
#include "desktop/tarot/hint_words.h"
#include "support/many/one_of_many.h"

using namespace tarot;
using desktop::TarotHints;

namespace {

// The mano of four, who is to speak, could take nearly every trick.
View greatHand() {
    const QString cards = QStringLiteral("T21 T20 T19 T17 T15 T12 T11 T10 T8 T1 M SK SQ SN S4 HK H2 D3");
    return viewOf(support::handOf(4, {{}, cards}), Seat::Second);
}

} // namespace

class TestTarotBidReview : public QObject {
    Q_OBJECT

private slots:
    void aWordHasItsCost();
    void whatWasFoundStandsForWhatWasExpected();
    void itIsBrokenOff();
};

void TestTarotBidReview::aWordHasItsCost() {
    const View view = greatHand();
    const Action pass{view.seat, Speak{Bid::Pass}};
    const auto judged = desktop::judgedBy<TarotHints>(view, pass, {});
    QVERIFY(judged && judged->weighed);
    QVERIFY2(judged->cost().value_or(0) > 100, qPrintable(QString::number(judged->cost().value_or(-1))));
    QCOMPARE(judged->done.words, QStringLiteral("to pass"));
    const auto told = decisions::told({}, *judged);
    QVERIFY2(told.title.startsWith(QStringLiteral("to pass; better to bid garde")), qPrintable(told.title));
    QCOMPARE(told.cost, judged->cost());
    const QString lines = told.lines.join(u' ');
    QVERIFY2(!lines.contains(u'%') && !lines.contains(QStringLiteral("Expected")), qPrintable(lines));
    const QString share = QStringLiteral("to bid garde, made in ");
    QVERIFY2(lines.contains(QStringLiteral("Of 40 deal")) && lines.contains(share), qPrintable(lines));
    QVERIFY2(lines.contains(QStringLiteral("; to pass: ")), qPrintable(lines));
    QVERIFY2(lines.contains(QStringLiteral("about ±")), qPrintable(lines));
    QVERIFY(told.knowing.contains(QStringLiteral("as masters in haste would")));
    // The hint at the table tells no figures of words, and is no slower than it was.
    QVERIFY(TarotHints::figures(pass) == hints::Figures::None);
}

void TestTarotBidReview::whatWasFoundStandsForWhatWasExpected() {
    const QString found = QStringLiteral("Of 40 deals that fit …");
    decisions::Judged judged;
    judged.weighed = true;
    judged.said.figures = hints::Figures::Whole;
    judged.done = {QStringLiteral("to pass"), {}, {}, -4};
    judged.said.choices = {{QStringLiteral("to bid garde"), {}, {}, 31}, judged.done};
    QVERIFY(decisions::told({}, judged).lines.join(u' ').contains(QStringLiteral("Expected")));
    judged.found << found;
    QCOMPARE(decisions::told({}, judged).lines, QStringList(found));
    QCOMPARE(decisions::told({}, judged).cost, std::optional(35.0));
    judged.done = judged.said.choices.front();
    QCOMPARE(decisions::told({}, judged).lines, QStringList({QStringLiteral("As masters would."), found}));
    judged.masters = false; // they would have said something else
    QCOMPARE(decisions::told({}, judged).lines, QStringList(found));
}

void TestTarotBidReview::itIsBrokenOff() {
    std::stop_source stop;
    stop.request_stop();
    const View view = greatHand();
    QVERIFY(!desktop::judgedBy<TarotHints>(view, Action{view.seat, Speak{Bid::Pass}}, stop.get_token()));
}

VERSICOLA_TEST(TestTarotBidReview)
#include "test_tarot_bid_review.moc"
