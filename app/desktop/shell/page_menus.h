// The menus of the window: the few commands that it has itself, and those of the page that is seen.
//
// A page owns its commands (QWidget::addAction on the page, or on a child page of it; separators between
// their groups). While it is shown they stand in a menu of their own, with the title that the page was given
// here. While it is not, they are in no menu, and their keys do nothing: Qt asks whether the widget that an
// action belongs to is visible. A command of high priority is seen on the bar as well.
#pragma once

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QObject>

#include <vector>

namespace desktop {

class PageMenus : public QObject {
    Q_OBJECT

public:
    // The pages' menu stands in the bar where it is when this is made; what follows is added after it.
    explicit PageMenus(QMenuBar* bar);

    // Pages that are added from now on are those of this room, 0-based; at first they are the house's.
    void setRoom(int room) { room_ = room; }
    // What the menu of this page is called.
    void add(QWidget* page, const QString& title);
    // The page that is seen now; lays its menu anew.
    void show(QWidget* page);

    [[nodiscard]] const QMenu* menu() const { return menu_; }
    // All commands of a page that are seen when it is: its own, and those of child pages that are not hidden.
    [[nodiscard]] static QList<QAction*> commandsOf(const QWidget& page);
    struct Titled {
        QString title; // without its letter's sign
        QList<QAction*> commands;
    };
    // Of all pages of a room and of the house, whether they are seen or not.
    [[nodiscard]] std::vector<Titled> all(int room) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int kHouse = -1;
    void lay();
    void showTitle();
    void raise();
    [[nodiscard]] bool bringsCommands(const QWidget& widget) const;
    [[nodiscard]] bool isLetterOfTheBar(const QKeySequence& key) const;
    void freeLettersOfTheBar();
    void leaveBar();

    struct Page {
        QWidget* page;
        QString title;
        int room;
    };
    int room_ = kHouse;
    QMenuBar* bar_;
    QMenu* menu_;
    // Commands of high priority, which the bar has besides: the pages', and their doubles there.
    QList<QAction*> raised_, onBar_;
    std::vector<Page> pages_;
    QWidget* shown_ = nullptr;
};

// A plain letter, or one with Alt, presses the button of the page whose text has it underlined.
[[nodiscard]] bool pressByLetter(const QWidget& page, const QKeyEvent& key);

} // namespace desktop
