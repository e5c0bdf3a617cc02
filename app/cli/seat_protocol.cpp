#include "cli/seat_protocol.h"

#include "records/safe_json.h"

#include <QJsonDocument>

namespace cli {

namespace {

constexpr int kProtocol = 1;

// A stranger's line in an error message: short, and nothing that a terminal would obey.
QString quoted(const QByteArray& line) {
    QString text = QString::fromUtf8(line.left(60));
    for (QChar& c : text)
        if (!c.isPrint())
            c = u'?';
    return text;
}

} // namespace

QJsonObject startMessage(const QString& game, int limit) {
    return {{QStringLiteral("type"), QStringLiteral("start")},
            {QStringLiteral("protocol"), kProtocol},
            {QStringLiteral("game"), game},
            {QStringLiteral("limit_ms"), limit}};
}

QByteArray line(const QJsonObject& message) {
    return QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
}

std::variant<Named, QString> answerOf(const QByteArray& answer) {
    const auto object = records::parseObject(answer);
    if (std::holds_alternative<records::JsonError>(object))
        return QStringLiteral("the answer is not a JSON object: “%1”").arg(quoted(answer));
    const QJsonValue action = std::get<QJsonObject>(object).value(QStringLiteral("action"));
    if (!action.isString())
        return QStringLiteral("the answer names no action: “%1”").arg(quoted(answer));
    return Named{action.toString()};
}

QString noAction(const QString& text) {
    return QStringLiteral("“%1” is not an action").arg(quoted(text.toUtf8()));
}

} // namespace cli
