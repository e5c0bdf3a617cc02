// A row of large buttons of which one is chosen, or none yet.
#pragma once

#include "desktop/paper/large_button.h"

#include <QButtonGroup>
#include <QWidget>

#include <vector>

namespace sheets {

struct ChoiceWords {
    QString words, line{};
    QString told{}; // its name to those who cannot see the row; empty: as it reads
};

// A name as it is written on a button, where an ampersand of its own underlines nothing.
[[nodiscard]] QString plainWords(const QString& name);
// People or pairs to be chosen from.
[[nodiscard]] std::vector<ChoiceWords> nameWords(const QStringList& names);

class Choices : public QWidget {
    Q_OBJECT

public:
    // `what` is asked with it.
    Choices(const QString& what, const std::vector<ChoiceWords>& words, QWidget* parent = nullptr);

    // Other words, as many as there were or fewer: the rest is not seen.
    void setWords(const std::vector<ChoiceWords>& words);
    [[nodiscard]] int chosen() const { return group_->checkedId(); } // −1: none yet
    void choose(int which);
    [[nodiscard]] paper::LargeButton* button(int which) const {
        return buttons_.at(static_cast<std::size_t>(which));
    }

    // All as wide as the widest.
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void picked(int which); // by the person

private:
    QString what_;
    QButtonGroup* group_;
    std::vector<paper::LargeButton*> buttons_;
};

} // namespace sheets
