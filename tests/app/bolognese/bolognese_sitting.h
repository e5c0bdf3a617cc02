// A test's person before the real window with Minchiate, Cuatrola and Tarocco bolognese, on a folder of its
// own.
#pragma once

#include "desktop/bolognese/bolognese_room.h"
#include "desktop/shell/main_window.h"
#include "support/waiting.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace support {

// Its place on the shelf.
constexpr int kBolognese = 2;

class BologneseSitting {
public:
    explicit BologneseSitting(QSize size = {1280, 800}) : size_(size) { open(); }

    // Closes the window, if there is one, and opens it again on the same folder.
    void open();
    // With beginners, by these rules, and no waits.
    void begin(const bolognese::RuleSet& rules = {}, quint64 seed = 11);
    // A hand given, in which all but the person are beginners.
    void give(const bolognese::HandRecord& hand);
    void hasten();

    [[nodiscard]] desktop::MainWindow& window() const { return *window_; }
    [[nodiscard]] desktop::BologneseRoom& room() const {
        return static_cast<desktop::BologneseRoom&>(window_->room());
    }
    [[nodiscard]] bolognese_table::BologneseTable& table() const { return *room().pages().table(); }
    [[nodiscard]] bolognese::Table& match() const { return room().model().table(); }
    [[nodiscard]] table::PromptStrip& strip() const { return *table().papers().strip(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }

    // The picture has caught up, and something is asked.
    [[nodiscard]] bool settle();
    [[nodiscard]] bool asksCard() const { return table().seen().asks(table::Ask::Cards::Play); }

    void point(QWidget& widget, QPoint at);
    void click(QWidget& widget, QPoint at);
    void click(QWidget& widget) { click(widget, widget.rect().center()); }
    [[nodiscard]] QPoint pointOn(bolognese::Card card) const;
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    // What a beginner would do here.
    [[nodiscard]] bolognese::Action wanted() const;
    // Does it by mouse, or by keys alone.
    void doByMouse(const bolognese::Action& action);
    void doByKeys(const bolognese::Action& action);

private:
    void goTo(bolognese::Card card);

    QTemporaryDir folder_;
    QSize size_;
    std::unique_ptr<desktop::MainWindow> window_;
};

} // namespace support
