#include "desktop/practice/training.h"

#include "records/safe_json.h"
#include "text/words.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <utility>

namespace practise {

using practice::Theme;

Training::Training(const QString& folder, QObject* parent)
    : QObject(parent), book_(folder), solved_(folder), own_(folder) {}

// ---- The exercises ----

const std::vector<exercises::Exercise>& Training::exercises() {
    if (std::exchange(read_, true))
        return exercises_;
    const QString file = QStringLiteral(":/exercises/minchiate.json");
    const auto refuse = [&](const QString& why) {
        emit failed(tr("The exercises cannot be read. %1").arg(why));
    };
    const auto parsed = records::readObject(file);
    if (const auto* error = std::get_if<records::JsonError>(&parsed)) {
        refuse(text::explain(*error));
        return exercises_;
    }
    auto read = exercises::exercisesOf(std::get<QJsonObject>(parsed));
    if (const auto* error = std::get_if<records::RecordError>(&read))
        refuse(text::explain(*error, text::seatNames()));
    else
        exercises_ = std::move(std::get<std::vector<exercises::Exercise>>(read));
    return exercises_;
}

// The one that was never tried, or not found at once the longest ago.
std::optional<Asked> Training::nextOwn() const {
    const exercises::OwnExercise* next = nullptr;
    qint64 least = 0;
    for (const exercises::OwnExercise& one : own_.all()) {
        const QString& id = one.position.id;
        if (solved().isSolved(id))
            continue;
        const auto outcome = solved().outcomes.find(id);
        const qint64 tried = outcome == solved().outcomes.end() ? 0 : outcome->second.on.toJulianDay();
        const qint64 order = later_.contains(id) ? std::numeric_limits<qint64>::max() : tried;
        if (!next || order < least) {
            next = &one;
            least = order;
        }
    }
    return next ? std::optional(Asked{next->position, std::nullopt, next->question}) : std::nullopt;
}

// One's own are asked of alone, or once all others are solved.
std::optional<Asked> Training::nextExercise(std::optional<Theme> theme) {
    if (theme == Theme::Own)
        return nextOwn();
    const auto& all = exercises();
    std::vector<exercises::Exercise> left;
    for (const exercises::Exercise& one : all)
        if (!later_.contains(one.position.id))
            left.push_back(one);
    auto found = exercises::next(left, solved(), theme);
    if (!found && !later_.empty()) { // those that were put last, again
        later_.clear();
        left = all;
        found = exercises::next(left, solved(), theme);
    }
    if (!found)
        return theme ? std::nullopt : nextOwn();
    return Asked{left[*found].position, left[*found].difficulty, std::nullopt};
}

// ---- The mistakes ----

// One whose position cannot be read is passed over.
std::optional<Asked> Training::nextMistake(std::optional<Theme> theme, Wanted wanted, QDate today) {
    const auto list = wanted == Wanted::Due ? book().due(today, theme) : book().ahead(today, theme);
    for (const practice::Kept* kept : list) {
        if (wanted == Wanted::Ahead && ahead_.contains(kept->id))
            continue;
        auto read = kept->mistake();
        if (auto* mistake = std::get_if<practice::Mistake>(&read))
            return Asked{std::move(*mistake), std::nullopt, std::nullopt};
    }
    if (wanted == Wanted::Ahead) // who asks again begins another round
        ahead_.clear();
    return std::nullopt;
}

// ---- Either ----

std::optional<Asked> Training::next(Desk desk, std::optional<Theme> theme, Wanted wanted, QDate today) {
    return desk == Desk::Exercises ? nextExercise(theme) : nextMistake(theme, wanted, today);
}

void Training::grade(Desk desk, const Asked& asked, int grade, QDate today) {
    if (desk == Desk::Mistakes) {
        ahead_.insert(asked.mistake.id);
        wrote(book_.change([&](practice::Book& book) { book.practised(asked.mistake.id, grade, today); }));
        return;
    }
    if (asked.own) {
        wrote(solved_.takeOwn(asked.mistake.id, grade, today));
        return;
    }
    if (const auto* exercise = exerciseOf(asked))
        wrote(solved_.take(*exercise, grade, today));
}

const exercises::Exercise* Training::exerciseOf(const Asked& asked) {
    const auto exercise =
        std::ranges::find(exercises(), asked.mistake.id, [](const auto& one) { return one.position.id; });
    return exercise == exercises_.end() ? nullptr : &*exercise;
}

void Training::tryWrong(Desk desk, const Asked& asked, QDate today) {
    if (desk != Desk::Exercises)
        return;
    if (asked.own)
        wrote(solved_.takeOwn(asked.mistake.id, practice::kShown, today));
    else if (const auto* exercise = exerciseOf(asked))
        wrote(solved_.tryWrong(*exercise, today));
}

void Training::putLast(Desk desk, const Asked& asked, QDate today) {
    if (desk == Desk::Exercises) {
        later_.insert(asked.mistake.id);
        emit changed();
        return;
    }
    ahead_.insert(asked.mistake.id);
    wrote(book_.change([&](practice::Book& book) { book.putLast(asked.mistake.id, today); }));
}

std::optional<practice::Kept> Training::takeOut(const Asked& asked) {
    std::optional<practice::Kept> taken;
    wrote(book_.change([&](practice::Book& book) { taken = book.remove(asked.mistake.id); }));
    return taken;
}

void Training::bringBack(const practice::Kept& kept) {
    wrote(book_.change([&](practice::Book& book) { book.bringBack(kept); }));
}

void Training::replace(const practice::Mistake& mistake) {
    wrote(book_.change([&](practice::Book& book) { book.replace(mistake); }));
}

int Training::takeIn(const std::vector<Reviewed>& reviewed, QDate today) {
    practice::Book after = book();
    int count = 0;
    for (const Reviewed& one : reviewed)
        count += after.takeIn(one.played.hand, one.review, one.played.date, today);
    if (count > 0 || after.kept().size() != book().kept().size())
        wrote(book_.change([&](practice::Book& book) { book = std::move(after); }));
    return count;
}

bool Training::addOwn(const exercises::OwnExercise& exercise) {
    const auto failure = own_.add(exercise);
    if (failure)
        emit failed(tr("The exercise could not be kept: %1.").arg(*failure));
    emit changed();
    return !failure;
}

std::vector<ThemeLine> Training::themes(Desk desk, QDate today) {
    std::vector<ThemeLine> lines;
    if (desk == Desk::Mistakes) {
        for (const practice::ThemeCount& count : book().themes(today))
            lines.push_back({count.theme, count.due, count.kept});
        return lines;
    }
    for (Theme theme : practice::kThemes) {
        ThemeLine line{theme};
        if (theme == Theme::Own)
            for (const exercises::OwnExercise& one : own_.all()) {
                ++line.kept;
                line.due += !solved().isSolved(one.position.id);
            }
        for (const exercises::Exercise& one : exercises())
            if (one.theme() == theme) {
                ++line.kept;
                line.due += !solved().isSolved(one.position.id);
            }
        lines.push_back(line);
    }
    return lines;
}

Training::Progress Training::progress(Desk desk, QDate today) {
    if (desk == Desk::Mistakes)
        return {book().doneOn(today), static_cast<int>(book().due(today).size())};
    Progress progress;
    for (const exercises::Exercise& one : exercises())
        ++(solved().isSolved(one.position.id) ? progress.done : progress.toGo);
    for (const exercises::OwnExercise& one : own_.all())
        ++(solved().isSolved(one.position.id) ? progress.done : progress.toGo);
    return progress;
}

// ---- What goes wrong ----

void Training::wrote(const std::optional<QString>& failure) {
    if (failure)
        emit failed(tr("What you practised could not be kept: %1.").arg(*failure));
    emit changed();
}

void Training::forget() {
    wrote(book_.change([](practice::Book& book) { book = practice::Book(); }));
}

void Training::complain() {
    for (const auto* damaged : {&book_.damaged(), &solved_.damaged(), &own_.damaged()})
        if (*damaged)
            emit failed(tr("What you practised could not be read, and was set aside as %1. %2")
                            .arg(QFileInfo((*damaged)->file).fileName(),
                                 text::explain((*damaged)->why, text::seatNames())));
}

} // namespace practise

#include "moc_training.cpp"
