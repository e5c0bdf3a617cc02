#include "desktop/coach/hand_told.h"

#include <QCoreApplication>

#include <algorithm>

namespace coach {

namespace {

struct HandToldWords {
    Q_DECLARE_TR_FUNCTIONS(HandToldWords)
};

decisions::DecisionTold elsewhereTold(const PlayedHand& hand, int at, const QString& who,
                                      const QStringList& words) {
    decisions::DecisionTold told;
    const Standing standing = standingOf(hand.line, at, hand.company.reader);
    told.at = at;
    told.where = standing.trickNumber > 0 ? HandToldWords::tr("Trick %1").arg(standing.trickNumber)
                                          : HandToldWords::tr("The deal");
    told.title = who;
    told.fell = words.front();
    told.lines = words;
    return told;
}

std::vector<CurvePoint> pointsOf(const PlayedHand& hand, const Hand& finished, const Weigher::All& found,
                                 double dearFrom) {
    std::vector<CurvePoint> points;
    for (const auto& [at, one] : found)
        points.push_back({at, one.weighed.trick, one.weighed.expected(), one.weighed.cost >= dearFrom});
    if (finished.result() && !points.empty()) {
        const int sign = sideOf(hand.company.reader) == Side::NS ? 1 : -1;
        points.push_back({static_cast<int>(hand.line.actions.size()), kResultTrick,
                          double(sign * advice::netOf(finished)), false});
    }
    return points;
}

} // namespace

HandTold handTold(const PlayedHand& hand, const Hand& finished, const Weigher& weigher,
                  const CameOfIt& byMasters, const CameOfIt& byYou, double dearFrom) {
    HandTold told;
    std::vector<const advice::Weighed*> dear;
    std::vector<int> small;
    double smallCost = 0, most = 0;
    const auto waiting =
        static_cast<int>(weigher.decisions().size()) - static_cast<int>(weigher.found().size());
    for (const auto& [at, found] : weigher.found()) {
        const advice::Weighed& weighed = found.weighed;
        told.cost += weighed.cost;
        told.whole = told.whole && found.deeply;
        if (weighed.cost > most && waiting == 0) {
            most = weighed.cost;
            told.dearest = at;
        }
        if (weighed.cost >= dearFrom) {
            dear.push_back(&weighed);
        } else if (weighed.cost > 0) {
            small.push_back(weighed.trick);
            smallCost += weighed.cost;
        }
    }
    told.whole = told.whole && waiting == 0;
    std::ranges::stable_sort(dear, std::ranges::greater{}, &advice::Weighed::cost);
    for (const advice::Weighed* one : dear)
        told.decisions.push_back(decisionTold(hand, *one));
    const auto add = [&](const CameOfIt& came, const QString& who) {
        for (const auto& [at, words] : came) {
            const auto row = std::ranges::find(told.decisions, at, &decisions::DecisionTold::at);
            if (row != told.decisions.end())
                row->lines << words;
            else
                told.decisions.push_back(elsewhereTold(hand, at, who, words));
        }
    };
    add(byYou, HandToldWords::tr("played on by you"));
    add(byMasters, HandToldWords::tr("played on by four masters"));
    if (!small.empty())
        told.rest.push_back({tricksWords(small), decisions::costWords(smallCost)});
    if (waiting > 0)
        told.rest.push_back(
            {HandToldWords::tr("%n decisions still to be weighed", nullptr, waiting), QStringLiteral("…")});
    if (dear.empty() && small.empty() && waiting == 0)
        told.rest.push_back({HandToldWords::tr("Nothing was given away."), {}});
    told.points = pointsOf(hand, finished, weigher.found(), dearFrom);
    return told;
}

} // namespace coach
