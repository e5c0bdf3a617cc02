#include "desktop/played/opened.h"

#include "desktop/played/played_words.h"
#include "minchiate/model/game_model.h"
#include "minchiate/records/record_format.h"
#include "minchiate/records/sheet_record.h"
#include "records/safe_json.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace played {

namespace {

struct OpenedWords {
    Q_DECLARE_TR_FUNCTIONS(played)
};

// A hand alone, as a game of one.
records::LoadedMatch gameOf(const records::LoadedHand& loaded, const std::array<QString, kPlayers>& names) {
    model::NewGame game;
    game.names = names;
    game.hand = loaded.record;
    model::seatByNames(game);
    records::LoadedMatch match;
    match.record.length = Length::Hand;
    match.record.rules = loaded.record.deal.rules;
    match.record.players = game.names;
    match.record.seats = {game.seats, game.seats, game.seats};
    records::MatchHand hand;
    hand.record = loaded.record;
    if (const auto& result = loaded.hand.result()) {
        hand.net = result->net;
        hand.resti = result->resti;
    }
    match.record.hands.push_back(std::move(hand));
    match.hands.push_back(loaded.hand);
    return match;
}

} // namespace

Opened openedFrom(const QByteArray& bytes, const QString& key, const std::array<QString, kPlayers>& names) {
    const auto refused = [](const records::RecordError& error) {
        return Opened{{}, text::explain(error, text::seatNames())};
    };
    const auto parsed = records::parseObject(bytes);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return {{}, text::explain(*error)};
    const auto& object = std::get<QJsonObject>(parsed);
    records::LoadedMatch match;
    if (object[QStringLiteral("format")].toString() == QStringLiteral("minchiate-hand")) {
        auto loaded = records::handRecordOf(object);
        if (const auto* error = std::get_if<records::RecordError>(&loaded))
            return refused(*error);
        match = gameOf(std::get<records::LoadedHand>(loaded), names);
    } else {
        auto loaded = records::matchRecordOf(object);
        if (const auto* error = std::get_if<records::RecordError>(&loaded))
            return refused(*error);
        match = std::move(std::get<records::LoadedMatch>(loaded));
    }
    Opened opened;
    for (history::Played& hand : history::playedIn(match, key, history::begunOf(key)))
        opened.hands.push_back({std::move(hand), std::nullopt, match.record});
    std::ranges::reverse(opened.hands); // the latest first
    if (opened.hands.empty())
        opened.why = OpenedWords::tr("No hand of it is over.");
    return opened;
}

std::optional<Opened> openedFile(const QString& path, const std::array<QString, kPlayers>& names) {
    const auto bytes = records::readFile(path);
    if (const auto* error = std::get_if<records::JsonError>(&bytes))
        return Opened{{}, text::explain(*error)};
    Opened opened = openedFrom(std::get<QByteArray>(bytes), path, names);
    const auto format = records::formatOf(path);
    const auto* kind = std::get_if<records::Format>(&format);
    const bool lesson = kind && (*kind == records::Format::Lesson || *kind == records::Format::Annotated);
    const bool sheet = kind && *kind == records::Format::Match &&
                       std::holds_alternative<scoresheet::Sheet>(records::loadSheet(path));
    const bool hand = kind && *kind == records::Format::Hand &&
                      std::holds_alternative<records::LoadedHand>(records::loadHandRecord(path));
    if (opened.hands.empty() && (lesson || sheet || hand))
        return std::nullopt;
    return opened;
}

std::optional<score::WatchedHand> watched(const ListedHand& listed) {
    auto record = recordOf(listed);
    if (!record)
        return std::nullopt;
    const QString title =
        OpenedWords::tr("%1, %2", "day, hand").arg(momentWords(listed.hand.begun), whichWords(listed));
    return score::WatchedHand{std::move(*record), listed.hand.names, listed.hand.players, title};
}

QByteArray textOf(const records::HandRecord& hand) {
    return QJsonDocument(records::toJson(hand)).toJson();
}

} // namespace played
