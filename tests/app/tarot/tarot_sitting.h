// A test's person before the real window with French Tarot, on a folder of its own.
#pragma once

#include "desktop/shell/main_window.h"
#include "desktop/tarot/tarot_room.h"
#include "support/waiting.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace support {

class TarotSitting {
public:
    explicit TarotSitting(QSize size = {1280, 800}) : size_(size) { open(); }

    // Closes the window, if there is one, and opens it again on the same folder.
    void open();
    // So many players, all others beginners, so many hands, and no waits.
    void begin(int players, int length, quint64 seed);
    // A hand given, as far as it is played.
    void beginWith(const tarot::HandRecord& hand);
    void hasten();

    [[nodiscard]] desktop::MainWindow& window() const { return *window_; }
    [[nodiscard]] desktop::TarotRoom& room() const {
        return static_cast<desktop::TarotRoom&>(window_->room());
    }
    [[nodiscard]] tarot_table::TarotTable& table() const { return *room().pages().table(); }
    [[nodiscard]] tarot_count::CountPage& count() const { return *room().pages().countPage(); }
    [[nodiscard]] tarot::MatchTable& match() const { return room().model().table(); }
    [[nodiscard]] table::PromptStrip& strip() const { return *table().papers().strip(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }

    // The picture has caught up, and something is asked.
    [[nodiscard]] bool settle();

    void click(QWidget& widget, QPoint at);
    void click(QWidget& widget) { click(widget, widget.rect().center()); }
    // Where it can be pressed: in the hand, on a pile of two players, or in the middle.
    [[nodiscard]] QPoint pointOn(tarot::Card card) const;
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    // By the keyboard's ring.
    void goTo(tarot::Card card);
    // What a beginner would do here.
    [[nodiscard]] tarot::Action wanted() const;
    // The button of the strip that says this.
    [[nodiscard]] int buttonOf(const tarot::Action& action) const;

private:
    QTemporaryDir folder_;
    QSize size_;
    std::unique_ptr<desktop::MainWindow> window_;
};

// Does that as the mouse does it.
void byMouse(TarotSitting& sitting, const tarot::Action& action);

} // namespace support
