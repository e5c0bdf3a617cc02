// "{value:T13}": where a text leaves it to the rules to say something.
#pragma once

#include <QStringList>

#include <vector>

namespace books {

// A name and what it is of. Whatever the rules decide stands in a text as one of these.
struct Placeholder {
    QString name, of;
    bool operator==(const Placeholder&) const = default;
};

// The placeholders of a text, in order, and the pieces of text between them: always one piece more.
struct Pieces {
    QStringList words;
    std::vector<Placeholder> placeholders;
};
[[nodiscard]] Pieces piecesOf(const QString& text);

} // namespace books
