#include "desktop/settings/people_page.h"

#include "desktop/look/announce.h"
#include "desktop/settings/panel_words.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace settings {

namespace {

constexpr QSize kFace(36, 38);

} // namespace

PeoplePage::PeoplePage(const People& people, QWidget* parent) : SettingsPage(parent), people_(people) {
    setWindowTitle(tr("P&eople"));
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(40);
    columns->addWidget(build(), 1, Qt::AlignTop);
    columns->addStretch(1);
    showNames();
}

// A field that has the focus to the last would tell of its end after the page's own.
PeoplePage::~PeoplePage() {
    for (QLineEdit* field : names_)
        field->disconnect(this);
}

QWidget* PeoplePage::build() {
    auto* part = new PanelPart(tr("You and your companions"));
    const std::array<QString, 4> words{tr("&You"), tr("Fi&rst companion"), tr("Second compan&ion"),
                                       tr("T&hird companion")};
    for (std::size_t i = 0; i < names_.size(); ++i) {
        faces_[i] = new QLabel;
        names_[i] = new QLineEdit;
        names_[i]->setMaxLength(longestName);
        names_[i]->setAccessibleName(plainWords(words[i]));
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(faces_[i]);
        row->addWidget(names_[i]);
        auto* label = new QLabel(words[i]);
        label->setBuddy(names_[i]);
        label->setFixedHeight(kFace.height());
        part->form()->addRow(label, row);
        connect(names_[i], &QLineEdit::textEdited, this, &PeoplePage::takeNames);
        // A name that could not be taken does not stay in its field.
        connect(names_[i], &QLineEdit::editingFinished, this, &PeoplePage::showNames);
    }
    const QString unnamed = tr("Without a name of your own you are called “%1”.").arg(yourNameOf(People()));
    names_[0]->setPlaceholderText(yourNameOf(People()));
    names_[0]->setAccessibleDescription(unnamed);
    namesNote_ = noteLabel({});
    namesNote_->setAccessibleName(tr("About the names"));
    namesNote_->hide();
    part->form()->addRow(namesNote_);
    look::LinkLabel* unnamedNote = noteLabel(unnamed);
    unnamedNote->leaveToOthers();
    part->form()->addRow(unnamedNote);
    part->form()->addRow(noteLabel(tr("At the tables of all games, from the next match on.")));
    connect(&deck_, &look::Deck::ready, this, &PeoplePage::drawFaces);
    drawFaces();
    return part;
}

void PeoplePage::drawFaces() {
    const std::array<QString, 4> heads{QStringLiteral("You"), QStringLiteral("Lapo"), QStringLiteral("Bice"),
                                       QStringLiteral("Vieri")};
    const double ratio = devicePixelRatioF();
    const QRect mount(3, 0, 29, 34);
    for (std::size_t i = 0; i < heads.size(); ++i) {
        QPixmap face(kFace * ratio);
        face.setDevicePixelRatio(ratio);
        face.fill(Qt::transparent);
        QPainter p(&face);
        p.drawPixmap(mount,
                     deck_.head(heads[i], mount.size(), ratio)); // bare: a framed one looks like a button
        faces_[i]->setPixmap(face);
    }
}

void PeoplePage::setPeople(const People& people) {
    people_ = people;
    // Somebody who is typing a name is not interrupted by what comes of it.
    if (std::ranges::none_of(names_, &QLineEdit::hasFocus))
        showNames();
}

void PeoplePage::restore() {
    const bool other = people_ != People();
    people_ = {};
    showNames();
    if (other)
        emit changed(people_);
}

void PeoplePage::takeNames() {
    People wanted = people_;
    wanted.you = cleanName(names_[0]->text());
    const People plain;
    for (std::size_t i = 0; i < wanted.companions.size(); ++i) {
        const QString name = cleanName(names_[i + 1]->text());
        wanted.companions[i] = name.isEmpty() ? plain.companions[i] : name;
    }
    const bool good = namesDiffer(wanted);
    namesNote_->setVisible(!good);
    if (!good) {
        namesNote_->setText(tr("Two people cannot have the same name; the old one stays."));
        look::announce(*namesNote_);
        return;
    }
    if (wanted == people_)
        return;
    people_ = wanted;
    emit changed(people_);
}

void PeoplePage::showNames() {
    names_[0]->setText(people_.you);
    for (std::size_t i = 0; i < people_.companions.size(); ++i)
        names_[i + 1]->setText(people_.companions[i]);
    namesNote_->hide();
}

} // namespace settings

#include "moc_people_page.cpp"
