#include "minchiate/practice/digest.h"

#include "minchiate/records/hand_record.h"

#include <QCryptographicHash>

namespace practice {

QString digestOf(const minchiate::Deal& deal, std::span<const minchiate::Action> actions) {
    constexpr int digits = 32;
    records::HandRecord plain;
    plain.deal = deal;
    plain.actions.assign(actions.begin(), actions.end());
    const QByteArray hash =
        QCryptographicHash::hash(records::toLine(plain), QCryptographicHash::Sha256).toHex();
    return QString::fromLatin1(hash.left(digits));
}

} // namespace practice
