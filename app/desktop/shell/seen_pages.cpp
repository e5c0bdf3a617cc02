#include "desktop/shell/seen_pages.h"

#include <QAccessibleWidget>
#include <QStackedWidget>

namespace desktop {

namespace {

// By Qt's own role readers say "layered pane" before each page.
class SeenPages : public QAccessibleWidget {
public:
    explicit SeenPages(QStackedWidget* pages)
        : QAccessibleWidget(pages, QAccessible::Client), pages_(pages) {}

    int childCount() const override { return seen() ? 1 : 0; }
    QAccessibleInterface* child(int i) const override {
        return i == 0 && seen() ? QAccessible::queryAccessibleInterface(seen()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child && seen() && child->object() == seen() ? 0 : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        QAccessibleInterface* page = child(0);
        return page && page->rect().contains(x, y) ? page : nullptr;
    }

private:
    [[nodiscard]] QWidget* seen() const { return pages_->isVisible() ? pages_->currentWidget() : nullptr; }

    QStackedWidget* pages_;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* pages = qobject_cast<QStackedWidget*>(object);
    return pages ? new SeenPages(pages) : nullptr;
}

} // namespace

void installSeenPages() {
    QAccessible::installFactory(makeAccessible); // the same one no second time
}

} // namespace desktop
