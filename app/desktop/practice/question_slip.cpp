#include "desktop/practice/question_slip.h"

#include "desktop/look/announce.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QPainter>

#include <algorithm>

namespace practise {

namespace colour = look::colour;
using look::PaperButton;

namespace {

constexpr int kSlipEdge = 16, kAround = 24; // within the paper; for shadow and tip

} // namespace

QuestionSlip::QuestionSlip(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void QuestionSlip::say(const Told& told, const std::vector<Button>& buttons) {
    told_ = told;
    lines_ = told.lines.size();
    setToolTip(told.lines.join(u'\n'));
    presses_.clear();
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (i == buttons_.size()) {
            auto* button = new PaperButton(PaperButton::Kind::SecondOnPaper, {}, this);
            connect(button, &QPushButton::clicked, this, [this, i] {
                if (const Press press = presses_[i]) // it may say something else
                    press();
            });
            buttons_.push_back(button);
        }
        buttons_[i]->setKind(i == 0 ? PaperButton::Kind::MainOnPaper : PaperButton::Kind::SecondOnPaper);
        buttons_[i]->setText(buttons[i].first);
        buttons_[i]->setMetrics(metrics_);
        buttons_[i]->show();
        presses_.push_back(buttons[i].second);
    }
    for (std::size_t i = buttons.size(); i < buttons_.size(); ++i)
        buttons_[i]->hide();
    setAccessibleName(told.aloud.isEmpty() ? told.title : told.aloud);
    show();
    raise();
    update();
    look::announce(*this);
}

void QuestionSlip::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    for (PaperButton* button : buttons_)
        button->setMetrics(m);
}

void QuestionSlip::focusFirst() {
    if (!presses_.empty())
        buttons_.front()->setFocus(Qt::OtherFocusReason);
}

std::vector<QuestionSlip::Line> QuestionSlip::lines() const {
    const look::Metrics& m = metrics_;
    // The serif has no figures.
    const bool figures = std::ranges::any_of(told_.title, [](QChar c) { return c.isDigit(); });
    const bool result = !presses_.empty() && told_.over.isEmpty();
    std::vector<Line> all;
    if (!told_.over.isEmpty())
        all.push_back({told_.over, look::sans(m, 12), colour::ink2, 0});
    all.push_back({told_.title, figures || result ? look::sans(m, 17, QFont::DemiBold) : look::serif(m, 28),
                   colour::ink, 0});
    for (const QString& line : told_.lines.mid(0, lines_))
        all.push_back({line, look::sans(m, result ? 13 : 12), colour::ink, m.px(3)});
    if (!told_.weak.isEmpty())
        all.push_back({told_.weak, look::sans(m, 12), colour::ink2, m.px(3)});
    return all;
}

int QuestionSlip::buttonsHigh() const {
    return presses_.empty() ? 0 : buttons_.front()->paperSize().height() + metrics_.px(10);
}

QSize QuestionSlip::sizeAt(int width) const {
    const int edge = metrics_.px(kSlipEdge);
    int high = 2 * metrics_.px(11) + buttonsHigh();
    for (const Line& line : lines())
        high += line.gap + QFontMetrics(line.font)
                               .boundingRect(QRect(0, 0, width - 2 * edge, 2000),
                                             Qt::AlignHCenter | Qt::TextWordWrap, line.words)
                               .height();
    return {width, high};
}

// As broad as the design has it; broader and flatter, or narrower, where that hides nothing.
void QuestionSlip::place(const Place& place, int handTop) {
    const look::Metrics& m = metrics_;
    const int design = qRound(316 * m.t);
    Room room;
    for (lines_ = told_.lines.size(); lines_ >= 0; --lines_) {
        std::vector<QSize> sizes;
        for (const double share : {1.0, 1.2, 1.4, 0.9, 1.6, 0.8})
            sizes.push_back(sizeAt(qRound(design * share)));
        room = place(sizes);
        if (room.free)
            break;
    }
    lines_ = std::max<qsizetype>(0, lines_);
    const QRect paper = room.at;
    const int around = m.px(kAround);
    setGeometry(paper.adjusted(-around, -around, around, around));
    paper_ = QRect(QPoint(around, around), paper.size());
    tip_ = handTop > 0 && handTop - paper.bottom() < m.px(130);
    int wide = -m.px(10);
    for (std::size_t i = 0; i < presses_.size(); ++i)
        wide += buttons_[i]->paperSize().width() + m.px(10);
    int x = paper_.center().x() - wide / 2;
    for (std::size_t i = 0; i < presses_.size(); ++i) {
        const QSize size = buttons_[i]->paperSize();
        buttons_[i]->setPaperGeometry(QRect(QPoint(x, paper_.bottom() - m.px(11) - size.height()), size));
        x += size.width() + m.px(10);
    }
    update();
}

void QuestionSlip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    if (tip_)
        look::drawSlip(p, paper_, m, Qt::BottomEdge, paper_.center().x());
    else
        look::drawPaper(p, paper_, m);
    const int edge = m.px(kSlipEdge);
    int y = paper_.top() + m.px(11);
    for (const Line& line : lines()) {
        y += line.gap;
        p.setFont(line.font);
        p.setPen(QColor(line.ink));
        const QRect room(paper_.left() + edge, y, paper_.width() - 2 * edge, 2000);
        constexpr int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
        p.drawText(room, flags, line.words);
        y += p.fontMetrics().boundingRect(room, flags, line.words).height();
    }
}

} // namespace practise

#include "moc_question_slip.cpp"
