#include "desktop/tarot/sheet/misere_menu.h"

#include "text/tarot/tarot_sheet_words.h"

#include <QGridLayout>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using paper::Field;
using paper::Words;
namespace colour = look::colour;

MisereMenu::MisereMenu(QWidget* page)
    : Overlay(tr("À la misère"), page), says_(new Words(look::Type::Strong, colour::openBar)),
      write_(addButton(look::PaperButton::Kind::MainOnPaper, tr("&Write it"))) {
    auto* note = new Words(look::Type::Text, colour::ink2);
    note->setLinked(tr("All passed: the points that each player won; the chien is nobody’s (F10.3)."));
    note->setWordWrap(true);
    body()->addWidget(note);
    auto* grid = new QGridLayout;
    for (Seat seat : Seats::table(kMostPlayers)) {
        names_[seat] = new Words(look::Type::Name, colour::ink);
        names_[seat]->letBeCut();
        fields_[seat] = new Field(tr("Points"));
        fields_[seat]->setMaxLength(5);
        grid->addWidget(names_[seat], index(seat), 0);
        grid->addWidget(fields_[seat], index(seat), 1);
        connect(fields_[seat], &QLineEdit::returnPressed, this, [this, seat] {
            if (index(seat) + 1 < players_)
                fields_[right(seat, players_)]->setFocus(Qt::TabFocusReason);
            else
                write();
        });
    }
    body()->addLayout(grid);
    says_->setWordWrap(true);
    body()->addWidget(says_);
    connect(write_, &QAbstractButton::clicked, this, &MisereMenu::write);
}

void MisereMenu::ask(const Sheet& sheet, const KeptMisere* before) {
    // What was typed of a hand that is not written yet is still there when one comes back to it.
    const bool goesOn = !before && isNew_ && asked_.names == sheet.names && asked_.entries == sheet.entries;
    isNew_ = !before;
    asked_ = sheet;
    players_ = sheet.players;
    says_->clear();
    const auto names = text::tarot::namesOf(sheet);
    for (Seat seat : Seats::table(kMostPlayers)) {
        const bool sits = index(seat) < players_;
        names_[seat]->setText(names[seat]);
        names_[seat]->setVisible(sits);
        fields_[seat]->setVisible(sits);
        fields_[seat]->setAccessibleName(tr("Points of %1").arg(names[seat]));
        if (!goesOn)
            fields_[seat]->setText(before ? text::tarot::pointsText(before->halves[seat]) : QString());
    }
    open(fields_[Seat::First]);
}

void MisereMenu::write() {
    KeptMisere hand;
    for (Seat seat : Seats::table(players_)) {
        const auto halves = text::tarot::halvesIn(fields_[seat]->text());
        if (!halves) {
            say(tr("Points are a number, or a number and a half: 12, 12½ or 12.5."));
            fields_[seat]->markWrong();
            return;
        }
        hand.halves[seat] = *halves;
    }
    emit typed(hand);
}

} // namespace tarot_sheet
