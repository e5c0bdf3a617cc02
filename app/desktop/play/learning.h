// The lessons of a game in its room: what leads to them and from them. They are made when they are first
// asked for. Learning knows no game; what follows from the lessons of one is LearningOf's.
//
// A game's lessons L are as desktop/learn knows them, and say besides
//
//   L::kPack       the pack of its cards
//   L::People      who sits at a table of so many; see desktop/learn/usual_lessons.h
#pragma once

#include "desktop/learn/learn_pages_of.h"
#include "desktop/play/books.h"
#include "desktop/settings/people.h"
#include "desktop/shell/room.h"

namespace desktop {

// The keys of pages that all games share: lessons, where there are any, and the rule book.
[[nodiscard]] std::vector<settings::KeyHelp> keysBesides(bool lessons);

class Learning : public QObject {
    Q_OBJECT

public:
    void showLadder();
    void openLesson(int index);
    void openFile(const QString& path);
    // A file of this format is one of theirs.
    [[nodiscard]] virtual bool knows(const QString& format) const = 0;
    // "3 of 6 lessons"; empty for who has not begun.
    [[nodiscard]] QString howFar();
    // The lesson in which one is furthest.
    [[nodiscard]] std::optional<Room::Left> left(const QDateTime& now);
    void measureAnew();
    // The way to them, as Room has it; empty for a page that is not theirs.
    [[nodiscard]] QString wayTo(const QWidget& page) const;
    [[nodiscard]] learn::LearnPages& pages();

signals:
    void said(const QString& sentence); // for the person
    void learned();                     // howFar() has changed
    void playChosen();
    void doorsAsked();

protected:
    // All outlive it; `folder` keeps how far one is.
    Learning(const House& house, Books& books, const QString& folder)
        : house_(house), books_(books), folder_(folder) {}

    [[nodiscard]] virtual learn::LearnPages* make(const House& house, const QString& folder) = 0;
    // The people at the table may have other names than before.
    virtual void seat(const House& house) = 0;

private:
    void join();
    void follow(const settings::Settings& chosen);
    void lay();
    [[nodiscard]] bool begun() const;

    const House house_;
    Books& books_;
    const QString folder_;
    learn::LearnPages* pages_ = nullptr;
};

template<class L>
class LearningOf : public Learning {
public:
    using Pages = learn::LearnPagesOf<L>;

    LearningOf(const House& house, Books& books, const QString& folder) : Learning(house, books, folder) {}

    [[nodiscard]] bool knows(const QString& format) const override {
        return format == QLatin1String(L::Kind::kFormat) || format == QLatin1String(L::Kind::kAnnotated);
    }

private:
    learn::LearnPages* make(const House& house, const QString& folder) override {
        return made_ = new Pages(house.decks.of(QLatin1String(L::kPack)), folder);
    }
    void seat(const House& house) override {
        made_->setPeople([people = settings::loadPeople(house.store)](int players) {
            return settings::namesAround(people, players);
        });
    }

    Pages* made_ = nullptr;
};

} // namespace desktop
