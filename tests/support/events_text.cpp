#include "support/events_text.h"

#include "minchiate/records/action_text.h"
#include "support/table_text.h"

namespace support {

using namespace minchiate;
using records::seatText;
using records::sideText;

namespace {

QString versicole(const std::vector<Versicola>& list) {
    QString result;
    for (const Versicola& v : list)
        result +=
            QStringLiteral("[%1 %2 %3]").arg(static_cast<int>(v.kind)).arg(codesOf(v.cards)).arg(v.points);
    return result;
}

QString counts(const SuitCounts& counts) {
    return QStringLiteral("%1 %2 %3 %4").arg(counts[0]).arg(counts[1]).arg(counts[2]).arg(counts[3]);
}

struct Describe {
    QString operator()(const event::CutMade& e) const {
        return QStringLiteral("cut %1 %2").arg(seatText(e.seat)).arg(e.cards);
    }
    QString operator()(const event::Robbed& e) const {
        return QStringLiteral("robbed %1 %2").arg(seatText(e.seat), codesOf(e.card));
    }
    QString operator()(const event::Looked& e) const {
        return QStringLiteral("looked %1 %2 %3").arg(seatText(e.seat)).arg(e.count).arg(codesOf(e.cards));
    }
    QString operator()(const event::Dealt& e) const {
        return QStringLiteral("dealt %1 %2 %3").arg(seatText(e.seat)).arg(e.count).arg(codesOf(e.cards));
    }
    QString operator()(const event::TurnedUp& e) const {
        return QStringLiteral("turned up %1 %2").arg(seatText(e.seat), codesOf(e.card));
    }
    QString operator()(const event::FolaTurned& e) const {
        return QStringLiteral("fola %1 %2 %3").arg(seatText(e.dealer), codesOf(e.card)).arg(e.taken);
    }
    QString operator()(const event::Taken& e) const {
        return QStringLiteral("taken %1 %2").arg(seatText(e.dealer), codesOf(e.cards));
    }
    QString operator()(const event::Announced& e) const {
        return QStringLiteral("announced %1 %2").arg(seatText(e.speaker), counts(e.counts));
    }
    QString operator()(const event::Discarded& e) const {
        return QStringLiteral("discarded %1 %2 %3").arg(seatText(e.seat)).arg(e.count).arg(codesOf(e.cards));
    }
    QString operator()(const event::Passed& e) const {
        return QStringLiteral("passed %1 %2 %3 %4")
            .arg(seatText(e.from), seatText(e.to))
            .arg(e.count)
            .arg(codesOf(e.cards));
    }
    QString operator()(const event::Fell& e) const {
        return QStringLiteral("fell %1 %2").arg(seatText(e.seat), codesOf(e.hand));
    }
    QString operator()(const event::Played& e) const {
        return QStringLiteral("played %1 by %2 %3 in %4")
            .arg(seatText(e.seat), seatText(e.chooser), codesOf(e.card))
            .arg(e.trick);
    }
    QString operator()(const event::Declared& e) const {
        return QStringLiteral("declared %1 %2").arg(seatText(e.seat), versicole(e.shown));
    }
    QString operator()(const event::Marked& e) const {
        const Mark& m = e.mark;
        return QStringLiteral("marked %1 %2 %3 %4 %5 in %6 net %7")
            .arg(static_cast<int>(m.cause))
            .arg(sideText(m.side), seatText(m.seat))
            .arg(m.points)
            .arg(codesOf(m.cards))
            .arg(m.trick)
            .arg(m.net);
    }
    QString operator()(const event::RestoPaid& e) const {
        return QStringLiteral("resto %1 net %2").arg(sideText(e.side)).arg(e.net);
    }
    QString operator()(const event::TrickGathered& e) const {
        const Gathered& g = e.gathered;
        return QStringLiteral("gathered %1 led %2: %3; winner %4 deaths %5 kept %6 paid %7 by %8 lost %9")
            .arg(e.trick)
            .arg(seatText(e.leader), codesOf(std::vector<Card>(e.cards.begin(), e.cards.end())),
                 seatText(g.winner), codesOf(g.deaths))
            .arg(g.foolKept)
            .arg(codesOf(g.paid), sideText(g.payer))
            .arg(g.foolLost);
    }
    QString operator()(const event::DiscardsShown& e) const {
        return QStringLiteral("discards shown %1 %2").arg(seatText(e.seat), codesOf(e.cards));
    }
    QString operator()(const event::Counted& e) const {
        const Result& r = e.result;
        QString result = QStringLiteral("counted net %1 resti %2 %3 last %4 cappotto %5")
                             .arg(r.net)
                             .arg(r.restiNow)
                             .arg(r.resti)
                             .arg(sideText(r.lastTrick), r.cappotto ? sideText(*r.cappotto) : QString());
        for (Side side : kSides) {
            const SideCount& c = r.count[side];
            result += QStringLiteral("; %1: %2 %3 %4 %5 of %6")
                          .arg(sideText(side))
                          .arg(c.cards)
                          .arg(versicole(c.versicole))
                          .arg(c.last)
                          .arg(c.counters)
                          .arg(codesOf(r.captured[side]));
        }
        return result;
    }
};

} // namespace

QString describe(const Event& event) {
    return std::visit(Describe{}, event);
}

QString publicPart(const Event& event) {
    if (const auto* looked = std::get_if<event::Looked>(&event))
        return QStringLiteral("looked %1").arg(looked->count);
    if (const auto* dealt = std::get_if<event::Dealt>(&event))
        return QStringLiteral("dealt %1 %2").arg(seatText(dealt->seat)).arg(dealt->count);
    if (const auto* discarded = std::get_if<event::Discarded>(&event))
        return QStringLiteral("discarded %1 %2").arg(seatText(discarded->seat)).arg(discarded->count);
    if (const auto* passed = std::get_if<event::Passed>(&event))
        return QStringLiteral("passed %1").arg(passed->count);
    if (const auto* declared = std::get_if<event::Declared>(&event); declared && declared->shown.empty())
        return {};
    return describe(event);
}

} // namespace support
