#include "desktop/sheets/choices.h"

#include <QHBoxLayout>

namespace sheets {

using paper::LargeButton;

QString plainWords(const QString& name) {
    return QString(name).replace(u'&', QStringLiteral("&&"));
}

std::vector<ChoiceWords> nameWords(const QStringList& names) {
    std::vector<ChoiceWords> all;
    for (const QString& name : names)
        all.push_back({plainWords(name), {}, name});
    return all;
}

Choices::Choices(const QString& what, const std::vector<ChoiceWords>& words, QWidget* parent)
    : QWidget(parent), what_(what), group_(new QButtonGroup(this)) {
    setAccessibleName(what);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto* button = paper::wideButton();
        button->setCheckable(true);
        button->letBeCut();
        group_->addButton(button, static_cast<int>(i));
        row->addWidget(button, 1);
        buttons_.push_back(button);
    }
    connect(group_, &QButtonGroup::idClicked, this, &Choices::picked);
    setWords(words);
}

void Choices::setWords(const std::vector<ChoiceWords>& words) {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setVisible(i < words.size());
        if (i >= words.size())
            continue;
        buttons_[i]->setText(words[i].words);
        buttons_[i]->setLine(words[i].line);
        if (!words[i].told.isEmpty())
            buttons_[i]->setAccessibleName(words[i].told);
        buttons_[i]->setAccessibleDescription(what_);
    }
}

QSize Choices::sizeHint() const {
    QSize widest;
    int seen = 0;
    for (const LargeButton* button : buttons_)
        if (!button->isHidden()) {
            widest = widest.expandedTo(button->sizeHint());
            ++seen;
        }
    return {seen * widest.width(), widest.height()};
}

void Choices::choose(int which) {
    group_->setExclusive(false); // else none could be unchosen
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        buttons_[i]->setChecked(static_cast<int>(i) == which);
    group_->setExclusive(true);
}

} // namespace sheets

#include "moc_choices.cpp"
