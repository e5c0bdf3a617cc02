#include "desktop/tarot/sheet/announced_menu.h"

#include "text/tarot/tarot_sheet_words.h"

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using look::Type;
using paper::LargeButton;
using paper::Words;
namespace colour = look::colour;

namespace {

constexpr std::array kMiseres{Announced::MisereAtouts, Announced::MisereTetes};

using End = AnnouncedMenu::End;

Words* headOf(const QString& words) {
    auto* head = new Words(Type::Text, colour::ink2);
    head->setLinked(words);
    return head;
}

End endOf(const Extras& extras) {
    const bool all = extras.won == Tricks::All;
    switch (extras.slam) {
    case Slam::Chelem:
        return all ? End::ChelemMade : End::ChelemLost;
    case Slam::PetitChelem:
        return all || extras.won == Tricks::AllButOne ? End::PetitMade : End::PetitLost;
    case Slam::None:
        break;
    }
    return all ? End::AllTricks : extras.won == Tricks::None ? End::NoTrick : End::Nothing;
}

// What was announced, and what was won (F9.8).
void setEnd(Extras& extras, End end) {
    extras.slam = end == End::ChelemMade || end == End::ChelemLost ? Slam::Chelem
                  : end == End::PetitMade || end == End::PetitLost ? Slam::PetitChelem
                                                                   : Slam::None;
    extras.won = end == End::ChelemMade || end == End::AllTricks ? Tricks::All
                 : end == End::PetitMade                         ? Tricks::AllButOne
                 : end == End::NoTrick                           ? Tricks::None
                                                                 : Tricks::Some;
}

std::vector<sheets::ChoiceWords> endWords(const RuleSet& rules) {
    std::vector<sheets::ChoiceWords> words{
        {AnnouncedMenu::tr("No slam")},
        {AnnouncedMenu::tr("Che&lem"), AnnouncedMenu::tr("announced, made")},
        {AnnouncedMenu::tr("C&helem"), AnnouncedMenu::tr("announced, lost")},
        {AnnouncedMenu::tr("&All tricks"), AnnouncedMenu::tr("not announced")},
        {AnnouncedMenu::tr("No &trick"), AnnouncedMenu::tr("for the taker")},
        {AnnouncedMenu::tr("&Petit chelem"), AnnouncedMenu::tr("announced, made")},
        {AnnouncedMenu::tr("P&etit chelem"), AnnouncedMenu::tr("announced, lost")}};
    if (!rules.petitChelem)
        words.resize(5);
    return words;
}

} // namespace

AnnouncedMenu::AnnouncedMenu(QWidget* page)
    : Overlay(tr("Announced, and slams"), page), miseresHead_(headOf(tr("Misères (F9.9)"))) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(0);
    grid->addWidget(headOf(tr("Trumps shown (F7.5)")), 0, 1);
    grid->addWidget(miseresHead_, 0, 2, 1, 2);
    for (Seat seat : Seats::table(kMostPlayers)) {
        Row& row = rows_[seat];
        const int line = index(seat) + 1;
        row.name = new Words(Type::Name, colour::ink);
        row.name->letBeCut();
        row.poignee = new sheets::Choices(tr("Poignée"), std::vector<sheets::ChoiceWords>(4));
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.poignee, line, 1);
        connect(row.poignee, &sheets::Choices::picked, this, [this, seat](int which) {
            std::erase_if(extras_.poignees, [&](const Poignee& one) { return one.seat == seat; });
            if (which > 0)
                extras_.poignees.push_back(
                    {seat, poigneeSizes(players_)[static_cast<std::size_t>(which - 1)]});
            std::ranges::sort(extras_.poignees, {}, &Poignee::seat);
            emit changedTo(extras_);
        });
        for (std::size_t kind = 0; kind < kMiseres.size(); ++kind) {
            auto* button = new LargeButton(LargeButton::Size::Plain, kind == 0 ? tr("trumps") : tr("courts"));
            button->setCheckable(true);
            button->setOnPaper(true);
            grid->addWidget(button, line, 2 + static_cast<int>(kind));
            connect(button, &QAbstractButton::clicked, this, [this, seat, kind](bool on) {
                const Misere one{seat, kMiseres[kind]};
                std::erase(extras_.miseres, one);
                if (on)
                    extras_.miseres.push_back(one);
                emit changedTo(extras_);
            });
            row.miseres[kind] = button;
        }
    }
    grid->setColumnStretch(1, 1);
    body()->addLayout(grid);
    end_ = new sheets::Choices(tr("Slam"), std::vector<sheets::ChoiceWords>(7));
    connect(end_, &sheets::Choices::picked, this, [this](int which) {
        setEnd(extras_, static_cast<End>(which));
        emit changedTo(extras_);
    });
    body()->addWidget(headOf(tr("All tricks, or none (F9.8)")));
    body()->addWidget(end_);
}

void AnnouncedMenu::ask(const Extras& extras, const Sheet& sheet) {
    extras_ = extras;
    players_ = sheet.players;
    const auto names = text::tarot::namesOf(sheet);
    std::vector<sheets::ChoiceWords> sizes{{tr("none")}};
    for (const int cards : poigneeSizes(players_))
        sizes.push_back({QString::number(cards), tr("+ %1").arg(poigneeWorth(cards, players_))});
    miseresHead_->setVisible(sheet.rules.miseres);
    for (Seat seat : Seats::table(kMostPlayers)) {
        const Row& row = rows_[seat];
        const bool sits = index(seat) < players_;
        row.name->setText(names[seat]);
        row.name->setVisible(sits);
        row.poignee->setVisible(sits);
        auto said = sizes;
        for (std::size_t i = 0; i < said.size(); ++i)
            said[i].told = i == 0 ? tr("%1 shows no poignée").arg(names[seat])
                                  : tr("%1 shows %2 trumps").arg(names[seat], said[i].words);
        row.poignee->setWords(said);
        for (std::size_t kind = 0; kind < kMiseres.size(); ++kind) {
            row.miseres[kind]->setVisible(sits && sheet.rules.miseres);
            row.miseres[kind]->setAccessibleName(
                tr("%1: %2", "name, misère of trumps")
                    .arg(names[seat], text::tarot::announcedName(kMiseres[kind])));
        }
    }
    end_->setWords(endWords(sheet.rules));
    tell();
    open(poignee(Seat::First)->button(0));
}

void AnnouncedMenu::tell() {
    const auto sizes = poigneeSizes(players_);
    for (Seat seat : Seats::table(kMostPlayers)) {
        const auto shown = std::ranges::find(extras_.poignees, seat, &Poignee::seat);
        const auto size =
            shown == extras_.poignees.end() ? sizes.end() : std::ranges::find(sizes, shown->cards);
        rows_[seat].poignee->choose(size == sizes.end() ? 0 : static_cast<int>(size - sizes.begin()) + 1);
        for (std::size_t kind = 0; kind < kMiseres.size(); ++kind)
            rows_[seat].miseres[kind]->setChecked(
                std::ranges::find(extras_.miseres, Misere{seat, kMiseres[kind]}) != extras_.miseres.end());
    }
    end_->choose(static_cast<int>(endOf(extras_)));
}

} // namespace tarot_sheet

#include "moc_announced_menu.cpp"
