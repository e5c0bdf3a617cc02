// A test's person before the real window, on a folder of its own.
#pragma once

#include "desktop/minchiate/minchiate_room.h"
#include "desktop/shell/main_window.h"
#include "support/person.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace support {

// What the window wants next.
enum class Wants { Nothing, Press, Decision, Count };

class Sitting {
public:
    // `size` of the whole window. Movements and waits are off unless `hasten` is told otherwise.
    explicit Sitting(QSize size = {1280, 800});

    // Closes the window, if there is one, and opens it again on the same folder.
    void open();
    void close() { window_.reset(); }

    [[nodiscard]] desktop::MainWindow& window() const { return *window_; }
    [[nodiscard]] desktop::MinchiateRoom& room() const;
    [[nodiscard]] minchiate_table::MinchiateTable& table() const {
        return *room().game().playPage()->table();
    }
    [[nodiscard]] model::GameModel& model() const { return room().game().model(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }
    [[nodiscard]] score::SheetPage* standing() const { return room().game().standing(); }
    [[nodiscard]] bool atTable() const {
        return window_->shownPage()->isAncestorOf(room().game().playPage()->table());
    }

    // No movement and no waiting, but for what wants a press.
    void hasten(int trickStayMs = 0);
    // Puts a game into the folder, to be gone on with in the window.
    void leaveGame(const model::NewGame& game);

    // Waits until the window wants something of the person.
    [[nodiscard]] Wants settle();
    // On to the person's next decision, pressing what has to be pressed; false when there is none.
    [[nodiscard]] bool toDecision();
    // On to the first decision about a card; other decisions are taken as a beginner would.
    [[nodiscard]] bool toCard();
    // How many actions the hand has so far.
    [[nodiscard]] std::size_t actions() const { return model().handRecord().actions.size(); }

    // ---- The mouse, through the window: what lies on top gets it. ----
    void click(QWidget& widget, QPoint at);
    void click(QAbstractButton& button) { click(button, button.rect().center()); }
    void drag(QWidget& widget, QPoint from, QPoint to);
    // Where a card of the hand, or of an open hand, is seen.
    [[nodiscard]] QPoint pointOn(minchiate::Card card) const;

    // ---- The keyboard: keys go to what has the focus. ----
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});

private:
    QTemporaryDir folder_;
    QSize size_;
    std::unique_ptr<desktop::MainWindow> window_;
};

// A numbered deal: its number modulo 4 is the person's seat.
[[nodiscard]] model::NewGame numberedGame(quint64 number);
// A hand that South, the person, leads to with these cards.
[[nodiscard]] model::NewGame gameWith(const char* cards);
} // namespace support
