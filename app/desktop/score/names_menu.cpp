#include "desktop/score/names_menu.h"

#include "text/rule_words.h"

#include <QButtonGroup>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::Type;
namespace colour = look::colour;

namespace {

LargeButton* nameChoice(const QString& words, const QString& line = {}) {
    auto* button = wideButton(words, line);
    button->setCheckable(true);
    return button;
}

Words* note(const QString& words = {}) {
    auto* label = new Words(Type::Text, colour::ink2, words);
    label->setWordWrap(true);
    return label;
}

template<class Buttons>
QHBoxLayout* rowOf(const Buttons& buttons) {
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (LargeButton* button : buttons)
        row->addWidget(button);
    return row;
}

} // namespace

NamesMenu::NamesMenu(QWidget* page)
    : Overlay(tr("Names and rules"), page), names_{new Field(tr("Name of the first player")),
                                                   new Field(tr("Name of the second player")),
                                                   new Field(tr("Name of the third player")),
                                                   new Field(tr("Name of the fourth player"))},
      spans_{nameChoice(tr("A match"), tr("twelve hands")), nameChoice(tr("One round"), tr("four hands")),
             nameChoice(tr("Open"), tr("as long as you like"))},
      partners_(nameChoice(tr("Partners of each round…"))), aboutRules_(note()),
      says_(new Words(Type::Strong, colour::openBar)),
      write_(addButton(look::PaperButton::Kind::MainOnPaper, tr("&Write it so"))) {
    body()->addWidget(note(tr("A name can be put right at any time; it is then so on every hand.")));
    auto* names = new QGridLayout;
    for (int i = 0; i < kPlayers; ++i) {
        name(i)->setMaxLength(40);
        connect(name(i), &Field::full, this, &NamesMenu::say);
        names->addWidget(name(i), i / 2, i % 2);
    }
    body()->addLayout(names);
    body()->addWidget(note(tr("The length may be any that has room for the hands that are written.")));
    body()->addLayout(rowOf(spans_));
    auto* spans = new QButtonGroup(this);
    for (LargeButton* button : spans_)
        spans->addButton(button);
    body()->addWidget(note(tr("A round keeps its partners once it has begun; later ones can be changed.")));
    partners_->setCheckable(false);
    body()->addWidget(partners_);
    body()->addWidget(aboutRules_);
    for (const Switch& s : switches()) {
        const text::SwitchWords words = text::switchWords(s);
        rules_.push_back(nameChoice(QString(words.name).remove(u'&'), words.number));
        rules_.back()->setToolTip(words.gloss);
        rules_.back()->setAccessibleDescription(words.gloss);
    }
    const auto half = rules_.begin() + 3;
    body()->addLayout(rowOf(std::vector<LargeButton*>(rules_.begin(), half)));
    body()->addLayout(rowOf(std::vector<LargeButton*>(half, rules_.end())));
    says_->setWordWrap(true);
    body()->addWidget(says_);
    connect(write_, &QAbstractButton::clicked, this, [this] { emit wanted(entered()); });
    connect(partners_, &QAbstractButton::clicked, this, [this] {
        dismiss();
        emit partnersAsked();
    });
}

void NamesMenu::ask(const Sheet& sheet) {
    sheet_ = sheet;
    say({});
    for (std::size_t i = 0; i < names_.size(); ++i) {
        names_[i]->setText(QString::fromStdString(sheet.players[i]));
        names_[i]->setCursorPosition(0);
    }
    for (std::size_t i = 0; i < spans_.size(); ++i)
        spans_[i]->setChecked(static_cast<std::size_t>(sheet.span) == i);
    const bool fixed = rulesAreFixed(sheet);
    aboutRules_->setText(fixed ? tr("The rules stay as they were when the first hand was begun.")
                               : tr("The rules can be changed until the first hand is begun."));
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        rules_[i]->setChecked(sheet.rules.*(switches()[i].member));
        rules_[i]->setEnabled(!fixed);
    }
    partners_->setEnabled(roundsBegun(sheet) < kRounds);
    open(names_.front());
}

Sheet NamesMenu::entered() const {
    Sheet sheet = sheet_;
    for (std::size_t i = 0; i < names_.size(); ++i)
        sheet.players[i] = names_[i]->text().trimmed().toStdString();
    for (std::size_t i = 0; i < spans_.size(); ++i)
        if (spans_[i]->isChecked())
            sheet.span = static_cast<Span>(i);
    for (std::size_t i = 0; i < rules_.size(); ++i)
        sheet.rules.*(switches()[i].member) = rules_[i]->isChecked();
    return sheet;
}

} // namespace score

#include "moc_names_menu.cpp"
