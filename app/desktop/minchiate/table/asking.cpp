#include "desktop/minchiate/table/asking.h"

#include "books/rule_book.h"
#include "desktop/table/refused_over.h"
#include "text/prompts.h"

#include <QCoreApplication>

#include <algorithm>

namespace minchiate_table {

namespace {

using table::Answer;
using table::Ask;
using table::Deed;
using table::Given;
using table::Meaning;
using table::Prompt;
using table::StripAsk;
using table::StripPlace;

struct AskWords {
    Q_DECLARE_TR_FUNCTIONS(minchiate_table::MinchiateTable)
};

// What it means to do that.
Meaning doing(const Act& act, const Action& action) {
    return Deed([act, action] { return act(action); });
}

// ---- The cut. ----

StripAsk cutStrip(int cutAt) {
    Prompt prompt;
    prompt.strong = text::cutPrompt();
    prompt.text = cutAt > 0 ? AskWords::tr("Here %1 are lifted.").arg(cutAt)
                            : AskWords::tr("Click into the pack, or move with the arrow keys.");
    prompt.buttons = {{AskWords::tr("&Cut"), true}};
    return {prompt};
}

Ask cutAsk(Seat seat, const CutChoice& choice, const Act& act) {
    Ask ask;
    ask.cut = {choice.least, choice.most};
    ask.strip = [](const Given& given) { return cutStrip(given.cutAt); };
    ask.meaning = [seat, act](const Answer& answer) { return doing(act, {seat, Cut{answer.given.cutAt}}); };
    return ask;
}

// ---- The discard. ----

StripAsk discardStrip(CardSet hand, const DiscardChoice& choice, const RuleSet& rules, CardSet raised) {
    const auto words = text::discardEffect(hand, raised, choice, rules);
    Prompt prompt;
    prompt.heading = words.count;
    prompt.filled = raised.size();
    prompt.places = choice.count;
    prompt.strong = words.effect;
    prompt.text = words.note;
    prompt.buttons = {{AskWords::tr("&Discard"), true, prompt.filled == prompt.places}};
    return {prompt};
}

Discard discardOf(CardSet raised) {
    Discard discard;
    for (Card c : raised)
        discard.cards.push_back(c);
    // M5.4 lets the cutter choose an order; here counters go last, so that they stay in the fola.
    std::stable_partition(discard.cards.begin(), discard.cards.end(),
                          [](Card c) { return !kCounters.contains(c); });
    return discard;
}

Ask discardAsk(const TableState& state, const DiscardChoice& choice, const Act& act) {
    Ask ask;
    ask.cards = Ask::Cards::Raise;
    ask.from = state.cards;
    ask.most = choice.count;
    ask.raisedTold = AskWords::tr("raised for the discard");
    ask.strip = [hand = state.cards, rules = state.rules, choice](const Given& given) {
        return discardStrip(hand, choice, rules, given.raised);
    };
    ask.meaning = [me = state.me, act](const Answer& answer) {
        return doing(act, {me, discardOf(answer.given.raised)});
    };
    return ask;
}

// ---- Declaring. ----

using Shown = std::vector<CardSet>;

StripAsk offerStrip(const std::vector<Versicola>& held) {
    Prompt prompt;
    prompt.strong = text::declareOffer(held);
    prompt.text = text::declareEffect(held);
    prompt.buttons = {{AskWords::tr("Say &nothing"), false, true}};
    if (held.size() > 1)
        prompt.buttons.push_back({AskWords::tr("C&hoose…"), false, true});
    prompt.buttons.push_back(
        {held.size() > 1 ? AskWords::tr("&Declare all") : AskWords::tr("&Declare"), true, true});
    return {prompt, StripPlace::Tall};
}

StripAsk choosingStrip(const std::vector<Versicola>& held, const Shown& chosen) {
    Prompt prompt;
    for (const Versicola& v : held)
        prompt.buttons.push_back(
            {text::declareItem(v), std::ranges::find(chosen, v.cards) != chosen.end(), true});
    prompt.buttons.push_back({chosen.empty() ? AskWords::tr("Say &nothing")
                                             : AskWords::tr("&Declare %n", nullptr, int(chosen.size())),
                              true, true});
    prompt.strong = AskWords::tr("Which do you declare?");
    return {prompt, StripPlace::Tall};
}

// Versicole are chosen one by one by a button each; the last button ends it.
Ask choosingAsk(Seat me, const std::vector<Versicola>& held, const Shown& chosen, const Act& act,
                const std::shared_ptr<const Ask>& offer) {
    Ask ask;
    ask.back = offer;
    ask.strip = [held, chosen](const Given&) { return choosingStrip(held, chosen); };
    ask.meaning = [me, held, chosen, act, offer](const Answer& answer) -> Meaning {
        if (answer.button >= static_cast<int>(held.size()))
            return doing(act, {me, Declare{chosen}});
        Shown next = chosen;
        const CardSet cards = held[static_cast<std::size_t>(answer.button)].cards;
        if (std::erase(next, cards) == 0)
            next.push_back(cards);
        return std::make_shared<const Ask>(choosingAsk(me, held, next, act, offer));
    };
    return ask;
}

Ask declareAsk(Seat me, const std::vector<Versicola>& held, const Act& act) {
    Ask ask;
    ask.strip = [held](const Given&) { return offerStrip(held); };
    ask.meaning = [me, held, act](const Answer& answer) -> Meaning {
        const int choose = held.size() > 1 ? 1 : -1, all = held.size() > 1 ? 2 : 1;
        if (answer.button == choose)
            return std::make_shared<const Ask>(
                choosingAsk(me, held, {}, act, std::make_shared<const Ask>(declareAsk(me, held, act))));
        Declare declare;
        if (answer.button == all)
            for (const Versicola& v : held)
                declare.shown.push_back(v.cards);
        return doing(act, {me, declare});
    };
    return ask;
}

// ---- A card, or a fall. ----

std::optional<StripAsk> playStrip(const TableState& state, const text::Teller& teller) {
    Prompt prompt;
    const bool own = state.asked->seat == state.me;
    if (own && state.playing()->mayFall && state.cards.size() > 1) {
        // Of the last card nobody would choose otherwise.
        prompt.strong = AskWords::tr("You may fall (M6.10)");
        prompt.text = text::fallOffer();
        prompt.buttons = {{AskWords::tr("Lay &open"), false, true}};
    } else if (!own && !teller.watched) {
        prompt.strong = text::fallenPrompt(state.asked->seat, teller);
    } else {
        return std::nullopt;
    }
    return StripAsk{prompt, StripPlace::Narrow};
}

Ask playAsk(const TableState& state, const text::Teller& teller, const Act& act) {
    Ask ask;
    ask.cards = Ask::Cards::Play;
    ask.from = state.legal();
    ask.strip = [words = playStrip(state, teller)](const Given&) { return words; };
    ask.reason = [barred = state.barred, names = state.names](Card card) {
        const auto found = std::ranges::find(barred, card, &std::pair<Card, Refusal>::first);
        return found == barred.end() ? QString() : text::explain(found->second, names);
    };
    ask.meaning = [seat = state.asked->seat, act](const Answer& answer) {
        if (answer.card)
            return doing(act, {seat, Play{*answer.card}});
        return doing(act, {seat, Fall{}});
    };
    return ask;
}

Ask pickAsk(const Picking& picking) {
    Ask ask;
    ask.cards = Ask::Cards::Pick;
    ask.from = picking.from;
    ask.most = picking.most;
    return ask;
}

Ask decisionAsk(const TableState& state, const text::Teller& teller, const Act& act) {
    if (const CutChoice* cut = state.cutting())
        return cutAsk(state.asked->seat, *cut, act);
    if (const DiscardChoice* discard = state.discarding())
        return discardAsk(state, *discard, act);
    if (const DeclareChoice* declare = state.declaring())
        return declareAsk(state.me, declare->held, act);
    return playAsk(state, teller, act);
}

} // namespace

Ask askOf(const TableState& state, const text::Teller& teller, const Act& act) {
    if (state.picking)
        return pickAsk(*state.picking);
    Ask ask = decisionAsk(state, teller, act);
    ask.seat = index(state.asked->seat);
    ask.told = text::turnLine(*state.asked, state.view, teller);
    if (const DeclareChoice* declare = state.declaring()) // what the strip offers
        ask.told += QStringLiteral(". ") + text::declareOffer(declare->held);
    return ask;
}

table::Refused refusedFor(const Refusal& refusal, const text::Names& names) {
    const QString why = text::explain(refusal, names);
    return table::refusedOver(refusal, why, books::rulesCitedIn(why));
}

} // namespace minchiate_table
