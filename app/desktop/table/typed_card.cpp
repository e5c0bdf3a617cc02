#include "desktop/table/typed_card.h"

#include <algorithm>

namespace table {

namespace {

constexpr QStringView kFrench = u"RDCV", kOurs = u"KQNJ";

// As the codes of all packs are written.
QString codeOf(const QString& typed) {
    QString code = typed.toUpper();
    if (!code.isEmpty() && code.front().isDigit())
        code.prepend(u'T');
    for (qsizetype i = 1; i < code.size(); ++i) // the first is the suit
        if (const qsizetype at = kFrench.indexOf(code[i]); at >= 0)
            code[i] = kOurs[at];
    return code;
}

} // namespace

bool isCalled(const Pack& pack, Card card, const QString& typed) {
    const QString code = codeOf(typed);
    const QString ace = code.size() == 2 && code[1] == u'1' ? code.first(1) + u'A' : QString();
    return pack.face(card) == code || (!ace.isEmpty() && pack.face(card) == ace);
}

std::optional<Card> cardTyped(const Pack& pack, const std::vector<Card>& among, const QString& typed) {
    const QString code = codeOf(typed);
    const auto exact = std::ranges::find_if(among, [&](Card card) { return isCalled(pack, card, typed); });
    const auto found = exact != among.end() ? exact : std::ranges::find_if(among, [&](Card card) {
        return pack.face(card).startsWith(code);
    });
    return found == among.end() || code.isEmpty() ? std::nullopt : std::optional(*found);
}

} // namespace table
