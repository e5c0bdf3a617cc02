#include "desktop/paper/row_bar.h"

#include "desktop/look/palette.h"

#include <QHBoxLayout>
#include <QPainter>

namespace paper {

using look::PaperButton;
namespace colour = look::colour;

RowBar::RowBar(QWidget* parent)
    : QWidget(parent), words_(new Words(look::Type::Sheet, colour::ink)), field_(new Field(tr("Name"))),
      yes_(new PaperButton(PaperButton::Kind::SecondOnPaper)),
      no_(new PaperButton(PaperButton::Kind::MainOnPaper)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 0, 6, 0);
    row->addWidget(words_);
    row->addWidget(field_, 1);
    row->addStretch(1);
    words_->letBeCut();
    field_->setMaxLength(60);
    hide();
    connect(yes_, &QAbstractButton::clicked, this, &RowBar::answer);
    connect(field_, &QLineEdit::returnPressed, this, &RowBar::answer);
    connect(no_, &QAbstractButton::clicked, this, &RowBar::shut);
}

void RowBar::ask(const QRect& line, const QString& question, const QString& yes, Answer done) {
    words_->setText(question);
    setAccessibleName(question);
    field_->hide();
    yes_->setText(yes);
    no_->setText(tr("&Keep"));
    arrange(*yes_, *no_);
    done_ = std::move(done);
    lay(line);
    no_->setFocus(Qt::OtherFocusReason);
}

void RowBar::askWords(const QRect& line, const QString& what, const QString& words, Answer done) {
    words_->setText(what);
    setAccessibleName(what);
    field_->setAccessibleName(what);
    field_->setText(words);
    field_->show();
    yes_->setText(tr("&Write"));
    no_->setText(tr("&Leave it"));
    arrange(*no_, *yes_);
    done_ = std::move(done);
    lay(line);
    field_->setFocus(Qt::OtherFocusReason);
    field_->selectAll();
}

// What Return does stands last, as everywhere.
void RowBar::arrange(PaperButton& other, PaperButton& main) {
    for (PaperButton* button : {&other, &main}) {
        button->setKind(button == &main ? PaperButton::Kind::MainOnPaper : PaperButton::Kind::SecondOnPaper);
        layout()->removeWidget(button);
        layout()->addWidget(button);
    }
    setTabOrder(&other, &main);
}

void RowBar::lay(const QRect& line) {
    const QSize wanted(line.width(), std::max(line.height(), sizeHint().height()));
    QRect place(line.left(), line.center().y() - wanted.height() / 2, wanted.width(), wanted.height());
    place.moveTop(std::clamp(place.top(), 0, std::max(0, parentWidget()->height() - place.height())));
    setGeometry(place);
    show();
    raise();
}

void RowBar::answer() {
    const Answer done = std::move(done_);
    const QString typed = field_->text();
    shut();
    if (done)
        done(typed);
}

void RowBar::shut() {
    if (isHidden())
        return;
    hide();
    done_ = {};
    emit closed();
}

void RowBar::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), QColor(colour::paperOpen));
    p.fillRect(QRect(0, 0, 4, height()), QColor(colour::openBar));
}

void RowBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        shut();
    event->accept(); // nothing under it is meant
}

} // namespace paper

#include "moc_row_bar.cpp"
