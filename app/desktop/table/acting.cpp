#include "desktop/table/acting.h"

#include "books/rule_book.h"
#include "desktop/look/announce.h"
#include "desktop/look/last_input.h"
#include "desktop/table/things.h"
#include "desktop/table/timing.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace table {

namespace {

struct ActingWords {
    Q_DECLARE_TR_FUNCTIONS(table::TableWidget)
};

// Nothing but them is asked for.
bool asksButtons(const Ask& ask) {
    return ask.cards == Ask::Cards::None && !ask.cut;
}

} // namespace

Acting::Acting(Board& board, Papers& papers, Director& director)
    : board_(board), papers_(papers), director_(director) {
    callBack_.setSingleShot(true);
    connect(&callBack_, &QTimer::timeout, this, &Acting::letGo);
    connect(papers_.strip(), &PromptStrip::answered, this, &Acting::press);
    connect(papers_.strip(), &PromptStrip::fanPressed, this, &Acting::pressFan);
    connect(papers_.ways(), &WaysPaper::chosen, this, [this](int way) {
        papers_.strip()->parentWidget()->setFocus(); // a letter gave it to the slip
        if (const auto card = papers_.wayCard(); card && papers_.seen().mayPlay(*card) && !doubts(*card))
            play(*card, way);
    });
    shake_.setDuration(timing::shake);
    shake_.setStartValue(0.0);
    shake_.setEndValue(1.0);
    connect(&shake_, &QVariantAnimation::valueChanged, &board_, &Board::repaint);
}

void Acting::goOn() {
    board_.finish();
    director_.press();
}

// ---- Questions ----

void Acting::begin(Ask ask) {
    const bool picks = ask.cards == Ask::Cards::Pick;
    Attention& attention = board_.attention;
    board_.setAsk(std::move(ask));
    attention.raised = attention.crossed = {};
    attention.hovered.reset();
    attention.cutAt = 0;
    attention.thing.reset();
    board_.rearrange(timing::lift); // the ring may begin on a card that the question brings
    attention.focused = firstFocused();
    const bool byKeys = papers_.seen().hasFocus && look::keysInUse();
    if (asksButtons(*board_.ask())) // Return presses one of them, and no card
        attention.focusShown = false;
    else if (!picks && byKeys) // what Return would take is seen
        attention.focusShown = true;
    attention.opened = attention.focusShown ? attention.focused : std::nullopt;
    settle(timing::lift);
    papers_.tell(papers_.asked());
    if (byKeys)
        tellFocused(papers_.table(), papers_.seen());
    if (papers_.seen().hasFocus && papers_.strip()->prompt().tiles) // they are gone along before the cards
        focusAnswers();
    else if (byKeys)
        focusAnswers();
}

// The ring is on what Return presses: of tiles the first, since none is chosen beforehand; of buttons the
// last, or the one that was pressed before where it is still there to be pressed again.
void Acting::focusAnswers(int pressed) {
    PromptStrip& strip = *papers_.strip();
    if (!strip.isVisible() || strip.buttonCount() == 0 || !board_.ask() || !asksButtons(*board_.ask()))
        return;
    if (!strip.prompt().tiles && board_.habits().begins == Habits::Begins::Nowhere)
        return; // Return leads there first
    const int last = strip.buttonCount() - 1;
    const int wanted = strip.prompt().tiles ? 0 : pressed >= 0 && pressed < last ? pressed : last;
    strip.answerButton(wanted)->setFocus(Qt::OtherFocusReason);
}

// The hand and the strip as they are now.
void Acting::settle(int ms) {
    board_.rearrange(ms);
    papers_.updateStrip();
    board_.repaint();
}

std::optional<Card> Acting::firstFocused() const {
    if (board_.habits().begins == Habits::Begins::Nowhere)
        return std::nullopt;
    return firstIn(papers_.seen().reachable());
}

std::optional<Card> Acting::firstIn(const std::vector<Card>& cards) const {
    const CardSet wanted = papers_.seen().takeable();
    const auto among = [&](Card c) { return wanted.contains(c); };
    const auto& focused = board_.attention.focused;
    if (focused && among(*focused))
        return focused;
    const auto first = std::ranges::find_if(cards, among);
    return first != cards.end() ? std::optional(*first)
           : cards.empty()      ? std::nullopt
                                : std::optional(cards.front());
}

bool Acting::stepBack() {
    if (!board_.ask() || !board_.ask()->back)
        return false;
    board_.setAsk(Ask(*board_.ask()->back));
    settle(0);
    return true;
}

// ---- Cards ----

void Acting::click(Card card) {
    const Seen now = papers_.seen();
    if (!now.takesCards())
        return;
    if (now.takeable().contains(card)) // the keyboard's ring does not begin at a card refused to the mouse
        board_.attention.focused = card;
    switch (now.ask->cards) {
    case Ask::Cards::Pick:
        pick(card);
        break;
    case Ask::Cards::Raise:
        raise(card);
        break;
    case Ask::Cards::Play:
        if (!now.mayPlay(card) || now.ask->seat == kMiddle) // nothing of the middle goes to the trick
            tryCard(card);
        else if (board_.habits().liftThenPlay && board_.attention.hovered != card)
            hover(card);
        else if (!doubts(card))
            play(card);
        break;
    case Ask::Cards::None:
        break;
    }
}

void Acting::raise(Card card) {
    const Ask& ask = *board_.ask();
    explained_ = false;
    if (!ask.from.contains(card)) {
        if (const QString why = ask.reason ? ask.reason(card) : QString(); !why.isEmpty())
            papers_.refuse({why, books::rulesCitedIn(why), card});
        return;
    }
    Attention& attention = board_.attention;
    attention.hovered.reset();
    if (attention.raised.contains(card)) {
        attention.raised.erase(card);
    } else if (attention.raised.size() == ask.most) {
        papers_.refuse({ActingWords::tr("%n card(s) are raised already: lower one first.", nullptr,
                                        attention.raised.size()),
                        {},
                        card});
        return;
    } else {
        attention.raised.insert(card);
        attention.hovered = card; // another press where it stood lowers it again
    }
    papers_.clearNote();
    settle(timing::lift);
    tellCard(card);
    if (attention.raised.size() == ask.most)
        look::announce(papers_.table(),
                       ActingWords::tr("All are raised: Return gives them, Space lowers this one."));
}

// What has become of a card that was pressed.
void Acting::tellCard(Card card) {
    for (const TableThing& thing : thingsOn(papers_.seen()))
        if (thing.kind == TableThing::Kind::Card && thing.key == card.id)
            look::announce(papers_.table(),
                           thing.name + QStringLiteral(": ") +
                               (thing.state.isEmpty() ? ActingWords::tr("put back") : thing.state));
}

void Acting::pick(Card card) {
    const Ask& ask = *board_.ask();
    if (!ask.from.contains(card))
        return;
    Attention& attention = board_.attention;
    attention.hovered.reset();
    if (attention.raised.contains(card)) {
        attention.raised.erase(card);
    } else {
        attention.raised = (ask.most == 1 ? CardSet() : attention.raised) | CardSet(card);
        attention.hovered = card; // another press where it stood lowers it again
    }
    attention.crossed = {}; // picked anew
    tellCard(card);
    board_.spotlight.end();
    board_.rearrange(timing::lift);
    board_.repaint();
    emit picksChanged();
}

void Acting::crossOut(CardSet wrong) {
    board_.attention.crossed = wrong & board_.attention.raised;
    board_.repaint();
}

void Acting::play(Card card, int way) {
    papers_.clearNote();
    board_.closeLastTrick();
    board_.attention.played = card;
    board_.attention.playedWay = way;
    board_.attention.hovered.reset();
    settle(mannerOf(board_.ask(), board_.attention) == Manner::Plain ? timing::play : timing::playInManner);
    if (const int ms = board_.habits().callBackMs; ms > 0)
        callBack_.start(ms);
    else
        letGo();
}

bool Acting::isForced() const {
    const Ask* ask = board_.ask();
    return ask && ask->cards == Ask::Cards::Play && ask->from.size() == 1 &&
           !(ask->strip && ask->strip({})) && !board_.attention.played;
}

void Acting::playForced() {
    if (isForced())
        play(board_.ask()->from.first());
}

void Acting::letGo() {
    callBack_.stop();
    const auto& played = board_.attention.played;
    if (played && board_.ask() && board_.ask()->cards == Ask::Cards::Play)
        answer({played, -1, {}, -1, board_.attention.playedWay}, *board_.ask());
}

void Acting::callBack() {
    callBack_.stop();
    board_.attention.played.reset();
    settle(timing::play);
}

// It is said once: whoever presses again means it.
bool Acting::doubts(Card card) {
    const auto doubt = board_.ask() && board_.ask()->doubt ? board_.ask()->doubt(card) : std::nullopt;
    if (doubt)
        papers_.refuse(*doubt);
    return doubt.has_value();
}

// The table holds no rule: a card that is not among those asked for is tried all the same, and the game says
// why not.
void Acting::tryCard(Card card) {
    answer({card, -1, {}}, *board_.ask());
}

void Acting::hover(std::optional<Card> card) {
    if (board_.attention.hovered == card)
        return;
    board_.attention.hovered = card;
    board_.rearrange(timing::lift);
    explain(card);
}

// What was said of a card that was tried stays for its time.
void Acting::explain(std::optional<Card> card) {
    const Seen now = papers_.seen();
    const bool asked = now.asks(Ask::Cards::Raise) || now.asks(Ask::Cards::Play);
    const bool barred = card && now.open() && asked && !now.ask->from.contains(*card);
    const QString why = barred && now.ask->reason ? now.ask->reason(*card) : QString();
    if (!why.isEmpty() && (explained_ || papers_.noteRect().isEmpty())) {
        papers_.note({why, {}, card});
        explained_ = true;
    } else if (std::exchange(explained_, false)) {
        papers_.clearNote();
    }
}

void Acting::pointAtCut(int lifted) {
    if (lifted == board_.attention.cutAt)
        return;
    board_.attention.cutAt = lifted;
    board_.rearrange(0);
    papers_.updateStrip();
}

// ---- Answers ----

void Acting::press(int button) {
    papers_.strip()->parentWidget()->setFocus();
    if (director_.waitsForPress()) {
        goOn();
        return;
    }
    const Seen now = papers_.seen();
    if (!now.open())
        return;
    if (now.ask->cut && now.attention.cutAt == 0) { // who has pointed nowhere is shown the middle first
        pointAtCut(std::midpoint(now.ask->cut->least, now.ask->cut->most));
        return;
    }
    answer({std::nullopt, button, {now.attention.raised, now.attention.cutAt}}, *now.ask);
}

// The focus stays on the fan: others may follow.
void Acting::pressFan(int fan) {
    const Seen now = papers_.seen();
    if (now.open())
        answer({std::nullopt, -1, {now.attention.raised, now.attention.cutAt}, fan}, *now.ask);
}

void Acting::answer(const Answer& answer, const Ask& asked) {
    if (!asked.meaning)
        return;
    papers_.clearNote(); // what was refused before is over with the next act
    const Meaning meaning = asked.meaning(answer);
    if (const auto* otherwise = std::get_if<std::shared_ptr<const Ask>>(&meaning)) {
        if ((*otherwise)->told != asked.told)
            papers_.tell((*otherwise)->told);
        board_.setAsk(Ask(**otherwise));
        if (auto& focused = board_.attention.focused;
            focused && !papers_.seen().takeable().contains(*focused))
            focused = firstFocused();
        board_.rearrange(0);
        board_.repaint();
        papers_.updateStrip();
        if (look::keysInUse())
            focusAnswers(board_.ask()->back && asked.back ? answer.button : -1);
    } else if (const auto* deed = std::get_if<Deed>(&meaning)) {
        act(*deed, answer.card);
    }
}

// Refused, all is as it was before, and it is said why.
void Acting::act(const Deed& deed, std::optional<Card> tried) {
    board_.spotlight.end();
    if (board_.ask()->stands) {
        deed();
        return;
    }
    Attention& attention = board_.attention;
    std::optional<Ask> asked = board_.takeAsk();
    if (asked->back)
        asked = Ask(*asked->back);
    const CardSet raised = std::exchange(attention.raised, {});
    attention.hovered.reset();
    attention.cutAt = 0;
    papers_.updateStrip();
    auto refusal = deed();
    if (!refusal)
        return;
    board_.setAsk(std::move(asked));
    attention.raised = raised;
    attention.played.reset();
    if (board_.habits().begins == Habits::Begins::Nowhere) // another Return does not try it again
        attention.focused = attention.opened = std::nullopt;
    board_.rearrange(timing::lift);
    papers_.updateStrip();
    if (tried) {
        refusal->over = shaking_ = tried;
        if (board_.habits().tempo.animated)
            shake_.start();
    }
    papers_.refuse(*refusal);
    emit refused();
}

std::optional<std::pair<Card, double>> Acting::shaking() const {
    if (!shaking_ || shake_.state() != QAbstractAnimation::Running)
        return std::nullopt;
    return std::pair(*shaking_, shake_.currentValue().toDouble());
}

} // namespace table

#include "moc_acting.cpp"
