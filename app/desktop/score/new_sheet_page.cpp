#include "desktop/score/new_sheet_page.h"

#include "desktop/look/surfaces.h"
#include "text/sheet_words.h"
#include "text/telling.h"

#include "desktop/settings/rule_words.h"

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

ScoreButton* choice(const QString& words, const QString& line = {}) {
    auto* button = new ScoreButton(ScoreButton::Size::plain, words, line);
    button->setCheckable(true);
    button->setOnPaper(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace

NewSheetPage::NewSheetPage(QWidget* parent)
    : Page(parent), m_free(rotating(kPlaces)), m_whole(new QGridLayout(this)),
      m_paper(new QWidget), m_names{new Field(tr("Who deals first")),
                                    new Field(tr("Partner of the first dealer in the first round")),
                                    new Field(tr("Partner of the first dealer in the second round")),
                                    new Field(tr("Partner of the first dealer in the third round"))},
      m_drawn{}, m_spans{choice(tr("A match"), tr("twelve hands")), choice(tr("One round"), tr("four hands")),
                         choice(tr("Open"), tr("as long as you like"))},
      m_partners{choice(tr("Partners change"), tr("each round")),
                 choice(tr("Fixed partners"), tr("as in the first round")),
                 choice(tr("As you like…"), tr("chosen for each round"))},
      m_rounds(new Words(Type::text, colour::ink2)), m_says(new Words(Type::strong, colour::openBar)),
      m_gloss(new Words(Type::text, colour::ink2)),
      m_drawButton(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Draw for partners"))),
      m_start(new PaperButton(PaperButton::Kind::mainOnPaper, tr("&Begin"))),
      m_back(new PaperButton(PaperButton::Kind::secondOnPaper, tr("Bac&k"))),
      m_partnersMenu(new PartnersMenu(this)) {
    setAccessibleName(tr("A new sheet"));
    m_whole->addWidget(m_paper, 0, 0, Qt::AlignCenter);
    auto* grid = new QGridLayout(m_paper);
    grid->addWidget(new Words(Type::page, colour::ink, tr("A new sheet")), 0, 0, 1, 3);
    auto* line =
        new Words(Type::text, colour::ink2,
                  tr("Type the names in the order in which you drew, or let the cards be drawn here. Who "
                     "drew first deals first, and begins with the second as partner (M4.1)."));
    line->setLinked(line->text());
    line->setWordWrap(true);
    grid->addWidget(line, 1, 0, 1, 3);
    const std::array<QString, kPlayers> places{tr("Deals first"), tr("Second"), tr("Third"), tr("Fourth")};
    for (int i = 0; i < kPlayers; ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_drawn[at] = new Words(Type::text, colour::ink2);
        m_names[at]->setMaxLength(40);
        grid->addWidget(new Words(Type::sheet, colour::ink, places[at]), 2 + i, 0);
        grid->addWidget(m_names[at], 2 + i, 1);
        grid->addWidget(m_drawn[at], 2 + i, 2);
        connect(m_names[at], &QLineEdit::textEdited, this, [this, at] {
            m_names[at]->setAccessibleDescription({});
            m_draw.reset();
            tell();
        });
        // Queued: what did fit is told of first, and clears what is said.
        connect(m_names[at], &Field::full, m_says, &QLabel::setText, Qt::QueuedConnection);
    }
    auto* drawing = new QHBoxLayout;
    drawing->addWidget(m_drawButton);
    drawing->addWidget(m_rounds, 1);
    grid->addLayout(drawing, 6, 0, 1, 3);

    const auto addRow = [&](int row, auto& buttons, QButtonGroup* group) {
        auto* box = new QHBoxLayout;
        box->setSpacing(0);
        for (ScoreButton* button : buttons) {
            box->addWidget(button);
            if (group)
                group->addButton(button);
            connect(button, &QAbstractButton::clicked, this, &NewSheetPage::tell);
        }
        grid->addLayout(box, row, 0, 1, 3);
    };
    addRow(7, m_spans, new QButtonGroup(this));
    addRow(8, m_partners, new QButtonGroup(this));
    gloss(*m_partners[0], tr("Who drew first plays with each of the others for a round of four hands."),
          QStringLiteral("M4.3"));
    gloss(*m_partners[1], tr("First and second play together to the end, against third and fourth."),
          QStringLiteral("M4.3"));
    gloss(*m_partners[2], tr("You say for each round who plays with whom."), QStringLiteral("M4.3"));
    for (const Switch& s : switches()) {
        const settings::SwitchWords words = settings::switchWords(s);
        m_rules.push_back(choice(QString(words.name).remove(u'&')));
        m_rules.back()->setChecked(RuleSet{}.*(s.member));
        gloss(*m_rules.back(), words.gloss, words.number);
    }
    std::vector<ScoreButton*> upper(m_rules.begin(), m_rules.begin() + 3),
        lower(m_rules.begin() + 3, m_rules.end());
    addRow(9, upper, nullptr);
    addRow(10, lower, nullptr);
    grid->addWidget(m_gloss, 11, 0, 1, 3);
    m_spans[0]->setChecked(true);
    m_partners[0]->setChecked(true);

    auto* foot = new QHBoxLayout;
    foot->addWidget(m_says, 1);
    foot->addWidget(m_back);
    foot->addWidget(m_start);
    grid->addLayout(foot, 12, 0, 1, 3);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    m_says->setWordWrap(true);
    m_rounds->setWordWrap(true);
    m_gloss->setWordWrap(true);
    connect(m_drawButton, &QAbstractButton::clicked, this, &NewSheetPage::draw);
    connect(m_start, &QAbstractButton::clicked, this, &NewSheetPage::start);
    connect(m_back, &QAbstractButton::clicked, this, &NewSheetPage::back);
    connect(m_partners[2], &QAbstractButton::clicked, this, &NewSheetPage::askPartners);
    connect(m_partnersMenu, &PartnersMenu::changedTo, this, [this](const Rounds& rounds) {
        m_free = rounds;
        tell();
    });
    for (Field* field : m_names)
        connect(field, &QLineEdit::returnPressed, this, [this, field] { leaveName(*field); });
}

// Return goes on where a name is missing, and past the names only when all are there.
void NewSheetPage::leaveName(const Field& field) {
    const auto at = std::ranges::find(m_names, &field) - m_names.begin();
    for (int i = 1; i <= kPlayers; ++i)
        if (Field* next = name(static_cast<int>(at + i) % kPlayers); next->text().trimmed().isEmpty()) {
            if (next == &field)
                (void)hasNames(); // it says so
            else
                next->setFocus(Qt::TabFocusReason);
            return;
        }
    focusNextPrevChild(true);
}

// Four names that can be told apart; else says what is wrong, where it is wrong.
bool NewSheetPage::hasNames() {
    const auto problem = faultOf(names());
    if (!problem)
        return true;
    m_says->setText(text::explain(*problem, {}));
    Field* wrong = name(problem->number);
    wrong->markWrong();
    wrong->setAccessibleDescription(m_says->text());
    return false;
}

// What a choice means is told below, with its rule as a link, while it has the mouse or the focus.
void NewSheetPage::gloss(ScoreButton& button, const QString& words, const QString& rule) {
    button.setAccessibleDescription(words);
    button.installEventFilter(this);
    m_glosses[&button] = QStringLiteral("%1 (%2)").arg(words, rule);
}

bool NewSheetPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        if (const auto found = m_glosses.find(watched); found != m_glosses.end())
            m_gloss->setLinked(found->second);
    return Page::eventFilter(watched, event);
}

void NewSheetPage::begin() {
    m_draw.reset();
    m_says->clear();
    m_gloss->setLinked(tr("Point at a rule of the house to read what it means."));
    tell();
}

void NewSheetPage::setNames(const std::array<std::string, kPlayers>& names) {
    for (std::size_t i = 0; i < names.size(); ++i)
        m_names[i]->setText(QString::fromStdString(names[i]));
    begin();
}

std::array<std::string, kPlayers> NewSheetPage::names() const {
    std::array<std::string, kPlayers> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = m_names[i]->text().trimmed().toStdString();
    return names;
}

// The names come into the order of the cards drawn.
void NewSheetPage::draw() {
    if (!hasNames())
        return;
    tricks::Random random(m_seed != 0 ? m_seed : QRandomGenerator::system()->generate64());
    const Draw drawn = drawForPartners(random);
    m_undrawn = names();
    for (std::size_t place = 0; place < m_names.size(); ++place)
        m_names[place]->setText(
            QString::fromStdString(m_undrawn[static_cast<std::size_t>(drawn.order[place])]));
    m_draw = drawn;
    m_says->clear();
    tell();
}

// The seats of three rounds, by place in the draw.
Rounds NewSheetPage::rounds() const {
    return m_partners[2]->isChecked()   ? m_free
           : m_partners[1]->isChecked() ? fixed(seating(kPlaces, 0))
                                        : rotating(kPlaces);
}

int NewSheetPage::roundsShown() const {
    return m_partners[1]->isChecked() || m_spans[1]->isChecked() ? 1 : kRounds;
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
    m_partnersMenu->ask(names(), m_free, 0);
}

void NewSheetPage::tell() {
    for (int place = 0; place < kPlayers; ++place) {
        QStringList cards;
        if (m_draw)
            for (const DrawnCard& drawn : m_draw->cards)
                if (drawn.player == m_draw->order[static_cast<std::size_t>(place)])
                    cards << text::cardInText(drawn.card);
        m_drawn[static_cast<std::size_t>(place)]->setText(
            cards.isEmpty() ? QString() : tr("draws %1").arg(cards.join(tr(", then "))));
    }
    for (int place = 1; place < kPlayers; ++place)
        name(place)->setPlaceholderText(placeWords(place));
    Sheet sheet{.players = names()};
    sheet.rounds = rounds();
    if (faultOf(sheet.players)) {
        m_rounds->clear();
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
    m_rounds->setText(tr("%1 plays with %2.", "first dealer, partners in turn")
                          .arg(nameAt(0, Seat::S), partners.join(tr(", then with "))));
    m_says->clear();
}

void NewSheetPage::start() {
    if (!hasNames())
        return;
    // A draw is kept as it was made: the players in their first order, which the fields no longer show.
    Sheet sheet{.players = m_draw ? m_undrawn : names()};
    const std::array<int, kPlayers> order = m_draw ? m_draw->order : kPlaces;
    sheet.rounds = rounds();
    for (Seating& round : sheet.rounds)
        for (int& player : round)
            player = order[static_cast<std::size_t>(player)];
    sheet.span = m_spans[0]->isChecked() ? Span::Match : m_spans[1]->isChecked() ? Span::Round : Span::Open;
    if (m_draw)
        sheet.draw = m_draw->cards;
    for (std::size_t i = 0; i < m_rules.size(); ++i)
        sheet.rules.*(switches()[i].member) = m_rules[i]->isChecked();
    sheet.begun = QDateTime::currentSecsSinceEpoch();
    emit started(sheet);
}

void NewSheetPage::measure(const look::Metrics& m) {
    auto* grid = static_cast<QGridLayout*>(m_paper->layout());
    grid->setContentsMargins(m.px(34), m.px(16), m.px(34), m.px(14));
    grid->setVerticalSpacing(m.px(3));
    grid->setHorizontalSpacing(m.px(14));
    m_says->setMinimumHeight(QFontMetrics(m_says->font()).lineSpacing()); // not what they might wrap to
    m_gloss->setMinimumHeight(QFontMetrics(m_gloss->font()).lineSpacing());
    m_rounds->setMinimumHeight(2 * QFontMetrics(m_rounds->font()).lineSpacing());
    const int wide = std::max(m.px(860), static_cast<int>(740 * m.t)); // the words are never smaller than 12
    m_paper->setFixedWidth(std::min(wide, width() - 2 * m.px(24)));
}

void NewSheetPage::drawOn(QPainter& p) {
    look::drawPaper(p, m_paper->geometry(), metrics());
}

void NewSheetPage::focusFirst() {
    m_names.front()->setFocus(Qt::OtherFocusReason);
    m_names.front()->selectAll(); // names from before give way to what is typed
}

} // namespace score
