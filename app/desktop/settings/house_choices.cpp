#include "desktop/settings/house_choices.h"

namespace settings {

HouseChoices::HouseChoices(QSettings& store) : store_(store), now_(load(store)) {
    connect(&theme_, &Theme::darkChanged, this, &HouseChoices::darkChanged);
    theme_.setSurroundings(now_.surroundings);
}

void HouseChoices::set(const Settings& changed) {
    const bool spoken = now_.language != changed.language;
    now_ = changed;
    save(now_, store_);
    store_.sync();
    theme_.setSurroundings(now_.surroundings);
    emit this->changed(now_);
    if (spoken)
        emit languageChanged(now_.language);
}

void HouseChoices::setPeople(const People& changed) {
    save(changed, store_);
    store_.sync();
    emit peopleChanged(changed);
}

} // namespace settings

#include "moc_house_choices.cpp"
