// An annotated hand of any game: a whole recorded hand with comments on its actions, and other lines that
// show what would have come of another card. Points that a comment claims are computed by playing those
// lines.
//
// Of a game's lessons K this needs, besides what scene.h and lesson_reader.h do,
//
//   K::kAnnotated              the value of the field "format"
//   K::HandRecord, loadRecord(path)   the game's own record of a hand
//   K::Play                    the action of playing a `card`
//   K::same(one, other)        two actions are one choice
//   K::worth(finished, seat)   what a hand came to for that seat and whoever is with it
#pragma once

#include "lessons/lesson_reader.h"
#include "lessons/words_limits.h"

#include <QDir>

#include <map>

namespace lessons {

// Another line: the record up to `at`, then other actions, then the record again to its end; or only those
// actions, where another winner of a trick makes the rest another hand.
template<class K>
struct Alternative {
    int at = 0;                                    // index of the action it replaces
    std::vector<typename K::Game::Action> instead; // played in its place
    bool stop = false;                             // the line ends with them
    QString words;                                 // said at the end of the line; see factOf()
};
// What strong play expects: one action at least so much better than another, for those who play it, knowing
// what its seat knows. Whether it does so, weighing.h finds out.
template<class K>
struct Claim {
    int at = 0; // index of the action that was decided
    typename K::Game::Action better, than;
    int by = 0; // in K::kParts of a point
};
template<class K>
struct Comment {
    int at = 0;    // said when so many actions have been played
    QString words; // {by} is what its first claim says
    std::vector<Claim<K>> claims;
    std::vector<typename K::Spot> look;
    std::vector<Alternative<K>> alternatives;
};
template<class K>
struct AnnotatedHand {
    QString id, title, source, introduction;
    decltype(K::HandRecord::names) names; // of the record; may be empty
    typename K::Game::Deal deal;
    std::vector<typename K::Game::Action> actions;
    std::vector<Comment<K>> comments; // by rising `at`
};

// The hand after so many actions.
template<class K>
[[nodiscard]] typename K::Table tableAfter(const AnnotatedHand<K>& hand, int actions) {
    typename K::Game::Hand played(hand.deal);
    for (std::size_t i = 0; i < hand.actions.size() && static_cast<int>(i) < actions; ++i)
        (void)played.apply(hand.actions[i]);
    return typename K::Table(std::move(played));
}

// ---- Files. ----

template<class K>
[[nodiscard]] Read<K, Alternative<K>> alternativeOf(const QJsonValue& value, const QString& place) {
    Fields<K> fields(value, place);
    Alternative<K> alternative;
    alternative.at = fields.needed(key("at"), records::isCount).toInt();
    alternative.instead = actionsAt(fields, "instead", fields.within(key("instead")));
    if (alternative.instead.empty())
        fields.fail(LessonFault::Missing, key("instead"), {});
    alternative.stop = fields.flag(key("stop"));
    alternative.words = fields.text(key("words"));
    if (const auto error = fields.end())
        return *error;
    return alternative;
}

template<class K>
[[nodiscard]] Read<K, Claim<K>> claimOf(const QJsonValue& value, const QString& place) {
    Fields<K> fields(value, place);
    Claim<K> claim;
    claim.at = fields.needed(key("at"), records::isCount).toInt();
    const auto action = [&](const char* name) {
        const QString text = fields.text(key(name));
        const auto read = K::actionOf(text);
        if (!read)
            fields.fail(LessonFault::NotAnAction, key(name), text);
        return read.value_or(typename K::Game::Action{});
    };
    claim.better = action("better");
    claim.than = action("than");
    claim.by = fields.needed(key("by"), records::isCount).toInt();
    if (const auto error = fields.end())
        return *error;
    return claim;
}

template<class K>
[[nodiscard]] Read<K, Comment<K>> commentOf(const QJsonValue& value, int number) {
    Fields<K> fields(value, QStringLiteral("comments[%1]").arg(number));
    Comment<K> comment;
    comment.at = fields.needed(key("at"), records::isCount).toInt();
    comment.words = fields.text(key("words"));
    comment.look = spotsOf(fields);
    const auto each = [&](const char* name, auto read, auto& into) {
        const QJsonArray list = fields.optional(key(name), records::isList).toArray();
        for (int i = 0; i < list.size(); ++i)
            if (auto one = fields.keep(
                    read(list[i], fields.within(QStringLiteral("%1[%2]").arg(key(name)).arg(i + 1)))))
                into.push_back(std::move(*one));
    };
    each("claims", claimOf<K>, comment.claims);
    each("alternatives", alternativeOf<K>, comment.alternatives);
    if (auto error = fields.end()) {
        error->step = number;
        return *error;
    }
    return comment;
}

// The hand that these bytes hold; its record lies in `folder`, and is finished.
template<class K>
[[nodiscard]] Read<K, AnnotatedHand<K>> readAnnotated(const QByteArray& bytes, const QString& folder) {
    const auto parsed = records::parseObject(bytes);
    if (const auto* fault = std::get_if<records::JsonError>(&parsed))
        return errorOf<K>(*fault);
    Fields<K> fields(std::get<QJsonObject>(parsed), {});
    expectFormat(fields, QLatin1String(K::kAnnotated));
    AnnotatedHand<K> hand;
    hand.id = fields.text(key("id"));
    hand.title = fields.text(key("title"));
    hand.source = fields.text(key("source"));
    hand.introduction = fields.text(key("introduction"));
    const QString record = fields.text(key("record"));
    if (record.contains(u'/') || record.contains(u'\\'))
        fields.fail(LessonFault::Mistyped, key("record"), record);
    const QJsonArray comments = fields.needed(key("comments"), records::isList).toArray();
    for (int i = 0; i < comments.size(); ++i)
        if (auto comment = fields.keep(commentOf<K>(comments[i], i + 1)))
            hand.comments.push_back(std::move(*comment));
    if (const auto error = fields.end())
        return *error;
    auto loaded = K::loadRecord(QDir(folder).filePath(record));
    if (const auto* fault = std::get_if<typename K::RecordFault>(&loaded))
        return LessonError<K>{LessonFault::Record, 0, key("record"), {}, {}, {}, *fault};
    auto& read = std::get<typename K::HandRecord>(loaded);
    hand.deal = read.deal;
    hand.names = read.names;
    hand.actions = std::move(read.actions);
    if (!tableAfter(hand, static_cast<int>(hand.actions.size())).over())
        return LessonError<K>{LessonFault::NotAsked, 0, key("record"), record};
    return hand;
}

template<class K>
[[nodiscard]] Read<K, AnnotatedHand<K>> loadAnnotated(const QString& path) {
    const auto bytes = records::readFile(path);
    if (const auto* fault = std::get_if<records::JsonError>(&bytes))
        return errorOf<K>(*fault);
    return readAnnotated<K>(std::get<QByteArray>(bytes), QFileInfo(path).path());
}

// The record in a file, for a game whose records are read from an object.
template<class K, class ReadObject>
[[nodiscard]] std::variant<typename K::HandRecord, typename K::RecordFault> recordIn(const QString& path,
                                                                                     ReadObject readObject) {
    const auto parsed = records::readObject(path);
    if (const auto* fault = std::get_if<records::JsonError>(&parsed))
        return K::faultOf(*fault);
    auto read = readObject(std::get<QJsonObject>(parsed));
    if (auto* fault = std::get_if<typename K::RecordFault>(&read))
        return std::move(*fault);
    return std::get<0>(std::move(read)).record;
}

// ---- Other lines. ----

// An alternative played: after `instead` everybody plays as recorded; a seat whose recorded card
// is gone, because it was played in another's place, plays that other card. Nothing where the rules do not
// allow that: then the alternative must give all actions itself.
template<class K>
struct Continued {
    std::vector<typename K::Game::Action> actions; // all of them, from the beginning
    int from = 0;                                  // index of the first that differs
    typename K::Table end;
};
template<class K>
[[nodiscard]] std::optional<Continued<K>> continued(const AnnotatedHand<K>& hand,
                                                    const Alternative<K>& alternative) {
    using Play = typename K::Play;
    if (alternative.at < 0 || alternative.at >= static_cast<int>(hand.actions.size()))
        return std::nullopt;
    const auto at = hand.actions.begin() + alternative.at;
    Continued<K> line{{hand.actions.begin(), at}, alternative.at, tableAfter(hand, alternative.at)};
    const auto play = [&](const auto& action) {
        line.actions.push_back(action);
        return !std::holds_alternative<typename K::Game::Refusal>(line.end.apply(action));
    };
    for (const auto& action : alternative.instead)
        if (!play(action))
            return std::nullopt;
    if (alternative.stop || line.end.over())
        return line;
    std::map<typename K::Game::Seat, CardSet> freed; // recorded cards that others were played in place of
    auto rest = at;
    for (const auto& action : alternative.instead) { // what they stand in place of
        if (rest == hand.actions.end())
            return std::nullopt;
        if (const auto* recorded = std::get_if<Play>(&rest->what); recorded && rest->seat == action.seat)
            freed[action.seat].insert(recorded->card);
        ++rest;
    }
    for (; rest != hand.actions.end() && !line.end.over(); ++rest) {
        auto action = *rest;
        auto* recorded = std::get_if<Play>(&action.what);
        const CardSet held = line.end.held(action.seat);
        if (recorded && !held.contains(recorded->card)) {
            const CardSet left = freed[action.seat] & held;
            if (left.size() != 1)
                return std::nullopt;
            recorded->card = left.first();
        }
        if (!play(action))
            return std::nullopt;
    }
    return line.end.over() ? std::optional(std::move(line)) : std::nullopt;
}

// What the words of a comment speak of, or those of one of its alternatives, which are said at the end of its
// line: {gain} and {cost} are those of whoever does otherwise.
template<class K>
[[nodiscard]] std::optional<typename K::Fact> factOf(const Placeholder& placeholder,
                                                     const AnnotatedHand<K>& hand, const Comment<K>& comment,
                                                     const Alternative<K>* alternative) {
    using Fact = typename K::Fact;
    if (placeholder.name == key("by"))
        return comment.claims.empty() ? std::nullopt : std::optional<Fact>(comment.claims.front().by);
    typename K::Table here = tableAfter(hand, comment.at);
    if (alternative) {
        const auto line = continued(hand, *alternative);
        if (!line)
            return std::nullopt;
        here = line->end;
        if (placeholder.name == key("gain") || placeholder.name == key("cost")) {
            if (alternative->stop)
                return std::nullopt;
            const auto all = tableAfter(hand, static_cast<int>(hand.actions.size()));
            const auto who = alternative->instead.front().seat;
            const int gain = K::worth(here, who) - K::worth(all, who);
            const int told = placeholder.name == key("gain") ? gain : -gain;
            return told > 0 ? std::optional<Fact>(told) : std::nullopt;
        }
    }
    Scene<K> scene;
    scene.table = &here;
    return K::factOf(placeholder, scene);
}

// ---- What the checker finds. ----

// Every line played, every word looked at; empty for a hand that holds.
template<class K>
[[nodiscard]] std::vector<LessonError<K>> faultsOf(const AnnotatedHand<K>& hand) {
    std::vector<LessonError<K>> found;
    const int all = static_cast<int>(hand.actions.size());
    const auto add = [&](LessonFault fault, int comment, const char* place, const QString& text) {
        found.push_back({fault, comment, key(place), text});
    };
    int before = -1, number = 0;
    for (const Comment<K>& comment : hand.comments) {
        ++number;
        if (comment.at < before || comment.at > all)
            add(LessonFault::Mistyped, number, "at", QString::number(comment.at));
        before = comment.at;
        const auto words = [&](const QString& text, const Alternative<K>* alternative) {
            if (hasTypedNumber(text, QLatin1Char(K::kLetter)))
                add(LessonFault::TypedNumber, number, "words", text);
            for (const Placeholder& p : piecesOf(text).placeholders)
                if (!factOf(p, hand, comment, alternative))
                    add(LessonFault::NoSuchFact, number, "words",
                        p.of.isEmpty() ? p.name : p.name + u':' + p.of);
        };
        words(comment.words, nullptr);
        const auto here = tableAfter(hand, comment.at);
        for (const auto& spot : comment.look)
            if (spot.kind == K::SpotKind::Cards && !here.cards().containsAll(spot.cards))
                add(LessonFault::NotThere, number, "look", {});
        for (const Claim<K>& claim : comment.claims)
            for (const auto& action : {claim.better, claim.than})
                if (claim.at < 0 || claim.at >= all ||
                    std::holds_alternative<typename K::Game::Refusal>(
                        tableAfter(hand, claim.at).apply(action)))
                    add(LessonFault::Illegal, number, "claims", K::actionText(action));
        for (const Alternative<K>& alternative : comment.alternatives) {
            if (!continued(hand, alternative))
                add(LessonFault::Illegal, number, "alternatives", {});
            words(alternative.words, &alternative);
        }
    }
    return found;
}

} // namespace lessons
