// Somebody who practises: the page as they see it, some days after their hands were reviewed. Which day it is
// is given.
#pragma once

#include "../../engine/practice/practice_hands.h"
#include "desktop/practice/practice_page.h"
#include "kept_pictures.h"
#include "places.h"
#include "support/table_text.h"
#include "support/waiting.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace at_practice {

using namespace minchiate;
using namespace practise;
using support::waitUntil;

inline const QDate kPlayed(2026, 11, 19), kTaken(2026, 11, 20);

// A mistake in that numbered deal, so many points dear.
inline Reviewed reviewed(std::uint64_t number, double cost) {
    auto made = support::madeMistake(number, cost);
    for (Seat seat : kSeats)
        made.hand.names[seat] = QStringLiteral("Player %1").arg(index(seat));
    return {{made.hand, {{0, 1, 2, 3}}, made.review.begin()->second.weighed.chooser, kPlayed}, made.review};
}

// The hand of the design: South leads to trick 18 and gives away the 39.
inline Reviewed reviewOfTheDesign() {
    const auto loaded = records::loadHandRecord(QStringLiteral(TEST_DATA "/a-hand-to-practise.json"));
    if (!std::holds_alternative<records::LoadedHand>(loaded))
        qFatal("the hand in the tests' data cannot be read");
    Reviewed found;
    found.played = {std::get<records::LoadedHand>(loaded).record, {{0, 1, 2, 3}}, Seat::S, kPlayed};
    const auto& actions = found.played.hand.actions;
    const auto led = std::ranges::find(actions, Action{Seat::S, Play{trump(19)}});
    found.review = support::weighed(found.played.hand, {static_cast<int>(led - actions.begin())});
    return found;
}

// The page as somebody sees it, some days after the hands were taken in.
struct Somebody {
    explicit Somebody(const std::vector<Reviewed>& found, QSize size = {1280, 776}) {
        training.takeIn(found, kTaken);
        page.setClock([this] { return today; });
        table::Habits habits;
        habits.tempo = {0, 0, false, false};
        habits.callBackMs = 0;
        page.setHabits(habits);
        page.resize(size);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the page does not come up");
        page.open(Desk::Mistakes);
        settle();
    }
    // The table shows what it is told in its own time.
    void settle() {
        const auto shown = [this] {
            return page.table()->isSettled() && (page.stage() != Stage::Asked || page.table()->seen().open());
        };
        if (!waitUntil(shown))
            qFatal("the table got stuck");
    }
    void next() {
        page.next();
        settle();
    }
    void key(Qt::Key key) {
        QTest::keyClick(page.windowHandle(), key);
        settle();
    }
    void click(QWidget* widget, QPoint at) {
        QTest::mouseClick(page.windowHandle(), Qt::LeftButton, {}, widget->mapTo(&page, at));
        settle();
    }
    void click(QWidget* widget) { click(widget, widget->rect().center()); }
    // Where it is seen: the left edge is never covered.
    void click(Card card) {
        for (const table::TableThing& thing : page.table()->things())
            if (thing.kind == table::TableThing::Kind::Card && thing.key == card.id)
                return click(page.table(), thing.rect.topLeft() + QPoint(8, thing.rect.height() / 2));
        qFatal("the card is not to be seen");
    }
    [[nodiscard]] const practice::Mistake& mistake() const { return page.asked()->mistake; }
    [[nodiscard]] Card best() const { return cardOf(mistake().weighed().best().action); }
    [[nodiscard]] Card worst() const { return cardOf(mistake().weighed().options.back().action); }
    static Card cardOf(const Action& action) { return std::get<Play>(action.what).card; }

    QTemporaryDir folder;
    QDate today = kTaken.addDays(2);
    support::KeptDeck deck;
    Training training{folder.path()};
    PracticePage page{deck, training};
};

} // namespace at_practice
