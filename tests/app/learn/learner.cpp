#include "learner.h"

#include <QWindow>

#include <algorithm>

namespace support {

using namespace minchiate;
using learn::Does;

bool Learner::settle() const {
    minchiate_table::MinchiateTable& table = *page_.table();
    return waitUntil([&] {
        if (!table.isSettled() && table.director().waitsForPress())
            table.hurry();
        return table.isSettled();
    });
}

void Learner::click(QWidget& widget, QPoint at) const {
    QWidget* window = page_.window();
    QTest::mouseClick(window->windowHandle(), Qt::LeftButton, {}, widget.mapTo(window, at));
}

void Learner::press(const learn::Press& press) const {
    const auto& said = page_.said();
    if (const auto at = std::ranges::find(said.presses, press); at != said.presses.end())
        click(*page_.lectern()->button(static_cast<int>(at - said.presses.begin())));
    else if (const auto foot = std::ranges::find(said.foot, press); foot != said.foot.end())
        click(*page_.lectern()->footButton(static_cast<int>(foot - said.foot.begin())));
    else
        qWarning("no such button on the lectern");
}

void Learner::pressMain() const {
    const auto& buttons = page_.said().text.buttons;
    const auto main = std::ranges::find_if(buttons, &look::LecternText::Button::main);
    if (main == buttons.end())
        qWarning("nothing to press on the lectern");
    else
        click(*page_.lectern()->button(static_cast<int>(main - buttons.begin())));
}

// The middle of the largest part of it that no other card covers.
QPoint Learner::pointOn(Card card) const {
    QRegion seen;
    bool found = false;
    for (const table::Sprite& sprite : page_.table()->seen().picture.sprites) {
        if (found)
            seen -= sprite.bounds().toAlignedRect();
        if (sprite.card() == card) {
            seen = sprite.rect().toRect();
            found = true;
        }
    }
    QRect best;
    for (const QRect& r : seen)
        if (std::min(r.width(), r.height()) > std::min(best.width(), best.height()))
            best = r;
    return best.center();
}

void Learner::declare(const std::vector<CardSet>& shown) const {
    table::PromptStrip& strip = *page_.table()->papers().strip();
    const auto held = page_.table()->state().declaring()->held;
    if (shown.empty()) {
        click(*strip.button(0));
        return;
    }
    if (shown.size() < held.size()) { // one by one
        click(*strip.button(1));
        for (std::size_t i = 0; i < held.size(); ++i)
            if (std::ranges::find(shown, held[i].cards) != shown.end())
                click(*strip.button(static_cast<int>(i)));
    }
    click(*strip.button(strip.buttonCount() - 1));
}

void Learner::layPieces(int points) const {
    const ScorePieces wanted = scorePieces(points);
    const auto many = [](const std::vector<int>& tokens, int value) {
        return static_cast<int>(std::ranges::count(tokens, value));
    };
    const std::array rows{wanted.fishes, many(wanted.left, 5), many(wanted.left, 1), many(wanted.right, 5),
                          many(wanted.right, 1)};
    page_.padEditor()->clear();
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (int i = 0; i < rows[row]; ++i)
            click(*page_.padEditor()->more(static_cast<int>(row)));
    pressMain();
}

void Learner::choose(const minchiate_lessons::Choosing& choice) const {
    minchiate_table::MinchiateTable& table = *page_.table();
    if (std::holds_alternative<minchiate_lessons::GoOn>(choice)) {
        pressMain();
    } else if (const auto* play = std::get_if<minchiate_lessons::PlayCard>(&choice)) {
        click(table, pointOn(play->card));
    } else if (std::holds_alternative<minchiate_lessons::LayOpen>(choice)) {
        click(*table.papers().strip()->button(0));
    } else if (const auto* pick = std::get_if<minchiate_lessons::PickCards>(&choice)) {
        for (Card card :
             table.seen().attention.raised - pick->cards) // what was picked before and is wanted no more
            click(table, pointOn(card));
        for (Card card : pick->cards - table.seen().attention.raised)
            click(table, pointOn(card));
        if (table.state().discarding())
            click(*table.papers().strip()->button(0));
        else
            pressMain();
    } else if (const auto* lift = std::get_if<minchiate_lessons::LiftCards>(&choice)) {
        const QRect pack = table.seen().picture.packSpread;
        const double step = (pack.width() - table.seen().metrics.px(60)) / double(kDeckSize - 1);
        click(table, QPoint(pack.left() + int((lift->cards + 0.5) * step), pack.center().y()));
    } else if (const auto* show = std::get_if<minchiate_lessons::ShowVersicole>(&choice)) {
        declare(show->shown);
    } else if (const auto* answer = std::get_if<minchiate_lessons::ChooseAnswer>(&choice)) {
        press({Does::Answer, answer->index});
    } else if (const auto* laid = std::get_if<minchiate_lessons::LayPoints>(&choice)) {
        layPieces(laid->points);
    }
}

} // namespace support
