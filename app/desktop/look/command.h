// A command of a page: it stands in the menu while the page is seen, and its key works there alone.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace look {

// `act` is a function, or a member function of the page.
template<class Page, class Act>
QAction* addCommand(Page* page, const QString& words, const QKeySequence& key, Act act) {
    auto* action = new QAction(words, page);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(action, &QAction::triggered, page, act);
    page->addAction(action);
    return action;
}

// A line between two groups of them.
inline void addCommandLine(QWidget* page) {
    auto* line = new QAction(page);
    line->setSeparator(true);
    page->addAction(line);
}

} // namespace look
