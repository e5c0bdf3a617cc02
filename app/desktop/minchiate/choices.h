// What was chosen for Minchiate, kept as it changes, and the page of the settings where it is chosen.
#pragma once

#include "desktop/minchiate/choice_page.h"
#include "desktop/minchiate/game_choice.h"

#include <QObject>
#include <QSettings>

namespace desktop {

class Choices : public QObject {
    Q_OBJECT

public:
    // `store` outlives it.
    explicit Choices(QSettings& store);

    [[nodiscard]] const GameChoice& now() const { return now_; }
    // Written at once, and told.
    void set(const GameChoice& changed);
    // They are called otherwise, at all tables.
    void setPeople(const settings::People& people);

    // Made when it is first asked for; whoever lays it owns it, and keeps it as long as this lives.
    [[nodiscard]] ChoicePage* page();

signals:
    void changed(const desktop::GameChoice& now);
    // The person wants to read the rule that a switch of the page changes.
    void ruleAsked(const QString& number);

private:
    QSettings& store_;
    GameChoice now_;
    ChoicePage* page_ = nullptr;
};

} // namespace desktop
