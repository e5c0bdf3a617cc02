// What is said aloud, the plate of the contract and the paper with the scores, from the state of the table.
#include "desktop/tarot/table/scene_of.h"

#include <QCoreApplication>

#include <array>

namespace tarot_table {

namespace words = text::tarot;
using words::Teller;

namespace {

struct PapersWords {
    Q_DECLARE_TR_FUNCTIONS(PapersWords)
};

} // namespace

// ---- Said aloud. ----

table::Slip slipOf(const Announcement& announcement, int players, const Teller& teller) {
    table::Slip slip;
    slip.speaker = index(announcement.seat);
    slip.title = words::announcedLine(announcement, teller);
    const QString meaning = words::announcedMeaning(announcement, players);
    slip.parts.push_back({meaning, {}});
    slip.words = meaning;
    return slip;
}

table::Slip slipOfCall(Seat declarer, Card card, bool held, const Teller& teller) {
    table::Slip slip;
    slip.speaker = index(declarer);
    slip.title = words::byWhom(teller, declarer, PapersWords::tr("You call"), PapersWords::tr("%1 calls"));
    slip.words = words::cardsInText(CardSet(card), text::Role::Alone);
    slip.parts.push_back({slip.words, {}});
    slip.meaning = held && !teller.isMe(declarer)
                       ? PapersWords::tr("You hold it: you play with the declarer, and say nothing (F6.3).")
                       : PapersWords::tr("Who holds it plays with the declarer, and says nothing (F6.3).");
    slip.gloss = slip.meaning;
    return slip;
}

table::Slip slipOfPartner(const Contract& contract, std::optional<Seat> partner, const View& view,
                          const Teller& teller) {
    table::Slip slip;
    const Seat declarer = contract.declarer;
    slip.speaker = index(partner.value_or(declarer));
    if (partner)
        slip.title = teller.isMe(declarer)
                         ? PapersWords::tr("%1 plays with you").arg(teller.name(*partner))
                         : words::byWhom(teller, *partner, PapersWords::tr("You play with %1"),
                                         PapersWords::tr("%1 plays with %2"), teller.name(declarer));
    else
        slip.title = words::byWhom(teller, declarer, PapersWords::tr("You play alone"),
                                   PapersWords::tr("%1 plays alone"));
    slip.words = !partner && tricks::setOf(view.chien).contains(*view.called)
                     ? PapersWords::tr("The card called lies in the chien (F6.3).")
                     : PapersWords::tr("The card called has been played (F6.3).");
    slip.parts.push_back({slip.words, {}});
    return slip;
}

table::Slip slipOfSlam(Seat declarer, Slam slam, const RuleSet& rules, const Teller& teller) {
    table::Slip slip;
    slip.speaker = index(declarer);
    slip.title =
        words::byWhom(teller, declarer, PapersWords::tr("You announce"), PapersWords::tr("%1 announces"));
    slip.words = words::slamName(slam);
    slip.parts.push_back({slip.words, {}});
    slip.meaning =
        slam == Slam::Chelem
            ? PapersWords::tr("Every trick: %1 more from each, or to each (F9.8).").arg(rules.chelem)
            : PapersWords::tr("Every trick but one at most: %1 more from each, or to each (F9.8).")
                  .arg(rules.chelem / 2);
    slip.gloss = slip.meaning;
    return slip;
}

// ---- The plate and the paper. ----

namespace {

// What the plate goes by: the seat's own view; where every hand lies open the declarer's, from wherever one
// looks.
View platedView(const TableState& state) {
    View known = state.view;
    const Seat declarer = known.contract->declarer;
    if (state.all && declarer != known.seat) {
        known.seat = declarer;
        known.hand = state.open[declarer];
    }
    return known;
}

} // namespace

PlateContent plateOf(const TableState& state, const Teller& teller) {
    PlateContent plate;
    if (!state.view.contract || !state.spread.empty() || state.spoken != Staged::Spoken::OfContracts)
        return plate;
    const View known = platedView(state);
    const Progress progress = progressOf(known, state.openCamp());
    plate.shown = true;
    plate.contract = words::bidName(state.view.contract->bid);
    plate.whose = words::contractLine(state.view, teller);
    if (state.view.called) {
        plate.calledFace = QString::fromStdString(codeOf(*state.view.called));
        plate.calledWords = words::cardName(*state.view.called);
        const bool alone = state.campsKnown && state.view.camp == Seats(state.view.contract->declarer);
        plate.calledNote = alone ? PapersWords::tr("called, alone:") : PapersWords::tr("called:");
    }
    const std::array bouts{trump(kTrumpCount), kPetit, kExcuse};
    for (std::size_t i = 0; i < bouts.size(); ++i)
        plate.bouts[i] = progress.bouts.contains(bouts[i])  ? PlateContent::Bout::Shown
                         : progress.lost.contains(bouts[i]) ? PlateContent::Bout::Lost
                                                            : PlateContent::Bout::Unseen;
    plate.boutWords = words::boutsKnown(known, progress, teller);
    plate.points = words::pointsOfNeeded(progress);
    plate.what = words::pointsKnown(known, progress, teller);
    plate.told = words::contractTold(known, progress, teller);
    return plate;
}

ScoreContent scoreOf(const TableState& state, const Teller& teller) {
    ScoreContent score;
    const int players = state.view.players;
    std::vector<Seat> seats;
    for (int place = 0; place < players; ++place) {
        const Seat seat = turned(state.me(), place, players);
        seats.push_back(seat);
        score.columns.push_back({teller.name(seat), portraitAt(place, players),
                                 portraitAt(place, players) == QStringLiteral("Bice")});
    }
    score.sums.assign(seats.size(), 0);
    const auto add = [&](const Result& result, const Terms& terms) {
        ScoreContent::Row row;
        row.number = static_cast<int>(score.rows.size()) + 1;
        row.words = words::handLine(result, terms, teller);
        row.brief = words::briefHandLine(result, terms, teller);
        for (std::size_t i = 0; i < seats.size(); ++i) {
            row.scores.push_back(result.scores[seats[i]]);
            score.sums[i] += row.scores.back();
            if (terms.contract && terms.contract->declarer == seats[i])
                row.ringed = static_cast<int>(i);
        }
        score.rows.push_back(row);
    };
    for (const CountedHand& hand : state.before)
        add(hand.result, hand.terms);
    score.length =
        state.oneHand ? PapersWords::tr("one hand") : PapersWords::tr("%n hand(s)", nullptr, state.length);
    const auto& result = state.view.result;
    if (result && counts(*result) && !state.uncounted) {
        Terms terms;
        terms.rules = state.view.rules;
        terms.players = players;
        terms.contract = state.view.contract;
        add(*result, terms);
        score.open = static_cast<int>(score.rows.size()) - 1;
    } else if (!result) {
        score.currentNumber = static_cast<int>(score.rows.size()) + 1;
        score.current = state.view.contract ? PapersWords::tr("%1, %2", "declarer, contract")
                                                  .arg(teller.name(state.view.contract->declarer),
                                                       words::bidName(state.view.contract->bid))
                                            : words::dealsLine(state.view.dealer, teller);
    }
    return score;
}

} // namespace tarot_table
