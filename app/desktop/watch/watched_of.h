// A whole hand of a game to be watched, with its comments.
//
// Besides what desktop/learn names, a game's lessons on the page G say
//
//   G::watchedSeats(deal)      so many sit at the table of such a hand
//   G::seated(names, seats)    their names by seat, where a record may have none
//   G::watcher(names, from, you)   who tells of a hand looked at from there; `you` is the reader's own seat,
//                              if they played in it
//   G::watched(hand, teller, all)   what stage() lays: the hand as seen from the seat of who tells, all hands
//                              open or that one alone
//   G::story(view, teller)     the log of the hand as that view tells it
//   G::done(view, last, counted, teller)   if it is there, what is said of what was done last, in place of
//   the
//                              log's last line; `last` is null at the beginning; once it is counted, of the
//                              end
//   G::watchedSpot(spot, hand, from)   as the table knows it
//   G::turnsHands(action)      other hands change by it in a way that is not told to each seat
#pragma once

#include "desktop/watch/watch_page.h"
#include "lessons/annotated.h"
#include "text/lessons/lesson_text.h"

#include <algorithm>
#include <memory>

namespace watch {

// A game whose hands can be watched so.
template<class G>
concept Watchable = requires {
    &G::watched;
};

// Names of a record, where it has them.
template<class Names>
[[nodiscard]] Names seated(const Names& recorded, Names usual) {
    std::transform(recorded.begin(), recorded.end(), usual.begin(), usual.begin(),
                   [](const QString& own, const QString& other) { return own.isEmpty() ? other : own; });
    return usual;
}

template<class K>
[[nodiscard]] lessons::Events<K> eventsOf(const lessons::AnnotatedHand<K>& hand, int action) {
    if (action >= static_cast<int>(hand.actions.size()))
        return {};
    auto table = lessons::tableAfter(hand, action);
    auto outcome = table.apply(hand.actions[static_cast<std::size_t>(action)]);
    return std::get<lessons::Events<K>>(std::move(outcome));
}

// In order: its beginning, each action, each full trick before it is gathered, the end.
template<class G>
[[nodiscard]] std::vector<Stop> stopsOf(const lessons::AnnotatedHand<typename G::Kind>& hand) {
    std::vector<Stop> stops{{}};
    const auto count = static_cast<int>(hand.actions.size());
    for (int i = 0; i < count; ++i) {
        const auto events = eventsOf(hand, i);
        const auto gathered = std::ranges::find_if(
            events, [](const auto& e) { return std::holds_alternative<typename G::Gathered>(e); });
        const auto trick = static_cast<int>(lessons::tableAfter(hand, i + 1).tricks().size());
        if (gathered != events.end())
            stops.push_back({i, static_cast<int>(gathered - events.begin()), i + 1, Stop::Of::Trick, trick});
        else
            stops.push_back({i + 1, 0, i + 1, Stop::Of::Action, trick});
    }
    if (!lessons::tableAfter(hand, count).over()) // a line that ends before
        return stops;
    stops.push_back({count, 0, count, Stop::Of::Count, stops.back().trick});
    return stops;
}

// As the seat may see them.
template<class G>
[[nodiscard]] lessons::Events<typename G::Kind>
seenBetween(const lessons::AnnotatedHand<typename G::Kind>& hand, const Stop& first, const Stop& last,
            typename G::Kind::Game::Seat seat) {
    lessons::Events<typename G::Kind> seen;
    for (int action = first.at; action <= last.at; ++action) {
        const auto events = eventsOf(hand, action);
        const auto begin = action == first.at ? static_cast<std::size_t>(first.events) : 0;
        const auto end = action == last.at ? static_cast<std::size_t>(last.events) : events.size();
        for (std::size_t i = begin; i < end && i < events.size(); ++i)
            if (auto shown = G::redacted(events[i], seat))
                seen.push_back(std::move(*shown));
    }
    return seen;
}

// The comment that is said at a stop; the last one at the end. Null where nothing is.
template<class K>
[[nodiscard]] const lessons::Comment<K>* commentAt(const lessons::AnnotatedHand<K>& hand, const Stop& stop) {
    if ((stop.made == static_cast<int>(hand.actions.size())) != (stop.of == Stop::Of::Count))
        return nullptr;
    const auto found = std::ranges::find(hand.comments, stop.made, &lessons::Comment<K>::at);
    return found == hand.comments.end() ? nullptr : &*found;
}

// The last thing that the log tells; of a full trick what all played to it, and at the end all of its last
// section, where no comment does.
template<class G>
[[nodiscard]] QString doneWords(const lessons::AnnotatedHand<typename G::Kind>& hand, const Stop& stop,
                                typename G::Kind::Game::Seat seat, const typename G::Words::Teller& teller) {
    const auto table = lessons::tableAfter(hand, stop.made);
    // A full trick is told of before what comes of it: the last one before the count.
    const bool early = stop.of == Stop::Of::Trick && table.over();
    const auto story = G::story(G::Kind::Game::view(*table.hand(), seat), teller);
    const auto& lines = story[story.size() - (early ? 2 : 1)].lines;
    if (lines.empty())
        return story.back().right;
    using Kind = decltype(lines.front().kind);
    QStringList words;
    for (const auto& line : lines)
        if (stop.of != Stop::Of::Trick || line.kind == Kind::Plain) // marks were told as they were made
            words << line.left;
    if (stop.of != Stop::Of::Trick && stop.of != Stop::Of::Count)
        return words.back();
    if (stop.of == Stop::Of::Count && commentAt(hand, stop)) // which tells it
        return {};
    return words.join(QStringLiteral(". "));
}

// What was done last, and what is always said at a stop besides a comment.
template<class G>
[[nodiscard]] Told doneAt(const lessons::AnnotatedHand<typename G::Kind>& hand, const Stop& stop,
                          typename G::Kind::Game::Seat seat, const typename G::Words::Teller& teller) {
    if constexpr (requires { &G::done; }) {
        const auto table = lessons::tableAfter(hand, stop.made);
        const auto* last = stop.made > 0 ? &hand.actions[static_cast<std::size_t>(stop.made - 1)] : nullptr;
        return G::done(G::Kind::Game::view(*table.hand(), seat), last, stop.of == Stop::Of::Count, teller);
    } else {
        return {doneWords<G>(hand, stop, seat, teller), {}};
    }
}

// "What if the Petit?"
template<class G>
[[nodiscard]] QString whatIfWords(const typename G::Kind::Game::Action& action,
                                  const typename G::Words::Teller& teller) {
    if (const auto* play = std::get_if<typename G::Kind::Play>(&action.what))
        return WatchPage::tr("&What if %1?", "the 27")
            .arg(G::Words::fact(lessons::OneCard{play->card, false}, teller));
    return WatchPage::tr("&What if not?");
}

// Where the words of another line are said: it has been played, and its last trick lies there.
[[nodiscard]] inline int saidAt(const std::vector<Stop>& stops, int made) {
    auto at = static_cast<std::size_t>(stopAfter(stops, made));
    while (at + 1 < stops.size() && stops[at].of != Stop::Of::Trick)
        ++at;
    return static_cast<int>(at);
}

// On this table, which outlives it, as the glossary does; without one no word is a link. `you` is the
// reader's own seat, if they played in it.
template<class G>
[[nodiscard]] Watched
watchedOn(typename G::Table& table, const lessons::AnnotatedHand<typename G::Kind>& annotated,
          const books::Glossary* glossary, std::optional<typename G::Kind::Game::Seat> you = {}) {
    using Seat = typename G::Kind::Game::Seat;
    const auto hand = std::make_shared<const lessons::AnnotatedHand<typename G::Kind>>(annotated);
    const int seats = G::watchedSeats(hand->deal);
    const auto names = G::seated(hand->names, seats);
    const auto teller = [names, you](const Sight& sight) {
        return G::watcher(names, static_cast<Seat>(sight.from), you);
    };
    Watched watched;
    watched.title = text::lessonTitle(hand->title);
    watched.introduction = text::lessonTitle(hand->introduction);
    watched.source = text::lessonTitle(hand->source);
    watched.glossary = glossary;
    if (you)
        watched.you = static_cast<int>(*you);
    watched.stops = stopsOf<G>(*hand);
    for (int place = 0; place < seats; ++place)
        watched.names << names[static_cast<Seat>(place)];
    for (const auto& comment : hand->comments)
        watched.told.push_back(comment.at);
    watched.lay = [&table, hand, teller](const Stop& stop, const Sight& sight) {
        const auto seat = static_cast<Seat>(sight.from);
        table.stage(G::watched(*lessons::tableAfter(*hand, stop.at).hand(), teller(sight), sight.all));
        for (const auto& event : seenBetween<G>(*hand, {stop.at}, stop, seat))
            table.happen(event);
    };
    watched.play = [&table, hand](const Stop& from, const Stop& to, const Sight& sight) {
        for (const auto& event : seenBetween<G>(*hand, from, to, static_cast<Seat>(sight.from)))
            table.happen(event);
        const auto turns = [&](int i) { return G::turnsHands(hand->actions[static_cast<std::size_t>(i)]); };
        bool anew = false;
        for (int i = from.at; i < to.at; ++i)
            anew |= turns(i);
        return anew;
    };
    watched.tell = [hand, teller](const Stop& stop, const Sight& sight) {
        Told told = doneAt<G>(*hand, stop, static_cast<Seat>(sight.from), teller(sight));
        if (const auto* comment = commentAt(*hand, stop))
            told.words = (text::annotationText<typename G::Words>(*hand, *comment, nullptr, teller(sight)) +
                          u'\n' + told.words)
                             .trimmed();
        return told;
    };
    watched.light = [&table, hand](const Stop& stop) {
        std::vector<table::Spot> spots;
        if (const auto* comment = commentAt(*hand, stop))
            for (const auto& spot : comment->look)
                spots.push_back(
                    G::watchedSpot(spot, *lessons::tableAfter(*hand, stop.made).hand(), table.state().me()));
        if (!spots.empty())
            table.light(spots);
    };
    watched.others = [hand, teller](const Stop& stop, const Sight& sight) {
        QStringList others;
        if (const auto* comment = commentAt(*hand, stop))
            for (const auto& alternative : comment->alternatives)
                others << whatIfWords<G>(alternative.instead.front(), teller(sight));
        return others;
    };
    watched.other = [&table, hand, glossary, you, teller](const Stop& stop, int which) {
        const auto& comment = *commentAt(*hand, stop);
        const auto& alternative = comment.alternatives[static_cast<std::size_t>(which)];
        auto line = *hand;
        line.actions = lessons::continued(*hand, alternative)->actions; // the checker finds those it cannot
        line.comments.clear();
        Watched other = watchedOn<G>(table, line, glossary, you);
        other.from = stopAfter(other.stops, alternative.at);
        const auto instead = static_cast<int>(alternative.instead.size());
        other.said = saidAt(other.stops, alternative.at + instead);
        const Stop said = other.stops[static_cast<std::size_t>(other.said)];
        other.tell = [hand, comment, alternative, said, teller, tell = other.tell](const Stop& at,
                                                                                   const Sight& sight) {
            Told told = tell(at, sight);
            if (at.made >= said.made)
                told.words =
                    text::annotationText<typename G::Words>(*hand, comment, &alternative, teller(sight));
            return told;
        };
        return other;
    };
    return watched;
}

} // namespace watch
