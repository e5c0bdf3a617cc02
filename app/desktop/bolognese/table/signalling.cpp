#include "desktop/bolognese/table/signalling.h"

#include "desktop/bolognese/table/scene_of.h"

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
using table::PromptButton;
using table::StripAsk;
using Way = std::shared_ptr<const Ask>;

struct SignalWords {
    Q_DECLARE_TR_FUNCTIONS(bolognese_table::BologneseTable)
};

constexpr std::array kSignals{Signal::Busso, Signal::Striscio, Signal::Volo};

// With its letter.
const QString& nameOf(Signal signal) {
    static const std::array<QString, 3> names{QStringLiteral("&busso"), QStringLiteral("&striscio"),
                                              QStringLiteral("&volo")};
    return names[static_cast<std::size_t>(std::ranges::find(kSignals, signal) - kSignals.begin())];
}

CardSet cardsFor(Signal signal, const PlayChoice& choice) {
    return signal == Signal::Busso      ? choice.busso
           : signal == Signal::Striscio ? choice.striscio
                                        : choice.volo;
}

// With each of the three words, which only who leads may say (B7.1).
std::vector<table::PlayWay> waysOf(const Question& question, Card card) {
    const bool leads = question.view.tricks.empty() || question.view.tricks.back().winner;
    std::vector<table::PlayWay> ways;
    for (const Signal signal : kSignals) {
        const auto barred = std::ranges::find_if(question.barredSignals, [&](const BarredSignal& one) {
            return one.card == card && one.signal == signal;
        });
        const bool untrue = barred != question.barredSignals.end();
        ways.push_back({nameOf(signal),
                        untrue ? words::signalBarred(barred->why, signal, question.view.hand)
                               : words::signalGloss(signal),
                        words::signalWord(signal), leads && !untrue, mannerOf(signal)});
    }
    return ways;
}

void askBy(Ask& ask, const Prompt& prompt, table::StripPlace place) {
    ask.told += QStringLiteral(". ") + prompt.strong + QStringLiteral(". ") + prompt.text;
    ask.strip = [prompt, place](const Given&) { return StripAsk{prompt, place}; };
}

// The word first, then its card. `plain`: with neither, and without a strip.
class WordFirst {
public:
    WordFirst(Ask plain, PlayChoice choice, Act act)
        : plain_(std::move(plain)), choice_(std::move(choice)), act_(std::move(act)) {}

    // A button leads to the words.
    [[nodiscard]] Ask offer() const {
        Prompt prompt;
        prompt.strong =
            SignalWords::tr("You may signal with %1", "cups and trumps").arg(words::signalCards(choice_));
        prompt.text = SignalWords::tr("Point at the card, or choose the word first.");
        PromptButton signal{SignalWords::tr("S&ignal…"), false};
        signal.told = SignalWords::tr(
            "Busso, striscio or volo: one word to your partner with the card that you lead (B7.1).");
        prompt.buttons = {signal};
        Ask ask = plain_;
        askBy(ask, prompt, table::StripPlace::Plain);
        ask.meaning = [self = *this](const Answer& answer) {
            return answer.card ? self.plain_.meaning(answer)
                               : Meaning(std::make_shared<const Ask>(self.word()));
        };
        return ask;
    }

private:
    // Which word; a card can still be led without one.
    [[nodiscard]] Ask word() const {
        Prompt prompt;
        prompt.tiles = true;
        prompt.strong = SignalWords::tr("One word to your partner");
        prompt.text = SignalWords::tr("said with the card you lead");
        std::vector<Signal> offered;
        for (const Signal signal : kSignals)
            if (!cardsFor(signal, choice_).empty()) {
                offered.push_back(signal);
                PromptButton tile{nameOf(signal)};
                tile.under = words::signalGloss(signal);
                prompt.buttons.push_back(tile);
            }
        PromptButton none{SignalWords::tr("&No signal")};
        none.under = SignalWords::tr("just lead");
        prompt.buttons.push_back(none);
        Ask ask = plain_;
        askBy(ask, prompt, table::StripPlace::Plain);
        const Way unsaid = ask.back = std::make_shared<const Ask>(offer());
        ask.meaning = [self = *this, offered, unsaid](const Answer& answer) -> Meaning {
            if (answer.card)
                return self.plain_.meaning(answer);
            const auto word = static_cast<std::size_t>(answer.button);
            return word < offered.size() ? std::make_shared<const Ask>(self.card(offered[word], unsaid))
                                         : unsaid;
        };
        return ask;
    }

    // The word is chosen; the way back is to say nothing.
    [[nodiscard]] Ask card(Signal signal, const Way& unsaid) const {
        Prompt prompt;
        prompt.strong = SignalWords::tr("%1: %2", "busso: your best card!")
                            .arg(words::signalWord(signal), words::signalGloss(signal));
        prompt.text = SignalWords::tr("Choose the card that you lead with it.");
        prompt.buttons = {{SignalWords::tr("&No signal"), false}};
        Ask ask = plain_;
        ask.from = cardsFor(signal, choice_);
        ask.ways = {};
        askBy(ask, prompt, table::StripPlace::Plain);
        ask.back = unsaid;
        ask.meaning = [self = *this, signal, unsaid](const Answer& answer) -> Meaning {
            if (!answer.card)
                return unsaid;
            return Deed([act = self.act_,
                         action = Action{static_cast<Seat>(self.plain_.seat), Play{*answer.card, signal}}] {
                return act(action);
            });
        };
        return ask;
    }

    Ask plain_;
    PlayChoice choice_;
    Act act_;
};

} // namespace

Ask withSignals(const Ask& plain, const Question& question, const Act& act) {
    Ask ask = plain;
    ask.ways = [question](Card card) { return waysOf(question, card); };
    const auto& choice = std::get<PlayChoice>(question.choice.among);
    // With the last card there is nothing more to tell.
    if (ask.strip || choice.cards.size() < 2 || words::signalCards(choice).isEmpty())
        return ask;
    return WordFirst(ask, choice, act).offer();
}

Signal signalOf(const Answer& answer) {
    return answer.way < 0 ? Signal::None : kSignals[static_cast<std::size_t>(answer.way)];
}

} // namespace bolognese_table
