// The line at the foot of the editor: what was done last, and what can be done with the position.
#pragma once

#include "desktop/look/buttons.h"

#include <QLabel>

#include <array>

namespace editing {

class EditorStrip : public QWidget {
    Q_OBJECT

public:
    explicit EditorStrip(QWidget* parent);

    enum class Does : std::uint8_t { Undo, Redo, Exercise, Weigh, Masters, Play };
    static constexpr std::array kAll{Does::Undo,  Does::Redo,    Does::Exercise,
                                     Does::Weigh, Does::Masters, Does::Play}; // from the left

    void say(const QString& strong, const QString& weak);
    [[nodiscard]] QString told() const { return strong_->text() + u' ' + weak_->text(); }
    [[nodiscard]] look::PaperButton* button(Does what) const {
        return buttons_[static_cast<std::size_t>(what)];
    }
    void setMetrics(const look::Metrics& m);

signals:
    void pressed(EditorStrip::Does what);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }

private:
    void layOut();
    [[nodiscard]] int dress(const std::array<QString, 6>& words);

    look::Metrics metrics_;
    QLabel *strong_, *weak_;
    std::array<look::PaperButton*, kAll.size()> buttons_{}; // by Does
};

} // namespace editing
