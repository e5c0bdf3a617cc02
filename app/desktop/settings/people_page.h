// What you and your companions are called, at the tables of all games.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/settings/people.h"
#include "desktop/settings/settings_page.h"

#include <QLabel>
#include <QLineEdit>

#include <array>

namespace settings {

class PeoplePage : public SettingsPage {
    Q_OBJECT

public:
    explicit PeoplePage(const People& people, QWidget* parent = nullptr);
    ~PeoplePage() override;

    // Shows other names, changed elsewhere; emits nothing.
    void setPeople(const People& people);
    [[nodiscard]] const People& people() const { return people_; }
    void restore() override;
    void focusFirst() { names_[0]->setFocus(Qt::OtherFocusReason); }

    // You, then the companions in their order.
    [[nodiscard]] QLineEdit* nameField(int person) const {
        return names_.at(static_cast<std::size_t>(person));
    }
    // What is wrong with the names; hidden when nothing is.
    [[nodiscard]] QLabel* namesNote() const { return namesNote_; }

signals:
    void changed(const settings::People& people);

private:
    QWidget* build();
    void drawFaces();
    void takeNames();
    void showNames();

    People people_;
    look::Deck deck_;
    std::array<QLabel*, 4> faces_{};
    std::array<QLineEdit*, 4> names_{};
    QLabel* namesNote_ = nullptr;
};

} // namespace settings
