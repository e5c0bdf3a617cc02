// A text in the reader's language with its placeholders filled in.
#pragma once

#include "books/placeholders.h"

#include <QCoreApplication>

namespace text {

inline QString translated(const char* context, const QString& text) {
    return text.isEmpty() ? text : QCoreApplication::translate(context, text.toUtf8().constData());
}

// A sentence begins behind these words: "Right. " or nothing; not behind "Only " or "cups: ".
[[nodiscard]] bool beginsSentence(const QString& before);

// Each placeholder as `say` has it, with a capital where it begins a sentence; one without an answer stays as
// written.
template<class Say>
QString filled(const char* context, const QString& text, Say say) {
    const books::Pieces pieces = books::piecesOf(translated(context, text));
    QString whole = pieces.words.first();
    for (std::size_t i = 0; i < pieces.placeholders.size(); ++i) {
        const auto& p = pieces.placeholders[i];
        const QString written = u'{' + p.name + (p.of.isEmpty() ? QString() : u':' + p.of) + u'}';
        QString said = say(p).value_or(written);
        if (!said.isEmpty() && beginsSentence(whole))
            said[0] = said[0].toUpper();
        whole += said + pieces.words[static_cast<qsizetype>(i) + 1];
    }
    return whole;
}

} // namespace text
