#include "desktop/table/asking.h"

#include "text/prompts.h"

#include <QCoreApplication>

#include <algorithm>

namespace table {

namespace {

struct AskWords {
    Q_DECLARE_TR_FUNCTIONS(table::TableWidget)
};

PromptButton goOn() {
    return {AskWords::tr("&Go on"), true, true};
}

// What lies open until it is seen.
std::optional<StripAsk> seenAsk(const TableState& state, const text::Teller& teller) {
    Prompt prompt;
    if (state.draw) {
        prompt.strong = text::drawSettled(state.dealer, teller);
        prompt.text = text::drawnAgain(state.draw->cards, state.players, teller);
    } else if (state.phase == Phase::Cut && state.looked.empty()) {
        prompt.strong = state.hand / kHandsInRound == 1 ? AskWords::tr("The second round.")
                                                        : AskWords::tr("The third round.");
        prompt.text = AskWords::tr("%1 is your partner now.").arg(state.names[partner(state.me)]);
    } else if (!state.looked.empty()) {
        prompt.strong = text::lookedPrompt(static_cast<int>(state.looked.size()));
    } else {
        return std::nullopt;
    }
    prompt.buttons = {goOn()};
    return StripAsk{prompt};
}

StripAsk cutAsk(int cutAt) {
    Prompt prompt;
    prompt.strong = text::cutPrompt();
    prompt.text = cutAt > 0 ? AskWords::tr("Here %1 are lifted.").arg(cutAt)
                            : AskWords::tr("Click into the pack, or move with the arrow keys.");
    prompt.buttons = {{AskWords::tr("&Cut"), true, cutAt > 0}};
    return {prompt};
}

StripAsk discardAsk(const TableState& state, CardSet raised) {
    const DiscardChoice& choice = *state.discarding();
    const auto words = text::discardEffect(state.cards, raised, choice, state.rules);
    Prompt prompt;
    prompt.heading = words.count;
    prompt.filled = raised.size();
    prompt.places = choice.count;
    prompt.strong = words.effect;
    prompt.text = words.note;
    prompt.buttons = {{AskWords::tr("&Discard"), true, prompt.filled == prompt.places}};
    return {prompt};
}

StripAsk declareAsk(const std::vector<Versicola>& held, const Chosen& chosen) {
    Prompt prompt;
    if (chosen) {
        for (const Versicola& v : held)
            prompt.buttons.push_back(
                {text::declareItem(v), std::ranges::find(*chosen, v.cards) != chosen->end(), true});
        prompt.buttons.push_back({chosen->empty() ? AskWords::tr("Say &nothing")
                                                  : AskWords::tr("&Declare %n", nullptr, int(chosen->size())),
                                  true, true});
        prompt.strong = AskWords::tr("Which do you declare?");
    } else {
        prompt.strong = text::declareOffer(held);
        prompt.text = text::declareEffect(held);
        prompt.buttons = {{AskWords::tr("Say &nothing"), false, true}};
        if (held.size() > 1)
            prompt.buttons.push_back({AskWords::tr("C&hoose…"), false, true});
        prompt.buttons.push_back(
            {held.size() > 1 ? AskWords::tr("&Declare all") : AskWords::tr("&Declare"), true, true});
    }
    return {prompt, &Picture::declareStrip};
}

std::optional<StripAsk> playAsk(const TableState& state, const text::Teller& teller) {
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
    return StripAsk{prompt, &Picture::fallStrip};
}

// Versicole are chosen one by one by a button each; the last button ends it.
StripAnswer declareAnswer(const TableState& state, const Chosen& chosen, int button) {
    const auto& held = state.declaring()->held;
    const int choose = held.size() > 1 ? 1 : -1, all = held.size() > 1 ? 2 : 1;
    Declare declare;
    if (chosen && button < static_cast<int>(held.size())) {
        Chosen next = chosen;
        const CardSet cards = held[static_cast<std::size_t>(button)].cards;
        if (std::erase(*next, cards) == 0)
            next->push_back(cards);
        return next;
    }
    if (!chosen && button == choose)
        return Chosen(std::vector<CardSet>());
    if (chosen)
        declare.shown = *chosen;
    else if (button == all)
        for (const Versicola& v : held)
            declare.shown.push_back(v.cards);
    return Action{state.me, declare};
}

} // namespace

std::optional<Ask> askOf(const TableState& state) {
    Ask ask;
    if (state.picking) {
        ask.cards = Ask::Cards::Pick;
        ask.from = state.picking->from;
        ask.most = state.picking->most;
    } else if (state.discarding()) {
        ask.cards = Ask::Cards::Raise;
        ask.from = state.cards;
        ask.most = state.discarding()->count;
    } else if (state.playing()) {
        ask.cards = Ask::Cards::Play;
        ask.from = state.legal();
    } else if (const CutChoice* cut = state.cutting()) {
        ask.cut = {cut->least, cut->most};
    } else if (!state.asked) {
        return std::nullopt;
    }
    return ask;
}

Action playOf(const TableState& state, Card card) {
    return {state.asked->seat, Play{card}};
}

std::optional<StripAsk> stripAsk(const TableState& state, const Attention& attention, const Chosen& chosen,
                                 Waiting waiting, const text::Teller& teller) {
    if (waiting == Waiting::ForPress)
        return seenAsk(state, teller);
    if (waiting != Waiting::ForMe)
        return std::nullopt;
    if (state.cutting())
        return cutAsk(attention.cutAt);
    if (state.discarding())
        return discardAsk(state, attention.raised);
    if (state.declaring())
        return declareAsk(state.declaring()->held, chosen);
    return playAsk(state, teller);
}

StripAnswer answerTo(const TableState& state, const Attention& attention, const Chosen& chosen, int button) {
    if (state.cutting()) {
        if (attention.cutAt > 0)
            return Action{state.asked->seat, Cut{attention.cutAt}};
        return {};
    }
    if (state.discarding()) {
        Discard discard;
        for (Card c : attention.raised)
            discard.cards.push_back(c);
        // M5.4 lets the cutter choose an order; here counters go last, so that they stay in the fola.
        std::ranges::stable_partition(discard.cards, [](Card c) { return !kCounters.contains(c); });
        return Action{state.me, discard};
    }
    if (state.declaring())
        return declareAnswer(state, chosen, button);
    return Action{state.asked->seat, Fall{}};
}

} // namespace table
