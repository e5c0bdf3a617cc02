#include "desktop/minchiate/learn/learn_pages.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace minchiate_learn {

using minchiate_lessons::AnnotatedHand;

namespace {

// A file of an annotated hand, by its format; what is wrong with it, its reader says.
bool holdsAnnotated(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           QJsonDocument::fromJson(file.readAll())[QLatin1String("format")].toString() ==
               QLatin1String("versicola-annotated");
}

} // namespace

LearnPages::LearnPages(look::Deck& deck, const QString& folder, QWidget* parent)
    : LearnPagesOf(deck, folder, parent) {
    ladderPage()->offerPractice();
    connect(ladderPage(), &learn::LadderPage::handChosen, this, [this](const QString& id) {
        const auto& hands = ladder().hands;
        const auto hand = std::ranges::find(hands, id, &AnnotatedHand::id);
        if (hand != hands.end())
            emit handChosen(*hand);
    });
}

void LearnPages::openFile(const QString& path) {
    if (!holdsAnnotated(path)) {
        LearnPagesOf::openFile(path);
        return;
    }
    const auto loaded = lessons::loadAnnotated<minchiate_lessons::Kind>(path);
    if (const auto* error = std::get_if<minchiate_lessons::LessonError>(&loaded))
        refuse(path, explain(*error));
    else if (const auto faults = faultsOf(std::get<AnnotatedHand>(loaded)); !faults.empty())
        refuse(path, explain(faults.front()));
    else
        emit handChosen(std::get<AnnotatedHand>(loaded));
}

learn::LadderContent LearnPages::content() {
    auto content = LearnPagesOf::content();
    for (const AnnotatedHand& hand : ladder().hands)
        content.hands.push_back({hand.id, text::lessonTitle(hand.title), text::lessonTitle(hand.source)});
    return content;
}

} // namespace minchiate_learn
