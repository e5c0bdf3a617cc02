#include "desktop/minchiate/choices.h"

namespace desktop {

Choices::Choices(QSettings& store) : store_(store), now_(loadChoice(store)) {}

void Choices::set(const GameChoice& changed) {
    now_ = changed;
    save(now_, store_);
    store_.sync();
    if (page_)
        page_->setChoice(now_);
    emit this->changed(now_);
}

void Choices::setPeople(const settings::People& people) {
    GameChoice wanted = now_;
    wanted.people = people;
    set(wanted);
}

ChoicePage* Choices::page() {
    if (!page_) {
        page_ = new ChoicePage(now_);
        connect(page_, &ChoicePage::changed, this, &Choices::set);
        connect(page_, &ChoicePage::ruleAsked, this, &Choices::ruleAsked);
    }
    return page_;
}

} // namespace desktop

#include "moc_choices.cpp"
