// What is asked of a new sheet of French Tarot: how many play, how long, and the rules that what is written
// down, and its price, depend on.
#include "desktop/tarot/sheet/sheet_form.h"
#include "text/tarot/tarot_options.h"

#include <QCoreApplication>

#include <set>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using sheets::ChoiceWords;
using sheets::TermsShown;
using text::tarot::TarotOption;
using text::tarot::tarotOptions;

namespace {

struct SheetTermsWords {
    Q_DECLARE_TR_FUNCTIONS(SheetTermsWords)
};

bool isOfASheet(const TarotOption& option) {
    static const std::set<QString> numbers{
        QStringLiteral("F5.3"),  QStringLiteral("F5.5"),  QStringLiteral("F7.3"), QStringLiteral("F9.8"),
        QStringLiteral("F9.11"), QStringLiteral("F11.2"), QStringLiteral("F11.3")};
    const bool misere = option.number == u"F7.7" && RuleSet{}.miseres == (option.value(RuleSet{}) != 0);
    return numbers.contains(option.number) || misere;
}

std::vector<TarotOption> sheetOptions() {
    auto all = tarotOptions();
    std::erase_if(all, [](const TarotOption& option) { return !isOfASheet(option); });
    return all;
}

constexpr int kRounds = 3; // hands for each player (F3.4)

TermsShown::Row lengthRow(const Sheet& sheet) {
    const int some = kRounds * sheet.players;
    return {SheetTermsWords::tr("How long"),
            {{SheetTermsWords::tr("&Open"), SheetTermsWords::tr("hand after hand")},
             {SheetTermsWords::tr("%1 hands").arg(some), SheetTermsWords::tr("three for each")},
             {SheetTermsWords::tr("%1 hands").arg(2 * some), SheetTermsWords::tr("six for each")}},
            !sheet.length               ? 0
            : *sheet.length == some     ? 1
            : *sheet.length == 2 * some ? 2
                                        : -1};
}

TermsShown::Rule ruleOf(const TarotOption& option, const Sheet& sheet) {
    using Kind = TermsShown::Rule::Kind;
    const int value = option.value(sheet.rules);
    const bool onOff = option.values.isEmpty();
    return {option.name,
            onOff ? option.number : option.values[value],
            option.gloss,
            option.number,
            onOff ? Kind::OnOff : Kind::OneOf,
            value != 0,
            concerns(option, sheet.rules, sheet.players)};
}

} // namespace

TermsShown SheetForm::termsOf(const Sheet& sheet) {
    TermsShown terms;
    terms.players = {
        SheetTermsWords::tr("How many play"),
        {{SheetTermsWords::tr("&Three")}, {SheetTermsWords::tr("&Four")}, {SheetTermsWords::tr("F&ive")}},
        sheet.players - kFewestAtTable};
    terms.length = lengthRow(sheet);
    terms.names = namesOf(sheet);
    for (Seat seat : Seats::table(sheet.players))
        terms.places << (seat == sheet.firstDealer ? SheetTermsWords::tr("Deals first")
                                                   : SheetTermsWords::tr("Then"));
    for (const TarotOption& option : sheetOptions())
        terms.rules.push_back(ruleOf(option, sheet));
    terms.note = SheetTermsWords::tr(
        "Names in turn order: each next player sits at the right of the one before (F3.1).");
    return terms;
}

void SheetForm::takeRules(Sheet& sheet, const Sheet& wanted) {
    sheet.players = wanted.players;
    sheet.rules = wanted.rules;
    sheet.firstDealer = wanted.firstDealer;
}

void SheetForm::setNames(Sheet& sheet, const QStringList& names) {
    for (Seat seat : Seats::table(sheet.players))
        sheet.names[seat] = names.value(index(seat)).toStdString();
}

std::optional<kept::NameProblem> SheetForm::nameFault(const Sheet& sheet) {
    return kept::nameFault(std::span(sheet.names).first(static_cast<std::size_t>(sheet.players)));
}

void SheetForm::choosePlayers(Sheet& sheet, int which) {
    const int rounds = sheet.length.value_or(0) / sheet.players;
    sheet.players = kFewestAtTable + which;
    if (sheet.length)
        sheet.length = rounds * sheet.players;
}

void SheetForm::chooseLength(Sheet& sheet, int which) {
    sheet.length = which == 0 ? std::nullopt : std::optional(which * kRounds * sheet.players);
}

void SheetForm::turnRule(Sheet& sheet, int which) {
    const TarotOption option = sheetOptions()[static_cast<std::size_t>(which)];
    const int values = option.values.isEmpty() ? 2 : static_cast<int>(option.values.size());
    option.set(sheet.rules, (option.value(sheet.rules) + 1) % values);
}

SheetForm::Sheet SheetForm::nextAfter(const Sheet& sheet) {
    Sheet next;
    next.players = sheet.players;
    next.names = sheet.names;
    next.rules = sheet.rules;
    next.length = sheet.length;
    return next;
}

} // namespace tarot_sheet
