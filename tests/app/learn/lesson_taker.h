// A test's person who takes lessons of any game: waits for the table, does a choice with the mouse or with
// keys, and reads whether all of the lectern can be read.
//
// A test's game T says what the mouse and the keys do of its own: T::Page, the lesson page; T::byMouse(taker,
// choice) and T::byKeys(taker, choice), which do what is not done in every game, or answer false.
#pragma once

#include "desktop/learn/lesson_page.h"
#include "desktop/look/lectern.h"
#include "desktop/table/table_widget.h"
#include "lessons/choices.h"
#include "support/waiting.h"

#include <QLabel>
#include <QScrollArea>
#include <QTest>
#include <QWindow>

#include <algorithm>

namespace support {

// What on the lectern cannot be read whole, if anything.
inline QString cutOff(const learn::LessonPage& page) {
    const look::Lectern& lectern = *page.lectern();
    for (const QLabel* label : lectern.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        if (label->height() < label->heightForWidth(label->width()))
            return QStringLiteral("a text too low for its words: ") + label->text();
        if (!label->parentWidget()->rect().contains(label->geometry()))
            return QStringLiteral("a text beyond its paper: ") + label->text();
    }
    QRegion taken(lectern.findChild<QScrollArea*>()->geometry());
    for (int i = 0; i < int(page.said().text.buttons.size()); ++i) {
        const auto* button = static_cast<const look::PaperButton*>(lectern.button(i));
        const int ring = button->ringMargin();
        const QRect seen = button->geometry().adjusted(ring, ring, -ring, -ring);
        if (taken.intersects(seen) || !lectern.rect().contains(seen))
            return QStringLiteral("a button over something else: ") + button->text();
        if (seen.height() < button->paperHeight(seen.width()))
            return QStringLiteral("a button too low for its words: ") + button->text();
        taken += seen;
    }
    return lectern.scrolls() ? QStringLiteral("words that scroll") : QString();
}

// A wrong choice and a right one, as far as there are.
template<class K>
struct ChoicesOf {
    std::optional<typename K::Choosing> wrong, right;
};
template<class K>
[[nodiscard]] ChoicesOf<K> choicesFor(const lessons::Lesson<K>& lesson,
                                      const lessons::Progress<K>& progress) {
    ChoicesOf<K> found;
    for (const auto& choice : lessons::choicesOf(lesson, progress)) {
        const auto verdict = lessons::reply(lesson, progress, choice).verdict;
        if (verdict == lessons::Verdict::Right && !found.right)
            found.right = choice;
        if (verdict == lessons::Verdict::Wrong && !found.wrong)
            found.wrong = choice;
    }
    return found;
}

enum class By { Mouse, Keys };

template<class T>
class LessonTaker {
public:
    using Page = typename T::Page;
    using Choosing = typename Page::Choosing;

    explicit LessonTaker(Page& page) : page_(page) {}

    // Until the table has shown all; what lies there to be looked at is gone on from.
    [[nodiscard]] bool settle() const {
        auto& table = *page_.table();
        return waitUntil([&] {
            if (!table.isSettled() && table.director().waitsForPress())
                table.hurry();
            return table.isSettled();
        });
    }
    void click(QWidget& widget, QPoint at) const {
        QWidget* window = page_.window();
        QTest::mouseClick(window->windowHandle(), Qt::LeftButton, {}, widget.mapTo(window, at));
    }
    void click(QWidget& widget) const { click(widget, widget.rect().center()); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(page_.window()->windowHandle(), key, modifiers);
    }
    // The button of the lectern that does this.
    [[nodiscard]] QWidget* button(const learn::Press& press) const {
        const auto& said = page_.said();
        const auto at = std::ranges::find(said.presses, press) - said.presses.begin();
        return at < std::ssize(said.presses) ? page_.lectern()->button(static_cast<int>(at)) : nullptr;
    }
    [[nodiscard]] bool canTakeBack() const {
        return std::ranges::count(page_.said().presses, learn::Does::TakeBack, &learn::Press::does) > 0;
    }

    void chooseByMouse(const Choosing& choice) const {
        auto& table = *page_.table();
        if (T::byMouse(*this, choice))
            return;
        if (std::holds_alternative<lessons::GoOn>(choice)) {
            click(*button({learn::Does::GoOn}));
        } else if (const auto* play = std::get_if<lessons::PlayCard>(&choice)) {
            click(table, pointOn(play->card));
        } else if (const auto* pick = std::get_if<lessons::PickCards>(&choice)) {
            const auto raised = table.seen().attention.raised;
            for (lessons::Card card : raised - pick->cards) // picked before, and wanted no more
                click(table, pointOn(card));
            for (lessons::Card card : pick->cards - table.seen().attention.raised)
                click(table, pointOn(card));
            click(*button({learn::Does::Give}));
        } else if (const auto* answer = std::get_if<lessons::ChooseAnswer>(&choice)) {
            click(*button({learn::Does::Answer, answer->index}));
        }
    }

    void chooseByKeys(const Choosing& choice) const {
        auto& table = *page_.table();
        if (T::byKeys(*this, choice))
            return;
        if (std::holds_alternative<lessons::GoOn>(choice)) {
            key(Qt::Key_Return);
        } else if (const auto* play = std::get_if<lessons::PlayCard>(&choice)) {
            ringOn(play->card);
            key(Qt::Key_Return);
        } else if (const auto* pick = std::get_if<lessons::PickCards>(&choice)) {
            for (lessons::Card card : (pick->cards - table.seen().attention.raised) |
                                          (table.seen().attention.raised - pick->cards)) {
                ringOn(card);
                key(Qt::Key_Space);
            }
            key(Qt::Key_Return);
        } else if (const auto* answer = std::get_if<lessons::ChooseAnswer>(&choice)) {
            const auto& presses = page_.said().presses;
            const auto at = std::ranges::find(presses, learn::Press{learn::Does::Answer, answer->index});
            key(static_cast<Qt::Key>(Qt::Key_1 + (at - presses.begin())));
        }
    }
    // The lesson to its end, each question first answered wrongly; where it went wrong, if it did.
    template<class Lesson>
    [[nodiscard]] QString take(const Lesson& lesson, By by) const {
        for (int steps = 0; !page_.progress().over(lesson); ++steps) {
            const QString where = QStringLiteral("step %1").arg(page_.progress().step + 1);
            if (!settle() || steps > 20)
                return where + QStringLiteral(" does not end");
            if (by == By::Keys && !ring())
                return where + QStringLiteral(" shows no ring");
            if (const QString wrong = takeStep(lesson, by); !wrong.isEmpty())
                return where + wrong;
        }
        if (by == By::Keys && !qobject_cast<QAbstractButton*>(QApplication::focusWidget()))
            return QStringLiteral("the end shows no ring");
        return {};
    }
    // It is seen what the next key does something with.
    [[nodiscard]] bool ring() const {
        const auto& table = *page_.table();
        const QWidget* focus = QApplication::focusWidget();
        if (!focus || !focus->isVisible())
            return false;
        return focus != &table || (table.seen().ask && table.seen().ask->cut) ||
               std::ranges::any_of(table.seen().picture.sprites, &table::Sprite::focused);
    }
    // With Tab to the strip, along its buttons, and Return.
    void pressByKeys(QWidget* wanted) const {
        for (int i = 0; i < 12 && QApplication::focusWidget() != wanted; ++i)
            key(Qt::Key_Tab);
        key(Qt::Key_Return);
    }

    // The middle of the largest part of it that no other card covers.
    [[nodiscard]] QPoint pointOn(lessons::Card card) const {
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
    // On to a card of the table, from the first, whether it may be played or not.
    void ringOn(lessons::Card card) const {
        key(Qt::Key_Home);
        const auto cards = page_.table()->seen().reachable();
        for (auto n = std::ranges::find(cards, card) - cards.begin(); n > 0; --n)
            key(Qt::Key_Right, Qt::ControlModifier);
    }

    [[nodiscard]] Page& page() const { return page_; }

private:
    [[nodiscard]] bool choose(const Choosing& choice, By by) const {
        if (by == By::Mouse)
            chooseByMouse(choice);
        else
            chooseByKeys(choice);
        return settle();
    }
    // The keys: the ring is on the button already.
    [[nodiscard]] bool press(learn::Does does, By by) const {
        if (by == By::Mouse)
            click(*button({does}));
        else
            key(Qt::Key_Return);
        return settle();
    }
    [[nodiscard]] bool said(lessons::Verdict verdict) const {
        return page_.lastReply() && page_.lastReply()->verdict == verdict;
    }
    template<class Lesson>
    [[nodiscard]] QString takeStep(const Lesson& lesson, By by) const {
        const auto progress = page_.progress();
        const auto choices = choicesFor(lesson, progress);
        if (choices.wrong) {
            if (!choose(*choices.wrong, by) || !said(lessons::Verdict::Wrong))
                return QStringLiteral(" takes no wrong answer");
            if (page_.lectern()->text().note.isEmpty())
                return QStringLiteral(" does not explain it");
            if (canTakeBack() && !press(learn::Does::TakeBack, by))
                return QStringLiteral(" cannot be taken back");
        }
        if (!choices.right || !choose(*choices.right, by))
            return QStringLiteral(" has no right answer");
        if (std::holds_alternative<lessons::GoOn>(*choices.right))
            return {};
        if (!said(lessons::Verdict::Right))
            return QStringLiteral(" takes no right answer");
        if (!press(learn::Does::GoOn, by) || page_.progress().step != progress.step + 1)
            return QStringLiteral(" does not go on");
        return {};
    }

    Page& page_;
};

} // namespace support
