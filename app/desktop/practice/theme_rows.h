// The themes, a row each: how much of each is due, and how much is kept. A press shows that one alone.
#pragma once

#include "desktop/practice/panel_look.h"
#include "desktop/practice/training.h"

#include <QAbstractButton>

namespace practise {

class ThemeRow : public QAbstractButton {
    Q_OBJECT

public:
    explicit ThemeRow(QWidget* parent);

    void setLine(const ThemeLine& line, Desk desk);
    void setLook(const PanelLook& look);
    // The question now is of this theme.
    void setAsked(bool asked);
    [[nodiscard]] const ThemeLine& line() const { return line_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    PanelLook look_;
    ThemeLine line_;
    Desk desk_{};
    bool asked_ = false;
};

class ThemeRows : public QWidget {
    Q_OBJECT

public:
    explicit ThemeRows(QWidget* parent);

    // Themes of which there is nothing are left out.
    void setLines(const std::vector<ThemeLine>& lines, Desk desk);
    void setAsked(std::optional<practice::Theme> theme);
    void setOnly(std::optional<practice::Theme> theme);
    void setLook(const PanelLook& look);

    [[nodiscard]] std::optional<practice::Theme> only() const { return only_; }
    [[nodiscard]] std::vector<ThemeRow*> rows() const; // those that are seen
    [[nodiscard]] ThemeRow* rowOf(practice::Theme theme) const {
        return rows_[static_cast<std::size_t>(theme)];
    }
    [[nodiscard]] int wantedHeight() const;

signals:
    void onlyChosen(std::optional<practice::Theme> theme); // nothing: all again

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int rowHigh() const;
    void layOut();

    PanelLook look_;
    std::vector<ThemeRow*> rows_; // one a theme
    std::optional<practice::Theme> only_;
    Desk desk_ = Desk::Mistakes;
};

} // namespace practise
