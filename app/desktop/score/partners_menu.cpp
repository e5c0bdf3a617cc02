#include "desktop/score/partners_menu.h"

#include "desktop/look/announce.h"
#include "tricks/random.h"

#include <QRandomGenerator>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::Type;

namespace {

LargeButton* choice() {
    auto* button = wideButton();
    button->letBeCut();
    return button;
}

} // namespace

PartnersMenu::PartnersMenu(QWidget* page)
    : Overlay(tr("Partners of each round"), page),
      draw_(addButton(look::PaperButton::Kind::SecondOnPaper, tr("&Draw them"))) {
    auto* line = new Words(Type::Text, look::colour::ink2);
    line->setLinked(
        tr("By the rules partners change as the draw has it (M4.3). The first dealer keeps the seat."));
    body()->addWidget(line);
    const std::array<QString, kRounds> names{tr("First round: the dealer plays with"),
                                             tr("Second round: the dealer plays with"),
                                             tr("Third round: the dealer plays with")};
    for (std::size_t round = 0; round < rows_.size(); ++round) {
        body()->addWidget(new Words(Type::Strong, look::colour::ink, names[round]));
        auto* row = new QHBoxLayout;
        row->setSpacing(0);
        const auto number = static_cast<int>(round);
        for (std::size_t i = 0; i < rows_[round].partners.size(); ++i) {
            LargeButton*& button = rows_[round].partners[i];
            button = choice();
            button->setCheckable(true);
            look::setOneOfSeveral(*button);
            row->addWidget(button, 2);
            connect(button, &QAbstractButton::clicked, this, [this, number, i] { choose(number, i); });
        }
        rows_[round].second = choice();
        row->addWidget(rows_[round].second, 3);
        connect(rows_[round].second, &QAbstractButton::clicked, this, [this, number] { swap(number); });
        body()->addLayout(row);
    }
    connect(draw_, &QAbstractButton::clicked, this, &PartnersMenu::draw);
}

void PartnersMenu::ask(const std::array<std::string, kPlayers>& names, const Rounds& rounds, int begun) {
    names_ = names;
    rounds_ = rounds;
    begun_ = begun;
    tell();
    open();
}

// All but the first dealer, in the sheet's order.
std::array<int, kPlayers - 1> PartnersMenu::others() const {
    std::array<int, kPlayers - 1> players{};
    std::size_t i = 0;
    for (int player = 0; player < kPlayers; ++player)
        if (player != rounds_[0][Seat::S])
            players[i++] = player;
    return players;
}

void PartnersMenu::choose(int round, std::size_t button) {
    Seating& seats = rounds_[static_cast<std::size_t>(round)];
    const int partner = others()[button];
    // Who sat there takes the new partner's seat.
    const Seat left = scoresheet::seatOf(seats, partner);
    std::swap(seats[left], seats[Seat::N]);
    tell();
    emit changedTo(rounds_);
}

void PartnersMenu::swap(int round) {
    Seating& seats = rounds_[static_cast<std::size_t>(round)];
    std::swap(seats[Seat::E], seats[Seat::W]);
    tell();
    emit changedTo(rounds_);
}

void PartnersMenu::draw() {
    tricks::Random random(seed_ != 0 ? seed_ : QRandomGenerator::system()->generate64());
    for (auto round = static_cast<std::size_t>(begun_); round < rounds_.size(); ++round) {
        std::array<int, kPlayers - 1> players = others();
        tricks::shuffle(std::span<int>(players), random);
        rounds_[round] = {{rounds_[0][Seat::S], players[0], players[1], players[2]}};
    }
    tell();
    emit changedTo(rounds_);
}

void PartnersMenu::tell() {
    const auto name = [&](int player) {
        return QString::fromStdString(names_[static_cast<std::size_t>(player)]);
    };
    for (std::size_t round = 0; round < rows_.size(); ++round) {
        const Seating& seats = rounds_[round];
        const bool free = static_cast<int>(round) >= begun_;
        for (std::size_t i = 0; i < rows_[round].partners.size(); ++i) {
            LargeButton* button = rows_[round].partners[i];
            button->setWords(name(others()[i]));
            button->setChecked(seats[Seat::N] == others()[i]);
            button->setEnabled(free);
        }
        rows_[round].second->setWords(tr("%1 deals second").arg(name(seats[Seat::E])));
        rows_[round].second->setAccessibleDescription(tr("Press for %1").arg(name(seats[Seat::W])));
        rows_[round].second->setEnabled(free);
    }
    draw_->setEnabled(begun_ < kRounds);
}

LargeButton* PartnersMenu::partnerButton(int round, int player) const {
    const auto players = others();
    return rows_[static_cast<std::size_t>(round)]
        .partners[static_cast<std::size_t>(std::ranges::find(players, player) - players.begin())];
}

} // namespace score

#include "moc_partners_menu.cpp"
