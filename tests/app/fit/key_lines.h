// The window in front of a game, gone about in by keys alone, and what the page of keys promises there: line
// by line where it holds and what is pressed.
#pragma once

#include "every_game.h"

#include "desktop/table/table_widget.h"
#include "support/waiting.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTemporaryDir>
#include <QToolTip>
#include <QtTest>

#include <algorithm>

namespace support {

struct Press {
    Qt::Key key;
    Qt::KeyboardModifiers with = Qt::NoModifier;
};

// The window on a folder of its own, where keys are in use.
class House {
public:
    explicit House(int game)
        : row_(everyTable()[static_cast<std::size_t>(game)]),
          window_(everyGame(), folder_.path(), folder_.filePath(QStringLiteral("settings.ini"))) {
        hasten(window_);
        window_.resize(1280, 800);
        window_.show();
        window_.activateWindow();
        if (!QTest::qWaitForWindowActive(&window_))
            qFatal("the window does not come up");
        window_.choose(game);
        key(Qt::Key_F15); // none of ours
    }
    [[nodiscard]] desktop::MainWindow& window() { return window_; }
    [[nodiscard]] const AtTable& row() const { return row_; }
    [[nodiscard]] table::TableWidget& table() {
        auto* page = window_.shownPage();
        if (auto* found = page->findChild<table::TableWidget*>())
            return *found;
        qFatal("no table is seen");
    }
    [[nodiscard]] table::PromptStrip& strip() { return *table().papers().strip(); }
    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(window_.windowHandle(), key, with);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] bool settle() {
        return waitUntil([&] { return row_.settled(window_); });
    }
    // On at the table until this holds there; false where it never does.
    [[nodiscard]] bool reach(const std::function<bool(House&)>& there) {
        row_.begin(window_);
        for (int decision = 0; decision < 900; ++decision) {
            if (!settle())
                return false;
            QCoreApplication::processEvents();
            if (there(*this))
                return true;
            row_.goOn(window_);
        }
        return false;
    }
    // What a person sees and hears of it.
    struct Seen {
        QImage picture;
        const QWidget *focus = nullptr, *page = nullptr;
        QString tip;
        bool operator==(const Seen&) const = default;
    };
    [[nodiscard]] Seen seen() {
        QCoreApplication::processEvents();
        return {window_.grab().toImage(), QApplication::focusWidget(), window_.shownPage(),
                QToolTip::isVisible() ? QToolTip::text() : QString()};
    }
    // As it stays: pictures of cards come one by one, and a button that its key presses does what it does as
    // it comes up again, a moment later.
    [[nodiscard]] Seen seenAtRest() {
        Seen before = seen();
        for (int i = 0; i < 50; ++i) {
            QTest::qWait(20);
            Seen now = seen();
            if (now == before && !isPressing())
                break;
            before = std::move(now);
        }
        return before;
    }

private:
    [[nodiscard]] bool isPressing() const {
        const auto buttons = window_.findChildren<QAbstractButton*>();
        return std::ranges::any_of(buttons, &QAbstractButton::isDown);
    }

    const AtTable& row_;
    QTemporaryDir folder_;
    desktop::MainWindow window_;
};

// A button of the strip has the focus; the hand is over.
[[nodiscard]] bool onTheStrip(House& house);
[[nodiscard]] bool over(House& house);

using Place = std::function<bool(House&)>;

struct Line {
    std::vector<int> games; // in the house
    const char *group, *keys;
    // A place for each of the keys, or one for all of them in turn.
    std::vector<Place> places;
    std::vector<Press> presses;
    std::function<bool(House&)> so{}; // what is seen then, where it is not enough that something is
};

[[nodiscard]] const std::vector<Line>& keyLines();

} // namespace support
