#include "desktop/score/row_bar.h"

#include "desktop/look/palette.h"

#include <QHBoxLayout>
#include <QPainter>

namespace score {

using look::PaperButton;
namespace colour = look::colour;

RowBar::RowBar(QWidget* parent)
    : QWidget(parent), m_words(new Words(look::Type::sheet, colour::ink)), m_field(new Field(tr("Name"))),
      m_yes(new PaperButton(PaperButton::Kind::secondOnPaper)),
      m_no(new PaperButton(PaperButton::Kind::mainOnPaper)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 0, 6, 0);
    row->addWidget(m_words);
    row->addWidget(m_field, 1);
    row->addStretch(1);
    row->addWidget(m_no);
    row->addWidget(m_yes);
    m_words->letBeCut();
    m_field->setMaxLength(60);
    hide();
    connect(m_yes, &QAbstractButton::clicked, this, &RowBar::answer);
    connect(m_field, &QLineEdit::returnPressed, this, &RowBar::answer);
    connect(m_no, &QAbstractButton::clicked, this, &RowBar::shut);
}

void RowBar::ask(const QRect& line, const QString& question, const QString& yes, Answer done) {
    m_words->setText(question);
    setAccessibleName(question);
    m_field->hide();
    m_yes->setText(yes);
    m_no->setText(tr("&Keep"));
    m_done = std::move(done);
    lay(line);
    m_no->setFocus(Qt::OtherFocusReason);
}

void RowBar::askWords(const QRect& line, const QString& what, const QString& words, Answer done) {
    m_words->setText(what);
    setAccessibleName(what);
    m_field->setAccessibleName(what);
    m_field->setText(words);
    m_field->show();
    m_yes->setText(tr("&Write"));
    m_no->setText(tr("&Leave it"));
    m_done = std::move(done);
    lay(line);
    m_field->setFocus(Qt::OtherFocusReason);
    m_field->selectAll();
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
    const Answer done = std::move(m_done);
    const QString typed = m_field->text();
    shut();
    if (done)
        done(typed);
}

void RowBar::shut() {
    if (isHidden())
        return;
    hide();
    m_done = {};
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

} // namespace score
