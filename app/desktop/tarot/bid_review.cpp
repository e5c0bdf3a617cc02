// What a word of the auction cost, once the hand is over: with time to play hands to their end.
#include "desktop/play/hinting.h"
#include "desktop/tarot/hint_words.h"

#include "tarot/players/auction_worth.h"
#include "text/plain/capitalised.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace desktop {

using namespace tarot;

namespace {

struct BidReview {
    Q_DECLARE_TR_FUNCTIONS(desktop::BidReview)
};

// "to bid garde, made in 27: +31", "to pass: −4".
QString wordLine(const QString& word, const WordWorth& worth, int hands) {
    const QString points = hints::signedFigure(worth.points, hints::Figures::Whole);
    if (worth.bid == Bid::Pass)
        return BidReview::tr("%1: %2", "to pass, signed points").arg(word, points);
    if (worth.taken == hands)
        return BidReview::tr("%1, made in %2: %3", "to bid garde, deals, signed points")
            .arg(word)
            .arg(worth.made)
            .arg(points);
    return BidReview::tr("%1, outbid in %2, made in %3: %4", "to bid prise, deals, deals, signed points")
        .arg(word)
        .arg(hands - worth.taken)
        .arg(worth.made)
        .arg(points);
}

} // namespace

std::optional<decisions::Judged> TarotHints::judged(const View& view, const Action& done,
                                                    const std::vector<Considered>& masters,
                                                    const std::stop_token& stop) {
    const auto* said = std::get_if<Speak>(&done.what);
    const auto* auction = said ? std::get_if<AuctionChoice>(&view.choice->among) : nullptr;
    if (!auction || auction->words.size() < 2)
        return std::nullopt;
    constexpr std::uint64_t seed = 1;
    constexpr double patience = 5;
    tricks::Thought thought{tricks::Random(seed), stop, 1, patience};
    const Bid advised = std::get<Speak>(masters.front().action.what).bid;
    const AuctionWorth worth = auctionWorth(view, wordsToCompare(*auction, said->bid, advised), advised,
                                            auctionTrialFor(view.players), thought);
    if (worth.words.empty() || stop.stop_requested())
        return std::nullopt;

    std::vector<Considered> found;
    QStringList words;
    for (const WordWorth& one : worth.words) {
        found.push_back({{view.seat, Speak{one.bid}}, one.points, one.error});
        words << wordLine(choice(view, found.back().action), one, worth.hands);
    }
    decisions::Judged judged;
    judged.said = saidOf<TarotHints>(view, found);
    judged.said.figures = hints::Figures::Whole;
    const auto own = std::ranges::find(found, done, &Considered::action);
    judged.weighed = own != found.end();
    judged.done = choiceOf<TarotHints>(view, judged.weighed ? *own : found.front());
    judged.masters = advised == worth.words.front().bid;
    judged.found << BidReview::tr(
                        "Of %n deal(s) that fit, played to the end after each word, on average: %1.", nullptr,
                        worth.hands)
                        .arg(text::semicolons(words));
    if (judged.cost().value_or(0) > 0)
        judged.found << BidReview::tr("The difference is known to about ±%1.")
                            .arg(QLocale().toString(own->error, 'f', 0));
    if (!judged.masters)
        judged.found << BidReview::tr("Masters at the table, with less time, prefer %1.")
                            .arg(choice(view, masters.front().action));
    judged.said.unit = BidReview::tr(
        "Your score for the hand, from what you can know, if all go on as masters in haste would.");
    return judged;
}

} // namespace desktop
