#include "desktop/editor/sources.h"

#include "desktop/practice/gathering.h"
#include "minchiate/model/new_game.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/records/record_format.h"
#include "records/safe_json.h"
#include "text/reason_words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

namespace editing {

namespace {

struct SourceWords {
    Q_DECLARE_TR_FUNCTIONS(editing)
};

// The seat that has the person's name, else the one that is next, else South.
Seat personIn(const records::HandRecord& record, const Hand& hand, const QString& name) {
    for (Seat seat : kSeats)
        if (!name.isEmpty() && record.names[seat] == name)
            return seat;
    return hand.choice() ? hand.choice()->chooser : Seat::S;
}

QString cannotBeOpened(const QString& name, const QString& why) {
    return SourceWords::tr("%1 cannot be opened. %2", "a file, why").arg(name, why);
}

} // namespace

Work numberedWork(quint64 number, const People& people) {
    Work work;
    const Deal deal{{}, Seat::S, numberedDeck(number)};
    work.me = static_cast<Seat>(number % kSeats.size());
    work.players = model::seatsWithPersonAt(work.me);
    for (Seat seat : kSeats)
        work.names[seat] = people[static_cast<std::size_t>(work.players[seat])];
    work.title = SourceWords::tr("Deal %1").arg(number);
    work.moment = editor::momentOf(deal, {}, 1, numberedCut(number));
    return work;
}

std::variant<Work, QString> workOf(const QByteArray& bytes, const QString& name, const People& people) {
    auto loaded = records::readHandRecord(bytes);
    if (const auto* error = std::get_if<records::RecordError>(&loaded))
        return cannotBeOpened(name, text::explain(*error, text::seatNames()));
    const auto& [record, hand] = std::get<records::LoadedHand>(loaded);
    Work work;
    work.me = personIn(record, hand, people[0]);
    work.players = model::seatedByNames(record.names, people, work.me);
    for (Seat seat : kSeats)
        work.names[seat] = record.names[seat].isEmpty() ? people[static_cast<std::size_t>(work.players[seat])]
                                                        : record.names[seat];
    work.title = record.title.isEmpty() ? name.section(u'.', 0, 0) : record.title;
    work.moment = editor::momentOf(record.deal, record.actions,
                                   editor::placeToStart(record.deal, record.actions), kLeastCut);
    return work;
}

std::variant<Work, QString> workIn(const QString& path, const People& people) {
    const auto bytes = records::readFile(path);
    const QString name = QFileInfo(path).fileName();
    if (const auto* error = std::get_if<records::JsonError>(&bytes))
        return cannotBeOpened(name, text::explain(*error));
    return workOf(std::get<QByteArray>(bytes), name, people);
}

QByteArray textOf(const Work& work) {
    return QJsonDocument(records::toJson(work.soFar())).toJson();
}

} // namespace editing
