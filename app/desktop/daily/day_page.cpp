#include "desktop/daily/day_page.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "text/figures.h"

#include <QLocale>
#include <QVBoxLayout>

namespace daily {

using namespace history;
using look::PaperButton;
using look::Type;
using paper::Words;
namespace colour = look::colour;

DayPage::DayPage(const QString& folder, QWidget* parent)
    : Page(parent), days_(folder), masters_(days_), month_(new MonthView([this](QDate day) {
          Told told;
          if (const auto own = days_.kept(day, PlayedBy::Own))
              told.own = own->outcome;
          if (const auto masters = told.own ? days_.kept(day, PlayedBy::Masters) : std::nullopt)
              told.masters = masters->outcome;
          return told;
      })),
      whole_(new QGridLayout(this)), paper_(new QWidget), says_(new Words(Type::Text, colour::ink2)),
      date_(new Words(Type::Section, colour::ink)), deal_(new Words(Type::Text, colour::ink2)),
      sentence_(new Words(Type::Sheet, colour::ink)), streak_(new Words(Type::Text, colour::ink2)),
      play_(new PaperButton(PaperButton::Kind::MainOnPaper, tr("&Play it"))),
      review_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Review yours"))),
      watch_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Watch the masters"))),
      back_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&Back"))) {
    setAccessibleName(tr("The deal of the day"));
    build();
    connect(month_, &MonthView::chosenChanged, this, &DayPage::tellDay);
    connect(&masters_, &MastersAtWork::played, this, [this] {
        month_->tellAgain();
        tellDay();
    });
    connect(&masters_, &MastersAtWork::failed, this, &DayPage::failed);
    connect(play_, &QAbstractButton::clicked, this, [this] { emit playAsked(dealOf(month_->chosen())); });
    connect(review_, &QAbstractButton::clicked, this, [this] {
        if (const auto own = kept(PlayedBy::Own))
            emit reviewAsked(own->record);
    });
    connect(watch_, &QAbstractButton::clicked, this, [this] {
        if (const auto masters = kept(PlayedBy::Masters))
            emit watchAsked(masters->record, tr("Four masters, deal %1").arg(dealOf(month_->chosen())));
    });
    connect(back_, &QAbstractButton::clicked, this, &DayPage::back);
}

void DayPage::build() {
    whole_->addWidget(paper_, 0, 0, Qt::AlignCenter);
    auto* box = new QVBoxLayout(paper_);
    box->addWidget(new Words(Type::Page, colour::ink, tr("The deal of the day")));
    box->addWidget(says_);
    says_->setText(tr("One hand for each date, the same cards for everybody. The first that you play to its "
                      "end counts, if nothing of it was taken back."));
    says_->setWordWrap(true);
    auto* middle = new QHBoxLayout;
    box->addLayout(middle, 1);
    middle->addWidget(month_);
    middle->addSpacing(20);
    auto* right = new QVBoxLayout;
    middle->addLayout(right, 1);
    right->setContentsMargins(0, 8, 0, 0);
    right->addWidget(date_);
    right->addWidget(deal_);
    auto* table = new QGridLayout;
    for (int row = 0; row < 4; ++row) {
        const Type type = row == 0 ? Type::Tag : row == 1 ? Type::Strong : Type::Text;
        const QRgb ink = row == 0 ? colour::ink2 : colour::ink;
        rows_.push_back({new Words(type, ink), new Words(type, ink), new Words(type, ink)});
        table->addWidget(rows_.back().who, row, 0);
        table->addWidget(rows_.back().points, row, 1, Qt::AlignRight);
        table->addWidget(rows_.back().resti, row, 2, Qt::AlignRight);
    }
    table->setColumnStretch(0, 1);
    table->setHorizontalSpacing(24);
    rows_.front().points->setText(tr("points"));
    rows_.front().resti->setText(tr("resti"));
    right->addSpacing(12);
    right->addLayout(table);
    right->addSpacing(12);
    right->addWidget(sentence_);
    sentence_->setWordWrap(true);
    right->addStretch(1);
    right->addWidget(streak_);
    right->addWidget(new Words(Type::Text, colour::ink2,
                               tr("\u25b2 more resti than four masters, = as many, \u25bc fewer")));
    auto* foot = new QHBoxLayout;
    foot->addWidget(back_);
    foot->addStretch(1);
    for (PaperButton* button : {watch_, review_, play_})
        foot->addWidget(button);
    box->addLayout(foot);
}

// ---- What is known ----

void DayPage::show(QDate today) {
    month_->setToday(today);
    const int streak = days_.streak(today);
    streak_->setText(streak > 1 ? tr("%n days in a row", nullptr, streak) : QString());
    tellDay();
}

void DayPage::take(records::HandRecord hand, const minchiate::PerSeat<QString>& levels, QDate today) {
    const auto day = dayOf(hand.number.value_or(0), today);
    if (!day || days_.kept(*day, PlayedBy::Own))
        return;
    setLevels(hand, levels);
    if (const auto failure = days_.keep(*day, PlayedBy::Own, hand)) {
        emit failed(*failure);
        return;
    }
    masters_.play(*day);
    month_->setToday(today);
    month_->choose(*day);
    show(today);
}

void DayPage::fillRow(std::size_t row, const QString& who, const std::optional<Daily::Kept>& kept) {
    Row& words = rows_[row];
    words.who->setText(who);
    words.points->setText(kept ? text::signedPoints(kept->outcome.points) : QString());
    words.resti->setText(kept ? text::signedPoints(kept->outcome.resti) : QString());
    for (Words* each : {words.who, words.points, words.resti})
        each->setVisible(!who.isEmpty());
}

void DayPage::tellDay() {
    const QDate day = month_->chosen();
    date_->setText(QLocale().dayName(day.dayOfWeek()));
    //: a day, as QDate::toString() reads it
    const QString date = QLocale().toString(day, tr("d MMMM yyyy"));
    deal_->setText(tr("%1, deal %2", "a date").arg(date).arg(dealOf(day)));
    const auto own = kept(PlayedBy::Own);
    const auto inSeat = own ? kept(PlayedBy::InSeat) : std::nullopt;
    const auto masters = own ? kept(PlayedBy::Masters) : std::nullopt;
    for (Words* head : {rows_.front().points, rows_.front().resti})
        head->setVisible(own.has_value());
    fillRow(1, own ? tr("You") : QString(), own);
    fillRow(2, inSeat ? tr("A master in your seat") : QString(), inSeat);
    fillRow(3, masters ? tr("Four masters") : QString(), masters);
    sentence_->setText(comparison());
    play_->setText(own ? tr("&Play it again") : tr("&Play it"));
    review_->setVisible(own.has_value());
    watch_->setVisible(masters.has_value());
    if (own && masters_.owe(day))
        masters_.play(day); // it was left before they had
}

QString DayPage::comparison() const {
    const auto own = kept(PlayedBy::Own);
    if (!own)
        return tr("Not played yet. What masters make of these cards is told when you have.");
    const auto masters = kept(PlayedBy::Masters);
    if (!masters)
        return tr("Masters are playing these cards: some twenty seconds.");
    const int more = own->outcome.points - masters->outcome.points;
    if (more == 0)
        return tr("You made as many points as four masters.");
    return more > 0 ? tr("You made %n point(s) more than four masters.", nullptr, more)
                    : tr("Four masters made %n point(s) more than you.", nullptr, -more);
}

QStringList DayPage::told() const {
    QStringList lines{date_->text(), deal_->text()};
    for (const Row& row : rows_)
        if (!row.who->text().isEmpty())
            lines << row.who->text() + u' ' + row.points->text() + u' ' + row.resti->text();
    return lines << sentence_->text() << streak_->text();
}

// ---- The page ----

void DayPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    whole_->setContentsMargins(edge, edge, edge, edge);
    paper_->layout()->setContentsMargins(m.px(34), m.px(18), m.px(34), m.px(16));
    paper_->setFixedWidth(std::min(std::max(m.px(1000), 900), width() - 2 * edge));
    month_->setMetrics(m);
}

void DayPage::drawOn(QPainter& p) {
    look::drawPaper(p, paper_->geometry(), metrics());
}

void DayPage::focusFirst() {
    if (kept(PlayedBy::Own))
        month_->focusChosen();
    else
        play_->setFocus(Qt::OtherFocusReason);
}

} // namespace daily

#include "moc_day_page.cpp"
