#include "desktop/doors/numbered_deal.h"

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

} // namespace doors
