#include "lessons/claims.h"

#include "lessons/fact.h"
#include "minchiate/records/action_text.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace lessons {

using namespace minchiate;

namespace {

CardSet cardsNamed(const QString& words, const Scene& scene) {
    CardSet named;
    for (const Placeholder& p : piecesOf(words).placeholders) {
        const auto fact = factOf(p, scene);
        if (!fact)
            continue;
        if (const auto* one = std::get_if<OneCard>(&*fact))
            named.insert(one->card);
        else if (const auto* many = std::get_if<CardsInOrder>(&*fact))
            for (Card c : many->cards)
                named.insert(c);
    }
    return named;
}

bool anyTrickDone(const Table& table) {
    return std::ranges::any_of(table.tricks(), [](const Trick& t) { return t.winner.has_value(); });
}

// The trick that lies on the table, or was gathered last.
CardSet playedBy(Seat seat, const Table& table) {
    CardSet cards;
    if (!table.tricks().empty())
        for (const auto& entry : table.tricks().back().plays)
            if (entry.seat == seat)
                cards.insert(entry.card);
    return cards;
}

} // namespace

CardSet unexplained(const Step& step, const Scene& scene) {
    if (!step.table || !step.table->hand() || anyTrickDone(*scene.table))
        return {};
    CardSet marked;
    for (const Mark& mark : scene.table->tally().marks())
        if (mark.trick == 0)
            marked |= mark.cards;
    return marked - cardsNamed(step.words, scene);
}

QString untrue(const QString& words, const Table& table) {
    static const QRegularExpression claim(QStringLiteral(
        "\\{seat:([SENW])\\}(?:, your partner,)? "
        "(plays|played|has played|leads|led|has led|tries|has tried|has risked|holds|keeps|still holds) "
        "\\{card:([A-Z0-9]+)\\}"));
    for (auto found = claim.globalMatch(words); found.hasNext();) {
        const auto match = found.next();
        const auto seat = records::seatOf(match.captured(1));
        const auto card = records::cardOf(match.captured(3));
        if (!seat || !card)
            continue;
        const QString verb = match.captured(2);
        const bool holds = verb.contains(QStringLiteral("hold")) || verb.contains(QStringLiteral("keep"));
        if (!(holds ? table.held(*seat) : playedBy(*seat, table)).contains(*card))
            return match.captured();
    }
    return {};
}

bool asksWhatToKeep(const Step& step) {
    static const QRegularExpression kept(
        QStringLiteral("(?:^|[.!?:] ?)(?:Which|What)[^.?!]*\\b(?:keep|save|spare|hold back)\\b[^.?!]*\\?"));
    return step.ask.kind == AskKind::Play && step.words.contains(kept) &&
           !step.words.contains(QStringLiteral("play"));
}

bool showsOtherCard(const Table& asked, Card played, const Table& next) {
    const Hand *before = asked.hand(), *after = next.hand();
    const auto now = asked.choice();
    if (!before || !after || !now || before->deal() != after->deal())
        return false;
    const auto& was = asked.tricks();
    const auto& is = next.tricks();
    // The place of the card that was asked for, in trick and play.
    const bool fresh = was.empty() || was.back().winner.has_value();
    const std::size_t trick = was.size() - (fresh ? 0 : 1), play = fresh ? 0 : was.back().plays.size();
    for (std::size_t t = 0; t < trick; ++t)
        if (t >= is.size() || is[t] != was[t])
            return false; // not this hand's going on
    return trick < is.size() && play < is[trick].plays.size() && is[trick].plays[play].seat == now->seat &&
           is[trick].plays[play].card != played;
}

bool cameHome(const Table& table, Seat you) {
    const auto home = factOf({QStringLiteral("home"), {}}, {&table, nullptr, you, std::nullopt, {}, {}});
    return home.has_value();
}

bool decidesFor(Seat you, Table table, const std::vector<Action>& actions) {
    for (const Action& action : actions) {
        const auto now = table.choice();
        if (!now)
            return false;
        const auto* play = std::get_if<PlayChoice>(&now->among);
        if (now->chooser == you && (!play || play->cards.size() > 1))
            return true;
        if (std::holds_alternative<Refusal>(table.apply(action)))
            return false;
    }
    return false;
}

} // namespace lessons
