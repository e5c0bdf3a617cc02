// The log's facts in words.
#include "text/log.h"

#include <QCoreApplication>

namespace text {

using namespace minchiate;
using Fact = Log::Fact;
using What = Log::Fact::What;
using Kind = LogLine::Kind;

namespace {

struct Story {
    Q_DECLARE_TR_FUNCTIONS(Story)
};

LogLine plain(const QString& left, const QString& right = {}) {
    return {Kind::Plain, left, right};
}

// A line that may be worth points, as robbing a card without value is not.
LogLine worth(const Fact& f, Side side, const QString& left, const Teller& t) {
    return f.points > 0 ? LogLine{Kind::Mark, left, pointsFor(f.points, side, t)} : plain(left);
}

LogLine strong(const QString& left, const QString& right = {}) {
    return {Kind::Strong, left, right};
}

QString cardCount(int cards) {
    return cards == 1 ? Story::tr("1 card") : Story::tr("%n cards", nullptr, cards);
}

QString pairPoints(const Fact& f, const Teller& t) {
    return f.points == 0 ? Story::tr("even") : pointsFor(f.points, f.side, t);
}

QString restiTo(const Fact& f, const Teller& t) {
    return f.number == 0 ? Story::tr("none", "resti")
                         : Story::tr("%1 to %2", "2 resti, us").arg(restiCount(f.number), t.side(f.side));
}

LogLine lineOfDeal(const Fact& f, const Teller& t) {
    const QString cards = cardsInText(f.cards);
    const auto by = [&](const QString& you, const QString& other, const QString& what = {}) {
        return byWhom(t, f.seat, you, other, what);
    };
    const QString known = f.cards.empty() ? cardCount(f.number) : cards;
    switch (f.what) {
    case What::Robs:
        return worth(f, sideOf(f.seat), by(Story::tr("You rob %1"), Story::tr("%1 robs %2"), cards), t);
    case What::TurnsUp:
        return worth(f, sideOf(f.seat), by(Story::tr("You turn up %1"), Story::tr("%1 turns up %2"), cards),
                     t);
    case What::FolaTakes:
        return worth(f, sideOf(f.seat),
                     by(Story::tr("You turn and take %1"), Story::tr("%1 turns and takes %2"), cards), t);
    case What::FolaBack:
        return plain(Story::tr("%1 goes back on top", "a card of the fola").arg(capitalised(cards)));
    case What::Takes:
        return plain(by(Story::tr("You take %1"), Story::tr("%1 takes %2"), cards));
    case What::TakesNothing:
        return plain(f.number > 0 ? by(Story::tr("You take nothing more"), Story::tr("%1 takes nothing more"))
                                  : by(Story::tr("You take nothing"), Story::tr("%1 takes nothing")));
    case What::Announces:
        return plain(by(Story::tr("You announce %1"), Story::tr("%1 announces %2"), announcement(f.counts)));
    case What::Discards:
        return plain(by(Story::tr("You discard %1"), Story::tr("%1 discards %2"), known));
    case What::Passes:
        return plain(t.isMe(f.to) ? Story::tr("%1 passes you %2").arg(t.names[f.seat], known)
                                  : by(Story::tr("You pass %1 on to the dealer"),
                                       Story::tr("%1 passes %2 on to the dealer"), known));
    default: // What::Discarded
        return plain(by(Story::tr("You had discarded %1"), Story::tr("%1 had discarded %2"), cards));
    }
}

LogLine lineOfPlay(const Fact& f, const Teller& t) {
    const QString cards = cardsInText(f.cards);
    const auto by = [&](const QString& you, const QString& other, const QString& what = {}) {
        return byWhom(t, f.seat, you, other, what);
    };
    switch (f.what) {
    case What::Falls:
        return plain(falls(f.seat, t));
    case What::Leads:
        return plain(by(Story::tr("You lead %1"), Story::tr("%1 leads %2"), cards));
    case What::LeadsAndWins:
        return plain(by(Story::tr("You lead %1 and win"), Story::tr("%1 leads %2 and wins"), cards));
    case What::Plays:
        return plain(Story::tr("%1: %2", "name: card").arg(t.name(f.seat), shortCardName(f.cards.front())));
    case What::PlaysFool:
        return plain(by(Story::tr("You play the Fool"), Story::tr("%1 plays the Fool")));
    case What::CountsAsLed:
        return plain(Story::tr("%1 counts as led", "a card").arg(capitalised(cards)));
    case What::Wins:
        return plain(by(Story::tr("You win with %1"), Story::tr("%1 wins with %2"), cards));
    case What::FoolOwed:
        return plain(foolOwed(f.side, t));
    case What::FoolPaid:
        return plain(foolPaid(f.side, f.cards.front(), t));
    case What::FoolLost:
        return plain(foolLost(f.side, t));
    default: { // What::Declares, What::Dies
        const Mark mark{.cause = f.what == What::Dies ? Cause::Death : Cause::Declaration,
                        .side = f.side,
                        .seat = f.seat,
                        .points = f.points,
                        .cards = setOf(f.cards)};
        return worth(f, f.side, markReason(mark, t), t);
    }
    }
}

LogLine lineOfCount(const Fact& f, const Teller& t) {
    const auto by = [&](const QString& ours, const QString& theirs, const QString& named) {
        return byWhose(t, f.side, ours, theirs, named);
    };
    switch (f.what) {
    case What::Counts:
        return plain(
            capitalised(by(Story::tr("We count"), Story::tr("They count"), Story::tr("%1 count", "a pair"))),
            QString::number(f.points));
    case What::Cappotto:
        return strong(by(Story::tr("Cappotto: we took no trick"), Story::tr("Cappotto: they took no trick"),
                         Story::tr("Cappotto: %1 took no trick", "a pair")));
    case What::Difference:
        return worth(f, f.side, Story::tr("Difference"), t);
    case What::Net:
        return plain(Story::tr("Net after the count"), pairPoints(f, t));
    case What::PaidNow:
        return plain(Story::tr("Paid now"), restiTo(f, t));
    case What::Whole:
        return strong(Story::tr("This hand"), restiTo(f, t));
    default:
        return strong(restiPaid(f.number, f.side, t));
    }
}

LogLine lineOf(const Fact& f, const Teller& t) {
    if (f.what <= What::Discarded)
        return lineOfDeal(f, t);
    if (f.what == What::Resti || f.what >= What::Counts)
        return lineOfCount(f, t);
    return lineOfPlay(f, t);
}

// Where the rules say why this happens.
QString ruleOf(What what) {
    switch (what) {
    case What::Robs:
        return QStringLiteral("M5.2");
    case What::TurnsUp:
        return QStringLiteral("M5.5");
    case What::FolaTakes:
    case What::FolaBack:
        return QStringLiteral("M5.6");
    case What::Takes:
    case What::TakesNothing:
        return QStringLiteral("M5.7");
    case What::Announces:
        return QStringLiteral("M5.8");
    case What::Discards:
        return QStringLiteral("M5.9");
    case What::Passes:
        return QStringLiteral("M5.4");
    case What::Discarded:
        return QStringLiteral("M5.11");
    case What::Falls:
        return QStringLiteral("M6.10");
    case What::Leads:
    case What::Plays:
        return QStringLiteral("M6.1");
    case What::LeadsAndWins:
    case What::Wins:
        return QStringLiteral("M6.4");
    case What::PlaysFool:
    case What::CountsAsLed:
        return QStringLiteral("M6.5");
    case What::Declares:
        return QStringLiteral("M6.9");
    case What::Dies:
        return QStringLiteral("M6.8");
    case What::FoolOwed:
    case What::FoolPaid:
    case What::FoolLost:
        return QStringLiteral("M6.6");
    case What::Counts:
        return QStringLiteral("M7.1");
    case What::Cappotto:
        return QStringLiteral("M7.4");
    case What::Difference:
    case What::Net:
        return QStringLiteral("M7.2");
    case What::Resti:
    case What::PaidNow:
    case What::Whole:
        return QStringLiteral("M7.3");
    }
    return {};
}

QString headingOf(const Log::Section& section) {
    switch (section.of) {
    case Log::Section::Of::Deal:
        return Story::tr("Deal", "heading");
    case Log::Section::Of::Fola:
    case Log::Section::Of::Shown:
        return Story::tr("Fola", "heading");
    case Log::Section::Of::Trick:
        return section.trick == kTricks ? Story::tr("Last trick") : Story::tr("Trick %1").arg(section.trick);
    case Log::Section::Of::Count:
        return Story::tr("Count", "heading");
    }
    return {};
}

QString rightOf(const Log::Section& section, const Teller& t) {
    switch (section.of) {
    case Log::Section::Of::Deal:
        return section.seat ? byWhom(t, *section.seat, Story::tr("You cut"), Story::tr("%1 cuts"))
                            : QString();
    case Log::Section::Of::Fola:
        return section.seat ? byWhom(t, *section.seat, Story::tr("You deal"), Story::tr("%1 deals"))
                            : QString();
    case Log::Section::Of::Shown:
        return Story::tr("now 13 cards");
    case Log::Section::Of::Trick:
        if (!section.winner)
            return Story::tr("now", "the trick being played");
        return byWhose(t, *section.winner, Story::tr("ours", "a trick"), Story::tr("theirs", "a trick"),
                       QStringLiteral("%1"));
    case Log::Section::Of::Count:
        return {};
    }
    return {};
}

} // namespace

std::vector<LogSection> Log::told(const Teller& teller) const {
    std::vector<LogSection> story;
    for (const Section& section : sections_) {
        story.push_back({headingOf(section), rightOf(section, teller), {}});
        for (const Fact& fact : section.facts) {
            auto& lines = story.back().lines;
            if (unscored_ && (fact.what == What::PaidNow || fact.what == What::Whole)) {
                if (fact.what == What::Whole)
                    lines.push_back(strong(Story::tr("This hand"), Story::tr("pays nothing")));
                continue;
            }
            const bool oursFirst = fact.what == What::Counts && teller.us() == fact.side;
            LogLine line = lineOf(fact, teller);
            line.rule = ruleOf(fact.what);
            lines.insert(oursFirst ? lines.begin() : lines.end(), std::move(line));
        }
    }
    return story;
}

} // namespace text
