#include "desktop/tarot/sheet/sheet_page.h"

#include <QKeyEvent>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using look::PaperButton;
using paper::LargeButton;

SheetPage::SheetPage(SheetBook& book, QWidget* parent)
    : sheets::SheetPage(
          book, tr("Score sheet of Tarot"), [&book] { return handsCsv(book.sheet()); }, parent),
      book_(book), passed_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("All &passed"), this)) {
    std::vector<QWidget*> asking;
    for (Seat seat : Seats::table(kMostPlayers)) {
        auto* button = new LargeButton(LargeButton::Size::Plain, {}, {}, this);
        button->setOnPaper(true);
        button->letBeCut();
        connect(button, &QAbstractButton::clicked, this, [this, seat] { emit takerChosen(seat); });
        takers_[seat] = button;
        asking.push_back(button);
    }
    asking.push_back(passed_);
    orderFocus(asking);
    connect(passed_, &QAbstractButton::clicked, this, &SheetPage::pass);
    refresh();
}

// F5.5: void, or played à la misère.
void SheetPage::pass() {
    if (book_.sheet().rules.allPass == AllPass::Misere)
        emit misereChosen();
    else
        (void)book_.write(book_.next(), KeptVoid{});
}

void SheetPage::refreshAsking(const sheets::Told& told) {
    const bool asks = !told.over && !told.halfWritten;
    for (Seat seat : Seats::table(kMostPlayers)) {
        const QString name = told.columns.value(index(seat));
        takers_[seat]->setVisible(asks && index(seat) < told.columns.size());
        takers_[seat]->setWords(sheets::plainWords(name));
        takers_[seat]->setLine(QString::number(index(seat) + 1));
        takers_[seat]->setAccessibleName(tr("%1 takes").arg(name));
        takers_[seat]->setAccessibleDescription(tr("Key %1").arg(index(seat) + 1));
    }
    passed_->setVisible(asks);
}

int SheetPage::askingHigh(const look::Metrics&) const {
    return takers_[Seat::First]->sizeHint().height();
}

void SheetPage::placeAsking(const QRect& strip, const look::Metrics& m) {
    for (Seat seat : Seats::table(book_.sheet().players)) {
        const QRect at = column(index(seat));
        takers_[seat]->setGeometry(at.left(), strip.top(), at.width(), strip.height());
    }
    if (passed_->isHidden())
        return;
    const int gap = std::max(m.px(10), 4);
    const QSize size = passed_->paperSize();
    passed_->setPaperGeometry(QRect(column(0).left() - size.width() - gap,
                                    strip.top() + (strip.height() - size.height()) / 2, size.width(),
                                    size.height()));
    next()->setGeometry(next()->geometry().adjusted(0, 0, -size.width() - gap, 0));
}

// A digit is whoever takes.
void SheetPage::keyPressEvent(QKeyEvent* event) {
    const int digit = event->text().size() == 1 ? event->text().at(0).digitValue() : 0;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && digit >= 1 && digit <= book_.sheet().players && takers_[seatAt(digit - 1)]->isVisible())
        takers_[seatAt(digit - 1)]->click();
    else
        sheets::SheetPage::keyPressEvent(event);
}

} // namespace tarot_sheet

#include "moc_sheet_page.cpp"
