// The open sheet of a game whose hands are written down one by one: what every such book does, for pages that
// know no game, and how it is done for a game's form.
#pragma once

#include "desktop/sheets/book.h"
#include "desktop/sheets/form.h"
#include "records/clock.h"

#include <QDateTime>

namespace sheets {

class HandsBook : public Book {
    Q_OBJECT

public:
    using Book::Book;

    // Opens a file; why not in a sentence, if it cannot be read. What was open stays open then.
    [[nodiscard]] virtual std::optional<QString> open(const QString& path) = 0;
    [[nodiscard]] virtual const QString& path() const = 0;
    virtual void keepHistoryIn(const QString& folder) = 0;
    [[nodiscard]] virtual std::size_t changes() const = 0;
    virtual void joinChanges(std::size_t after) = 0;
    [[nodiscard]] virtual Told told() const = 0;
    // The number of the hand after those that are written.
    [[nodiscard]] virtual int next() const = 0;
    // What is written beside a hand, the next one too; it changes nothing that counts.
    [[nodiscard]] virtual QString note(int number) const = 0;
    virtual void setNote(int number, const QString& note) = 0;
    // Those after it move up; of the next one what has been said of it.
    virtual void remove(int number) = 0;
    virtual void setStopped(bool stopped) = 0;

protected:
    // What a change was of.
    enum class Part { Hand, Draft, End, Names, Terms };
    [[nodiscard]] static QString words(Part part, int hand);
};

template<class Form>
class HandsBookOf : public BookOf<Form, HandsBook> {
    using Base = BookOf<Form, HandsBook>;

public:
    using typename Base::Sheet;
    using typename Base::Step;
    using Hand = typename Form::Hand;
    using Draft = typename decltype(Sheet::draft)::value_type;
    using Base::Base;
    using Base::sheet;

    std::optional<QString> open(const QString& path) override {
        auto loaded = Form::load(path);
        if (const auto* why = std::get_if<QString>(&loaded))
            return *why;
        this->take(path, std::move(std::get<Sheet>(loaded)));
        return std::nullopt;
    }
    [[nodiscard]] Told told() const override { return Form::tell(sheet()); }
    [[nodiscard]] int next() const override { return static_cast<int>(sheet().entries.size()); }

    // Puts a hand in its place, or adds it as the next; why not, if it cannot be.
    std::optional<typename Form::Problem> write(int number, const Hand& hand) {
        if (const auto problem = Form::faultOf(hand, sheet(), number))
            return problem;
        Sheet& changed = this->sheetToChange();
        const auto at = static_cast<std::size_t>(number);
        const bool isNew = at >= changed.entries.size();
        if (!isNew && changed.entries[at].hand == hand)
            return std::nullopt;
        this->remember(number, isNew ? 0 : 1);
        if (isNew) {
            changed.entries.push_back({hand, changed.draft.value_or(Draft{}).note});
            changed.draft.reset();
        } else {
            kept::change(changed.entries[at], hand, records::now().toSecsSinceEpoch());
        }
        this->settle();
        return std::nullopt;
    }
    // What has been said of the next hand; its note stays.
    void setDraft(Draft draft) {
        draft.note = sheet().draft.value_or(Draft{}).note;
        put(draft);
    }
    [[nodiscard]] QString note(int number) const override {
        return QString::fromStdString(number < next() ? sheet().entries[static_cast<std::size_t>(number)].note
                                                      : sheet().draft.value_or(Draft{}).note);
    }
    void setNote(int number, const QString& note) override {
        if (note.trimmed() == this->note(number))
            return;
        if (number >= next()) {
            Draft draft = sheet().draft.value_or(Draft{});
            draft.note = note.trimmed().toStdString();
            put(draft);
            return;
        }
        this->remember(number, 1);
        this->sheetToChange().entries[static_cast<std::size_t>(number)].note = note.trimmed().toStdString();
        this->settle();
    }
    void remove(int number) override {
        if (number >= next()) {
            put({});
            return;
        }
        this->remember(number, 1);
        Sheet& changed = this->sheetToChange();
        changed.entries.erase(changed.entries.begin() + number);
        this->settle();
    }
    // Names and length; before the first hand also the rules, and who deals first.
    void setTerms(const Sheet& wanted) {
        Sheet terms = sheet();
        terms.names = wanted.names;
        Form::takeTerms(terms, wanted);
        if (terms.entries.empty() && !terms.draft)
            Form::takeRules(terms, wanted);
        if (terms == sheet())
            return;
        this->remember(-1, 0);
        this->sheetToChange() = terms;
        this->settle();
    }
    void setStopped(bool stopped) override {
        if (stopped == sheet().stopped)
            return;
        this->remember(-1, 0);
        this->sheetToChange().stopped = stopped;
        this->settle();
    }

protected:
    [[nodiscard]] QString wordsOf(const Step& step) const override {
        using What = HandsBook::Part;
        const Sheet& now = sheet();
        const What part = step.at >= 0                        ? What::Hand
                          : step.terms.draft != now.draft     ? What::Draft
                          : step.terms.stopped != now.stopped ? What::End
                          : !(step.terms.names == now.names)  ? What::Names
                                                              : What::Terms;
        return HandsBook::words(part, part == What::Hand ? step.at + 1 : next() + 1);
    }

private:
    void put(const Draft& draft) {
        const auto wanted = draft == Draft{} ? std::nullopt : std::optional(draft);
        if (sheet().draft == wanted)
            return;
        this->remember(-1, 0);
        this->sheetToChange().draft = wanted;
        this->settle();
    }
};

} // namespace sheets
