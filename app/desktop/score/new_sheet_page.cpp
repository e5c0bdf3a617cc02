#include "desktop/score/new_sheet_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/surfaces.h"
#include "records/clock.h"
#include "text/rule_words.h"
#include "text/sheet_words.h"
#include "text/telling.h"

#include <QButtonGroup>
#include <QDateTime>
#include <QPainter>
#include <QRandomGenerator>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::PaperButton;
using look::Type;
namespace colour = look::colour;

namespace {

constexpr std::array<int, kPlayers> kPlaces{0, 1, 2, 3}; // in the draw

LargeButton* choice(const QString& words, const QString& line = {}) {
    auto* button = wideButton(words, line);
    button->setCheckable(true);
    return button;
}

} // namespace

NewSheetPage::NewSheetPage(QWidget* parent)
    : Page(parent), free_(rotating(kPlaces)), whole_(new QGridLayout(this)),
      paper_(new QWidget), names_{new Field(tr("Who deals first")),
                                  new Field(tr("Partner of the first dealer in the first round")),
                                  new Field(tr("Partner of the first dealer in the second round")),
                                  new Field(tr("Partner of the first dealer in the third round"))},
      drawn_{}, spans_{choice(tr("A match"), tr("twelve hands")), choice(tr("One round"), tr("four hands")),
                       choice(tr("Open"), tr("as long as you like"))},
      partners_{choice(tr("Partners change"), tr("each round")),
                choice(tr("Fixed partners"), tr("as in the first round")),
                choice(tr("As you like…"), tr("chosen for each round"))},
      rounds_(new Words(Type::Text, colour::ink2)), says_(new Words(Type::Strong, colour::openBar)),
      gloss_(new Words(Type::Text, colour::ink2)),
      drawButton_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Draw for partners"))),
      start_(new PaperButton(PaperButton::Kind::MainOnPaper, tr("&Begin"))),
      back_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("Bac&k"))),
      partnersMenu_(new PartnersMenu(this)) {
    setAccessibleName(tr("A new sheet"));
    whole_->addWidget(paper_, 0, 0, Qt::AlignCenter);
    auto* grid = new QGridLayout(paper_);
    grid->addWidget(new Words(Type::Page, colour::ink, tr("A new sheet")), 0, 0, 1, 3);
    auto* line =
        new Words(Type::Text, colour::ink2,
                  tr("Type the names in the order in which you drew, or let the cards be drawn here. Who "
                     "drew first deals first, and begins with the second as partner (M4.1)."));
    line->setLinked(line->text());
    line->setWordWrap(true);
    grid->addWidget(line, 1, 0, 1, 3);
    const std::array<QString, kPlayers> places{tr("Deals first"), tr("Second"), tr("Third"), tr("Fourth")};
    for (int i = 0; i < kPlayers; ++i) {
        const auto at = static_cast<std::size_t>(i);
        drawn_[at] = new Words(Type::Text, colour::ink2);
        names_[at]->setMaxLength(40);
        grid->addWidget(new Words(Type::Sheet, colour::ink, places[at]), 2 + i, 0);
        grid->addWidget(names_[at], 2 + i, 1);
        grid->addWidget(drawn_[at], 2 + i, 2);
        connect(names_[at], &QLineEdit::textEdited, this, [this, at] {
            names_[at]->setAccessibleDescription({});
            draw_.reset();
            tell();
        });
        // Queued: what did fit is told of first, and clears what is said.
        connect(names_[at], &Field::full, says_, &QLabel::setText, Qt::QueuedConnection);
    }
    auto* drawing = new QHBoxLayout;
    drawing->addWidget(drawButton_);
    drawing->addWidget(rounds_, 1);
    grid->addLayout(drawing, 6, 0, 1, 3);

    const auto addRow = [&](int row, auto& buttons, QButtonGroup* group) {
        auto* box = new QHBoxLayout;
        box->setSpacing(0);
        for (LargeButton* button : buttons) {
            box->addWidget(button);
            if (group)
                group->addButton(button);
            connect(button, &QAbstractButton::clicked, this, &NewSheetPage::tell);
        }
        grid->addLayout(box, row, 0, 1, 3);
    };
    addRow(7, spans_, new QButtonGroup(this));
    addRow(8, partners_, new QButtonGroup(this));
    gloss(*partners_[0], tr("Who drew first plays with each of the others for a round of four hands."),
          QStringLiteral("M4.3"));
    gloss(*partners_[1], tr("First and second play together to the end, against third and fourth."),
          QStringLiteral("M4.3"));
    gloss(*partners_[2], tr("You say for each round who plays with whom."), QStringLiteral("M4.3"));
    for (const Switch& s : switches()) {
        const text::SwitchWords words = text::switchWords(s);
        rules_.push_back(choice(QString(words.name).remove(u'&')));
        rules_.back()->setChecked(RuleSet{}.*(s.member));
        gloss(*rules_.back(), words.gloss, words.number);
    }
    std::vector<LargeButton*> upper(rules_.begin(), rules_.begin() + 3),
        lower(rules_.begin() + 3, rules_.end());
    addRow(9, upper, nullptr);
    addRow(10, lower, nullptr);
    grid->addWidget(gloss_, 11, 0, 1, 3);
    spans_[0]->setChecked(true);
    partners_[0]->setChecked(true);

    auto* foot = new QHBoxLayout;
    foot->addWidget(says_, 1);
    foot->addWidget(back_);
    foot->addWidget(start_);
    grid->addLayout(foot, 12, 0, 1, 3);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    says_->setWordWrap(true);
    rounds_->setWordWrap(true);
    gloss_->setWordWrap(true);
    connect(drawButton_, &QAbstractButton::clicked, this, &NewSheetPage::draw);
    connect(start_, &QAbstractButton::clicked, this, &NewSheetPage::start);
    connect(back_, &QAbstractButton::clicked, this, &NewSheetPage::back);
    connect(partners_[2], &QAbstractButton::clicked, this, &NewSheetPage::askPartners);
    connect(partnersMenu_, &PartnersMenu::changedTo, this, [this](const Rounds& rounds) {
        free_ = rounds;
        tell();
    });
    for (Field* field : names_)
        connect(field, &QLineEdit::returnPressed, this, [this, field] { leaveName(*field); });
}

// Return goes on where a name is missing; when all are there, from one to the next, and from the last to
// begin.
void NewSheetPage::leaveName(const Field& field) {
    const auto at = std::ranges::find(names_, &field) - names_.begin();
    for (int i = 1; i <= kPlayers; ++i)
        if (Field* next = name(static_cast<int>(at + i) % kPlayers); next->text().trimmed().isEmpty()) {
            if (next == &field)
                (void)hasNames(); // it says so
            else
                next->setFocus(Qt::TabFocusReason);
            return;
        }
    if (at + 1 < kPlayers)
        name(static_cast<int>(at) + 1)->setFocus(Qt::TabFocusReason);
    else if (hasNames())
        start_->setFocus(Qt::TabFocusReason);
}

// Four names that can be told apart; else says what is wrong, where it is wrong.
bool NewSheetPage::hasNames() {
    const auto problem = faultOf(names());
    if (!problem)
        return true;
    says_->setText(text::explain(*problem, {}));
    look::announce(*says_);
    Field* wrong = name(problem->number);
    wrong->markWrong();
    wrong->setAccessibleDescription(says_->text());
    return false;
}

// What a choice means is told below, with its rule as a link, while it has the mouse or the focus.
void NewSheetPage::gloss(LargeButton& button, const QString& words, const QString& rule) {
    button.setAccessibleDescription(words);
    button.installEventFilter(this);
    glosses_[&button] = QStringLiteral("%1 (%2)").arg(words, rule);
}

bool NewSheetPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        if (const auto found = glosses_.find(watched); found != glosses_.end())
            gloss_->setLinked(found->second);
    return Page::eventFilter(watched, event);
}

void NewSheetPage::begin() {
    draw_.reset();
    says_->clear();
    gloss_->setLinked(tr("Point at a rule of the house to read what it means."));
    tell();
}

void NewSheetPage::setNames(const std::array<std::string, kPlayers>& names) {
    for (std::size_t i = 0; i < names.size(); ++i)
        names_[i]->setText(QString::fromStdString(names[i]));
    begin();
}

std::array<std::string, kPlayers> NewSheetPage::names() const {
    std::array<std::string, kPlayers> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = names_[i]->text().trimmed().toStdString();
    return names;
}

// The names come into the order of the cards drawn.
void NewSheetPage::draw() {
    if (!hasNames())
        return;
    tricks::Random random(seed_ != 0 ? seed_ : QRandomGenerator::system()->generate64());
    const Draw drawn = drawForPartners(random);
    undrawn_ = names();
    for (std::size_t place = 0; place < names_.size(); ++place)
        names_[place]->setText(
            QString::fromStdString(undrawn_[static_cast<std::size_t>(drawn.order[place])]));
    draw_ = drawn;
    says_->clear();
    tell();
}

// The seats of three rounds, by place in the draw.
Rounds NewSheetPage::rounds() const {
    return partners_[2]->isChecked()   ? free_
           : partners_[1]->isChecked() ? fixed(seating(kPlaces, 0))
                                       : rotating(kPlaces);
}

int NewSheetPage::roundsShown() const {
    return partners_[1]->isChecked() || spans_[1]->isChecked() ? 1 : kRounds;
}

// Whose partner it is, where the name is to stand.
QString NewSheetPage::placeWords(int place) const {
    const Rounds all = rounds();
    QStringList with;
    for (int round = 0; round < roundsShown(); ++round) {
        const Seating& seats = all[static_cast<std::size_t>(round)];
        if (seats[partner(seatOf(seats, 0))] == place)
            with << QString::number(round + 1);
    }
    if (with.isEmpty())
        return tr("plays against the first");
    return roundsShown() == 1 ? tr("plays with the first")
                              : tr("plays with the first in round %1").arg(text::joined(with));
}

void NewSheetPage::askPartners() {
    if (!hasNames())
        return;
    partnersMenu_->ask(names(), free_, 0);
}

void NewSheetPage::tell() {
    for (int place = 0; place < kPlayers; ++place) {
        QStringList cards;
        if (draw_)
            for (const DrawnCard& drawn : draw_->cards)
                if (drawn.player == draw_->order[static_cast<std::size_t>(place)])
                    cards << text::cardInText(drawn.card);
        drawn_[static_cast<std::size_t>(place)]->setText(
            cards.isEmpty() ? QString() : tr("draws %1").arg(cards.join(tr(", then "))));
    }
    for (int place = 1; place < kPlayers; ++place)
        name(place)->setPlaceholderText(placeWords(place));
    Sheet sheet{.players = names()};
    sheet.rounds = rounds();
    if (faultOf(sheet.players)) {
        rounds_->clear();
        return;
    }
    // The dealer's partner tells who the others are.
    const auto nameAt = [&](int round, Seat seat) {
        const Seating& seats = sheet.rounds[static_cast<std::size_t>(round)];
        return QString::fromStdString(sheet.players[static_cast<std::size_t>(seats[seat])]);
    };
    QStringList partners;
    for (int round = 0; round < roundsShown(); ++round)
        partners << nameAt(round, Seat::N);
    rounds_->setText(tr("%1 plays with %2.", "first dealer, partners in turn")
                         .arg(nameAt(0, Seat::S), partners.join(tr(", then with "))));
    says_->clear();
}

void NewSheetPage::start() {
    if (!hasNames())
        return;
    // A draw is kept as it was made: the players in their first order, which the fields no longer show.
    Sheet sheet{.players = draw_ ? undrawn_ : names()};
    const std::array<int, kPlayers> order = draw_ ? draw_->order : kPlaces;
    sheet.rounds = rounds();
    for (Seating& round : sheet.rounds)
        for (int& player : round)
            player = order[static_cast<std::size_t>(player)];
    sheet.span = spans_[0]->isChecked() ? Span::Match : spans_[1]->isChecked() ? Span::Round : Span::Open;
    if (draw_)
        sheet.draw = draw_->cards;
    for (std::size_t i = 0; i < rules_.size(); ++i)
        sheet.rules.*(switches()[i].member) = rules_[i]->isChecked();
    sheet.begun = records::now().toSecsSinceEpoch();
    emit started(sheet);
}

void NewSheetPage::measure(const look::Metrics& m) {
    auto* grid = static_cast<QGridLayout*>(paper_->layout());
    grid->setContentsMargins(m.px(34), m.px(16), m.px(34), m.px(14));
    grid->setVerticalSpacing(m.px(3));
    grid->setHorizontalSpacing(m.px(14));
    says_->setMinimumHeight(QFontMetrics(says_->font()).lineSpacing()); // not what they might wrap to
    gloss_->setMinimumHeight(QFontMetrics(gloss_->font()).lineSpacing());
    rounds_->setMinimumHeight(2 * QFontMetrics(rounds_->font()).lineSpacing());
    const int wide = std::max(m.px(860), static_cast<int>(740 * m.t)); // the words are never smaller than 12
    paper_->setFixedWidth(std::min(wide, width() - 2 * m.px(24)));
}

void NewSheetPage::drawOn(QPainter& p) {
    look::drawPaper(p, paper_->geometry(), metrics());
}

void NewSheetPage::focusFirst() {
    names_.front()->setFocus(Qt::OtherFocusReason);
    names_.front()->selectAll(); // names from before give way to what is typed
}

} // namespace score

#include "moc_new_sheet_page.cpp"
