#include "desktop/doors/numbered_deal.h"

#include <QLocale>

#include <QLocale>

namespace doors {

std::optional<quint64> numberedDealIn(const QString& typed) {
    QString digits;
    for (const QChar c : typed) {
        if (c.isSpace() || (QLocale().groupSeparator() == QString(c) && !digits.isEmpty()))
            continue;
        if (c.digitValue() < 0)
            return std::nullopt;
        digits += QChar(static_cast<ushort>('0' + c.digitValue()));
    }
    bool fits = false;
    const quint64 value = digits.toULongLong(&fits);
    if (!fits || value < 1 || value > lastNumberedDeal)
        return std::nullopt;
    return value;
}

// QLocale joins the first two groups in languages that begin to group at five digits: "9007.199 …".
QString lastNumberedDealTold() {
    QString digits = QString::number(lastNumberedDeal);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, QLocale().groupSeparator());
    return digits;
}

} // namespace doors
