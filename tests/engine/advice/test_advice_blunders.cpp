// Ten hands of masters, each with one blunder planted in it: the review finds it, and names what it lost.
#include "advice_hands.h"
#include "minchiate/advice/weigh.h"
#include "places.h"
#include "support/many/one_of_many.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace minchiate;
using namespace support;
using advice::Stake;
using advice::StakeKind;

namespace {

struct Blunder {
    records::HandRecord record;
    int at = 0;
    QString kind;
    Card card; // what was thrown away
};

std::vector<Blunder> blunders() {
    QFile file(QStringLiteral(TEST_DATA "/ten-blunders.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the blunders in the tests' data cannot be read");
    std::vector<Blunder> list;
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).array()) {
        const auto hand = records::handRecordOf(value[u"record"].toObject());
        if (!std::holds_alternative<records::LoadedHand>(hand))
            qFatal("a hand with a blunder is no record");
        list.push_back({std::get<records::LoadedHand>(hand).record, value[u"planted"].toInt(),
                        value[u"kind"].toString(), card(value[u"lost"].toString())});
    }
    return list;
}

// The dearest decision of the seat that blundered.
advice::Weighed dearest(const Blunder& blunder) {
    const auto& [deal, actions] = std::pair(blunder.record.deal, blunder.record.actions);
    const Seat seat = actions[static_cast<std::size_t>(blunder.at)].seat;
    advice::Weighed dearest;
    for (int at : advice::decisionsOf(deal, actions, seat))
        if (auto weighed = advice::weigh(deal, actions, at, advice::effortOf(4), 1);
            weighed && weighed->cost > dearest.cost)
            dearest = *weighed;
    return dearest;
}

bool namesIt(const Blunder& blunder, const advice::Weighed& weighed) {
    if (blunder.kind == QStringLiteral("discard"))
        return weighed.ofDone().reason ==
               players::Reason{players::ReasonKind::LaysAwayCounters, CardSet(blunder.card)};
    const auto lost = [&](StakeKind kind) {
        return std::ranges::any_of(weighed.lost, [&](const Stake& stake) {
            const bool whichever = kind == StakeKind::LastTrick;
            return stake.kind == kind && stake.points >= 3 &&
                   (whichever || stake.cards.contains(blunder.card));
        });
    };
    return lost(blunder.kind == QStringLiteral("versicola")    ? StakeKind::Versicola
                : blunder.kind == QStringLiteral("last trick") ? StakeKind::LastTrick
                                                               : StakeKind::Counter);
}

} // namespace

class TestBlunders : public QObject {
    Q_OBJECT

private slots:
    void theDearestDecisionIsTheBlunder();
};

void TestBlunders::theDearestDecisionIsTheBlunder() {
    const std::vector<Blunder> all = blunders();
    QCOMPARE(all.size(), std::size_t{10});
    QStringList missed, unnamed, kinds;
    for (const Blunder& blunder : all) {
        const advice::Weighed weighed = dearest(blunder);
        const QString which = QStringLiteral("%1 of deal %2").arg(blunder.kind).arg(*blunder.record.number);
        if (weighed.at != blunder.at)
            missed << which + QStringLiteral(": action %1").arg(weighed.at);
        else if (!namesIt(blunder, weighed))
            unnamed << which;
        kinds << blunder.kind;
    }
    kinds.removeDuplicates();
    QCOMPARE(kinds.size(), 5);
    QVERIFY2(missed.size() <= 1, qPrintable(missed.join(u'\n')));
    QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
}

VERSICOLA_WINDOW_TEST(TestBlunders)
#include "test_advice_blunders.moc"
