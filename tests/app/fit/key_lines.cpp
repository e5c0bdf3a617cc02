#include "key_lines.h"

#include "desktop/learn/lesson_page.h"
#include "desktop/play/lesson_row.h"
#include "desktop/rules/rule_book_page.h"
#include "desktop/table/open_ways.h"

namespace support {

using table::Ask;

bool over(House& house) {
    return house.row().handOver(house.window());
}

bool onTheStrip(House& house) {
    return house.strip().isAncestorOf(QApplication::focusWidget());
}

namespace {

// ---- Where a line holds. ----

bool asks(House& house, Ask::Cards cards) {
    return !house.row().handOver(house.window()) && house.table().seen().open() &&
           house.table().seen().asks(cards);
}
bool choosesCard(House& house) {
    if (!asks(house, Ask::Cards::Play) || !house.table().hasFocus())
        return false;
    const table::Seen seen = house.table().seen();
    return seen.ask->from.size() > 2 &&
           seen.ask->seat == seen.scene.me; // one's own: a king called is no play
}
bool someAreBarred(House& house) {
    return choosesCard(house) && !house.strip().isVisible() &&
           house.table().seen().ask->from.size() < static_cast<int>(house.table().seen().reachable().size());
}
// What may be accused lies there as fans, and a card may be played as well.
bool fansLie(House& house) {
    return asks(house, Ask::Cards::Play) && house.strip().isVisible() && !house.strip().prompt().fans.empty();
}
bool raises(House& house) {
    return asks(house, Ask::Cards::Raise);
}
bool answers(House& house) {
    return asks(house, Ask::Cards::None) && house.table().seen().ask->buttonsAlone();
}
// A button or a tile of the strip has this letter, and can be pressed.
Place offers(char letter) {
    return [letter](House& house) {
        if (!house.strip().isVisible())
            return false;
        for (int i = 0; i < house.strip().buttonCount(); ++i) {
            const auto* button = house.strip().answerButton(i);
            if (button->isEnabled() && QKeySequence::mnemonic(button->text()) ==
                                           QKeySequence(Qt::ALT | static_cast<Qt::Key>(letter)))
                return true;
        }
        return false;
    };
}
// A card may be led with the word that has this letter, and the ring is on it.
Place speaks(char letter) {
    return [letter](House& house) {
        if (!asks(house, Ask::Cards::Play))
            return false;
        const table::Seen seen = house.table().seen();
        for (const table::Card card : seen.takeable())
            for (const table::PlayWay& way : table::openWays(seen, card))
                if (way.enabled && QKeySequence::mnemonic(way.text) ==
                                       QKeySequence(Qt::ALT | static_cast<Qt::Key>(letter))) {
                    for (int i = 0; i < 30 && house.table().seen().attention.focused != card; ++i)
                        house.key(i < 15 ? Qt::Key_Left : Qt::Key_Right);
                    return house.table().seen().attention.focused == card;
                }
        return false;
    };
}
// Who bids comes to what follows from it.
Place afterBidding(const Place& there) {
    return [there](House& house) {
        if (there(house))
            return true;
        if (answers(house) && house.strip().prompt().tiles && house.strip().tile(1)->isEnabled())
            house.strip().tile(1)->click();
        return house.settle() && there(house);
    };
}

// Tries card after card until the lesson goes on.
bool playedRight(learn::LessonPage& page) {
    for (int i = 0; i < 30; ++i) {
        const auto things = page.board()->things();
        if (i >= static_cast<int>(things.size()))
            return false;
        const table::TableThing& thing = things[static_cast<std::size_t>(i)];
        if (thing.kind != table::TableThing::Kind::Card || !thing.pressable)
            continue;
        page.board()->press(thing);
        if (!waitUntil([&] { return page.board()->isSettled(); }))
            return false;
        QCoreApplication::processEvents();
        const auto& presses = page.said().presses;
        if (!presses.empty() && presses.front().does == learn::Does::GoOn)
            return true;
        if (std::ranges::count(presses, learn::Does::TakeBack, &learn::Press::does) > 0)
            page.press({learn::Does::TakeBack});
    }
    return false;
}
bool atFirstQuestion(House& house, bool wanted) {
    for (int lesson = 0; lesson < 6; ++lesson) {
        house.window().room().learn();
        house.window().room().goOnWith(desktop::lessonKey(lesson));
        auto* page = house.window().shownPage()->findChild<learn::LessonPage*>();
        for (int step = 0; step < 12; ++step) {
            if (!waitUntil([&] { return page->board()->isSettled() || page->board()->director().holds(); }))
                return false;
            QCoreApplication::processEvents();
            const auto& presses = page->said().presses;
            const bool goesOn = !presses.empty() && presses.front().does == learn::Does::GoOn;
            if (wanted ? std::ranges::count(presses, learn::Does::Answer, &learn::Press::does) > 2 : goesOn)
                return true;
            if (!goesOn && !playedRight(*page))
                break;
            page->press({learn::Does::GoOn});
        }
    }
    return false;
}

const std::vector<int> kAll{0, 1, 2, 3}, kCousins{1, 2, 3};

Place atTheTable(const Place& there) {
    return [there](House& house) { return house.reach(there); };
}
// With the time to call it back.
bool cardPlayed(House& house) {
    if (!house.reach(choosesCard))
        return false;
    table::Habits habits;
    habits.tempo = {0, 0, true, false};
    habits.callBackMs = 600'000;
    house.table().setHabits(habits);
    for (int i = 0; i < 2 && !house.table().seen().attention.played; ++i)
        house.key(Qt::Key_Return); // a doubt about the card is said once
    return house.table().seen().attention.played.has_value();
}
// There is a button for it once a fan is chosen.
bool fanChosen(House& house) {
    if (!house.reach(fansLie))
        return false;
    house.key(Qt::Key_Tab);
    house.key(Qt::Key_Space);
    return offers('A')(house);
}
bool barredIsTold(House& house) {
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left})
        for (int i = 0; i < 30; ++i) {
            const auto ringed = house.table().seen().attention.focused;
            if (ringed && !house.table().seen().ask->from.contains(*ringed))
                return !house.table().papers().noteRect().isEmpty();
            house.key(key, Qt::ControlModifier);
        }
    return false;
}
bool inBook(House& house) {
    house.window().room().showRuleBook();
    auto* book = house.window().findChild<rules::RuleBookPage*>();
    for (auto* one : house.window().findChildren<rules::RuleBookPage*>())
        if (one->isVisible())
            book = one;
    book->searchField()->setText(QStringLiteral("card"));
    return book->isVisible() && book->view()->hits() > 2;
}
bool searching(House& house) {
    const bool found = inBook(house);
    house.key(Qt::Key_F, Qt::ControlModifier);
    return found;
}
bool inEditor(House& house) {
    house.key(Qt::Key_F12);
    QTest::qWait(50);
    house.key(Qt::Key_Tab);
    house.key(Qt::Key_Tab);
    return house.window().shownPage() != house.window().doorsPage();
}
bool withThreeLeft(House& house) {
    for (int i = 0; i < 3; ++i) {
        house.row().begin(house.window());
        if (!house.settle())
            return false;
    }
    house.key(Qt::Key_F3);
    return house.window().shownPage() == house.window().doorsPage() &&
           house.window().doorsPage()->goOnButton()->hasFocus();
}

// In the last book, so that each other's number leads elsewhere, whatever is played.
bool inLastBook(House& house) {
    const bool found = inBook(house);
    house.key(Qt::Key_4);
    return found;
}

} // namespace

// ---- The lines. ----

const std::vector<Line>& keyLines() {
    const Place card = atTheTable(choosesCard), answer = atTheTable(answers),
                question = [](House&house) { return atFirstQuestion(house, true); };
    static const std::vector<Line> all{
        {kAll, "At the table", "Left, Right", {card}, {{Qt::Key_Right}, {Qt::Key_Left}}},
        {kAll,
         "At the table",
         "Ctrl+Left, Ctrl+Right",
         {atTheTable(someAreBarred)},
         {{Qt::Key_Right, Qt::ControlModifier}, {Qt::Key_Left, Qt::ControlModifier}},
         barredIsTold},
        {kAll, "At the table", "Home, End", {card}, {{Qt::Key_End}, {Qt::Key_Home}}},
        {kAll,
         "At the table",
         ".",
         {card},
         {{Qt::Key_Period}},
         [](House& house) { return !house.table().papers().noteRect().isEmpty(); }},
        {kAll,
         "At the table",
         "Menu, Shift+F10",
         {card},
         {{Qt::Key_Menu}, {Qt::Key_Right}, {Qt::Key_F10, Qt::ShiftModifier}},
         [](House&) { return QToolTip::isVisible(); }},
        {kAll,
         "At the table",
         "Esc",
         {cardPlayed},
         {{Qt::Key_Escape}},
         [](House& house) { return !house.table().seen().attention.played; }},
        {kAll, "At the table", "Up, Down", {card}, {{Qt::Key_Up}, {Qt::Key_Down}}},
        {{0, 2, 3}, "At the table", "Return", {card, answer}, {{Qt::Key_Return}}},
        {{1}, "At the table", "Return", {card}, {{Qt::Key_Return}}},
        {{0}, "At the table", "Space", {card}, {{Qt::Key_Space}}},
        {{1}, "At the table", "Space", {atTheTable(raises)}, {{Qt::Key_Space}}},
        {{1}, "At the table", "Tab", {atTheTable(fansLie)}, {{Qt::Key_Tab}}, onTheStrip},
        {{0, 2, 3}, "At the table", "Tab", {answer}, {{Qt::Key_Up}, {Qt::Key_Tab}}, onTheStrip},
        {{1}, "At the table", "A", {fanChosen}, {{Qt::Key_A}}},
        {{1},
         "At the table",
         "B, S, V",
         {atTheTable(speaks('B')), atTheTable(speaks('S')), atTheTable(speaks('V'))},
         {{Qt::Key_B}, {Qt::Key_S}, {Qt::Key_V}}},
        {{1, 2},
         "At the table",
         "C, N",
         {atTheTable([](House& house) { return over(house) && offers('C')(house); }),
          atTheTable([](House& house) { return over(house) && offers('N')(house); })},
         {{Qt::Key_C}, {Qt::Key_N}}},
        {{3},
         "At the table",
         "P, S, C, Q",
         {atTheTable(offers('P')), atTheTable(offers('S')), atTheTable(offers('C')), atTheTable(offers('Q'))},
         {{Qt::Key_P}, {Qt::Key_S}, {Qt::Key_C}, {Qt::Key_Q}}},
        {{3},
         "At the table",
         "S, I",
         {atTheTable([](House& house) { return offers('I')(house) && offers('S')(house); }),
          atTheTable(offers('I'))},
         {{Qt::Key_S}, {Qt::Key_I}}},
        {{3},
         "At the table",
         "N",
         {atTheTable([](House& house) { return over(house) && offers('N')(house); })},
         {{Qt::Key_N}}},
        {{2},
         "At the table",
         "P, R, O, G, S, C",
         {atTheTable(offers('P')), atTheTable(offers('R')), atTheTable(offers('O')), atTheTable(offers('G')),
          atTheTable(offers('S')), atTheTable(offers('C'))},
         {{Qt::Key_P}, {Qt::Key_R}, {Qt::Key_O}, {Qt::Key_G}, {Qt::Key_S}, {Qt::Key_C}}},
        {{2},
         "At the table",
         "J, C",
         {atTheTable(afterBidding(offers('J'))),
          atTheTable(afterBidding([](House& house) { return offers('J')(house) && offers('C')(house); }))},
         {{Qt::Key_J}, {Qt::Key_C}}},
        {kAll,
         "In a lesson",
         "1, 2, 3…",
         {question, question, question},
         {{Qt::Key_1}, {Qt::Key_2}, {Qt::Key_3}}},
        {kAll,
         "In a lesson",
         "A, B, C…",
         {question, question, question},
         {{Qt::Key_A}, {Qt::Key_B}, {Qt::Key_C}}},
        {kAll,
         "In a lesson",
         "Return",
         {[](House& house) { return atFirstQuestion(house, false); }},
         {{Qt::Key_Return}}},
        {kAll, "In a lesson", "H", {question}, {{Qt::Key_H}}},
        {kAll, "In a lesson", "Esc", {question}, {{Qt::Key_Escape}}},
        {kAll,
         "In the rule book",
         "1, 2, 3, 4",
         {inLastBook},
         {{Qt::Key_2}, {Qt::Key_1}, {Qt::Key_3}, {Qt::Key_4}}},
        {kAll,
         "In the rule book",
         "Return, Shift+Return",
         {searching},
         {{Qt::Key_Return}, {Qt::Key_Return, Qt::ShiftModifier}}},
        {{0},
         "In the deal editor",
         "Left, Right",
         {inEditor},
         {{Qt::Key_Right}, {Qt::Key_Left}, {Qt::Key_End}, {Qt::Key_Home}}},
        {{0}, "In the deal editor", "Tab", {inEditor}, {{Qt::Key_Tab}}},
        {{0}, "In the deal editor", "Space", {inEditor}, {{Qt::Key_Space}}},
        {{0}, "In the deal editor", "Esc", {inEditor}, {{Qt::Key_Space}, {Qt::Key_Escape}, {Qt::Key_Escape}}},
        {kAll,
         "On the first page",
         "1, 2, 3",
         {withThreeLeft, withThreeLeft, withThreeLeft},
         {{Qt::Key_1}, {Qt::Key_2}, {Qt::Key_3}}},
        {kAll, "On the first page", "Up, Down", {withThreeLeft}, {{Qt::Key_Down}, {Qt::Key_Up}}},
        {kAll, "On the first page", "Left, Right", {withThreeLeft}, {{Qt::Key_Right}, {Qt::Key_Left}}},
        {kAll, "On the first page", "Delete", {withThreeLeft}, {{Qt::Key_Delete}}},
    };
    return all;
}

} // namespace support
