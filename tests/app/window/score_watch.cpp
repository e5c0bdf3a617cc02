#include "score_watch.h"

#include "desktop/log/log_model.h"

#include <QRegularExpression>

#include <cstdlib>

namespace support {

using namespace minchiate;

namespace {

int pointsOf(const std::vector<int>& tokens) {
    int sum = 0;
    for (int token : tokens)
        sum += token;
    return sum;
}

// Points of all marks in the log's rows, those of us less those of them.
int pointsInLog(const QAbstractItemModel& rows) {
    static const QRegularExpression form(QStringLiteral("^\\+(\\d+) (us|them)$"));
    int sum = 0;
    for (int i = 0; i < rows.rowCount(); ++i) {
        const QModelIndex row = rows.index(i, 0);
        if (row.data(logs::LogModel::KindRole).toInt() != static_cast<int>(text::LogLine::Kind::Mark))
            continue;
        const auto match = form.match(row.data(logs::LogModel::RightRole).toString());
        sum += match.captured(1).toInt() * (match.captured(2) == QStringLiteral("us") ? 1 : -1);
    }
    return sum;
}

} // namespace

ScoreWatch::ScoreWatch(Sitting& sitting)
    : sitting_(sitting), log_(sitting.room().game().playPage()->log()->log()) {
    connect(&sitting.table(), &minchiate_table::MinchiateTable::eventShown, this, &ScoreWatch::seen);
    connect(&sitting.table(), &minchiate_table::MinchiateTable::situationShown, this,
            [this](const model::Situation& situation) { log_ = text::Log::of(situation.view); });
}

void ScoreWatch::note(bool agrees, const QString& what) {
    if (!agrees && faults_.size() < 10)
        faults_ << what;
}

void ScoreWatch::seen(const Event& event) {
    log_.add(event);
    if (const auto* marked = std::get_if<event::Marked>(&event)) {
        ++marks_;
        comparePad(marked->mark.net);
    } else if (const auto* paid = std::get_if<event::RestoPaid>(&event)) {
        comparePad(paid->net);
    }
}

// The pieces in the tray, put together again, are the net.
void ScoreWatch::comparePad(int net) {
    const look::TrayContent content = sitting_.table().scorePad()->content();
    const auto& pieces = content.pieces;
    const int points = pointsOf(pieces.left) + 10 * pieces.fishes - pointsOf(pieces.right);
    const int forUs = net * sign(sideOf(sitting_.table().state().me));
    note(content.net == std::abs(net) && points == std::abs(net) % kResto,
         QStringLiteral("pad shows %1 by pieces for %2, net %3").arg(points).arg(content.net).arg(net));
    note(net == 0 || content.us == (forUs > 0), QStringLiteral("pad shows the wrong side for %1").arg(net));
}

void ScoreWatch::compareAll() {
    const SeatView view = sitting_.model().view();
    comparePad(view.tally.net());
    int paid = 0;
    for (const Payment& payment : view.tally.paid())
        paid += sign(payment.side);
    note(sitting_.table().scorePad()->paid() == paid, QStringLiteral("resti on the pad"));
    note(sitting_.room().game().playPage()->log()->log() == log_,
         QStringLiteral("the log does not follow the events"));
    if (view.phase == Phase::Counted)
        return;
    const int us = sign(sideOf(view.seat));
    const int logged = pointsInLog(*sitting_.room().game().playPage()->log()->list()->model());
    note(logged == us * (view.tally.net() + kResto * paid),
         QStringLiteral("log adds up to %1, pad to %2")
             .arg(logged)
             .arg(us * (view.tally.net() + kResto * paid)));
}

void ScoreWatch::compareCount() {
    const SeatView view = sitting_.model().view();
    if (!view.result) {
        note(false, QStringLiteral("no result"));
        return;
    }
    const Result& result = *view.result;
    const Side us = sideOf(view.seat);
    const SideCount &ours = result.count[us], &theirs = result.count[other(us)];
    const auto told = [&](count::Entry entry, const QString& left, const QString& right) {
        for (const count::LedgerRow& row : sitting_.room().game().countPage()->ledger())
            if (row.entry == entry) {
                note(row.us == left && row.them == right, QStringLiteral("%1: %2 and %3 for %4 and %5")
                                                              .arg(row.label, row.us, row.them, left, right));
                return;
            }
        note(result.cappotto.has_value(), QStringLiteral("a row is missing"));
    };
    const auto numbers = [&](count::Entry entry, int left, int right) {
        const auto shown = [](int n) { return n == 0 ? QStringLiteral("–") : QString::number(n); };
        told(entry, shown(left), shown(right));
    };
    numbers(count::Entry::Taken, result.captured[us].size(), result.captured[other(us)].size());
    numbers(count::Entry::Beyond, ours.cards, theirs.cards);
    numbers(count::Entry::Versicole, ours.versicolePoints(), theirs.versicolePoints());
    numbers(count::Entry::LastTrick, ours.last, theirs.last);
    numbers(count::Entry::Counters, ours.counters, theirs.counters);
    numbers(count::Entry::Together, ours.total(), theirs.total());
    for (const count::LedgerRow& row : sitting_.room().game().countPage()->ledger())
        if (row.entry == count::Entry::Sum && !result.cappotto)
            note(result.net == 0 || row.value.contains(QString::number(std::abs(result.net))),
                 QStringLiteral("sum: ") + row.value);
        else if (row.entry == count::Entry::Resti)
            note(result.restiNow == 0 || row.value.contains(QString::number(std::abs(result.restiNow))),
                 QStringLiteral("resti: ") + row.value);
    note(result.captured[us].size() + result.captured[other(us)].size() == 84, QStringLiteral("84 captured"));
}

} // namespace support
