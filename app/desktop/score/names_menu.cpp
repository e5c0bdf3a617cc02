#include "desktop/score/names_menu.h"

#include "desktop/settings/rule_words.h"

#include <QButtonGroup>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::Type;
namespace colour = look::colour;

namespace {

ScoreButton* choice(const QString& words, const QString& line = {}) {
    auto* button = new ScoreButton(ScoreButton::Size::plain, words, line);
    button->setCheckable(true);
    button->setOnPaper(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

Words* note(const QString& words = {}) {
    auto* label = new Words(Type::text, colour::ink2, words);
    label->setWordWrap(true);
    return label;
}

template<class Buttons>
QHBoxLayout* rowOf(const Buttons& buttons) {
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (ScoreButton* button : buttons)
        row->addWidget(button);
    return row;
}

} // namespace

NamesMenu::NamesMenu(QWidget* page)
    : Overlay(tr("Names and rules"), page), m_names{new Field(tr("Name of the first player")),
                                                    new Field(tr("Name of the second player")),
                                                    new Field(tr("Name of the third player")),
                                                    new Field(tr("Name of the fourth player"))},
      m_spans{choice(tr("A match"), tr("twelve hands")), choice(tr("One round"), tr("four hands")),
              choice(tr("Open"), tr("as long as you like"))},
      m_partners(choice(tr("Partners of each round…"))), m_aboutRules(note()),
      m_says(new Words(Type::strong, colour::openBar)),
      m_write(addButton(look::PaperButton::Kind::mainOnPaper, tr("&Write it so"))) {
    body()->addWidget(note(tr("A name can be put right at any time; it is then so on every hand.")));
    auto* names = new QGridLayout;
    for (int i = 0; i < kPlayers; ++i) {
        name(i)->setMaxLength(40);
        connect(name(i), &Field::full, m_says, &QLabel::setText);
        names->addWidget(name(i), i / 2, i % 2);
    }
    body()->addLayout(names);
    body()->addWidget(note(tr("The length may be any that has room for the hands that are written.")));
    body()->addLayout(rowOf(m_spans));
    auto* spans = new QButtonGroup(this);
    for (ScoreButton* button : m_spans)
        spans->addButton(button);
    body()->addWidget(note(tr("A round keeps its partners once it has begun; later ones can be changed.")));
    m_partners->setCheckable(false);
    body()->addWidget(m_partners);
    body()->addWidget(m_aboutRules);
    for (const Switch& s : switches()) {
        const settings::SwitchWords words = settings::switchWords(s);
        m_rules.push_back(choice(QString(words.name).remove(u'&'), words.number));
        m_rules.back()->setToolTip(words.gloss);
        m_rules.back()->setAccessibleDescription(words.gloss);
    }
    const auto half = m_rules.begin() + 3;
    body()->addLayout(rowOf(std::vector<ScoreButton*>(m_rules.begin(), half)));
    body()->addLayout(rowOf(std::vector<ScoreButton*>(half, m_rules.end())));
    m_says->setWordWrap(true);
    body()->addWidget(m_says);
    connect(m_write, &QAbstractButton::clicked, this, [this] { emit wanted(entered()); });
    connect(m_partners, &QAbstractButton::clicked, this, [this] {
        dismiss();
        emit partnersAsked();
    });
}

void NamesMenu::ask(const Sheet& sheet) {
    m_sheet = sheet;
    m_says->clear();
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_names[i]->setText(QString::fromStdString(sheet.players[i]));
        m_names[i]->setCursorPosition(0);
    }
    for (std::size_t i = 0; i < m_spans.size(); ++i)
        m_spans[i]->setChecked(static_cast<std::size_t>(sheet.span) == i);
    const bool fixed = rulesAreFixed(sheet);
    m_aboutRules->setText(fixed ? tr("The rules stay as they were when the first hand was begun.")
                                : tr("The rules can be changed until the first hand is begun."));
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        m_rules[i]->setChecked(sheet.rules.*(switches()[i].member));
        m_rules[i]->setEnabled(!fixed);
    }
    m_partners->setEnabled(roundsBegun(sheet) < kRounds);
    open(m_names.front());
}

Sheet NamesMenu::entered() const {
    Sheet sheet = m_sheet;
    for (std::size_t i = 0; i < m_names.size(); ++i)
        sheet.players[i] = m_names[i]->text().trimmed().toStdString();
    for (std::size_t i = 0; i < m_spans.size(); ++i)
        if (m_spans[i]->isChecked())
            sheet.span = static_cast<Span>(i);
    for (std::size_t i = 0; i < m_rules.size(); ++i)
        sheet.rules.*(switches()[i].member) = m_rules[i]->isChecked();
    return sheet;
}

} // namespace score
