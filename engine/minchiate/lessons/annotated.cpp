#include "minchiate/lessons/annotated.h"

#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <QDir>
#include <QFileInfo>

namespace minchiate_lessons {

using namespace minchiate;
using lessons::key;

namespace {

Read<Alternative> alternativeOf(const QJsonValue& value, const QString& place) {
    Fields fields(value, place);
    Alternative alternative;
    alternative.at = fields.needed(key("at"), records::isWhole).toInt();
    alternative.instead = lessons::actionsAt(fields, "instead", fields.within(key("instead")));
    if (alternative.instead.empty())
        fields.fail(LessonFault::Missing, key("instead"), {});
    alternative.stop = fields.flag(key("stop"));
    alternative.words = fields.text(key("words"));
    if (const auto error = fields.end())
        return *error;
    return alternative;
}

Read<Claim> claimOf(const QJsonValue& value, const QString& place) {
    Fields fields(value, place);
    Claim claim;
    claim.at = fields.needed(key("at"), records::isWhole).toInt();
    const auto action = [&](const char* name) {
        const QString text = fields.text(key(name));
        const auto read = records::actionOf(text);
        if (!read)
            fields.fail(LessonFault::NotAnAction, key(name), text);
        return read.value_or(Action{});
    };
    claim.better = action("better");
    claim.than = action("than");
    claim.by = fields.needed(key("by"), records::isWhole).toInt();
    if (const auto error = fields.end())
        return *error;
    return claim;
}

Read<Comment> commentOf(const QJsonValue& value, int number) {
    Fields fields(value, QStringLiteral("comments[%1]").arg(number));
    Comment comment;
    comment.at = fields.needed(key("at"), records::isWhole).toInt();
    comment.words = fields.text(key("words"));
    comment.look = lessons::spotsOf(fields);
    const QJsonArray claims = fields.optional(key("claims"), records::isArray).toArray();
    for (int i = 0; i < claims.size(); ++i)
        if (auto claim =
                fields.keep(claimOf(claims[i], fields.within(QStringLiteral("claims[%1]").arg(i + 1)))))
            comment.claims.push_back(*claim);
    const QJsonArray others = fields.optional(key("alternatives"), records::isArray).toArray();
    for (int i = 0; i < others.size(); ++i)
        if (auto other = fields.keep(
                alternativeOf(others[i], fields.within(QStringLiteral("alternatives[%1]").arg(i + 1)))))
            comment.alternatives.push_back(std::move(*other));
    if (auto error = fields.end()) {
        error->step = number;
        return *error;
    }
    return comment;
}

} // namespace

Read<AnnotatedHand> readAnnotated(const QByteArray& bytes, const QString& folder) {
    const auto parsed = records::parseObject(bytes);
    if (const auto* fault = std::get_if<records::JsonError>(&parsed))
        return lessons::errorOf<Kind>(*fault);
    Fields fields(std::get<QJsonObject>(parsed), {});
    lessons::expectFormat(fields, QLatin1String("versicola-annotated"));
    AnnotatedHand hand;
    hand.id = fields.text(key("id"));
    hand.title = fields.text(key("title"));
    hand.source = fields.text(key("source"));
    hand.introduction = fields.text(key("introduction"));
    const QString record = fields.text(key("record"));
    if (record.contains(u'/') || record.contains(u'\\'))
        fields.fail(LessonFault::Mistyped, key("record"), record);
    const QJsonArray comments = fields.needed(key("comments"), records::isArray).toArray();
    for (int i = 0; i < comments.size(); ++i)
        if (auto comment = fields.keep(commentOf(comments[i], i + 1)))
            hand.comments.push_back(std::move(*comment));
    if (const auto error = fields.end())
        return *error;
    auto loaded = records::loadHandRecord(QDir(folder).filePath(record));
    if (const auto* error = std::get_if<records::RecordError>(&loaded))
        return LessonError{LessonFault::Record, 0, key("record"), {}, {}, {}, *error};
    auto& [read, folded] = std::get<records::LoadedHand>(loaded);
    if (!folded.result())
        return LessonError{LessonFault::NotAsked, 0, key("record"), record, {}, {}, {}};
    hand.deal = read.deal;
    hand.names = read.names;
    hand.actions = std::move(read.actions);
    return hand;
}

Read<AnnotatedHand> loadAnnotated(const QString& path) {
    const auto bytes = records::readFile(path);
    if (const auto* fault = std::get_if<records::JsonError>(&bytes))
        return lessons::errorOf<Kind>(*fault);
    return readAnnotated(std::get<QByteArray>(bytes), QFileInfo(path).path());
}

Table tableAfter(const AnnotatedHand& hand, int actions) {
    const std::span<const Action> all(hand.actions);
    return Table(fold(hand.deal, all.first(std::min(all.size(), static_cast<std::size_t>(actions)))).hand);
}

std::optional<Continued> continued(const AnnotatedHand& hand, const Alternative& alternative) {
    if (alternative.at < 0 || alternative.at >= static_cast<int>(hand.actions.size()))
        return std::nullopt;
    const auto at = hand.actions.begin() + alternative.at;
    Continued line{{hand.actions.begin(), at}, alternative.at, tableAfter(hand, alternative.at)};
    PerSeat<CardSet> freed{}; // recorded cards that others were played in place of
    const auto play = [&](const Action& action) {
        line.actions.push_back(action);
        return std::holds_alternative<Events>(line.end.apply(action));
    };
    for (const Action& action : alternative.instead)
        if (!play(action))
            return std::nullopt;
    if (alternative.stop)
        return line;
    auto rest = at;
    for (const Action& action : alternative.instead) { // what they stand in place of
        if (rest == hand.actions.end())
            return std::nullopt;
        if (const auto* recorded = std::get_if<Play>(&rest->what); recorded && rest->seat == action.seat)
            freed[action.seat].insert(recorded->card);
        ++rest;
    }
    for (; rest != hand.actions.end() && !line.end.result(); ++rest) {
        Action action = *rest;
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
    return line.end.result() ? std::optional(std::move(line)) : std::nullopt;
}

int worth(const Table& finished) {
    int points = finished.result()->net;
    for (const Payment& payment : finished.tally().paid())
        points += sign(payment.side) * kResto;
    return points;
}

std::optional<Fact> factOf(const Placeholder& placeholder, const AnnotatedHand& hand, const Comment& comment,
                           const Alternative* alternative) {
    if (placeholder.name == key("by"))
        return comment.claims.empty() ? std::nullopt : std::optional<Fact>(comment.claims.front().by);
    Table here = tableAfter(hand, comment.at);
    std::optional<Continued> line;
    if (alternative) {
        line = continued(hand, *alternative);
        if (!line)
            return std::nullopt;
        here = line->end;
        if (placeholder.name == key("gain") || placeholder.name == key("cost")) {
            if (alternative->stop)
                return std::nullopt;
            const int all = static_cast<int>(hand.actions.size());
            const Seat who = alternative->instead.front().seat;
            const int gain = sign(sideOf(who)) * (worth(line->end) - worth(tableAfter(hand, all)));
            const int told = placeholder.name == key("gain") ? gain : -gain;
            return told > 0 ? std::optional<Fact>(told) : std::nullopt;
        }
    }
    return Kind::factOf(placeholder, Scene{&here, nullptr, Seat::S, std::nullopt, {}, {}});
}

std::vector<LessonError> faultsOf(const AnnotatedHand& hand) {
    std::vector<LessonError> found;
    const auto add = [&](LessonFault fault, int comment, const QString& place, const QString& text) {
        found.push_back({fault, comment, place, text, {}, {}, {}});
    };
    int before = -1;
    for (std::size_t i = 0; i < hand.comments.size(); ++i) {
        const Comment& comment = hand.comments[i];
        const int number = static_cast<int>(i) + 1;
        if (comment.at < before || comment.at > static_cast<int>(hand.actions.size()))
            add(LessonFault::Mistyped, number, key("at"), QString::number(comment.at));
        before = comment.at;
        const auto words = [&](const QString& text, const Alternative* alternative) {
            if (lessons::hasTypedNumber(text, QLatin1Char(Kind::kLetter)))
                add(LessonFault::TypedNumber, number, key("words"), text);
            for (const Placeholder& p : books::piecesOf(text).placeholders)
                if (!factOf(p, hand, comment, alternative))
                    add(LessonFault::NoSuchFact, number, key("words"),
                        p.of.isEmpty() ? p.name : p.name + u':' + p.of);
        };
        words(comment.words, nullptr);
        const Table here = tableAfter(hand, comment.at);
        for (const Spot& spot : comment.look)
            if (spot.kind == SpotKind::Cards && !here.cards().containsAll(spot.cards))
                add(LessonFault::NotThere, number, key("look"), {});
        for (const Claim& claim : comment.claims)
            for (const Action& action : {claim.better, claim.than})
                if (claim.at < 0 || claim.at >= static_cast<int>(hand.actions.size()) ||
                    std::holds_alternative<Refusal>(tableAfter(hand, claim.at).apply(action)))
                    add(LessonFault::Illegal, number, key("claims"), records::actionText(action));
        for (const Alternative& alternative : comment.alternatives) {
            if (!continued(hand, alternative))
                add(LessonFault::Illegal, number, key("alternatives"), {});
            words(alternative.words, &alternative);
        }
    }
    return found;
}

Read<AnnotatedHand> Kind::loadAnnotated(const QString& path) {
    return minchiate_lessons::loadAnnotated(path);
}

} // namespace minchiate_lessons
