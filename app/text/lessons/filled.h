// A text in the reader's language with its placeholders filled in.
#pragma once

#include "books/placeholders.h"

#include <QCoreApplication>

namespace text {

inline QString translated(const char* context, const QString& text) {
    return text.isEmpty() ? text : QCoreApplication::translate(context, text.toUtf8().constData());
}

// Each placeholder as `say` has it; one without an answer stays as written.
template<class Say>
QString filled(const char* context, const QString& text, Say say) {
    const books::Pieces pieces = books::piecesOf(translated(context, text));
    QString whole = pieces.words.first();
    for (std::size_t i = 0; i < pieces.placeholders.size(); ++i) {
        const auto& p = pieces.placeholders[i];
        const QString written = u'{' + p.name + (p.of.isEmpty() ? QString() : u':' + p.of) + u'}';
        whole += say(p).value_or(written) + pieces.words[static_cast<qsizetype>(i) + 1];
    }
    return whole;
}

} // namespace text
