#include "desktop/cuatrola/table/asking.h"

#include "books/rule_book.h"
#include "desktop/table/refused_over.h"

#include <QCoreApplication>

namespace cuatrola_table {

namespace {

namespace words = text::cuatrola;
using table::Answer;
using table::Ask;
using table::Deed;
using table::Given;
using table::Meaning;
using table::Prompt;
using table::PromptButton;
using table::StripAsk;

Meaning doing(const Act& act, const Action& action) {
    return Deed([act, action] { return act(action); });
}

// ---- The asking (C4). ----

constexpr std::array kBids{Bid::Pass, Bid::Solo, Bid::Cuatrola, Bid::Quintola};

Prompt bidPrompt(const TableState& state, const BidChoice& choice, const text::Teller& teller) {
    Prompt prompt;
    prompt.tiles = true;
    prompt.piece = QStringLiteral("pea");
    prompt.strong = words::askingLine(state.view, teller);
    prompt.text = words::askingNote();
    Bid highest = Bid::Pass;
    for (const auto& [seat, bid] : state.view.bids)
        highest = std::max(highest, bid);
    for (Bid bid : kBids) {
        PromptButton tile;
        tile.text = words::bidOnTile(bid);
        tile.enabled = std::ranges::find(choice.bids, bid) != choice.bids.end();
        tile.under = words::underBid(bid, highest);
        if (bid != Bid::Pass) {
            tile.worth = QString::number(gamePoints(bid));
            tile.pieces = gamePoints(bid);
        }
        const words::BidPays pays = words::bidPays(bid, state.view, teller);
        tile.price = table::Price{pays.title, pays.worth, pays.lines};
        prompt.buttons.push_back(tile);
    }
    return prompt;
}

Ask bidAsk(const TableState& state, const BidChoice& choice, const text::Teller& teller, const Act& act) {
    Ask ask;
    ask.strip = [prompt = bidPrompt(state, choice, teller)](const Given&) { return StripAsk{prompt}; };
    ask.meaning = [me = state.me(), act](const Answer& answer) {
        return doing(act, {me, MakeBid{kBids[static_cast<std::size_t>(answer.button)]}});
    };
    ask.told = words::trumpLine(state.trump()) + QStringLiteral(". ") + words::askingLine(state.view, teller);
    return ask;
}

// ---- Cantes (C6). ----

Ask singAsk(const TableState& state, const SingChoice& choice, const Act& act) {
    Prompt prompt;
    Suits held = 0;
    for (Suits suits : choice.answers)
        held = static_cast<Suits>(held | suits);
    prompt.strong = words::canteTitle(held);
    prompt.text = words::singNote(held, state.trump());
    for (Suits suits : choice.answers)
        prompt.buttons.push_back(
            {words::singButton(suits, state.trump(), static_cast<int>(choice.answers.size())), false, true});
    Ask ask;
    ask.told = prompt.strong + QStringLiteral(". ") + prompt.text;
    ask.strip = [prompt](const Given&) { return StripAsk{prompt, table::StripPlace::Tall}; };
    ask.meaning = [me = state.me(), answers = choice.answers, act](const Answer& answer) {
        return doing(act, {me, Sing{answers[static_cast<std::size_t>(answer.button)]}});
    };
    return ask;
}

// ---- A card (C5). ----

Ask playAsk(const TableState& state, const PlayChoice& choice, const Act& act) {
    Ask ask;
    ask.cards = Ask::Cards::Play;
    ask.from = choice.cards;
    ask.told = words::turnLine(*state.asked, state.view);
    ask.reason = [barred = state.barred, names = state.names](Card card) {
        const auto found = std::ranges::find(barred, card, &std::pair<Card, Refusal>::first);
        return found == barred.end() ? QString() : words::explain(found->second, names);
    };
    ask.meaning = [me = state.me(), act](const Answer& answer) -> Meaning {
        if (!answer.card)
            return {};
        return doing(act, {me, Play{*answer.card}});
    };
    return ask;
}

} // namespace

Ask askOf(const TableState& state, const text::Teller& teller, const Act& act) {
    if (state.picking)
        return table::askOf(*state.picking);
    const auto ask = [&] {
        if (const auto* bid = std::get_if<BidChoice>(&state.asked->among))
            return bidAsk(state, *bid, teller, act);
        if (const auto* sing = std::get_if<SingChoice>(&state.asked->among))
            return singAsk(state, *sing, act);
        return playAsk(state, std::get<PlayChoice>(state.asked->among), act);
    };
    Ask made = ask();
    made.seat = index(state.asked->seat);
    return made;
}

Ask resultAsk(const TableState& state, const text::Teller& teller, const std::vector<table::Onward>& ways) {
    QStringList lines = words::countLines(state.view, teller);
    const QString match = words::matchLine(state.standingNow(), state.target, teller);
    if (!match.isEmpty() && !state.oneHand)
        lines.prepend(match);
    if (state.uncounted)
        lines << text::uncountedWords(*state.uncounted);
    return table::onwardAsk(words::resultLine(state.view, teller), lines, ways);
}

table::Refused refusedFor(const Refusal& refusal, const text::Names& names) {
    const QString why = words::explain(refusal, names);
    return table::refusedOver(refusal, why, books::rulesCitedIn(why));
}

} // namespace cuatrola_table
