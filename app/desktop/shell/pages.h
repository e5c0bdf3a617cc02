// The pages of the window: one is seen, and those that it was laid over lie under it, to be come back to.
#pragma once

#include "desktop/shell/page_menus.h"

#include <QStackedWidget>

#include <vector>

namespace desktop {

class Pages : public QStackedWidget {
    Q_OBJECT

public:
    // `menus` outlives it.
    explicit Pages(PageMenus& menus, QWidget* parent = nullptr);

    // One more page, and what the menu of its commands is called.
    void add(QWidget* page, const QString& menu);

    // Shows a page in place of all others.
    void open(QWidget* page);
    // Lays a page over the one that is seen. Each lies there once at most, so that nothing leads in circles.
    void lay(QWidget* page);
    // Shows a page in place of the one that is seen; what lies under it stays.
    void exchange(QWidget* page);
    // Back to the page under the one that is seen.
    void leave();
    // All that lie there, the one that is seen last.
    [[nodiscard]] std::vector<QWidget*> lying() const {
        auto all = under_;
        all.push_back(currentWidget());
        return all;
    }
    // What can be done on the page that is seen has changed.
    void refresh();

signals:
    void shown(QWidget* page);
    void cameBack(QWidget* page); // and was under another until now
    void nothingLeft();           // the page that was left lay over none

private:
    enum class Told : std::uint8_t { Not, Before };
    static void tell(QWidget& page, Told told = Told::Not);

    PageMenus& menus_;
    std::vector<QWidget*> under_; // the nearest last
};

} // namespace desktop
