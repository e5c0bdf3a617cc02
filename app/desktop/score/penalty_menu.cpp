#include "desktop/score/penalty_menu.h"

#include "text/sheet_words.h"

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using look::Type;

PenaltyMenu::PenaltyMenu(QWidget* page)
    : Overlay(tr("Errors and what they cost"), page),
      takeBack_(new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, tr("Take &one back"))),
      stop_(wideButton(tr("The match ends here"))) {
    addRule(tr("Misdeal"),
            tr("Once the cards are picked up it costs 10 points, and 10 for each wrong card, to the dealer’s "
               "opponents."),
            QStringLiteral("M8.1"));
    for (std::size_t i = 0; i < misdeals_.size(); ++i)
        misdeals_[i] = wideButton(tr("%1 wrong", "cards").arg(i),
                                  tr("%1 points").arg(misdealPoints(static_cast<int>(i))));
    addRow({misdeals_.begin(), misdeals_.end()});
    addRule(tr("Revoke"), tr("The offender alone pays two resti to each opponent; the trick stands."),
            QStringLiteral("M8.3"));
    for (LargeButton*& button : revokes_) {
        button = wideButton({}, tr("none"));
        button->letBeCut();
    }
    addRow({revokes_.begin(), revokes_.end()})->addWidget(takeBack_);
    addRule(
        tr("Wrong number of cards"),
        tr("Found in play: the pair counts only its cards and the last trick, besides what it has marked."),
        QStringLiteral("M8.2"));
    for (LargeButton*& button : cardsOnly_) {
        button = wideButton();
        button->setCheckable(true);
        button->letBeCut();
    }
    addRow({cardsOnly_.begin(), cardsOnly_.end()});
    addRule(tr("Unfinished round"),
            tr("Two resti for each hand not dealt, from the player who would have dealt it, one to each "
               "opponent. A hand that is begun counts as not dealt."),
            QStringLiteral("M4.5"));
    addRow({stop_});

    for (std::size_t i = 0; i < misdeals_.size(); ++i)
        connect(misdeals_[i], &QAbstractButton::clicked, this, [this, i] {
            dismiss();
            emit misdealt({Reason::Misdeal, opponents_, misdealPoints(static_cast<int>(i)), {}});
        });
    for (LargeButton* button : revokes_)
        connect(button, &QAbstractButton::clicked, this, [this, button] {
            std::vector<int> players = revoked_;
            players.push_back(static_cast<int>(std::ranges::find(revokes_, button) - revokes_.begin()));
            setRevokes(players);
            emit revoked(players);
        });
    connect(takeBack_, &QAbstractButton::clicked, this, [this] {
        std::vector<int> players = revoked_;
        players.pop_back();
        setRevokes(players);
        emit revoked(players);
    });
    for (LargeButton* button : cardsOnly_)
        connect(button, &QAbstractButton::clicked, this, [this] {
            emit cardsOnlyChosen({{cardsOnly_[0]->isChecked(), cardsOnly_[1]->isChecked()}});
        });
    connect(stop_, &QAbstractButton::clicked, this, [this] {
        dismiss();
        emit stopChosen();
    });
}

void PenaltyMenu::addRule(const QString& what, const QString& rule, const QString& number) {
    auto* name = new Words(Type::Round, look::colour::ink, what);
    auto* words = new Words(Type::Text, look::colour::ink2);
    words->setLinked(tr("%1 (%2)", "rule, its number").arg(rule, number));
    words->setWordWrap(true);
    words->setMinimumWidth(460);
    body()->addWidget(name);
    body()->addWidget(words);
}

QBoxLayout* PenaltyMenu::addRow(const std::vector<LargeButton*>& buttons) {
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (LargeButton* button : buttons)
        row->addWidget(button);
    body()->addLayout(row);
    return row;
}

void PenaltyMenu::ask(const Sheet& sheet, int hand, const KeptHand& kept) {
    const Seating& seats = seatsOf(sheet, hand);
    const auto pairs = text::pairsOf(sheet, seats);
    opponents_ = other(sideOf(scoresheet::seatOf(seats, dealerOf(sheet, hand))));
    for (std::size_t i = 0; i < revokes_.size(); ++i)
        revokes_[i]->setWords(QString::fromStdString(sheet.players[i]));
    setRevokes(kept.revokes);
    for (std::size_t i = 0; i < cardsOnly_.size(); ++i) {
        cardsOnly_[i]->setWords(pairs[tricks::kSides[i]]);
        cardsOnly_[i]->setChecked(kept.cardsOnly[tricks::kSides[i]]);
    }
    open();
}

// M8.3 names no limit: each revoke costs what it costs.
void PenaltyMenu::setRevokes(const std::vector<int>& players) {
    revoked_ = players;
    for (std::size_t i = 0; i < revokes_.size(); ++i) {
        const auto times = static_cast<int>(std::ranges::count(players, static_cast<int>(i)));
        const QString line = times == 0   ? tr("none")
                             : times == 1 ? tr("once")
                                          : tr("%n times", nullptr, times);
        revokes_[i]->setLine(line);
        revokes_[i]->setAccessibleDescription(tr("Revokes: %1").arg(line));
    }
    takeBack_->setEnabled(!players.empty());
}

LargeButton* PenaltyMenu::revokeButton(int player) const {
    return revokes_[static_cast<std::size_t>(player)];
}

LargeButton* PenaltyMenu::misdealButton(int wrongCards) const {
    return misdeals_[static_cast<std::size_t>(wrongCards)];
}

LargeButton* PenaltyMenu::cardsOnlyButton(Side side) const {
    return cardsOnly_[static_cast<std::size_t>(side)];
}

} // namespace score

#include "moc_penalty_menu.cpp"
