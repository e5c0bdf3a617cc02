// A test's reader before the page that shows whole hands.
#pragma once

#include "desktop/review/review_page.h"
#include "desktop/table/table_accessible.h"
#include "kept_pictures.h"
#include "minchiate/lessons/ladder.h"
#include "support/waiting.h"

#include <QTest>

namespace support {

inline const QString kDresden = QStringLiteral("dresden-1798");

// The annotated hand of that id, as it is compiled in.
inline minchiate_lessons::AnnotatedHand annotatedHand(const QString& id) {
    const auto loaded = minchiate_lessons::loadLadder(QStringLiteral(":"));
    if (const auto* ladder = std::get_if<minchiate_lessons::Ladder>(&loaded))
        for (const minchiate_lessons::AnnotatedHand& hand : ladder->hands)
            if (hand.id == id)
                return hand;
    qFatal("there is no such hand");
    return {};
}

class Watching {
public:
    explicit Watching(QSize size = {1280, 776}) {
        table::installTableAccessibility();
        table::Habits habits;
        habits.tempo = {0, 0, true, false};
        page.setHabits(habits);
        page.setLevel(QStringLiteral("apprentice")); // answers at once
        page.resize(size);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the page does not come up");
    }

    [[nodiscard]] bool settled() {
        return waitUntil([&] { return !page.showing()->moving() && page.table()->director().idle(); });
    }
    void open(const QString& id) {
        page.showAnnotated(annotatedHand(id));
        if (!settled())
            qFatal("the hand does not come up");
    }
    void goTo(int stop) {
        page.goTo(stop);
        if (!settled())
            qFatal("the hand does not stand there");
    }
    [[nodiscard]] int last() const { return static_cast<int>(page.showing()->stops().size()) - 1; }
    // The paper's button with these words, or null.
    [[nodiscard]] QPushButton* button(const QString& words) const {
        const auto& buttons = page.lectern()->text().buttons;
        for (std::size_t i = 0; i < buttons.size(); ++i)
            if (QString(buttons[i].text).remove(u'&').contains(words))
                return page.lectern()->button(static_cast<int>(i));
        return nullptr;
    }
    [[nodiscard]] QString words() const { return page.lectern()->text().words; }

    // The middle of the largest part of a card that no other covers.
    [[nodiscard]] QPoint pointOn(minchiate::Card card) const {
        QRegion seen;
        bool found = false;
        for (const table::Sprite& sprite : page.table()->seen().picture.sprites) {
            if (found)
                seen -= sprite.bounds().toAlignedRect();
            const bool held =
                sprite.place == table::Sprite::Place::Hand || sprite.place == table::Sprite::Place::Open;
            if (held && sprite.card() == card) {
                seen = sprite.rect().toRect();
                found = true;
            }
        }
        QRect best;
        for (const QRect& r : seen)
            if (std::min(r.width(), r.height()) > std::min(best.width(), best.height()))
                best = r;
        if (best.isEmpty())
            qFatal("the card is not to be seen");
        return best.center();
    }
    void click(QWidget& widget, QPoint at) {
        QTest::mouseClick(page.windowHandle(), Qt::LeftButton, {}, widget.mapTo(&page, at));
    }
    void click(minchiate::Card card) { click(*page.table(), pointOn(card)); }
    void click(QAbstractButton& button) { click(button, button.rect().center()); }
    void key(Qt::Key key) { QTest::keyClick(page.windowHandle(), key); }

    support::KeptDeck deck;
    review::ReviewPage page{deck};
};

} // namespace support
