#include "desktop/score/partners_menu.h"

#include "tricks/random.h"

#include <QRandomGenerator>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::Type;

namespace {

ScoreButton* choice() {
    auto* button = new ScoreButton(ScoreButton::Size::plain, {});
    button->setOnPaper(true);
    button->letBeCut();
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace

PartnersMenu::PartnersMenu(QWidget* page)
    : Overlay(tr("Partners of each round"), page),
      m_draw(addButton(look::PaperButton::Kind::secondOnPaper, tr("&Draw them"))) {
    auto* line = new Words(Type::text, look::colour::ink2);
    line->setLinked(
        tr("By the rules partners change as the draw has it (M4.3). The first dealer keeps the seat."));
    body()->addWidget(line);
    const std::array<QString, kRounds> names{tr("First round: the dealer plays with"),
                                             tr("Second round: the dealer plays with"),
                                             tr("Third round: the dealer plays with")};
    for (std::size_t round = 0; round < m_rows.size(); ++round) {
        body()->addWidget(new Words(Type::strong, look::colour::ink, names[round]));
        auto* row = new QHBoxLayout;
        row->setSpacing(0);
        const auto number = static_cast<int>(round);
        for (std::size_t i = 0; i < m_rows[round].partners.size(); ++i) {
            ScoreButton*& button = m_rows[round].partners[i];
            button = choice();
            button->setCheckable(true);
            row->addWidget(button, 2);
            connect(button, &QAbstractButton::clicked, this, [this, number, i] { choose(number, i); });
        }
        m_rows[round].second = choice();
        row->addWidget(m_rows[round].second, 3);
        connect(m_rows[round].second, &QAbstractButton::clicked, this, [this, number] { swap(number); });
        body()->addLayout(row);
    }
    connect(m_draw, &QAbstractButton::clicked, this, &PartnersMenu::draw);
}

void PartnersMenu::ask(const std::array<std::string, kPlayers>& names, const Rounds& rounds, int begun) {
    m_names = names;
    m_rounds = rounds;
    m_begun = begun;
    tell();
    open();
}

// All but the first dealer, in the sheet's order.
std::array<int, kPlayers - 1> PartnersMenu::others() const {
    std::array<int, kPlayers - 1> players{};
    std::size_t i = 0;
    for (int player = 0; player < kPlayers; ++player)
        if (player != m_rounds[0][Seat::S])
            players[i++] = player;
    return players;
}

void PartnersMenu::choose(int round, std::size_t button) {
    Seating& seats = m_rounds[static_cast<std::size_t>(round)];
    const int partner = others()[button];
    // Who sat there takes the new partner's seat.
    const Seat left = scoresheet::seatOf(seats, partner);
    std::swap(seats[left], seats[Seat::N]);
    tell();
    emit changedTo(m_rounds);
}

void PartnersMenu::swap(int round) {
    Seating& seats = m_rounds[static_cast<std::size_t>(round)];
    std::swap(seats[Seat::E], seats[Seat::W]);
    tell();
    emit changedTo(m_rounds);
}

void PartnersMenu::draw() {
    tricks::Random random(m_seed != 0 ? m_seed : QRandomGenerator::system()->generate64());
    for (auto round = static_cast<std::size_t>(m_begun); round < m_rounds.size(); ++round) {
        std::array<int, kPlayers - 1> players = others();
        tricks::shuffle(std::span<int>(players), random);
        m_rounds[round] = {{m_rounds[0][Seat::S], players[0], players[1], players[2]}};
    }
    tell();
    emit changedTo(m_rounds);
}

void PartnersMenu::tell() {
    const auto name = [&](int player) {
        return QString::fromStdString(m_names[static_cast<std::size_t>(player)]);
    };
    for (std::size_t round = 0; round < m_rows.size(); ++round) {
        const Seating& seats = m_rounds[round];
        const bool free = static_cast<int>(round) >= m_begun;
        for (std::size_t i = 0; i < m_rows[round].partners.size(); ++i) {
            ScoreButton* button = m_rows[round].partners[i];
            button->setWords(name(others()[i]));
            button->setChecked(seats[Seat::N] == others()[i]);
            button->setEnabled(free);
        }
        m_rows[round].second->setWords(tr("%1 deals second").arg(name(seats[Seat::E])));
        m_rows[round].second->setAccessibleDescription(tr("Press for %1").arg(name(seats[Seat::W])));
        m_rows[round].second->setEnabled(free);
    }
    m_draw->setEnabled(m_begun < kRounds);
}

ScoreButton* PartnersMenu::partnerButton(int round, int player) const {
    const auto players = others();
    return m_rows[static_cast<std::size_t>(round)]
        .partners[static_cast<std::size_t>(std::ranges::find(players, player) - players.begin())];
}

} // namespace score
