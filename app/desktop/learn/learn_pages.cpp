#include "desktop/learn/learn_pages.h"

#include "minchiate/lessons/ladder.h"
#include "text/lesson_words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

namespace learn {

LearnPages::LearnPages(look::Deck& deck, const QString& folder, QWidget* parent)
    : QStackedWidget(parent), book_(folder + QStringLiteral("/learned.json")), rungs_(new LadderPage),
      lesson_(new LessonPage(deck, ladder_)) {
    addWidget(rungs_);
    addWidget(lesson_);
    if (const auto aside = book_.load()) // told once somebody can listen
        QTimer::singleShot(0, this, [this, aside] {
            emit failed(
                tr("How far you are in the lessons could not be read, and was set aside as %1. %2")
                    .arg(QFileInfo(aside->file).fileName(), text::explain(aside->why, text::seatNames())));
        });
    connect(rungs_, &LadderPage::lessonChosen, this, &LearnPages::openLesson);
    connect(rungs_, &LadderPage::fileAsked, this, &LearnPages::askFile);
    connect(rungs_, &LadderPage::back, this, &LearnPages::closed);
    connect(rungs_, &LadderPage::playChosen, this, &LearnPages::playChosen);
    connect(rungs_, &LadderPage::practiceAsked, this, &LearnPages::practiceAsked);
    connect(rungs_, &LadderPage::handChosen, this, [this](const QString& id) {
        const auto hand = std::ranges::find(ladder_.hands, id, &minchiate_lessons::AnnotatedHand::id);
        if (hand != ladder_.hands.end())
            emit handChosen(*hand);
    });
    connect(rungs_, &LadderPage::rulesAsked, this, &LearnPages::rulesAsked);
    connect(rungs_, &LadderPage::glossaryAsked, this, &LearnPages::glossaryAsked);
    connect(rungs_, &LadderPage::galleryAsked, this, &LearnPages::galleryAsked);
    connect(lesson_, &LessonPage::stepReached, this, &LearnPages::keep);
    connect(lesson_, &LessonPage::left, this, [this] {
        showLadder();
        if (ofLadder_)
            rungs_->focusLesson(lesson_->lesson().id);
    });
    connect(lesson_, &LessonPage::playChosen, this, &LearnPages::playChosen);
    connect(lesson_, &LessonPage::ruleAsked, this, &LearnPages::ruleAsked);
    connect(lesson_, &LessonPage::linkAsked, this, &LearnPages::linkAsked);
    connect(lesson_, &LessonPage::nextChosen, this, [this] {
        if (const minchiate_lessons::Lesson* next = nextOn(ladder_, lesson_->lesson()))
            openLesson(static_cast<int>(next - ladder_.lessons.data()));
    });
}

const minchiate_lessons::Ladder& LearnPages::ladder() {
    if (std::exchange(read_, true))
        return ladder_;
    auto loaded = minchiate_lessons::loadLadder(QStringLiteral(":"));
    if (const auto* error = std::get_if<minchiate_lessons::FileError>(&loaded))
        emit failed(tr("The lessons cannot be read: %1. %2")
                        .arg(error->file, text::explain(error->error, text::seatNames())));
    else
        ladder_ = std::get<minchiate_lessons::Ladder>(std::move(loaded));
    return ladder_;
}

void LearnPages::showLadder() {
    rungs_->setLadder(ladder(), book_.learned());
    setCurrentWidget(rungs_);
    rungs_->focusFirst();
}

void LearnPages::openLesson(int index) {
    const minchiate_lessons::Lesson& lesson = ladder().lessons.at(static_cast<std::size_t>(index));
    const Place place = book_.placeIn(lesson.id);
    const bool within = place.step < static_cast<int>(lesson.steps.size());
    ofLadder_ = true;
    setCurrentWidget(lesson_);
    lesson_->start(lesson, within ? place.step : 0);
}

namespace {

// A file of an annotated hand, by its format; what is wrong with it, its reader says.
bool holdsAnnotated(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           QJsonDocument::fromJson(file.readAll())[QLatin1String("format")].toString() ==
               QLatin1String("versicola-annotated");
}

} // namespace

void LearnPages::openFile(const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto refuse = [&](const minchiate_lessons::LessonError& error) {
        emit failed(tr("%1 cannot be opened. %2").arg(file, text::explain(error, text::seatNames())));
    };
    if (holdsAnnotated(path)) {
        const auto loaded = minchiate_lessons::loadAnnotated(path);
        if (const auto* error = std::get_if<minchiate_lessons::LessonError>(&loaded))
            refuse(*error);
        else if (const auto& hand = std::get<minchiate_lessons::AnnotatedHand>(loaded);
                 !minchiate_lessons::faultsOf(hand).empty())
            refuse(minchiate_lessons::faultsOf(hand).front());
        else
            emit handChosen(hand);
        return;
    }
    const auto loaded = minchiate_lessons::loadLesson(path);
    if (const auto* error = std::get_if<minchiate_lessons::LessonError>(&loaded)) {
        refuse(*error);
        return;
    }
    auto lesson = std::get<minchiate_lessons::Lesson>(loaded);
    if (const auto faults = minchiate_lessons::faultsOf(lesson, ladder()); !faults.empty()) {
        refuse(faults.front());
        return;
    }
    lesson.number.reset(); // it stands on no ladder, whatever it says
    ofLadder_ = false;
    setCurrentWidget(lesson_);
    lesson_->start(lesson, 0);
}

void LearnPages::askFile() {
    auto* dialog = new QFileDialog(this, tr("Open a lesson"),
                                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                   tr("Lessons (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &LearnPages::openFile);
    dialog->setModal(false);
    dialog->show();
}

void LearnPages::focusFirst() {
    if (currentWidget() == rungs_)
        rungs_->focusFirst();
    else
        lesson_->focusNext();
}

// At its end a lesson is done, and begins anew the next time.
void LearnPages::keep(int step) {
    if (!ofLadder_)
        return;
    const minchiate_lessons::Lesson& lesson = lesson_->lesson();
    const bool over = step >= static_cast<int>(lesson.steps.size());
    const Place place{over ? 0 : step, over || book_.placeIn(lesson.id).done};
    if (const auto failure = book_.reach(lesson.id, place))
        emit failed(tr("How far you are could not be kept: %1.").arg(*failure));
    emit reached();
}

QString LearnPages::howFar() const {
    if (book_.learned().empty())
        return {};
    const auto all = QDir(QStringLiteral(":/lessons"))
                         .entryList({QStringLiteral("[0-9][0-9]-*.json")}, QDir::Files)
                         .size();
    return tr("%1 of %2 lessons").arg(book_.done()).arg(all);
}

} // namespace learn
