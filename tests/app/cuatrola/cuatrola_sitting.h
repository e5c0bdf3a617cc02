// A test's person before the real window with Minchiate and Cuatrola, on a folder of its own.
#pragma once

#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/shell/main_window.h"
#include "support/waiting.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace support {

// Its place on the shelf.
constexpr int kCuatrola = 1;

class CuatrolaSitting {
public:
    explicit CuatrolaSitting(QSize size = {1280, 800}) : size_(size) { open(); }

    // Closes the window, if there is one, and opens it again on the same folder.
    void open();
    // With beginners, to so many points, and no waits.
    void begin(int target, quint64 seed = 11);
    void hasten();

    [[nodiscard]] desktop::MainWindow& window() const { return *window_; }
    [[nodiscard]] desktop::CuatrolaRoom& room() const {
        return static_cast<desktop::CuatrolaRoom&>(window_->room());
    }
    [[nodiscard]] cuatrola_table::CuatrolaTable& table() const { return *room().pages().table(); }
    [[nodiscard]] cuatrola::Table& match() const { return room().model().table(); }
    [[nodiscard]] table::PromptStrip& strip() const { return *table().papers().strip(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }

    // The picture has caught up, and something is asked.
    [[nodiscard]] bool settle();
    [[nodiscard]] bool asksCard() const { return table().seen().asks(table::Ask::Cards::Play); }

    void click(QWidget& widget, QPoint at);
    void click(QWidget& widget) { click(widget, widget.rect().center()); }
    [[nodiscard]] QPoint pointOn(cuatrola::Card card) const;
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    // What a beginner would do here.
    [[nodiscard]] cuatrola::Action wanted() const;

private:
    QTemporaryDir folder_;
    QSize size_;
    std::unique_ptr<desktop::MainWindow> window_;
};

} // namespace support
