#include "desktop/tarot/table/asking.h"

#include "books/rule_book.h"
#include "desktop/look/announce.h"
#include "desktop/table/refused_over.h"
#include "text/tarot/tarot_count_words.h"

#include <QCoreApplication>

namespace tarot_table {

namespace {

namespace words = text::tarot;
using table::Answer;
using table::Ask;
using table::Deed;
using table::Given;
using table::Meaning;
using table::Prompt;
using table::PromptButton;
using table::StripAsk;
using words::Teller;

struct AskWords {
    Q_DECLARE_TR_FUNCTIONS(tarot_table::TarotTable)
};

Meaning doing(const Act& act, const Action& action) {
    return Deed([act, action] { return act(action); });
}

// A card that cannot be taken, and why.
Meaning refusing(const QString& why, Card card) {
    return Deed([why, card]() -> std::optional<table::Refused> {
        return table::Refused{why, books::rulesCitedIn(why), card};
    });
}

// ---- The auction (F5). ----

std::vector<Bid> bidsOffered(const RuleSet& rules) {
    std::vector<Bid> bids{Bid::Pass, Bid::Prise};
    if (rules.pousse)
        bids.push_back(Bid::Pousse);
    bids.insert(bids.end(), {Bid::Garde, Bid::GardeSans, Bid::GardeContre});
    return bids;
}

Prompt auctionPrompt(const TableState& state, const AuctionChoice& choice, const Teller& teller) {
    Prompt prompt;
    prompt.tiles = true;
    prompt.strong = words::auctionLine(state.view, teller);
    prompt.text = words::needLine(state.view.hand);
    for (Bid bid : bidsOffered(state.view.rules)) {
        PromptButton tile;
        tile.text = words::bidOnTile(bid);
        tile.enabled = std::ranges::find(choice.words, bid) != choice.words.end();
        tile.under = words::underBid(bid, state.view, teller);
        const words::BidPays pays = words::bidPays(bid, state.view, teller);
        tile.price = table::Price{pays.title, pays.formula, pays.lines};
        prompt.buttons.push_back(tile);
    }
    return prompt;
}

Ask auctionAsk(const TableState& state, const AuctionChoice& choice, const Teller& teller, const Act& act) {
    Ask ask;
    const Prompt prompt = auctionPrompt(state, choice, teller);
    ask.strip = [prompt](const Given&) { return StripAsk{prompt}; };
    ask.meaning = [me = state.me(), bids = bidsOffered(state.view.rules), act](const Answer& answer) {
        return doing(act, {me, Speak{bids[static_cast<std::size_t>(answer.button)]}});
    };
    ask.told =
        AskWords::tr("Your turn to speak.") + u' ' + prompt.strong + QStringLiteral(". ") + prompt.text;
    return ask;
}

// ---- The card called (F6.1). ----

Ask callAsk(const TableState& state, const CallChoice& choice, const Act& act) {
    Ask ask;
    ask.cards = Ask::Cards::Play;
    ask.from = choice.cards;
    ask.told = words::callLine(state.view);
    ask.meaning = [me = state.me(), act](const Answer& answer) -> Meaning {
        if (!answer.card)
            return {};
        return doing(act, {me, CallCard{*answer.card}});
    };
    return ask;
}

// ---- The écart (F6.4, F6.5). ----

Ask discardAsk(const TableState& state, const DiscardChoice& choice, const Act& act) {
    Ask ask;
    ask.cards = Ask::Cards::Raise;
    ask.from = choice.must | choice.from;
    ask.most = choice.count;
    ask.told = words::turnLine(*state.asked, state.view);
    ask.raisedTold = AskWords::tr("raised for the écart");
    ask.reason = [choice, called = state.view.called](Card card) {
        return words::whyNotLaidAway(card, choice, called);
    };
    ask.strip = [hand = state.view.hand, choice](const Given& given) {
        const auto told = words::discardWords(hand, given.raised, choice);
        Prompt prompt;
        prompt.heading = told.count;
        prompt.filled = given.raised.size();
        prompt.places = choice.count;
        prompt.strong = told.effect;
        prompt.text = told.note;
        prompt.buttons = {{AskWords::tr("&Lay away"), true, prompt.filled == prompt.places}};
        return StripAsk{prompt};
    };
    ask.meaning = [me = state.me(), reason = ask.reason, act](const Answer& answer) -> Meaning {
        return answer.card ? refusing(reason(*answer.card), *answer.card)
                           : doing(act, {me, Discard{answer.given.raised}});
    };
    return ask;
}

// ---- Jeu, or a slam (F7.1–F7.3). ----

// Jeu is what is said nearly always: it is the main button, and comes last.
Ask jeuAsk(const TableState& state, const JeuChoice& choice, const Act& act) {
    std::vector<Slam> said(choice.words.rbegin(), choice.words.rend());
    Prompt prompt;
    prompt.strong = words::jeuLine(state.view);
    prompt.text = said.size() > 1 ? words::jeuNote(state.view) : QString();
    for (Slam slam : said)
        prompt.buttons.push_back({words::slamButton(slam), slam == Slam::None, true});
    Ask ask;
    ask.told = look::sentence(prompt.strong) + u' ' + prompt.text;
    ask.strip = [prompt](const Given&) { return StripAsk{prompt, table::StripPlace::Tall}; };
    ask.meaning = [me = state.me(), said, act](const Answer& answer) {
        return doing(act, {me, SayJeu{said[static_cast<std::size_t>(answer.button)]}});
    };
    return ask;
}

// ---- A card, and what is announced before it (F7.4–F8). ----

// Which trumps are shown, where there are more of them than are shown (F7.6).
Ask trumpsAsk(const TableState& state, const PoigneeChoice& poignee, const Act& act,
              const std::shared_ptr<const Ask>& back) {
    Ask ask;
    ask.cards = Ask::Cards::Raise;
    ask.from = poignee.from;
    ask.most = poignee.count;
    ask.back = back;
    ask.raisedTold = AskWords::tr("raised to be shown");
    ask.told = AskWords::tr("Choose the trumps you show");
    ask.seat = index(state.me());
    ask.reason = [](Card) { return AskWords::tr("A poignée is of trumps in hand (F7.5)."); };
    ask.strip = [poignee](const Given& given) {
        Prompt prompt;
        prompt.heading = AskWords::tr("%1 of %2", "cards raised").arg(given.raised.size()).arg(poignee.count);
        prompt.filled = given.raised.size();
        prompt.places = poignee.count;
        prompt.strong = AskWords::tr("Choose the trumps you show");
        prompt.text = AskWords::tr("Esc: show none");
        prompt.buttons = {{AskWords::tr("&Show"), true, prompt.filled == prompt.places}};
        return StripAsk{prompt};
    };
    ask.meaning = [me = state.me(), reason = ask.reason, act](const Answer& answer) -> Meaning {
        return answer.card ? refusing(reason(*answer.card), *answer.card)
                           : doing(act, {me, ShowPoignee{answer.given.raised}});
    };
    return ask;
}

Prompt announcePrompt(const TableState& state, const PlayChoice& choice) {
    Prompt prompt;
    prompt.strong = words::announceOffer(choice);
    prompt.text = words::announceNote(choice, state.view);
    for (Announced kind : choice.miseres)
        prompt.buttons.push_back({words::misereButton(kind), false, true});
    for (const PoigneeChoice& poignee : choice.poignees)
        prompt.buttons.push_back({words::poigneeButton(poignee, state.view.players), false, true});
    return prompt;
}

Ask playAsk(const TableState& state, const PlayChoice& choice, const Act& act) {
    Ask ask;
    ask.cards = Ask::Cards::Play;
    ask.from = choice.cards;
    ask.seat = index(state.me());
    ask.told = words::turnLine(*state.asked, state.view);
    ask.reason = [barred = state.barred, names = state.names](Card card) {
        const auto found = std::ranges::find(barred, card, &std::pair<Card, Refusal>::first);
        return found == barred.end() ? QString() : words::explain(found->second, names);
    };
    const bool offers = !choice.miseres.empty() || !choice.poignees.empty();
    if (offers)
        ask.strip = [prompt = announcePrompt(state, choice)](const Given&) {
            return StripAsk{prompt, table::StripPlace::Tall};
        };
    ask.meaning = [state, choice, act](const Answer& answer) -> Meaning {
        const Seat me = state.me();
        if (answer.card)
            return doing(act, {me, Play{*answer.card}});
        const auto miseres = static_cast<int>(choice.miseres.size());
        if (answer.button < miseres)
            return doing(act, {me, ClaimMisere{choice.miseres[static_cast<std::size_t>(answer.button)]}});
        const PoigneeChoice& poignee = choice.poignees[static_cast<std::size_t>(answer.button - miseres)];
        if (poignee.from.size() == poignee.count)
            return doing(act, {me, ShowPoignee{poignee.from}});
        return std::make_shared<const Ask>(
            trumpsAsk(state, poignee, act, std::make_shared<const Ask>(playAsk(state, choice, act))));
    };
    return ask;
}

} // namespace

Ask askOf(const TableState& state, const Teller& teller, const Act& act) {
    if (state.picking)
        return table::askOf(*state.picking);
    const auto& among = state.asked->among;
    if (std::holds_alternative<CallChoice>(among)) {
        Ask ask = callAsk(state, std::get<CallChoice>(among), act);
        ask.seat = table::kMiddle;
        return ask;
    }
    Ask ask;
    if (const auto* auction = std::get_if<AuctionChoice>(&among))
        ask = auctionAsk(state, *auction, teller, act);
    else if (const auto* discard = std::get_if<DiscardChoice>(&among))
        ask = discardAsk(state, *discard, act);
    else if (const auto* jeu = std::get_if<JeuChoice>(&among))
        ask = jeuAsk(state, *jeu, act);
    else
        ask = playAsk(state, std::get<PlayChoice>(among), act);
    ask.seat = index(state.asked->seat);
    return ask;
}

Ask resultAsk(const TableState& state, const Teller& teller, const std::vector<table::Onward>& ways) {
    const words::ResultWords result = words::resultWords(state.view, teller);
    QStringList lines;
    for (const auto& [line, rule] : result.lines)
        lines << (line.contains(rule) ? line : AskWords::tr("%1 (%2)", "line, rule").arg(line, rule));
    if (lines.isEmpty()) // a void hand
        lines << AskWords::tr("Rule %1").arg(result.rule);
    if (state.uncounted)
        lines << text::uncountedWords(*state.uncounted);
    return table::onwardAsk(result.sentence, lines, ways);
}

table::Refused refusedFor(const Refusal& refusal, const words::Names& names) {
    const QString why = words::explain(refusal, names);
    return table::refusedOver(refusal, why, books::rulesCitedIn(why));
}

} // namespace tarot_table
