// Whether every button of a page can be seen whole: on the page, over no other, with room for its words.
#pragma once

#include "desktop/look/buttons.h"

#include <QAbstractButton>
#include <QWidget>

namespace support {

// What is seen of a button, on that page.
[[nodiscard]] inline QRect seenOf(const QAbstractButton& button, const QWidget& page) {
    const auto* paper = qobject_cast<const look::PaperButton*>(&button);
    const int ring = paper ? paper->ringMargin() : 0;
    return QRect(button.mapTo(&page, QPoint()), button.size()).adjusted(ring, ring, -ring, -ring);
}

// Words that have no room: one of them too wide, or all on more lines than there is height for.
[[nodiscard]] inline bool isCut(const look::PaperButton& button, const QRect& seen) {
    if (button.paperSize().width() <= seen.width())
        return button.paperSize().height() > seen.height() + 1;
    constexpr int edges = 2 * 8; // the least that is left of them at the sides
    for (const QString& word : button.text().remove(u'&').split(u' '))
        if (button.fontMetrics().horizontalAdvance(word) + edges > seen.width())
            return true;
    return button.paperHeight(seen.width()) > seen.height() + 1;
}

// In words, or nothing.
[[nodiscard]] inline QString outOfPlace(const QWidget& page) {
    std::vector<std::pair<QRect, QString>> all;
    QStringList wrong;
    for (const auto* button : page.findChildren<QAbstractButton*>()) {
        if (!button->isVisibleTo(&page) || button->visibleRegion().isEmpty())
            continue;
        const QRect seen = seenOf(*button, page);
        const QString name = button->text().isEmpty() ? button->accessibleName() : button->text();
        if (!page.rect().contains(seen) || !button->parentWidget()->rect().contains(seen.translated(
                                               -button->parentWidget()->mapTo(&page, QPoint()))))
            wrong << name + QStringLiteral(" is cut off");
        if (const auto* paper = qobject_cast<const look::PaperButton*>(button); paper && isCut(*paper, seen))
            wrong << name + QStringLiteral(" has no room for its words");
        for (const auto& [other, otherName] : all)
            if (other.intersects(seen))
                wrong << QStringLiteral("%1 over %2").arg(name, otherName);
        all.emplace_back(seen, name);
    }
    return wrong.join(QStringLiteral("; "));
}

} // namespace support
