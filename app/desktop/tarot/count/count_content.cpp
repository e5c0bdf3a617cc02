#include "desktop/tarot/count/count_content.h"

#include "text/words.h"

#include <QCoreApplication>

#include <cstdlib>

namespace tarot_count {

namespace {

namespace words = text::tarot;
using words::Evidence;

struct CountWords {
    Q_DECLARE_TR_FUNCTIONS(tarot_count::CountPage)
};

const ContractCount* contractIn(const CountContent& content) {
    return std::get_if<ContractCount>(&content.view.result->how);
}

// Names of a camp, the person first: `you` as the sentence has it.
QString namesOf(const CountContent& content, Seats camp, Camp side, const QString& you) {
    QStringList names;
    for (int place = 0; place < content.view.players; ++place) {
        const Seat seat = turned(content.teller.me, place, content.view.players);
        if (camp.contains(seat) == (side == Camp::Declarer))
            names << (names.isEmpty() && content.teller.isMe(seat) ? you : content.teller.names[seat]);
    }
    return text::joined(names);
}

std::vector<CountedSide> sidesOfContract(const CountContent& content, const ContractCount& count) {
    const auto& [declarer, bid] = *content.view.contract;
    const auto& teller = content.teller;
    const QString contract = words::bidName(bid);
    const CardSet taken = count.piles[Camp::Declarer], others = count.piles[Camp::Defence];
    const bool mine = count.camp.contains(teller.me);
    const QString declarers = count.camp == Seats(teller.me)
                                  ? CountWords::tr("&Your %n card(s)", nullptr, taken.size())
                              : mine ? CountWords::tr("&Our %n card(s)", nullptr, taken.size())
                                     : CountWords::tr("The &declarer’s %n card(s)", nullptr, taken.size());
    const QString defences = mine ? CountWords::tr("The &defence’s %n card(s)", nullptr, others.size())
                                  : CountWords::tr("&Our %n card(s)", nullptr, others.size());
    const QString against =
        namesOf(content, count.camp, Camp::Defence, CountWords::tr("you", "against you and Lapo"));
    QString note = CountWords::tr("took a %1 against %2").arg(contract, against);
    for (Seat seat : count.camp)
        if (seat != declarer)
            note = teller.isMe(seat) ? CountWords::tr("took a %1 with you against %2").arg(contract, against)
                                     : CountWords::tr("took a %1 with %2 against %3")
                                           .arg(contract, teller.names[seat], against);
    return {{teller.name(declarer), note, taken, defences, countedInTwos(taken)},
            {text::capitalised(
                 namesOf(content, count.camp, Camp::Defence, CountWords::tr("you", "you and Lapo"))),
             words::byWhom(teller, declarer, CountWords::tr("against your %1", "contract"),
                           CountWords::tr("against the %2 of %1", "name, contract"), contract),
             others, declarers, countedInTwos(others)}};
}

void addGroups(std::vector<LedgerLine>& lines, const std::vector<CountedTwos>& groups) {
    for (const CountedTwos& group : groups)
        lines.push_back({LedgerLine::Kind::Group, words::countedName(group), words::countedTimes(group.kind),
                         words::pointsText(group.halves()), QStringLiteral("F2.2"), Evidence::None, false});
}

// Of two players without a contract: what each has and needs, and by how much one has won (F12.5).
std::vector<LedgerLine> ledgerOfTwo(const CountContent& content, const TwoCount& count) {
    std::vector<LedgerLine> lines;
    using Kind = LedgerLine::Kind;
    const auto add = [&](Kind kind, const QString& what, const QString& number, const char* rule,
                         Evidence evidence = Evidence::None) {
        lines.push_back({kind, what, {}, number, QLatin1String(rule), evidence, kind == Kind::Margin});
    };
    // What is paid rests on what the winner has and needs.
    const auto of = [&](Seat seat) { return seat == count.winner ? Evidence::Contract : Evidence::None; };
    for (int place = 0; place < content.view.players; ++place) {
        const Seat seat = turned(content.teller.me, place, content.view.players);
        const int bouts = count.bouts(seat).size();
        add(Kind::Sum,
            words::byWhom(content.teller, seat, CountWords::tr("you have"), CountWords::tr("%1 has")),
            words::pointsText(count.halves[seat]), "F2.2", of(seat));
        add(Kind::Need,
            bouts == 0 ? CountWords::tr("no bout needs") : CountWords::tr("%n bout(s) need", nullptr, bouts),
            QString::number(needed(bouts)), "F2.3", of(seat));
    }
    add(Kind::Margin,
        words::byWhom(content.teller, count.winner, CountWords::tr("you win by"),
                      CountWords::tr("%1 wins by")),
        QString::number(count.margin), "F12.5", Evidence::Margin);
    return lines;
}

QString noteOfTwo(const TwoCount& count, Seat seat, const words::Teller& teller) {
    if (teller.isMe(seat))
        return seat == count.winner ? CountWords::tr("win the hand") : CountWords::tr("lose the hand");
    return seat == count.winner ? CountWords::tr("wins the hand") : CountWords::tr("loses the hand");
}

} // namespace

std::vector<CountedSide> sidesOf(const CountContent& content) {
    if (const auto* count = contractIn(content))
        return sidesOfContract(content, *count);
    std::vector<CountedSide> sides;
    for (int place = 0; place < content.view.players; ++place) {
        const Seat seat = turned(content.teller.me, place, content.view.players);
        CardSet cards;
        QString note = CountWords::tr("everyone alone");
        if (const auto* two = std::get_if<TwoCount>(&content.view.result->how)) {
            cards = two->piles[seat];
            note = noteOfTwo(*two, seat, content.teller);
        } else {
            cards = std::get<MisereCount>(content.view.result->how).piles[seat];
        }
        // Of two, each side's button leads to the other.
        const Seat led = content.view.players == 2 ? right(seat, 2) : seat;
        const QString to = content.teller.isMe(led)
                               ? CountWords::tr("Your cards")
                               : CountWords::tr("Cards of %1").arg(content.teller.names[led]);
        sides.push_back({content.teller.name(seat), note, cards, to, countedInTwos(cards)});
    }
    return sides;
}

std::optional<int> boutsIn(const CountContent& content) {
    const auto* count = contractIn(content);
    return count ? std::optional(count->bouts().size()) : std::nullopt;
}

std::vector<LedgerLine> ledgerOf(const CountContent& content) {
    std::vector<LedgerLine> lines;
    using Kind = LedgerLine::Kind;
    const auto* count = contractIn(content);
    if (const auto* two = std::get_if<TwoCount>(&content.view.result->how))
        return ledgerOfTwo(content, *two);
    if (!count) {
        const auto& misere = std::get<MisereCount>(content.view.result->how);
        for (int place = 0; place < content.view.players; ++place) {
            const Seat seat = turned(content.teller.me, place, content.view.players);
            lines.push_back({Kind::Sum,
                             content.teller.name(seat),
                             {},
                             words::pointsText(misere.halves[seat]),
                             QStringLiteral("F10.3"),
                             Evidence::None,
                             false});
        }
        return lines;
    }
    addGroups(lines, countedInTwos(count->piles[Camp::Declarer]));
    const Seat declarer = content.view.contract->declarer;
    const int cards = halves(count->piles[Camp::Declarer]), all = count->halves[Camp::Declarer];
    // F8.11, F11.3: half a point that passed for the Excuse, the cards that a short pack lacks.
    if (all != cards)
        lines.push_back({Kind::Other,
                         content.view.rules.shortDeck && content.view.players == 3
                             ? CountWords::tr("the short pack")
                             : CountWords::tr("for the Excuse"),
                         {},
                         words::pointsText(all - cards),
                         content.view.rules.shortDeck ? QStringLiteral("F11.3") : QStringLiteral("F8.11"),
                         Evidence::None,
                         false});
    const int bouts = count->bouts().size();
    lines.push_back(
        {Kind::Sum,
         words::byWhom(content.teller, declarer, CountWords::tr("you have"), CountWords::tr("%1 has")),
         {},
         words::pointsText(all),
         QStringLiteral("F9.2"),
         Evidence::None,
         false});
    lines.push_back(
        {Kind::Need,
         bouts == 0 ? CountWords::tr("no bout needs") : CountWords::tr("%n bout(s) need", nullptr, bouts),
         {},
         QString::number(needed(bouts)),
         QStringLiteral("F2.3"),
         Evidence::Contract,
         false});
    const bool made = count->price.made(), rounded = all % 2 != 0;
    lines.push_back({Kind::Margin,
                     made      ? rounded ? CountWords::tr("made by, rounded up") : CountWords::tr("made by")
                          : rounded ? CountWords::tr("lost by, rounded up")
                               : CountWords::tr("lost by"),
                     {},
                     QString::number(std::abs(count->price.margin)),
                     QStringLiteral("F9.4"),
                     Evidence::Margin,
                     made});
    const int defence = count->halves[Camp::Defence];
    lines.push_back({Kind::Other,
                     CountWords::tr("the defence has"),
                     {},
                     words::pointsText(defence),
                     QStringLiteral("F9.2"),
                     Evidence::None,
                     false});
    lines.push_back({Kind::Other,
                     CountWords::tr("in all"),
                     {},
                     words::pointsText(all + defence),
                     QStringLiteral("F2.1"),
                     Evidence::None,
                     false});
    return lines;
}

} // namespace tarot_count
