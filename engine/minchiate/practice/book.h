// All that is kept to be practised, and what has been practised: a value. Of every question "today" is given.
#pragma once

#include "minchiate/practice/mistake.h"
#include "minchiate/practice/schedule.h"

#include <map>
#include <set>

namespace practice {

// More are not taken in: a person who practises ten a day would need years for them.
inline constexpr std::size_t kMostKept = 4000;

// One of them. The position itself is read when it is asked, so that thousands are at hand at once.
struct Kept {
    QString id;
    Theme theme{};
    double cost = 0;
    QJsonObject position; // the mistake, as it is written

    Recall recall;
    // Of that day alone: its place among those put last, and that it is asked again though it was graded.
    QDate turnOn;
    int turn = 0;
    QDate againOn;

    [[nodiscard]] QDate comesOn(QDate today) const;
    // The position; where the file says what cannot be, why.
    [[nodiscard]] std::variant<Mistake, records::RecordError> mistake() const;
};
[[nodiscard]] Kept keptOf(const Mistake& mistake, QDate today);

// What was practised on a day: how often each came out, what was asked again the same day not counted twice.
struct Day {
    int right = 0, second = 0, shown = 0;

    [[nodiscard]] int all() const { return right + second + shown; }
    bool operator==(const Day&) const = default;
};

struct ThemeCount {
    Theme theme{};
    int due = 0, kept = 0;

    bool operator==(const ThemeCount&) const = default;
};

class Book {
public:
    Book() = default;
    Book(std::map<QString, Kept> kept, std::map<QDate, Day> history, std::set<QString> removed)
        : kept_(std::move(kept)), history_(std::move(history)), removed_(std::move(removed)) {}

    // What a review found. A position that is kept already stays as it is, with when it comes back, unless
    // it was weighed more deeply now: then it has what was found now, and goes if that is no mistake any
    // more. What the person took out stays out. How many came in.
    int takeIn(const records::HandRecord& hand, const Review& review, QDate ofHand, QDate today);
    // Takes one out for good; nothing where it is not kept.
    std::optional<Kept> remove(const QString& id);
    // Undoes that.
    void bringBack(const Kept& kept);

    // Graded as gradeFor says; false where it is not kept.
    bool practised(const QString& id, int grade, QDate today);
    // "Later today": the last of what is due, without a grade.
    bool putLast(const QString& id, QDate today);
    // Has it with what was weighed besides.
    void replace(const Mistake& mistake);

    [[nodiscard]] const std::map<QString, Kept>& kept() const { return kept_; } // by their ids
    [[nodiscard]] const std::map<QDate, Day>& history() const { return history_; }
    [[nodiscard]] const std::set<QString>& removed() const { return removed_; }

    // What is due, in order: what came earliest, of that the dearest, then what was put last. Of one theme
    // or of all.
    [[nodiscard]] std::vector<const Kept*> due(QDate today, std::optional<Theme> theme = std::nullopt) const;
    // What is not, the next to come first.
    [[nodiscard]] std::vector<const Kept*> ahead(QDate today,
                                                 std::optional<Theme> theme = std::nullopt) const;
    // Of each theme, also of those without any.
    [[nodiscard]] std::vector<ThemeCount> themes(QDate today) const;
    // How many were graded today and do not come again today.
    [[nodiscard]] int doneOn(QDate today) const;
    // How many come on each day from today to `last`; what is due already comes today.
    [[nodiscard]] std::map<QDate, int> coming(QDate today, QDate last) const;
    // The next day after today that something comes on, and how many; nothing if nothing does.
    [[nodiscard]] std::optional<std::pair<QDate, int>> next(QDate today) const;

private:
    bool keep(const Kept& kept);
    [[nodiscard]] Kept* find(const QString& id);
    [[nodiscard]] int lastTurn(QDate today) const;

    std::map<QString, Kept> kept_;
    std::map<QDate, Day> history_;
    std::set<QString> removed_;
};

} // namespace practice
