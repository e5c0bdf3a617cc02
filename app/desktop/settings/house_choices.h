// What was chosen for the house, kept as it changes, and the surroundings that follow from it.
#pragma once

#include "desktop/settings/people.h"
#include "desktop/settings/settings.h"
#include "desktop/settings/theme.h"

#include <QObject>
#include <QSettings>

namespace settings {

class HouseChoices : public QObject {
    Q_OBJECT

public:
    // `store` outlives it.
    explicit HouseChoices(QSettings& store);

    [[nodiscard]] const Settings& now() const { return now_; }
    [[nodiscard]] bool dark() const { return theme_.dark(); }
    // Written at once, and told.
    void set(const Settings& changed);
    // The same of what people are called at all tables.
    [[nodiscard]] People people() const { return loadPeople(store_); }
    void setPeople(const People& changed);

signals:
    void changed(const settings::Settings& now);
    void languageChanged(const QString& language);
    void darkChanged(bool dark);
    void peopleChanged(const settings::People& people);

private:
    QSettings& store_;
    Settings now_;
    Theme theme_;
};

} // namespace settings
