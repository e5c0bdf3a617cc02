#include "desktop/sheets/terms_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/surfaces.h"

#include <QIntValidator>
#include <QPainter>

namespace sheets {

using look::PaperButton;
using look::Type;
using paper::Field;
using paper::LargeButton;
using paper::Words;
namespace colour = look::colour;

namespace {

constexpr int kMostNames = 5;

} // namespace

TermsPage::TermsPage(QWidget* parent)
    : Page(parent), whole_(new QGridLayout(this)), paper_(new QWidget),
      title_(new Words(Type::Page, colour::ink)), note_(new Words(Type::Text, colour::ink2)),
      gloss_(new Words(Type::Text, colour::ink2)), says_(new Words(Type::Strong, colour::openBar)),
      back_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Bac&k"))),
      write_(new PaperButton(PaperButton::Kind::MainOnPaper)) {}

void TermsPage::build() {
    const TermsShown first = shown();
    whole_->addWidget(paper_, 0, 0, Qt::AlignCenter);
    auto* grid = new QGridLayout(paper_);
    grid->addWidget(title_, 0, 0, 1, 2);
    grid->addWidget(note_, 1, 0, 1, 3);
    buildNames(grid, first);
    buildLength(grid, first);
    buildRules(grid, first);
    grid->addWidget(gloss_, 10, 0, 1, 3);
    auto* foot = new QHBoxLayout;
    foot->addWidget(says_, 1);
    foot->addWidget(back_);
    foot->addWidget(write_);
    grid->addLayout(foot, 11, 0, 1, 3);
    grid->setColumnStretch(1, 4);
    grid->setColumnStretch(2, 5);
    for (Words* words : {note_, gloss_, says_})
        words->setWordWrap(true);
    connect(write_, &QAbstractButton::clicked, this, &TermsPage::write);
    connect(back_, &QAbstractButton::clicked, this, &TermsPage::back);
    fill();
}

void TermsPage::buildNames(QGridLayout* grid, const TermsShown& first) {
    if (first.players) {
        players_ = new Choices(first.players->what, first.players->words);
        grid->addWidget(players_, 2, 0, 1, 2);
        connect(players_, &Choices::picked, this, [this](int which) {
            read();
            choosePlayers(which);
            fill();
        });
    }
    const int most = first.players ? kMostNames : static_cast<int>(first.names.size());
    for (int i = 0; i < most; ++i) {
        auto* place = new Words(Type::Text, colour::ink2);
        auto* name = new Field(tr("Name of player %1").arg(i + 1));
        name->setMaxLength(40);
        grid->addWidget(place, 3 + i, 0);
        grid->addWidget(name, 3 + i, 1);
        connect(name, &QLineEdit::textEdited, this, [this] { says_->clear(); });
        connect(name, &Field::full, this, &TermsPage::sayWrong, Qt::QueuedConnection);
        connect(name, &QLineEdit::returnPressed, this, [this, i] {
            if (i + 1 < shown().names.size())
                names_[static_cast<std::size_t>(i) + 1]->setFocus(Qt::TabFocusReason);
            else
                write();
        });
        places_.push_back(place);
        names_.push_back(name);
    }
}

void TermsPage::buildLength(QGridLayout* grid, const TermsShown& first) {
    lengths_ = new Choices(first.length.what, first.length.words);
    grid->addWidget(lengths_, 9, 0, 1, 2);
    connect(lengths_, &Choices::picked, this, [this](int which) {
        read();
        chooseLength(which);
        fill();
    });
    if (!first.number)
        return;
    numberLabel_ = new Words(Type::Text, colour::ink2, first.number->what);
    number_ = new Field(first.number->what);
    number_->setValidator(new QIntValidator(first.number->least, first.number->most, number_));
    grid->addWidget(numberLabel_, 8, 0);
    grid->addWidget(number_, 8, 1);
    connect(number_, &QLineEdit::textEdited, this, [this] { says_->clear(); });
    connect(number_, &QLineEdit::returnPressed, this, &TermsPage::write);
}

void TermsPage::buildRules(QGridLayout* grid, const TermsShown& first) {
    auto* box = new QVBoxLayout;
    box->setSpacing(0);
    for (std::size_t i = 0; i < first.rules.size(); ++i) {
        const TermsShown::Rule& rule = first.rules[i];
        auto* button = new LargeButton(LargeButton::Size::Line, {}, {}, paper_);
        button->setOnPaper(true);
        button->setCheckable(rule.kind == TermsShown::Rule::Kind::OnOff);
        button->setAccessibleDescription(rule.gloss);
        button->installEventFilter(this);
        glosses_[button] = QStringLiteral("%1 (%2)").arg(rule.gloss, rule.number);
        connect(button, &QAbstractButton::clicked, this, [this, i] {
            read();
            turnRule(static_cast<int>(i));
            fill();
        });
        box->addWidget(button);
        rules_.push_back(button);
    }
    box->addStretch(1);
    grid->addLayout(box, 2, 2, 8, 1);
}

void TermsPage::begin(const QString& last) {
    use_ = Use::Begin;
    takeUp(use_, last);
    fill();
}

void TermsPage::change() {
    use_ = Use::Change;
    takeUp(use_, {});
    fill();
}

void TermsPage::fill() {
    const TermsShown now = shown();
    const bool stays = use_ == Use::Change && fixed();
    title_->setText(use_ == Use::Begin ? tr("A new sheet") : tr("Names, length and rules"));
    setAccessibleName(title_->text());
    // Who starts at the names hears how many are asked for.
    if (const auto& players = now.players; players && players->chosen >= 0)
        setAccessibleDescription(players->what + u' ' +
                                 players->words[static_cast<std::size_t>(players->chosen)].words);
    note_->setLinked(use_ == Use::Begin ? now.note
                     : stays ? tr("Names and length can be changed at any time; players and rules stay as "
                                  "they were when the first hand was written.")
                             : tr("All of it can be changed until the first hand is written."));
    write_->setText(use_ == Use::Begin ? tr("&Begin") : tr("&Write it so"));
    says_->clear();
    if (players_) {
        players_->choose(now.players->chosen);
        players_->setEnabled(!stays);
    }
    lengths_->setWords(now.length.words);
    lengths_->choose(now.length.chosen);
    lengths_->setEnabled(!stays || !now.length.fixed);
    if (number_) {
        number_->setText(QString::number(now.number->value));
        number_->setEnabled(now.number->used && !stays);
        numberLabel_->setEnabled(now.number->used);
    }
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        const bool sits = at < now.names.size();
        names_[i]->setVisible(sits);
        places_[i]->setVisible(sits);
        if (!sits)
            continue;
        names_[i]->setText(now.names[at]);
        names_[i]->setCursorPosition(0);
        places_[i]->setText(now.places[at]);
    }
    fillRules(now);
}

void TermsPage::fillRules(const TermsShown& now) {
    const bool stays = use_ == Use::Change && fixed();
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        const TermsShown::Rule& rule = now.rules[i];
        rules_[i]->setVisible(rule.seen);
        rules_[i]->setText(QString(rule.name).remove(u'&'));
        rules_[i]->setLine(rule.line);
        rules_[i]->setChecked(rule.kind == TermsShown::Rule::Kind::OnOff && rule.on);
        rules_[i]->setEnabled(!stays);
    }
}

bool TermsPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        if (const auto found = glosses_.find(watched); found != glosses_.end())
            gloss_->setLinked(found->second);
    return Page::eventFilter(watched, event);
}

// What was typed, before something else is chosen.
void TermsPage::read() {
    QStringList names;
    for (qsizetype i = 0; i < shown().names.size(); ++i)
        names << names_[static_cast<std::size_t>(i)]->text().trimmed();
    setNames(names);
    if (number_ && number_->hasAcceptableInput())
        setNumber(number_->text().toInt());
}

void TermsPage::write() {
    read();
    if (const auto wrong = wrongName()) {
        sayWrong(wrong->why);
        names_[static_cast<std::size_t>(wrong->player)]->markWrong();
        return;
    }
    if (number_ && number_->isEnabled() && !number_->hasAcceptableInput()) {
        const auto asked = *shown().number;
        sayWrong(tr("%1: a number from %2 to %3.", "what is asked")
                     .arg(asked.what)
                     .arg(asked.least)
                     .arg(asked.most));
        number_->markWrong();
        return;
    }
    carryOut(use_);
    emit done();
}

void TermsPage::sayWrong(const QString& why) {
    says_->setText(why);
    look::announce(*says_);
}

void TermsPage::measure(const look::Metrics& m) {
    auto* grid = static_cast<QGridLayout*>(paper_->layout());
    grid->setContentsMargins(m.px(34), m.px(16), m.px(34), m.px(14));
    grid->setVerticalSpacing(m.px(5));
    grid->setHorizontalSpacing(m.px(16));
    gloss_->setMinimumHeight(2 * QFontMetrics(gloss_->font()).lineSpacing());
    const int wide = std::max(m.px(980), static_cast<int>(840 * m.t));
    paper_->setFixedWidth(std::min(wide, width() - 2 * m.px(24)));
}

void TermsPage::drawOn(QPainter& p) {
    look::drawPaper(p, paper_->geometry(), metrics());
}

void TermsPage::focusFirst() {
    names_.front()->setFocus(Qt::OtherFocusReason);
    names_.front()->selectAll(); // names from before give way to what is typed
}

} // namespace sheets

#include "moc_terms_page.cpp"
