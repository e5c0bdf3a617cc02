#include "desktop/score/penalty_menu.h"

#include "text/sheet_words.h"

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::Type;

namespace {

ScoreButton* choice(const QString& words = {}, const QString& line = {}) {
    auto* button = new ScoreButton(ScoreButton::Size::plain, words, line);
    button->setOnPaper(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace

PenaltyMenu::PenaltyMenu(QWidget* page)
    : Overlay(tr("Errors and what they cost"), page),
      m_takeBack(new look::PaperButton(look::PaperButton::Kind::secondOnPaper, tr("Take &one back"))),
      m_stop(choice(tr("The match ends here"))) {
    addRule(tr("Misdeal"),
            tr("Once the cards are picked up it costs 10 points, and 10 for each wrong card, to the dealer’s "
               "opponents."),
            QStringLiteral("M8.1"));
    for (std::size_t i = 0; i < m_misdeals.size(); ++i)
        m_misdeals[i] =
            choice(tr("%1 wrong", "cards").arg(i), tr("%1 points").arg(misdealPoints(static_cast<int>(i))));
    addRow({m_misdeals.begin(), m_misdeals.end()});
    addRule(tr("Revoke"), tr("The offender alone pays two resti to each opponent; the trick stands."),
            QStringLiteral("M8.3"));
    for (ScoreButton*& button : m_revokes) {
        button = choice({}, tr("none"));
        button->letBeCut();
    }
    addRow({m_revokes.begin(), m_revokes.end()})->addWidget(m_takeBack);
    addRule(
        tr("Wrong number of cards"),
        tr("Found in play: the pair counts only its cards and the last trick, besides what it has marked."),
        QStringLiteral("M8.2"));
    for (ScoreButton*& button : m_cardsOnly) {
        button = choice();
        button->setCheckable(true);
        button->letBeCut();
    }
    addRow({m_cardsOnly.begin(), m_cardsOnly.end()});
    addRule(tr("Unfinished round"),
            tr("Two resti for each hand not dealt, from the player who would have dealt it, one to each "
               "opponent. A hand that is begun counts as not dealt."),
            QStringLiteral("M4.5"));
    addRow({m_stop});

    for (std::size_t i = 0; i < m_misdeals.size(); ++i)
        connect(m_misdeals[i], &QAbstractButton::clicked, this, [this, i] {
            dismiss();
            emit misdealt({Reason::Misdeal, m_opponents, misdealPoints(static_cast<int>(i)), {}});
        });
    for (ScoreButton* button : m_revokes)
        connect(button, &QAbstractButton::clicked, this, [this, button] {
            std::vector<int> players = m_revoked;
            players.push_back(static_cast<int>(std::ranges::find(m_revokes, button) - m_revokes.begin()));
            setRevokes(players);
            emit revoked(players);
        });
    connect(m_takeBack, &QAbstractButton::clicked, this, [this] {
        std::vector<int> players = m_revoked;
        players.pop_back();
        setRevokes(players);
        emit revoked(players);
    });
    for (ScoreButton* button : m_cardsOnly)
        connect(button, &QAbstractButton::clicked, this, [this] {
            emit cardsOnlyChosen({{m_cardsOnly[0]->isChecked(), m_cardsOnly[1]->isChecked()}});
        });
    connect(m_stop, &QAbstractButton::clicked, this, [this] {
        dismiss();
        emit stopChosen();
    });
}

void PenaltyMenu::addRule(const QString& what, const QString& rule, const QString& number) {
    auto* name = new Words(Type::round, look::colour::ink, what);
    auto* words = new Words(Type::text, look::colour::ink2);
    words->setLinked(tr("%1 (%2)", "rule, its number").arg(rule, number));
    words->setWordWrap(true);
    words->setMinimumWidth(460);
    body()->addWidget(name);
    body()->addWidget(words);
}

QBoxLayout* PenaltyMenu::addRow(const std::vector<ScoreButton*>& buttons) {
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (ScoreButton* button : buttons)
        row->addWidget(button);
    body()->addLayout(row);
    return row;
}

void PenaltyMenu::ask(const Sheet& sheet, int hand, const KeptHand& kept) {
    const Seating& seats = seatsOf(sheet, hand);
    const auto pairs = text::pairsOf(sheet, seats);
    m_opponents = other(sideOf(scoresheet::seatOf(seats, dealerOf(sheet, hand))));
    for (std::size_t i = 0; i < m_revokes.size(); ++i)
        m_revokes[i]->setWords(QString::fromStdString(sheet.players[i]));
    setRevokes(kept.revokes);
    for (std::size_t i = 0; i < m_cardsOnly.size(); ++i) {
        m_cardsOnly[i]->setWords(pairs[tricks::kSides[i]]);
        m_cardsOnly[i]->setChecked(kept.cardsOnly[tricks::kSides[i]]);
    }
    open();
}

// M8.3 names no limit: each revoke costs what it costs.
void PenaltyMenu::setRevokes(const std::vector<int>& players) {
    m_revoked = players;
    for (std::size_t i = 0; i < m_revokes.size(); ++i) {
        const auto times = static_cast<int>(std::ranges::count(players, static_cast<int>(i)));
        const QString line = times == 0   ? tr("none")
                             : times == 1 ? tr("once")
                                          : tr("%n times", nullptr, times);
        m_revokes[i]->setLine(line);
        m_revokes[i]->setAccessibleDescription(tr("Revokes: %1").arg(line));
    }
    m_takeBack->setEnabled(!players.empty());
}

ScoreButton* PenaltyMenu::revokeButton(int player) const {
    return m_revokes[static_cast<std::size_t>(player)];
}

ScoreButton* PenaltyMenu::misdealButton(int wrongCards) const {
    return m_misdeals[static_cast<std::size_t>(wrongCards)];
}

ScoreButton* PenaltyMenu::cardsOnlyButton(Side side) const {
    return m_cardsOnly[static_cast<std::size_t>(side)];
}

} // namespace score
