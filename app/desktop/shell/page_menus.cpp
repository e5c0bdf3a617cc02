#include "desktop/shell/page_menus.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace desktop {

PageMenus::PageMenus(QMenuBar* bar) : QObject(bar), bar_(bar), menu_(bar->addMenu(QString())) {
    menu_->menuAction()->setVisible(false);
    qApp->installEventFilter(this);
}

void PageMenus::add(QWidget* page, const QString& title) {
    pages_.push_back({page, title, room_});
    connect(page, &QObject::destroyed, this, [this, page] {
        if (shown_ == page) {
            shown_ = nullptr;
            raise();
        }
    });
}

void PageMenus::show(QWidget* page) {
    shown_ = page;
    lay();
}

QList<QAction*> PageMenus::commandsOf(const QWidget& page) {
    QList<QAction*> commands = page.actions();
    for (const QObject* child : page.children())
        if (const auto* widget = qobject_cast<const QWidget*>(child);
            widget && !widget->isWindow() && !widget->isHidden())
            commands << commandsOf(*widget);
    return commands;
}

void PageMenus::lay() {
    menu_->clear();
    const auto page = std::ranges::find(pages_, shown_, &Page::page);
    menu_->setTitle(page != pages_.end() ? page->title : tr("&Page"));
    if (shown_)
        menu_->addActions(commandsOf(*shown_));
    showTitle();
    raise();
}

// By words alone: their letters are the menu's.
void PageMenus::raise() {
    QList<QAction*> wanted;
    if (shown_)
        for (QAction* command : commandsOf(*shown_))
            if (command->priority() == QAction::HighPriority && command->isVisible() && command->isEnabled())
                wanted << command;
    if (wanted == raised_)
        return;
    raised_ = wanted;
    for (QAction* old : onBar_)
        old->deleteLater();
    onBar_.clear();
    for (QAction* command : raised_) {
        QAction* action = bar_->addAction(command->iconText());
        connect(action, &QAction::triggered, command, &QAction::trigger);
        onBar_ << action;
    }
}

void PageMenus::showTitle() {
    menu_->menuAction()->setVisible(std::ranges::any_of(menu_->actions(), [](const QAction* action) {
        return action->isVisible() && !action->isSeparator();
    }));
}

std::vector<PageMenus::Titled> PageMenus::all(int room) const {
    std::vector<Titled> all;
    for (const Page& page : pages_) {
        if (page.room != room && page.room != kHouse)
            continue;
        QList<QAction*> commands = page.page->actions();
        for (const QWidget* widget : page.page->findChildren<QWidget*>())
            commands << widget->actions();
        all.push_back({QString(page.title).remove(u'&'), commands});
    }
    return all;
}

// ---- Letters ----

bool PageMenus::isLetterOfTheBar(const QKeySequence& key) const {
    return std::ranges::any_of(bar_->actions(), [&](const QAction* title) {
        return title->isVisible() && QKeySequence::mnemonic(title->text()) == key;
    });
}

// Alt and a letter of the bar open that menu: a button of the page keeps the plain letter alone.
void PageMenus::freeLettersOfTheBar() {
    for (auto* button : shown_->findChildren<QAbstractButton*>())
        if (!button->shortcut().isEmpty() && isLetterOfTheBar(button->shortcut()))
            button->setShortcut({});
}

// Once a menu is shut and no other opens, letters are the page's again.
void PageMenus::leaveBar() {
    if (!bar_->hasFocus() || QApplication::activePopupWidget())
        return;
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(bar_, &escape);
}

// Of the page that is seen.
bool PageMenus::bringsCommands(const QWidget& widget) const {
    return shown_ && !widget.actions().isEmpty() && (&widget == shown_ || shown_->isAncestorOf(&widget));
}

bool PageMenus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && shown_ &&
        static_cast<QKeyEvent*>(event)->modifiers() == Qt::AltModifier)
        freeLettersOfTheBar(); // in time: shortcuts are looked up after this
    if (event->type() == QEvent::ActionChanged && watched != bar_) {
        showTitle();
        raise();
    }
    if (event->type() == QEvent::Hide && qobject_cast<QMenu*>(watched))
        QMetaObject::invokeMethod(this, &PageMenus::leaveBar, Qt::QueuedConnection);
    if (event->type() == QEvent::ActionAdded || event->type() == QEvent::ActionRemoved ||
        event->type() == QEvent::Show || event->type() == QEvent::Hide)
        if (const auto* widget = qobject_cast<QWidget*>(watched); widget && bringsCommands(*widget))
            lay();
    return QObject::eventFilter(watched, event);
}

bool pressByLetter(const QWidget& page, const QKeyEvent& key) {
    const auto modifiers = key.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier && modifiers != Qt::AltModifier)
        return false;
    const QKeySequence wanted(Qt::ALT | static_cast<Qt::Key>(key.key()));
    for (auto* button : page.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || !button->isEnabled() || QKeySequence::mnemonic(button->text()) != wanted)
            continue;
        button->setFocus(Qt::ShortcutFocusReason);
        button->click();
        return true;
    }
    return false;
}

} // namespace desktop

#include "moc_page_menus.cpp"
