// A hand to be watched, of any game, as the page knows it: words, stops, and how the table shows them. What a
// game makes of one is in watched_of.h.
#pragma once

#include "books/rule_book.h"
#include "desktop/watch/stops.h"

#include <QStringList>

#include <functional>

namespace watch {

// What is said at a stop.
struct Told {
    QString done;  // what was done last; at the end how it came out, if the words do not say it
    QString words; // the comment; may be empty
};

struct Watched {
    QString title, introduction, source;
    QStringList names;        // in turn order
    std::optional<int> you{}; // the reader's own seat, if they played it
    const books::Glossary* glossary = nullptr;
    std::vector<Stop> stops;
    std::vector<int> told; // numbers of actions at which there is a comment

    // Stands the table there, at once.
    std::function<void(const Stop& stop, const Sight& sight)> lay;
    // Lets the table play from one stop to a later one. Whether hands have changed that are not told of: then
    // it is to be laid anew once all has been seen.
    std::function<bool(const Stop& from, const Stop& to, const Sight& sight)> play;
    std::function<Told(const Stop& stop, const Sight& sight)> tell;
    // Points out what the comment speaks of, if there is one.
    std::function<void(const Stop& stop)> light;

    // ---- Other lines that the comment at a stop tells of. ----
    // What their buttons say.
    std::function<QStringList(const Stop& stop, const Sight& sight)> others;
    // One of them as a hand of its own, shown at the same table.
    std::function<Watched(const Stop& stop, int which)> other;
    int from = 0, said = 0; // of such a line: stops at which it leaves the hand, and its words are said
};

} // namespace watch
