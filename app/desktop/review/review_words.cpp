#include "desktop/review/review_words.h"

#include <QCoreApplication>

#include <cstdlib>

namespace review {

namespace {

struct Review {
    Q_DECLARE_TR_FUNCTIONS(Review)
};

const Action& doneLast(const Line& line, const Stop& stop) {
    return line.actions[static_cast<std::size_t>(stop.made - 1)];
}

// The trick that the last action belongs to, as far as it is played.
bool leads(const Line& line, const Stop& stop) {
    const Hand hand = handAfter(line, stop.made - 1);
    return hand.tricks().empty() || hand.tricks().back().winner;
}

QString versicole(const std::vector<CardSet>& shown) {
    QStringList names;
    for (CardSet cards : shown)
        names << text::versicolaName(text::versicolaOf(cards));
    return text::joined(names);
}

} // namespace

QString whereWords(const Stop& stop) {
    switch (stop.of) {
    case Stop::Of::Start:
        return Review::tr("The cut");
    case Stop::Of::Stage:
        return stop.stage == kDealt ? Review::tr("The deal") : Review::tr("The cut");
    case Stop::Of::Count:
        return Review::tr("The count");
    case Stop::Of::Action:
    case Stop::Of::Trick:
        break;
    }
    return stop.trick == 0 ? stop.made == 1 ? Review::tr("The fola") : Review::tr("The discards")
                           : Review::tr("Trick %1 of %2").arg(stop.trick).arg(kTricks);
}

QString actionWords(const Action& action, const text::Teller& teller) {
    const auto by = [&](const QString& you, const QString& other, const QString& object = {}) {
        return text::byWhom(teller, action.seat, you, other, object);
    };
    if (const auto* cut = std::get_if<Cut>(&action.what))
        return by(Review::tr("You cut and lift %1 cards"), Review::tr("%1 cuts and lifts %2 cards"),
                  QString::number(cut->cards));
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return by(Review::tr("You discard %1"), Review::tr("%1 discards %2"),
                  text::cardsInText(setOf(discard->cards)));
    if (const auto* play = std::get_if<Play>(&action.what))
        return by(Review::tr("You play %1"), Review::tr("%1 plays %2"), text::cardInText(play->card));
    if (const auto* declare = std::get_if<Declare>(&action.what))
        return declare->shown.empty()
                   ? by(Review::tr("You declare nothing"), Review::tr("%1 declares nothing"))
                   : by(Review::tr("You declare %1"), Review::tr("%1 declares %2"),
                        versicole(declare->shown));
    return by(Review::tr("You fall"), Review::tr("%1 falls"));
}

QString doneWords(const Line& line, const Stop& stop, const Sight& sight, const text::Teller& teller) {
    const Seat cutter = tricks::left(line.deal.dealer);
    switch (stop.of) {
    case Stop::Of::Start:
        return text::byWhom(teller, line.deal.dealer, Review::tr("You deal"), Review::tr("%1 deals"));
    case Stop::Of::Count:
        return Review::tr("The hand is over");
    case Stop::Of::Stage: {
        if (stop.stage == kDealt)
            return Review::tr("The cards are dealt");
        const int robbed = static_cast<int>(handAfter(line, 1).robbed().size());
        return robbed == 0
                   ? text::byWhom(teller, cutter, Review::tr("You cut and rob nothing"),
                                  Review::tr("%1 cuts and robs nothing"))
                   : text::byWhom(teller, cutter, Review::tr("You cut and rob %n card(s)", nullptr, robbed),
                                  Review::tr("%1 cuts and robs %n card(s)", nullptr, robbed));
    }
    case Stop::Of::Action:
    case Stop::Of::Trick:
        break;
    }
    const Action& done = doneLast(line, stop);
    if (std::holds_alternative<Cut>(done.what))
        return text::byWhom(teller, partner(line.deal.dealer), Review::tr("You announce the fola"),
                            Review::tr("%1 announces the fola"));
    const auto* discard = std::get_if<Discard>(&done.what);
    if (discard && !sight.all && done.seat != sight.from) {
        const int count = static_cast<int>(discard->cards.size());
        return text::byWhom(teller, done.seat, Review::tr("You discard %n card(s)", nullptr, count),
                            Review::tr("%1 discards %n card(s)", nullptr, count));
    }
    const auto* play = std::get_if<Play>(&done.what);
    if (play && leads(line, stop))
        return text::byWhom(teller, done.seat, Review::tr("You lead %1"), Review::tr("%1 leads %2"),
                            text::cardInText(play->card));
    const auto* declare = std::get_if<Declare>(&done.what);
    if (declare && declare->shown.empty() && !sight.all && done.seat != sight.from)
        return Review::tr("The first trick"); // nobody learns that (M6.9)
    return actionWords(done, teller);
}

QString announcementWords(const Hand& dealt) {
    if (dealt.announcements().empty())
        return {};
    const SuitCounts& counts = dealt.announcements().front();
    return Review::tr("“%1”", "announcement").arg(text::announcement(counts)) + u'\n' +
           text::announcementMeaning(counts);
}

QString whatIfWords(const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return Review::tr("&What if %1?", "the 27").arg(text::cardInText(play->card));
    if (const auto* declare = std::get_if<Declare>(&action.what))
        return declare->shown.empty() ? Review::tr("&What if nothing is said?")
                                      : Review::tr("&What if it is declared?");
    if (std::holds_alternative<Discard>(action.what))
        return Review::tr("&What if others go?", "other discards");
    return Review::tr("&What if not?");
}

QString endWords(const Ending& ending, const text::Teller& teller) {
    const Side ahead = ending.net > 0 ? Side::NS : Side::EW, paid = ending.resti > 0 ? Side::NS : Side::EW;
    const QString net = QString::number(std::abs(ending.net));
    const QString resti = text::restiCount(std::abs(ending.resti));
    const auto by = [&](Side side, const QString& ours, const QString& theirs, const QString& named,
                        const auto&... objects) {
        return text::byWhose(teller, side, ours, theirs, named, objects...);
    };
    if (ending.resti == 0)
        return ending.net == 0
                   ? Review::tr("the net is level, and nothing is owed.")
                   : by(ahead, Review::tr("the net is %1 for us, and nothing is owed."),
                        Review::tr("the net is %1 for them, and nothing is owed."),
                        Review::tr("the net is %2 for %1, and nothing is owed.", "pair, points"), net);
    if (ending.net == 0)
        return by(paid, Review::tr("the net is level; we receive %1.", "2 resti"),
                  Review::tr("the net is level; they receive %1.", "2 resti"),
                  Review::tr("the net is level; %1 receive %2.", "pair, 2 resti"), resti);
    if (ahead == paid)
        return by(paid, Review::tr("the net is %1 for us, and we receive %2.", "points, 2 resti"),
                  Review::tr("the net is %1 for them, and they receive %2.", "points, 2 resti"),
                  Review::tr("the net is %2 for %1, who receive %3.", "pair, points, 2 resti"), net, resti);
    if (!teller.us())
        return Review::tr("the net is %1 for %2; %3 receive %4.")
            .arg(net, text::pairNames(ahead, teller), text::pairNames(paid, teller), resti);
    return (paid == teller.us() ? Review::tr("the net is %1 for them; we receive %2.", "points, 2 resti")
                                : Review::tr("the net is %1 for us; they receive %2.", "points, 2 resti"))
        .arg(net, resti);
}

QString countWords(const Hand& finished, const text::Teller& teller) {
    const Result& result = *finished.result();
    const QString end = text::capitalised(endWords(endingOf(finished), teller));
    if (result.cappotto)
        return text::byWhose(teller, *result.cappotto, Review::tr("We took no trick: a cappotto (M7.4). %1"),
                             Review::tr("They took no trick: a cappotto (M7.4). %1"),
                             Review::tr("%1 took no trick: a cappotto (M7.4). %2"), end);
    const auto told = [&](Side side) {
        const SideCount& count = result.count[side];
        return text::byWhose(
            teller, side,
            Review::tr(
                "We count %1: %2 for cards, %3 for versicole, %4 for the last trick, %5 for counters."),
            Review::tr("They count %1: %2 for cards, %3 for versicole, %4 for the last trick, %5 for "
                       "counters."),
            Review::tr("%1 count %2: %3 for cards, %4 for versicole, %5 for the last trick, %6 for "
                       "counters."),
            QString::number(count.total()), QString::number(count.cards),
            QString::number(count.versicolePoints()), QString::number(count.last),
            QString::number(count.counters));
    };
    return told(Side::NS) + u'\n' + told(Side::EW) + u'\n' + end;
}

QString comparedWords(const Compared& both, const text::Teller& teller) {
    const auto by = [&](const QString& ours, const QString& theirs, const QString& named,
                        const QString& object) {
        return text::byWhose(teller, both.side, ours, theirs, named, object);
    };
    QString verdict;
    if (both.gain && *both.gain == 0)
        verdict = Review::tr("So it comes to the same.");
    else if (both.gain)
        verdict = *both.gain > 0 ? by(Review::tr("So it is %1 points better for us."),
                                      Review::tr("So it is %1 points better for them."),
                                      Review::tr("So it is %2 points better for %1.", "pair, points"),
                                      QString::number(*both.gain))
                                 : by(Review::tr("So it is %1 points worse for us."),
                                      Review::tr("So it is %1 points worse for them."),
                                      Review::tr("So it is %2 points worse for %1.", "pair, points"),
                                      QString::number(-*both.gain));
    const int resti = sign(both.side) * (both.now.resti - both.was.resti);
    const QString count = text::restiCount(std::abs(resti));
    if (resti != 0)
        verdict +=
            (verdict.isEmpty() ? QString() : QStringLiteral(" ")) +
            (resti > 0
                 ? by(Review::tr("%1 more to us.", "2 resti"), Review::tr("%1 more to them.", "2 resti"),
                      Review::tr("%2 more to %1.", "pair, 2 resti"), count)
                 : by(Review::tr("%1 less to us.", "2 resti"), Review::tr("%1 less to them.", "2 resti"),
                      Review::tr("%2 less to %1.", "pair, 2 resti"), count));
    return Review::tr("This time %1", "the net is …").arg(endWords(both.now, teller)) + u'\n' +
           Review::tr("As it was played, %1", "the net is …").arg(endWords(both.was, teller)) + u'\n' +
           verdict;
}

QString answerWords(const Action& recorded, bool same, const text::Teller& recordTeller) {
    const QString then = actionWords(recorded, recordTeller);
    return same ? Review::tr("The same as then: %1.").arg(then) : Review::tr("Then: %1.").arg(then);
}

QString choicesWords(const Choices& choices) {
    return Review::tr("You chose as they did: %1 of %2").arg(choices.same).arg(choices.asked);
}

} // namespace review
