#include "desktop/table/keys.h"

#include "desktop/look/announce.h"
#include "desktop/look/last_input.h"
#include "desktop/table/open_ways.h"
#include "desktop/table/typed_card.h"

#include <QCoreApplication>
#include <QCursor>
#include <QKeySequence>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace table {

namespace {

constexpr int kFirstCut = 42; // where the keyboard's cut begins
constexpr int kNudgePx = 4;   // a mouse that was touched by chance

struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(table::Keys)
};

// By the letter of a way in which the card cannot be played: what the game answers.
std::optional<Refused> whyNot(const Seen& seen, const QKeyEvent& event) {
    const auto pointed = pointedTo(seen.attention);
    const auto card = pointed ? pointed : seen.attention.focused;
    const auto ways = card ? waysFor(seen, *card) : std::vector<PlayWay>();
    const QKeySequence letter(Qt::ALT | static_cast<Qt::Key>(event.key()));
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (ways[i].enabled || QKeySequence::mnemonic(ways[i].text) != letter)
            continue;
        Answer answer;
        answer.card = card;
        answer.way = static_cast<int>(i);
        const Meaning meaning = seen.ask->meaning(answer);
        const auto* deed = std::get_if<Deed>(&meaning);
        return deed && *deed ? (*deed)() : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

bool isLetter(const QKeyEvent& event) {
    const QString typed = event.text();
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return plain && !typed.isEmpty() && typed.at(0).isLetterOrNumber();
}

Keys::Keys(Board& board, Papers& papers, Acting& acting, Director& director, QWidget& widget)
    : board_(board), papers_(papers), acting_(acting), director_(director), widget_(widget) {}

// ---- The ring ----

void Keys::openAt(std::optional<Card> card) {
    Attention& attention = board_.attention;
    if (card) {
        attention.thing.reset();
        attention.focused = card;
        attention.focusShown = attention.focusShown || look::keysInUse();
        mouseAt_ = QCursor::pos();
    }
    attention.opened = card;
    board_.rearrange(0);
    board_.repaint();
}

void Keys::showRing() {
    if (!widget_.hasFocus()) // a button of the strip had it
        widget_.setFocus(Qt::OtherFocusReason);
    Attention& attention = board_.attention;
    attention.focusShown = true;
    attention.opened = attention.thing ? std::nullopt : attention.focused;
    mouseAt_ = QCursor::pos();
    board_.rearrange(0);
    board_.repaint();
    tellRing();
}

void Keys::takeFocus() {
    const Seen now = papers_.seen();
    const bool looks = director_.waitsForPress() && papers_.strip()->isVisible();
    if (looks || (now.open() && now.ask->buttonsAlone() && !beginsNowhere())) {
        focusAnswers();
        return;
    }
    widget_.setFocus(Qt::OtherFocusReason);
    if (!look::keysInUse())
        hideRing();
    else if (now.takesCards() && !now.cutting())
        showRing();
}

// The main answer; of tiles the first: none is chosen beforehand.
void Keys::focusAnswers() {
    PromptStrip& strip = *papers_.strip();
    strip.answerButton(strip.prompt().tiles ? 0 : strip.buttonCount() - 1)->setFocus(Qt::OtherFocusReason);
}

void Keys::hideRing() {
    if (!std::exchange(board_.attention.focusShown, false))
        return;
    board_.attention.thing.reset();
    board_.rearrange(0);
    board_.repaint();
}

void Keys::mouseMoved(QPoint globalAt) {
    if ((globalAt - mouseAt_).manhattanLength() > kNudgePx)
        hideRing();
}

void Keys::tellRing() {
    tellFocused(widget_, papers_.seen());
}

// From card to card of those that lie there, or only of those that may be taken.
void Keys::moveFocus(int steps, Along along) {
    const Seen now = papers_.seen();
    const auto cards = now.reachable();
    if (cards.empty())
        return;
    papers_.clearNote(); // it told of the card left behind
    Attention& attention = board_.attention;
    attention.thing.reset();
    const bool first = !attention.focusShown && std::abs(steps) == 1;
    const auto came = attention.focused;
    const CardSet wanted = along == Along::Takeable ? now.takeable() : tricks::setOf(cards);
    const auto from = attention.focused ? std::ranges::find(cards, *attention.focused) : cards.end();
    if (from == cards.end()) {
        attention.focused = acting_.firstIn(cards);
    } else if (!first) {
        const int by = steps < 0 ? -1 : 1, n = static_cast<int>(cards.size());
        int left = std::abs(steps);
        for (auto i = static_cast<int>(from - cards.begin()) + by; i >= 0 && i < n && left > 0; i += by)
            if (wanted.contains(cards[static_cast<std::size_t>(i)])) {
                attention.focused = cards[static_cast<std::size_t>(i)];
                --left;
            }
    }
    showRing();
    acting_.explain(attention.focused);
    if (!first && steps != 0 && attention.focused == came) // the ring stays, and nothing would be said
        look::announce(
            widget_,
            wanted == tricks::setOf(cards)
                ? KeyWords::tr("No further card.")
                : KeyWords::tr("No further card may be played. Ctrl goes along all, and tells why."));
}

// Among all that lies there and is no card of the hand: trick, people, piles, stock.
void Keys::moveAmongThings(int step) {
    std::vector<TableThing> list = thingsOn(papers_.seen());
    std::erase_if(list, [](const TableThing& thing) { return thing.kind == TableThing::Kind::Card; });
    if (list.empty())
        return;
    papers_.clearNote();
    auto& ringed = board_.attention.thing;
    auto at = ringed ? std::ranges::find(list, *ringed, &TableThing::key) : list.end();
    if (at == list.end()) {
        at = std::ranges::find(list, TableThing::Kind::Trick, &TableThing::kind);
        ringed = at != list.end() ? at->key : list.front().key;
    } else {
        const auto n = static_cast<int>(list.size());
        ringed = list[static_cast<std::size_t>((at - list.begin() + step + n) % n)].key;
    }
    showRing();
}

void Keys::leaveThings() {
    if (board_.attention.thing) {
        board_.attention.thing.reset();
        showRing();
    } else {
        moveFocus(0, Along::All);
    }
}

// ---- Keys ----

void Keys::moveCut(int by) {
    const Ask::Bounds bounds = *board_.ask()->cut;
    const int at = board_.attention.cutAt;
    acting_.pointAtCut(std::clamp((at > 0 ? at : kFirstCut) + by, bounds.least, bounds.most));
}

// Return, Enter and Space.
bool Keys::confirm(int key) {
    const Attention& attention = board_.attention;
    if (attention.played) {
        acting_.letGo();
    } else if (director_.waitsForPress()) {
        acting_.goOn();
    } else if (const auto thing = focusedThing(papers_.seen()); thing && attention.focusShown) {
        if (thing->pressable)
            emit thingPressed(*thing);
    } else if (!papers_.seen().takesCards()) {
        acting_.goOn();
    } else {
        return confirmAsk(key);
    }
    return true;
}

bool Keys::confirmAsk(int key) {
    Attention& attention = board_.attention;
    const Seen now = papers_.seen();
    const bool gives = key != Qt::Key_Space;
    if (now.cutting()) {
        attention.cutAt == 0 ? moveCut(0) : acting_.press(0);
    } else if (now.asks(Ask::Cards::Pick) && gives && !attention.raised.empty()) {
        emit picked();
    } else if (now.ask->buttonsAlone() &&
               (papers_.strip()->prompt().tiles || beginsNowhere() || attention.focusShown)) {
        focusAnswers();
    } else if (now.ask->buttonsAlone()) {
        acting_.press(papers_.strip()->buttonCount() - 1);
    } else if (now.asks(Ask::Cards::Raise) && gives && attention.raised.size() == now.ask->most) {
        acting_.press(0);
    } else if (attention.focused && !attention.focusShown) {
        showRing(); // nothing is played that was not seen to be chosen
    } else if (attention.focused) {
        acting_.click(*attention.focused);
    } else {
        return false;
    }
    return true;
}

bool Keys::escape() {
    if (board_.attention.played)
        acting_.callBack();
    else if (board_.attention.thing)
        leaveThings();
    else if (acting_.stepBack())
        return true;
    else if (board_.lastTrickShown()) {
        board_.closeLastTrick();
    } else if (papers_.slip())
        papers_.dropSlip();
    else
        return false;
    return true;
}

void Keys::moveBy(int cut, int cards, Along along) {
    if (papers_.seen().cutting())
        moveCut(cut);
    else if (board_.attention.thing && std::abs(cards) == 1)
        moveAmongThings(cards);
    else
        moveFocus(cards, along);
}

bool Keys::move(int key, Along along) {
    switch (key) {
    case Qt::Key_Left:
        moveBy(-1, -1, along);
        break;
    case Qt::Key_Right:
        moveBy(1, 1, along);
        break;
    case Qt::Key_PageUp:
        moveBy(-10, -5, Along::All);
        break;
    case Qt::Key_PageDown:
        moveBy(10, 5, Along::All);
        break;
    case Qt::Key_Home:
        moveBy(-100, -100, Along::All);
        break;
    case Qt::Key_End:
        moveBy(100, 100, Along::All);
        break;
    case Qt::Key_Up:
        moveAmongThings(1);
        break;
    case Qt::Key_Down:
        leaveThings();
        break;
    default:
        return false;
    }
    return true;
}

// What is typed of a code, over the card that it names so far.
void Keys::showCode(std::optional<Card> card, std::optional<Card> before) {
    const Pack& pack = *board_.scene().pack;
    const Card first = papers_.seen().reachable().front();
    const bool plays = papers_.seen().asks(Ask::Cards::Play);
    const QString words =
        card ? KeyWords::tr("%1: %2", "code as far as it is typed, card").arg(*code_, pack.words(*card).name)
        : plays ? KeyWords::tr("A card by its code, such as %1; Return plays it.").arg(pack.face(first))
                : KeyWords::tr("A card by its code, such as %1; Return takes it.").arg(pack.face(first));
    papers_.note({words, {}, card});
    if (!card || card == before) // of another card its ring tells
        look::announce(widget_, words);
}

// There are cards to be called by theirs.
bool Keys::hasCodes() const {
    const Seen now = papers_.seen();
    return now.takesCards() && !now.cutting() && !now.reachable().empty();
}

// False where the key is no part of a code, which ends it.
bool Keys::typeCode(const QKeyEvent& event) {
    if (!hasCodes()) {
        endTyping();
        return false;
    }
    Attention& attention = board_.attention;
    const int key = event.key();
    const Pack& pack = *board_.scene().pack;
    const auto refuse = [&](const QString& typed) {
        papers_.refuse({KeyWords::tr("None of these cards is called %1.").arg(typed), {}, attention.focused});
    };
    const bool takes = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    if (takes || key == Qt::Key_Escape) {
        const QString typed = *std::exchange(code_, {});
        if (takes && attention.focused && isCalled(pack, *attention.focused, typed))
            acting_.click(*attention.focused);
        else if (takes && !typed.isEmpty()) // of a part of a code, or a wrong one, nothing is played
            refuse(typed);
        else
            look::announce(widget_, KeyWords::tr("The code is given up."));
        return true;
    }
    const bool shorter = key == Qt::Key_Backspace;
    if (!shorter && !isLetter(event)) {
        endTyping();
        return false;
    }
    const QString typed =
        shorter ? code_->chopped(std::min<qsizetype>(1, code_->size())) : *code_ + event.text().toUpper();
    const auto card = cardTyped(pack, papers_.seen().reachable(), typed);
    code_ = typed;
    if (!card && !typed.isEmpty()) {
        refuse(typed);
        return true;
    }
    const auto before = attention.focused;
    if (card) {
        attention.thing.reset();
        attention.focused = card;
        showRing();
    }
    showCode(card, before);
    return true;
}

bool Keys::press(const QKeyEvent& event) {
    papers_.clearNote();
    if (isTyping() && typeCode(event))
        return true;
    if (event.text() == u"." && hasCodes()) {
        code_ = QString();
        showRing();
        showCode({}, {});
        return true;
    }
    if (const auto refused = isLetter(event) ? whyNot(papers_.seen(), event) : std::nullopt) {
        papers_.refuse(*refused);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Escape:
        return escape();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return confirm(event.key());
    default:
        return move(event.key(), event.modifiers() & Qt::ControlModifier ? Along::All : Along::Takeable);
    }
}

} // namespace table

#include "moc_keys.cpp"
