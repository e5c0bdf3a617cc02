#include "minchiate/practice/book.h"

#include "minchiate/records/reader.h"

namespace practice {

using records::HandRecord;
using records::RecordError;

namespace {

// By their place of today, then by the day they come on, then the dearest.
bool comesBefore(const Kept& one, const Kept& other, QDate today) {
    const auto turn = [&](const Kept& kept) { return kept.turnOn == today ? kept.turn : 0; };
    const auto order = [&](const Kept& kept) {
        return std::tuple(turn(kept), kept.recall.due(), -kept.cost);
    };
    return order(one) < order(other);
}

template<class Wanted>
std::vector<const Kept*> sorted(const std::map<QString, Kept>& all, QDate today, Wanted wanted) {
    std::vector<const Kept*> found;
    for (const auto& [id, kept] : all)
        if (wanted(kept))
            found.push_back(&kept);
    std::ranges::stable_sort(
        found, [&](const Kept* one, const Kept* other) { return comesBefore(*one, *other, today); });
    return found;
}

bool isOf(std::optional<Theme> theme, const Kept& kept) {
    return !theme || kept.theme == *theme;
}

// Whether the same was done there, and it was weighed more deeply now; what cannot be read gives way.
bool isMoreOf(const Kept& kept, const Mistake& found) {
    const auto before = kept.mistake();
    const auto* mistake = std::get_if<Mistake>(&before);
    return !mistake || (mistake->hand.actions == found.hand.actions &&
                        isDeeper(found.decision.effort, mistake->decision.effort));
}

} // namespace

Kept keptOf(const Mistake& mistake, QDate today) {
    return {mistake.id, mistake.theme(), mistake.weighed().cost, toJson(mistake), takenIn(today), {}, 0, {}};
}

std::variant<Mistake, RecordError> Kept::mistake() const {
    auto read = mistakeOf(position);
    if (const auto* found = std::get_if<Mistake>(&read); found && found->id != id)
        return records::errorAt(records::RecordFault::Mistyped, QStringLiteral("$.hand"));
    return read;
}

QDate Kept::comesOn(QDate today) const {
    return againOn == today ? today : practice::comesOn(recall, today);
}

Kept* Book::find(const QString& id) {
    const auto found = kept_.find(id);
    return found == kept_.end() ? nullptr : &found->second;
}

int Book::lastTurn(QDate today) const {
    int last = 0;
    for (const auto& [id, kept] : kept_)
        if (kept.turnOn == today)
            last = std::max(last, kept.turn);
    return last;
}

int Book::takeIn(const HandRecord& hand, const Review& review, QDate ofHand, QDate today) {
    int count = 0;
    for (const auto& [at, decision] : review) {
        const Mistake found = positionOf(hand, decision, ofHand);
        if (Kept* before = find(found.id)) {
            if (!isMoreOf(*before, found))
                continue;
            if (isMistake(decision.weighed))
                replace(found);
            else
                kept_.erase(found.id);
        } else if (isMistake(decision.weighed) && !removed_.contains(found.id)) {
            count += keep(keptOf(found, today));
        }
    }
    return count;
}

// Unless it is there already or the book is full.
bool Book::keep(const Kept& kept) {
    return kept_.size() < kMostKept && kept_.emplace(kept.id, kept).second;
}

std::optional<Kept> Book::remove(const QString& id) {
    const auto node = kept_.extract(id);
    if (!node)
        return std::nullopt;
    removed_.insert(id);
    return node.mapped();
}

void Book::bringBack(const Kept& kept) {
    removed_.erase(kept.id);
    keep(kept);
}

bool Book::practised(const QString& id, int grade, QDate today) {
    Kept* kept = find(id);
    if (!kept)
        return false;
    const bool repeated = kept->againOn == today;
    if (!repeated) {
        kept->recall = practice::practised(kept->recall, grade, today);
        Day& day = history_[today];
        ++(grade == kRightAtOnce ? day.right : grade == kSecondTry ? day.second : day.shown);
    }
    kept->againOn = isAskedAgain(grade) ? today : QDate();
    if (isAskedAgain(grade))
        putLast(id, today);
    return true;
}

bool Book::putLast(const QString& id, QDate today) {
    Kept* kept = find(id);
    if (!kept)
        return false;
    kept->turn = lastTurn(today) + 1;
    kept->turnOn = today;
    return true;
}

void Book::replace(const Mistake& mistake) {
    if (Kept* kept = find(mistake.id)) {
        const QJsonValue date = kept->position[QStringLiteral("date")];
        Kept anew = keptOf(mistake, kept->recall.since);
        kept->theme = anew.theme;
        kept->cost = anew.cost;
        kept->position = std::move(anew.position);
        kept->position[QStringLiteral("date")] = date;
    }
}

std::vector<const Kept*> Book::due(QDate today, std::optional<Theme> theme) const {
    return sorted(kept_, today,
                  [&](const Kept& kept) { return isOf(theme, kept) && kept.comesOn(today) == today; });
}

std::vector<const Kept*> Book::ahead(QDate today, std::optional<Theme> theme) const {
    return sorted(kept_, today,
                  [&](const Kept& kept) { return isOf(theme, kept) && kept.comesOn(today) != today; });
}

std::vector<ThemeCount> Book::themes(QDate today) const {
    std::vector<ThemeCount> counts;
    for (Theme theme : kThemes)
        counts.push_back({theme});
    for (const auto& [id, kept] : kept_) {
        ThemeCount& count = counts[static_cast<std::size_t>(kept.theme)];
        ++count.kept;
        count.due += kept.comesOn(today) == today;
    }
    return counts;
}

int Book::doneOn(QDate today) const {
    const auto day = history_.find(today);
    int done = day == history_.end() ? 0 : day->second.all();
    for (const auto& [id, kept] : kept_)
        done -= kept.againOn == today;
    return std::max(0, done);
}

std::map<QDate, int> Book::coming(QDate today, QDate last) const {
    std::map<QDate, int> days;
    for (const auto& [id, kept] : kept_)
        if (const QDate day = kept.comesOn(today); day <= last)
            ++days[day];
    return days;
}

std::optional<std::pair<QDate, int>> Book::next(QDate today) const {
    std::map<QDate, int> days;
    for (const auto& [id, kept] : kept_)
        if (const QDate day = kept.comesOn(today); day > today)
            ++days[day];
    return days.empty() ? std::nullopt : std::optional(std::pair(days.begin()->first, days.begin()->second));
}

} // namespace practice
