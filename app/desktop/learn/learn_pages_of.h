// The ladder and the lessons of a game.
//
// What a game provides to be learnt here, Cuatrola's being an example of each:
//
//   its lessons K         engine/cuatrola/lessons/kind.h; their files in resources/lessons/cuatrola
//   their words W         text/cuatrola/cuatrola_lesson_words.h; see text/lessons/lesson_text.h
//   staging at its table  stage(), askPick(), hold(), closeAsking() of its table widget
//   the lessons G         desktop/cuatrola/learn/staging.h: what standing.h and lesson_page_of.h name, most
//   of
//                         it from usual_lessons.h, and
//                         G::Page, its lesson page: a LessonPageOf<G>, or what has more
//   one line of its room  teach<G>(folder); see play/learning.h
//   hands to be watched   what desktop/watch/watched_of.h names; a game without it shows none
//   a report R            app/cli/cuatrola/lesson_report.cpp, for `versicola-cli lesson`
#pragma once

#include "desktop/learn/learn_pages.h"
#include "desktop/learn/lesson_page_of.h"
#include "desktop/watch/watched_of.h"
#include "lessons/check.h"
#include "text/lessons/lesson_fault.h"

namespace learn {

template<class G>
class LearnPagesOf : public LearnPages {
public:
    using Kind = typename G::Kind;
    using Page = typename G::Page;

    // `folder` keeps how far one is. The deck outlives the pages.
    LearnPagesOf(look::Deck& deck, const QString& folder, QWidget* parent = nullptr)
        : LearnPagesOf(new lessons::Ladder<Kind>, deck, folder, parent) {}

    void openLesson(int index) override {
        const auto& lesson = ladder().lessons.at(static_cast<std::size_t>(index));
        const Place place = book().placeIn(lesson.id);
        const auto steps = static_cast<int>(lesson.steps.size());
        showLesson(Of::Ladder, lesson.id, steps);
        if (place.step < steps)
            page_->start(lesson, place.step, place.answers);
        else
            page_->start(lesson, 0);
    }
    void openFile(const QString& path) override {
        const auto loaded = lessons::loadLesson<Kind>(path);
        if (const auto* error = std::get_if<lessons::LessonError<Kind>>(&loaded)) {
            if (canWatch() && error->place == QStringLiteral("format") &&
                error->text == QLatin1String(Kind::kAnnotated))
                openAnnotated(path);
            else
                refuse(path, explain(*error));
            return;
        }
        auto lesson = std::get<lessons::Lesson<Kind>>(loaded);
        if (const auto faults = lessons::faultsOf(lesson, ladder()); !faults.empty()) {
            refuse(path, explain(faults.front()));
            return;
        }
        lesson.number.reset(); // it stands on no ladder, whatever it says
        showLesson(Of::File, lesson.id, static_cast<int>(lesson.steps.size()));
        page_->start(lesson, 0);
    }
    void openHand(const QString& id) override {
        const auto& hands = ladder().hands;
        const auto hand = std::ranges::find(hands, id, &lessons::AnnotatedHand<Kind>::id);
        if (hand != hands.end())
            watchHand(*hand);
    }
    void setPeople(const typename G::People& people) { page_->setPeople(people); }

    [[nodiscard]] Page* lessonPage() const { return page_; }
    // Read when it is first wanted.
    [[nodiscard]] const lessons::Ladder<Kind>& ladder() {
        if (std::exchange(read_, true))
            return *ladder_;
        auto loaded = lessons::loadLadder<Kind>(QStringLiteral(":"));
        if (const auto* error = std::get_if<lessons::FileError<Kind>>(&loaded))
            emit failed(
                LearnPages::tr("The lessons cannot be read: %1. %2").arg(error->file, explain(error->error)));
        else
            *ladder_ = std::get<lessons::Ladder<Kind>>(std::move(loaded));
        return *ladder_;
    }

protected:
    [[nodiscard]] static QString explain(const lessons::LessonError<Kind>& error) {
        return text::explainFault<typename G::Words>(error, {});
    }
    [[nodiscard]] LadderContent content() override {
        LadderContent content;
        for (const auto& lesson : ladder().lessons) {
            content.rungs.push_back({lesson.id, text::lessonTitle(lesson.title),
                                     text::lessonTitle(lesson.goal), static_cast<int>(lesson.steps.size())});
            content.gameRungs += lesson.number <= G::kLastOfGame;
        }
        if (canWatch())
            for (const auto& hand : ladder().hands)
                content.hands.push_back(
                    {hand.id, text::lessonTitle(hand.title), text::lessonTitle(hand.source)});
        return content;
    }
    // Hands are shown on a page of their own here; a game may show them elsewhere.
    [[nodiscard]] virtual bool canWatch() const { return watch::Watchable<G>; }
    virtual void watchHand([[maybe_unused]] const lessons::AnnotatedHand<Kind>& hand) {
        if constexpr (watch::Watchable<G>) {
            if (!watchPage())
                makeWatch(watched_ = new typename G::Table(deck_));
            showHand(hand.id, watch::watchedOn<G>(*watched_, hand, &ladder().glossary));
        }
    }

private:
    // The ladder stands before the page that tells of it.
    LearnPagesOf(lessons::Ladder<Kind>* ladder, look::Deck& deck, const QString& folder, QWidget* parent)
        : LearnPagesOf(ladder, deck, folder, new Page(deck, *ladder), parent) {}
    LearnPagesOf(lessons::Ladder<Kind>* ladder, look::Deck& deck, const QString& folder, Page* page,
                 QWidget* parent)
        : LearnPages(folder, page, parent), deck_(deck), ladder_(ladder), page_(page) {}

    void openAnnotated(const QString& path) {
        const auto loaded = lessons::loadAnnotated<Kind>(path);
        if (const auto* error = std::get_if<lessons::LessonError<Kind>>(&loaded))
            refuse(path, explain(*error));
        else if (const auto& hand = std::get<lessons::AnnotatedHand<Kind>>(loaded);
                 !lessons::faultsOf(hand).empty())
            refuse(path, explain(lessons::faultsOf(hand).front()));
        else
            watchHand(hand);
    }

    [[nodiscard]] QString lessonFolder() const override {
        return QStringLiteral(":/lessons") + QLatin1String(Kind::kFolder);
    }
    void openNext() override {
        if (const auto* next = nextOn(*ladder_, page_->lesson()))
            openLesson(static_cast<int>(next - ladder_->lessons.data()));
    }

    look::Deck& deck_;
    const std::unique_ptr<lessons::Ladder<Kind>> ladder_;
    bool read_ = false;
    Page* page_;
    typename G::Table* watched_ = nullptr; // on the page that shows hands
};

} // namespace learn
