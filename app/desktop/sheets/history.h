// What can be taken back of a sheet and made again, kept in a file beside the sheets, so that it goes on
// after the program was closed or stopped.
//
// A game says how its sheets are kept by a Form:
//   Form::Sheet                                     a value with `title` and a vector `entries`
//   QJsonObject toJson(const Sheet&)                as it stands in a file
//   std::optional<Sheet> read(const QJsonObject&)
//   std::variant<Sheet, QString> load(path)         or why not, one sentence
//   std::optional<QString> save(path, const Sheet&) atomically; why not, when it failed
//   QString newPath(folder, const Sheet&)           a file name that is not taken yet
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace sheets {

// A sheet as it was, as far as a change touched it: what stands above the hands, their number, and from one
// hand on those that were changed or taken out. How many stand in their place follows from the numbers.
template<class Sheet>
struct Step {
    Sheet terms; // without its hands
    std::size_t hands = 0;
    int at = -1; // the first of them; −1: no hand
    decltype(Sheet::entries) were{};
    bool operator==(const Step&) const = default;
};

template<class Sheet>
struct History {
    std::vector<Step<Sheet>> undone, redone; // the latest last
    bool operator==(const History&) const = default;
};

// Of these hands, as the sheet is now. It is left as it was; its hands are not copied.
template<class Sheet>
[[nodiscard]] Step<Sheet> stepOf(Sheet& sheet, int at, std::size_t count) {
    auto entries = std::exchange(sheet.entries, {});
    Step<Sheet> step{sheet, entries.size(), at, {}};
    sheet.entries = std::move(entries);
    if (at >= 0 && count > 0)
        step.were.assign(sheet.entries.begin() + at,
                         sheet.entries.begin() + at + static_cast<std::ptrdiff_t>(count));
    return step;
}

// Makes the sheet what it was; the step that leads back. Nothing if the step is of no such sheet.
template<class Sheet>
[[nodiscard]] std::optional<Step<Sheet>> turned(Sheet& sheet, Step<Sheet> step) {
    const std::size_t now = sheet.entries.size(), at = step.at < 0 ? 0 : static_cast<std::size_t>(step.at);
    const bool possible = step.hands >= step.were.size() && now + step.were.size() >= step.hands;
    const std::size_t instead = possible ? now + step.were.size() - step.hands : 0;
    if (!possible || at + instead > now || (step.at < 0 && instead > 0))
        return std::nullopt;
    Step<Sheet> back = stepOf(sheet, step.at, instead);
    auto entries = std::move(sheet.entries);
    sheet = std::move(step.terms);
    const auto from = entries.begin() + static_cast<std::ptrdiff_t>(at);
    const auto next = entries.erase(from, from + static_cast<std::ptrdiff_t>(instead));
    entries.insert(next, step.were.begin(), step.were.end());
    sheet.entries = std::move(entries);
    return back;
}

// ---- Files ----

// Where the histories of the sheets of a folder lie.
[[nodiscard]] QString historiesOf(const QString& folder);

namespace files {
[[nodiscard]] QString nameOf(const QString& folder, const QJsonObject& content);
std::optional<QString> write(const QString& file, const QJsonArray& undone, const QJsonArray& redone);
[[nodiscard]] std::pair<QJsonArray, QJsonArray> read(const QString& file);
[[nodiscard]] QJsonObject jsonOf(std::size_t hands, int at, const QJsonObject& sheet);
struct Read {
    std::size_t hands = 0;
    int at = -1;
    QJsonObject sheet;
};
[[nodiscard]] std::optional<Read> readStep(const QJsonValue& value);
inline constexpr std::size_t kMostSteps = 100; // of each kind in a file
} // namespace files

// The file of the history that led to exactly this sheet: another content has another file, so that a sheet
// and a history never meet that do not belong together.
template<class Form>
[[nodiscard]] QString historyFile(const QString& folder, const typename Form::Sheet& sheet) {
    return files::nameOf(folder, Form::toJson(sheet));
}

template<class Form>
[[nodiscard]] QJsonArray jsonOf(const std::vector<Step<typename Form::Sheet>>& steps) {
    QJsonArray array;
    for (std::size_t i = steps.size() - std::min(steps.size(), files::kMostSteps); i < steps.size(); ++i) {
        typename Form::Sheet sheet = steps[i].terms;
        sheet.entries = steps[i].were;
        array.append(files::jsonOf(steps[i].hands, steps[i].at, Form::toJson(sheet)));
    }
    return array;
}

// Up to the first that cannot be: what lies behind it is of no use.
template<class Form>
[[nodiscard]] std::vector<Step<typename Form::Sheet>> stepsOf(const QJsonArray& array) {
    std::vector<Step<typename Form::Sheet>> steps;
    for (qsizetype i = array.size(); i-- > 0;) {
        auto read = files::readStep(array.at(i));
        auto sheet = read ? Form::read(read->sheet) : std::nullopt;
        if (!sheet || (read->at < 0 && !sheet->entries.empty()))
            break;
        auto were = std::exchange(sheet->entries, {});
        steps.push_back({std::move(*sheet), read->hands, read->at, std::move(were)});
    }
    std::ranges::reverse(steps);
    return steps;
}

// Why not, when it failed.
template<class Form>
std::optional<QString> saveHistory(const QString& file, const History<typename Form::Sheet>& history) {
    return files::write(file, jsonOf<Form>(history.undone), jsonOf<Form>(history.redone));
}
// Nothing where there is none, or one that cannot be read.
template<class Form>
[[nodiscard]] History<typename Form::Sheet> loadHistory(const QString& file) {
    const auto [undone, redone] = files::read(file);
    return {stepsOf<Form>(undone), stepsOf<Form>(redone)};
}

// Gives a sheet in a folder another title, which is no change to be taken back by its own history; the title
// that it had, or why not, in `failure`.
template<class Form>
[[nodiscard]] QString entitle(const QString& folder, const QString& path, const QString& title,
                              std::optional<QString>& failure) {
    auto loaded = Form::load(path);
    if (const auto* why = std::get_if<QString>(&loaded)) {
        failure = *why;
        return {};
    }
    auto& sheet = std::get<typename Form::Sheet>(loaded);
    const auto was = std::exchange(sheet.title, title.toStdString());
    typename Form::Sheet before = sheet;
    before.title = was;
    const QString former = historyFile<Form>(historiesOf(folder), before);
    auto history = loadHistory<Form>(former);
    for (auto* steps : {&history.undone, &history.redone})
        for (auto& step : *steps)
            if (step.terms.title == was)
                step.terms.title = sheet.title;
    if (history == decltype(history){}) {
        failure = Form::save(path, sheet);
        return QString::fromStdString(was);
    }
    // It goes by the content: under its new name first, so that who is stopped between finds one of them.
    const QString file = historyFile<Form>(historiesOf(folder), sheet);
    (void)saveHistory<Form>(file, history);
    failure = Form::save(path, sheet);
    if (file != former)
        QFile::remove(failure ? file : former);
    return QString::fromStdString(was);
}

} // namespace sheets
