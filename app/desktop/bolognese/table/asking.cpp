#include "desktop/bolognese/table/asking.h"

#include "books/rule_book.h"
#include "desktop/bolognese/table/scene_of.h"
#include "desktop/bolognese/table/signalling.h"
#include "desktop/table/refused_over.h"

#include <QCoreApplication>

#include <algorithm>

namespace bolognese_table {

namespace {

namespace words = text::bolognese;
using table::Answer;
using table::Ask;
using table::Deed;
using table::Given;
using table::Meaning;
using table::Prompt;
using table::StripAsk;

struct AskWords {
    Q_DECLARE_TR_FUNCTIONS(bolognese_table::BologneseTable)
};

Meaning doing(const Act& act, const Action& action) {
    return Deed([act, action] { return act(action); });
}

Meaning goingOn(const std::function<void()>& further) {
    return Deed([further]() -> std::optional<table::Refused> {
        further();
        return std::nullopt;
    });
}

std::function<QString(Card)> reasonOf(const TableState& state) {
    return [barred = state.asked->barred, names = state.names](Card card) {
        const auto found = std::ranges::find(barred, card, &std::pair<Card, Refusal>::first);
        return found == barred.end() ? QString() : words::explain(found->second, names);
    };
}

// ---- Accusing (B6). ----

// What may be accused, what of it is chosen, and all that its strip is made of.
struct Accusing {
    View view;
    std::vector<Combination> made;
    int least = 0;                   // points that it must be worth
    std::optional<int> callsOutWith; // points with which it calls out
    std::vector<bool> chosen;

    [[nodiscard]] std::vector<Combination> picked() const {
        std::vector<Combination> all;
        for (std::size_t i = 0; i < made.size(); ++i)
            if (chosen[i])
                all.push_back(made[i]);
        return all;
    }
};

Accusing accusingIn(const TableState& state, const Accusable& accuso) {
    return {state.view, accuso.made, accuso.least, state.asked->callsOutWith,
            std::vector<bool>(accuso.made.size(), false)};
}

std::vector<table::PromptFan> fansOf(const Accusing& accusing) {
    std::vector<table::PromptFan> fans;
    for (std::size_t i = 0; i < accusing.made.size(); ++i) {
        const Combination& one = accusing.made[i];
        table::PromptFan fan{words::fanName(one.name),
                             QString::number(one.points),
                             words::fanTold(one),
                             {},
                             accusing.chosen[i]};
        const CardSet contatori = isSequence(one.name) ? one.cards & setOf(kContatori) : CardSet();
        for (Card card : sorted(one.cards - contatori))
            fan.faces.push_back(faceOf(card));
        for (Card card : contatori) // last in the fan
            fan.faces.push_back(faceOf(card));
        fans.push_back(fan);
    }
    return fans;
}

// Nothing is chosen, and the way on is to say nothing.
void askWhat(const Accusing& accusing, Prompt& prompt) {
    if (accusing.least > 0) {
        prompt.strong = AskWords::tr("You may call out");
        prompt.text = AskWords::tr("Choose %n point(s) or more, before you take up the two cards (B6.5).",
                                   nullptr, accusing.least);
        return;
    }
    prompt.strong = AskWords::tr("You may accuse");
    prompt.text = AskWords::tr("Choose what to show, or stay silent (B6.1).");
    table::PromptButton silence{AskWords::tr("Stay s&ilent"), true};
    silence.told = AskWords::tr("Nothing is announced, and you play a card. To accuse, choose a fan first.");
    prompt.buttons.push_back(silence);
}

// Its buttons always say what they do: there is none to accuse before something is chosen that can be.
Prompt accusePrompt(const Accusing& accusing) {
    Prompt prompt;
    prompt.fans = fansOf(accusing);
    if (accusing.least > 0)
        prompt.buttons.push_back({AskWords::tr("&Take up the two cards"), false});
    const auto picked = accusing.picked();
    const int points = worthOfAccuso(picked, accusing.view.rules).total();
    const bool callsOut = accusing.callsOutWith && points >= *accusing.callsOutWith;
    if (picked.empty()) {
        askWhat(accusing, prompt);
    } else if (points < accusing.least) {
        prompt.strong = AskWords::tr("%n point(s): too few to call out", nullptr, points);
        prompt.text = AskWords::tr("It takes %1 or more (B6.5).").arg(accusing.least);
    } else {
        prompt.strong = words::spokenTogether(picked);
        prompt.text = callsOut ? words::callingOutSum(accusing.view, points)
                               : words::glossTogether(picked, accusing.view.rules);
        table::PromptButton accuse{callsOut ? AskWords::tr("C&all out with %1").arg(points)
                                            : AskWords::tr("&Accuse for %1").arg(points),
                                   true};
        accuse.told = prompt.strong;
        prompt.buttons.push_back(accuse);
    }
    prompt.buttons.front().main |= prompt.buttons.size() == 1;
    return prompt;
}

QString toldOf(const Prompt& prompt) {
    return prompt.strong + QStringLiteral(". ") + prompt.text;
}

Accuse accuseOf(const Accusing& accusing) {
    Accuse accuse;
    for (const Combination& one : accusing.picked())
        accuse.names.push_back(one.name);
    return accuse;
}

CardSet cardsOf(const std::vector<Combination>& combinations) {
    CardSet cards;
    for (const Combination& one : combinations)
        cards |= one.cards;
    return cards;
}

// The same ask with another fan chosen, or let go of.
using Rebuild = std::function<Ask(const Accusing& accusing)>;
Meaning chooses(const Accusing& accusing, int fan, const Rebuild& rebuild) {
    Accusing next = accusing;
    next.chosen[static_cast<std::size_t>(fan)].flip();
    return std::make_shared<const Ask>(rebuild(next));
}

// Before the dealer takes up the two cards (B6.5 a).
Ask callOutAsk(Seat me, const Accusing& accusing, const Act& act, const std::function<void()>& takeUp) {
    Ask ask;
    const Prompt prompt = accusePrompt(accusing);
    ask.told = toldOf(prompt);
    ask.marked = cardsOf(accusing.picked());
    ask.strip = [prompt](const Given&) { return StripAsk{prompt}; };
    ask.seat = index(me);
    ask.meaning = [=](const Answer& answer) -> Meaning {
        if (answer.fan >= 0)
            return chooses(accusing, answer.fan,
                           [=](const Accusing& next) { return callOutAsk(me, next, act, takeUp); });
        if (answer.button == 1)
            return doing(act, {me, accuseOf(accusing)});
        return goingOn(takeUp);
    };
    return ask;
}

// ---- The discard (B4.3). ----

Ask discardAsk(const TableState& state, const DiscardChoice& choice, const Act& act) {
    Ask ask;
    ask.cards = Ask::Cards::Raise;
    ask.from = choice.from;
    ask.most = 2;
    ask.seat = index(state.me());
    ask.told = AskWords::tr("Lay two cards away. Space raises a card, Return lays the two away.");
    ask.raisedTold = AskWords::tr("raised for the discard");
    ask.reason = reasonOf(state);
    const CardSet hand = state.view.hand | tricks::setOf(state.view.lastTwo);
    ask.strip = [hand](const Given& given) {
        Prompt prompt;
        prompt.places = 2;
        prompt.filled = given.raised.size();
        prompt.heading = AskWords::tr("%1 of 2").arg(prompt.filled);
        prompt.strong = AskWords::tr("Lay two cards away");
        prompt.text = words::discardEffect(hand, given.raised);
        prompt.buttons = {{AskWords::tr("Lay &away"), true, prompt.filled == 2}};
        if (prompt.filled != 2)
            prompt.buttons.front().told = AskWords::tr("Raise two cards first (B4.3).");
        return StripAsk{prompt};
    };
    ask.meaning = [me = state.me(), act](const Answer& answer) -> Meaning {
        if (answer.given.raised.size() != 2)
            return {};
        Discard discard;
        auto next = discard.cards.begin();
        for (Card card : answer.given.raised)
            *next++ = card;
        return doing(act, {me, discard});
    };
    return ask;
}

// ---- A card (B5). ----

Ask playAsk(const TableState& state, const PlayChoice& choice, const Accusing& accusing, const Act& act,
            const std::function<void()>& staySilent) {
    Ask ask;
    ask.cards = Ask::Cards::Play;
    ask.from = choice.cards;
    ask.seat = index(state.me());
    ask.told = words::turnLine(state.asked->choice, state.view);
    ask.reason = reasonOf(state);
    const auto picked = accusing.picked();
    if (!accusing.made.empty()) {
        const Prompt prompt = accusePrompt(accusing);
        ask.told += QStringLiteral(". ") + toldOf(prompt);
        ask.strip = [prompt](const Given&) { return StripAsk{prompt}; };
        ask.marked = cardsOf(picked);
        ask.doubt = [warned = std::make_shared<bool>(false), made = accusing.made,
                     picked](Card card) -> std::optional<table::Refused> {
            if (std::exchange(*warned, true))
                return std::nullopt;
            return table::Refused{words::silenceDoubt(made, picked), {}, card};
        };
    }
    ask.meaning = [=](const Answer& answer) -> Meaning {
        const Seat me = state.me();
        if (answer.fan >= 0)
            return chooses(accusing, answer.fan, [&](const Accusing& next) {
                return playAsk(state, choice, next, act, staySilent);
            });
        if (!answer.card && picked.empty())
            return goingOn(staySilent);
        if (!answer.card)
            return doing(act, {me, accuseOf(accusing)});
        return doing(act, {me, Play{*answer.card, signalOf(answer)}});
    };
    return withSignals(ask, *state.asked, act);
}

} // namespace

Ask askOf(const TableState& state, const Act& act, const Further& further) {
    if (state.picking)
        return table::askOf(*state.picking);
    const Choice& choice = state.asked->choice;
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among)) {
        if (!state.takenUp && !discard->accuso.made.empty())
            return callOutAsk(state.me(), accusingIn(state, discard->accuso), act, further.takeUp);
        return discardAsk(state, *discard, act);
    }
    const auto& play = std::get<PlayChoice>(choice.among);
    return playAsk(state, play, accusingIn(state, play.accuso), act, further.staySilent);
}

Ask resultAsk(const TableState& state, const text::Teller& teller, const AfterHand& after) {
    QStringList lines;
    if (!after.verdict.isEmpty())
        lines << AskWords::tr("The match is over.") + u' ' + after.verdict;
    if (state.uncounted)
        lines << text::uncountedWords(*state.uncounted);
    return table::onwardAsk(words::resultLine(state.view, teller), lines, after.ways);
}

table::Refused refusedFor(const Refusal& refusal, const TableState& state) {
    const QString why = refusal.why == Why::SignalNotAllowed
                            ? words::signalNotAllowed(refusal.cards.first(), state.view.rules)
                            : words::explain(refusal, state.names);
    return table::refusedOver(refusal, why, books::rulesCitedIn(why));
}

} // namespace bolognese_table
