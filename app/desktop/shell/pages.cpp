#include "desktop/shell/pages.h"

#include "desktop/look/announce.h"

#include <QTimer>

#include <algorithm>

namespace desktop {

Pages::Pages(PageMenus& menus, QWidget* parent) : QStackedWidget(parent), menus_(menus) {}

void Pages::add(QWidget* page, const QString& menu) {
    addWidget(page);
    menus_.add(page, menu);
}

void Pages::open(QWidget* page) {
    under_.clear();
    exchange(page);
}

void Pages::lay(QWidget* page) {
    QWidget* now = currentWidget();
    if (now == page)
        return;
    under_.push_back(now);
    std::erase(under_, page);
    exchange(page);
}

void Pages::exchange(QWidget* page) {
    setCurrentWidget(page);
    refresh();
    tell(*page);
}

void Pages::leave() {
    if (under_.empty()) {
        emit nothingLeft();
        return;
    }
    QWidget* page = under_.back();
    under_.pop_back();
    setCurrentWidget(page);
    emit cameBack(page);
    refresh();
    tell(*page, Told::Before);
}

// Its name, and the first time what it has to say by itself: a count says the whole of it. Where the page
// itself has the focus by then, readers say both.
void Pages::tell(QWidget& page, Told told) {
    QTimer::singleShot(0, &page, [&page, told] {
        if (page.hasFocus())
            return;
        look::announce(page, page.accessibleName());
        if (told == Told::Not)
            look::announce(page, page.accessibleDescription());
    });
}

void Pages::refresh() {
    emit shown(currentWidget());
    menus_.show(currentWidget());
}

} // namespace desktop

#include "moc_pages.cpp"
