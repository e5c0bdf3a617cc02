#include "desktop/tarot/sheet/new_sheet_page.h"

#include "desktop/look/surfaces.h"
#include "text/tarot/tarot_options.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QDateTime>
#include <QPainter>

#include <set>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using look::PaperButton;
using look::Type;
using paper::Field;
using paper::LargeButton;
using paper::Words;
using text::tarot::TarotOption;
using text::tarot::tarotOptions;
namespace colour = look::colour;

namespace {

// Rules that what is written down, and its price, depend on.
bool isOfASheet(const TarotOption& option) {
    static const std::set<QString> numbers{
        QStringLiteral("F5.3"),  QStringLiteral("F5.5"),  QStringLiteral("F7.3"), QStringLiteral("F9.8"),
        QStringLiteral("F9.11"), QStringLiteral("F11.2"), QStringLiteral("F11.3")};
    const bool misere = option.number == u"F7.7" && RuleSet{}.miseres == (option.value(RuleSet{}) != 0);
    return numbers.contains(option.number) || misere;
}

constexpr int kRounds = 3; // hands for each player (F3.4)

std::vector<ChoiceWords> lengthWords(int players) {
    return {{NewSheetPage::tr("&Open"), NewSheetPage::tr("as long as you like")},
            {NewSheetPage::tr("%1 hands").arg(kRounds * players), NewSheetPage::tr("three for each")},
            {NewSheetPage::tr("%1 hands").arg(2 * kRounds * players), NewSheetPage::tr("six for each")}};
}

int lengthChosen(const Sheet& sheet) {
    return !sheet.length                                  ? 0
           : *sheet.length == kRounds * sheet.players     ? 1
           : *sheet.length == 2 * kRounds * sheet.players ? 2
                                                          : -1;
}

} // namespace

NewSheetPage::NewSheetPage(QWidget* parent)
    : Page(parent), whole_(new QGridLayout(this)), paper_(new QWidget),
      title_(new Words(Type::Page, colour::ink)), note_(new Words(Type::Text, colour::ink2)),
      gloss_(new Words(Type::Text, colour::ink2)), says_(new Words(Type::Strong, colour::openBar)),
      players_(new Choices(tr("How many play"), {{tr("&Three")}, {tr("&Four")}, {tr("F&ive")}})),
      lengths_(new Choices(tr("How long"), std::vector<ChoiceWords>(3))),
      back_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Bac&k"))),
      write_(new PaperButton(PaperButton::Kind::MainOnPaper)) {
    build();
    begin();
}

void NewSheetPage::build() {
    whole_->addWidget(paper_, 0, 0, Qt::AlignCenter);
    auto* grid = new QGridLayout(paper_);
    grid->addWidget(title_, 0, 0, 1, 2);
    grid->addWidget(note_, 1, 0, 1, 3);
    grid->addWidget(players_, 2, 0, 1, 2);
    for (Seat seat : Seats::table(kMostPlayers)) {
        places_[seat] =
            new Words(Type::Text, colour::ink2, seat == Seat::First ? tr("Deals first") : tr("Then"));
        names_[seat] = new Field(tr("Name of player %1").arg(index(seat) + 1));
        names_[seat]->setMaxLength(40);
        grid->addWidget(places_[seat], 3 + index(seat), 0);
        grid->addWidget(names_[seat], 3 + index(seat), 1);
        connect(names_[seat], &QLineEdit::textEdited, this, [this] { says_->clear(); });
        connect(names_[seat], &Field::full, says_, &QLabel::setText, Qt::QueuedConnection);
        connect(names_[seat], &QLineEdit::returnPressed, this, [this, seat] {
            if (index(seat) + 1 < sheet_.players)
                names_[seatAt(index(seat) + 1)]->setFocus(Qt::TabFocusReason);
            else
                write();
        });
    }
    grid->addWidget(lengths_, 8, 0, 1, 2);
    auto* rules = new QVBoxLayout;
    rules->setSpacing(0);
    for (std::size_t i = 0; i < tarotOptions().size(); ++i) {
        const TarotOption& option = tarotOptions()[i];
        auto* button = new LargeButton(LargeButton::Size::Line, {}, {}, paper_);
        button->setOnPaper(true);
        button->setCheckable(option.values.isEmpty());
        button->setAccessibleDescription(option.gloss);
        button->installEventFilter(this);
        glosses_[button] = QStringLiteral("%1 (%2)").arg(option.gloss, option.number);
        connect(button, &QAbstractButton::clicked, this, [this, i] { turnRule(i); });
        if (isOfASheet(option))
            rules->addWidget(button);
        rules_.push_back(button);
    }
    rules->addStretch(1);
    grid->addLayout(rules, 2, 2, 7, 1);
    grid->addWidget(gloss_, 9, 0, 1, 3);
    auto* foot = new QHBoxLayout;
    foot->addWidget(says_, 1);
    foot->addWidget(back_);
    foot->addWidget(write_);
    grid->addLayout(foot, 10, 0, 1, 3);
    grid->setColumnStretch(1, 4);
    grid->setColumnStretch(2, 5);
    for (Words* words : {note_, gloss_, says_})
        words->setWordWrap(true);
    connect(players_, &Choices::picked, this, [this](int which) {
        read();
        const bool set = sheet_.length.has_value();
        const int rounds = set ? *sheet_.length / sheet_.players : 0;
        sheet_.players = kFewestAtTable + which;
        if (set)
            sheet_.length = rounds * sheet_.players;
        fill();
    });
    connect(lengths_, &Choices::picked, this, [this](int which) {
        sheet_.length = which == 0 ? std::nullopt : std::optional(which * kRounds * sheet_.players);
    });
    connect(write_, &QAbstractButton::clicked, this, &NewSheetPage::write);
    connect(back_, &QAbstractButton::clicked, this, &NewSheetPage::back);
}

void NewSheetPage::turnRule(std::size_t at) {
    const TarotOption& option = tarotOptions()[at];
    const int values = option.values.isEmpty() ? 2 : static_cast<int>(option.values.size());
    option.set(sheet_.rules, (option.value(sheet_.rules) + 1) % values);
    read();
    fill();
}

void NewSheetPage::begin() {
    use_ = Use::Begin;
    sheet_ = Sheet{};
    sheet_.players = last_.players;
    sheet_.names = last_.names;
    sheet_.rules = last_.rules;
    sheet_.length = last_.length;
    fill();
}

void NewSheetPage::remember(const Sheet& sheet) {
    last_ = sheet;
}

void NewSheetPage::change(const Sheet& sheet) {
    use_ = Use::Change;
    sheet_ = sheet;
    fill();
}

void NewSheetPage::fill() {
    const bool fixed = use_ == Use::Change && (!sheet_.entries.empty() || sheet_.draft);
    title_->setText(use_ == Use::Begin ? tr("A new sheet") : tr("Names and rules"));
    setAccessibleName(title_->text());
    note_->setLinked(
        use_ == Use::Begin
            ? tr("Names in turn order: each next player sits at the right of the one before (F3.1).")
        : fixed ? tr("Names and length can be changed at any time; players and rules stay as they were "
                     "when the first hand was written.")
                : tr("All of it can be changed until the first hand is written."));
    write_->setText(use_ == Use::Begin ? tr("&Begin") : tr("&Write it so"));
    says_->clear();
    players_->choose(sheet_.players - kFewestAtTable);
    players_->setEnabled(!fixed);
    lengths_->setWords(lengthWords(sheet_.players));
    lengths_->choose(lengthChosen(sheet_));
    for (Seat seat : Seats::table(kMostPlayers)) {
        const bool sits = index(seat) < sheet_.players;
        names_[seat]->setText(QString::fromStdString(sheet_.names[seat]));
        names_[seat]->setCursorPosition(0);
        names_[seat]->setVisible(sits);
        places_[seat]->setVisible(sits);
        places_[seat]->setText(seat == sheet_.firstDealer ? tr("Deals first") : tr("Then"));
    }
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        const TarotOption& option = tarotOptions()[i];
        const int value = option.value(sheet_.rules);
        const bool here = isOfASheet(option) && (option.players == 0 || option.players == sheet_.players);
        rules_[i]->setVisible(here);
        rules_[i]->setText(QString(option.name).remove(u'&'));
        rules_[i]->setLine(option.values.isEmpty() ? option.number : option.values[value]);
        rules_[i]->setChecked(option.values.isEmpty() && value != 0);
        rules_[i]->setEnabled(!fixed);
    }
}

bool NewSheetPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        if (const auto found = glosses_.find(watched); found != glosses_.end())
            gloss_->setLinked(found->second);
    return Page::eventFilter(watched, event);
}

void NewSheetPage::read() {
    for (Seat seat : Seats::table(sheet_.players))
        sheet_.names[seat] = names_[seat]->text().trimmed().toStdString();
}

void NewSheetPage::write() {
    read();
    if (const auto problem = faultOf(sheet_.names, sheet_.players)) {
        says_->setText(text::tarot::explain(*problem));
        names_[problem->seat]->markWrong();
        return;
    }
    if (use_ == Use::Change) {
        emit changedTo(sheet_);
        return;
    }
    sheet_.begun = QDateTime::currentSecsSinceEpoch();
    emit started(sheet_);
}

void NewSheetPage::measure(const look::Metrics& m) {
    auto* grid = static_cast<QGridLayout*>(paper_->layout());
    grid->setContentsMargins(m.px(34), m.px(16), m.px(34), m.px(14));
    grid->setVerticalSpacing(m.px(5));
    grid->setHorizontalSpacing(m.px(16));
    gloss_->setMinimumHeight(2 * QFontMetrics(gloss_->font()).lineSpacing());
    const int wide = std::max(m.px(980), static_cast<int>(840 * m.t));
    paper_->setFixedWidth(std::min(wide, width() - 2 * m.px(24)));
}

void NewSheetPage::drawOn(QPainter& p) {
    look::drawPaper(p, paper_->geometry(), metrics());
}

void NewSheetPage::focusFirst() {
    names_[Seat::First]->setFocus(Qt::OtherFocusReason);
    names_[Seat::First]->selectAll(); // names from before give way to what is typed
}

} // namespace tarot_sheet
