#include "desktop/minchiate/played_on.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "minchiate/advice/weigh.h"
#include "text/figures.h"
#include "tricks/trick_due.h"

#include <QCoreApplication>
#include <QPainter>

namespace desktop {

using namespace minchiate;

namespace {

struct PlayedOnWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::PlayedOn)
};

Hand handOf(const Deal& deal, const std::vector<Action>& actions, std::size_t most) {
    const std::vector<Action> made(actions.begin(),
                                   actions.begin() + std::ptrdiff_t(std::min(most, actions.size())));
    return fold(deal, made).hand;
}

// The trick that is played after these actions; 0 before the first.
int trickAt(const records::HandRecord& hand, const records::PlayedOn& playedOn) {
    const Hand then = handOf(hand.deal, playedOn.was, static_cast<std::size_t>(playedOn.at));
    if (then.phase() != Phase::Play)
        return 0;
    return tricks::trickDue(then.tricks());
}

} // namespace

QString fromWhere(const records::HandRecord& hand, const records::PlayedOn& playedOn) {
    const int trick = trickAt(hand, playedOn);
    return trick > 0          ? PlayedOnWords::tr("From trick %1").arg(trick)
           : playedOn.at <= 1 ? PlayedOnWords::tr("With the same cards")
                              : PlayedOnWords::tr("From the discards");
}

bool wasOver(const records::HandRecord& hand, const records::PlayedOn& playedOn) {
    return handOf(hand.deal, playedOn.was, playedOn.was.size()).result().has_value();
}

std::array<QString, 2> comparedWords(const records::HandRecord& hand, const records::PlayedOn& playedOn,
                                     Side us) {
    const Hand now = handOf(hand.deal, hand.actions, hand.actions.size());
    const Hand then = handOf(hand.deal, playedOn.was, playedOn.was.size());
    if (!now.result() || !then.result())
        return {};
    const auto points = [&](const Hand& over) { return text::signedPoints(sign(us) * advice::netOf(over)); };
    return {PlayedOnWords::tr("%1 you made %2;", "from trick 7, points")
                .arg(fromWhere(hand, playedOn), points(now)),
            PlayedOnWords::tr("it was %1. It is not counted.").arg(points(then))};
}

PlayedOnSlip::PlayedOnSlip(QWidget* parent)
    : QWidget(parent),
      back_(new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, tr("Back to the &review"), this)) {
    hide();
}

void PlayedOnSlip::say(const QString& words, const QString& back) {
    words_ = words;
    back_->setText(back);
    setAccessibleName(words);
    setVisible(!words.isEmpty());
    update();
}

void PlayedOnSlip::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    back_->setMetrics(m);
}

void PlayedOnSlip::place(const QPoint& corner, int most) {
    const look::Metrics& m = metrics_;
    const QSize back = back_->paperSize();
    const int wide = std::min(most, std::max(back.width() + 2 * m.px(12), m.px(230)));
    const QRect room(0, 0, wide - 2 * m.px(14), 1000);
    const int words =
        QFontMetrics(look::font(m, look::Type::Text)).boundingRect(room, Qt::TextWordWrap, words_).height();
    setGeometry(QRect(corner, QSize(wide, words + back.height() + m.px(32))));
    back_->setPaperGeometry(QRect(QPoint((wide - back.width()) / 2, words + m.px(18)), back));
}

void PlayedOnSlip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    look::drawTagPaper(p, rect().adjusted(2, 2, -4, -6), m);
    p.setFont(look::font(m, look::Type::Text));
    p.setPen(QColor(look::colour::ink));
    p.drawText(rect().adjusted(m.px(14), m.px(10), -m.px(14), 0), Qt::AlignLeft | Qt::TextWordWrap, words_);
}

} // namespace desktop

#include "moc_played_on.cpp"
