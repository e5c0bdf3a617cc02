#include "desktop/played/hands_paper.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "desktop/played/played_words.h"

#include <QPainter>
#include <QSet>

#include <algorithm>

namespace played {

namespace colour = look::colour;
using look::PaperButton;
using look::Type;

namespace {

constexpr auto kSecond = PaperButton::Kind::SecondOnPaper;
constexpr int kUnfinished = -2; // its chip

// A glass, to search with.
QIcon glass() {
    QPixmap picture(32, 32);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(QColor(colour::inkWeak), 3, Qt::SolidLine, Qt::RoundCap));
    p.drawEllipse(QRectF(4, 4, 17, 17));
    p.drawLine(QPointF(19, 19), QPointF(28, 28));
    return QIcon(picture);
}

} // namespace

HandsPaper::HandsPaper(look::Deck& deck, const Listing& listing, QWidget* parent)
    : QWidget(parent), listing_(listing), search_(new paper::Field(tr("Search"), this)),
      chips_(new ChipRow(this)), list_(new HandsList(deck, this)),
      watch_(new PaperButton(kSecond, tr("&Watch"), this)),
      review_(new PaperButton(kSecond, tr("&Review"), this)),
      again_(new PaperButton(kSecond, tr("Same cards &again"), this)),
      save_(new PaperButton(kSecond, tr("&Save"), this)),
      open_(new PaperButton(kSecond, tr("&Open a file"), this)) {
    search_->setPlaceholderText(tr("a name, a date, a card, a word: Vieri, November, Fool"));
    search_->setAcceptDrops(false); // a file dropped there is a file
    search_->setClearButtonEnabled(true);
    search_->addAction(glass(), QLineEdit::LeadingPosition);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        Wanted wanted = listing_.wanted;
        wanted.words = words;
        emit wantedChosen(wanted);
    });
    connect(chips_, &ChipRow::chosen, this, [this](int id) {
        if (id == kUnfinished) {
            emit unfinishedAsked();
            return;
        }
        Wanted wanted = listing_.wanted;
        wanted.feature = static_cast<Feature>(id);
        emit wantedChosen(wanted);
    });
    connect(list_, &HandsList::chosen, this, &HandsPaper::tellChosen);
    connect(list_, &HandsList::scrolled, this, qOverload<>(&QWidget::update));
}

void HandsPaper::fill(Reading reading) {
    reading_ = reading;
    list_->setHands(&listing_.hands, listing_.rows(), listing_.wanted.feature, listing_.order);
    list_->setEmptyWords(reading == Reading::UnderWay ? tr("The hands are being read …")
                         : listing_.hands.empty()     ? tr("No hand has been played to its end here yet.")
                                                      : tr("No hand of yours has that"));
    fillChips();
    setAccessibleDescription(belowWords());
}

// Each that occurs, with how many it has; the number of what the words find stands in "All".
void HandsPaper::fillChips() {
    std::vector<ChipSaid> chips;
    for (Feature feature : kFeatures) {
        Wanted wanted;
        wanted.feature = feature;
        if (feature == Feature::All)
            wanted.words = listing_.wanted.words;
        const auto count = static_cast<int>(played::chosen(listing_.hands, wanted).size());
        if (count > 0 || feature == Feature::All || feature == listing_.wanted.feature)
            chips.push_back({static_cast<int>(feature), featureName(feature), count});
        if (feature == Feature::All && listing_.unfinished > 0)
            chips.push_back({kUnfinished, tr("Unfinished"), listing_.unfinished, ChipSaid::Does::Leads});
    }
    chips_->setChips(chips, static_cast<int>(listing_.wanted.feature));
    update();
}

const ListedHand* HandsPaper::chosen() const {
    const HandRow* row = list_->chosenRow();
    return row && row->hand ? &listing_.hands[*row->hand] : nullptr;
}

void HandsPaper::tellChosen() {
    const ListedHand* listed = chosen();
    for (PaperButton* button : {watch_, review_, again_, save_}) {
        button->setEnabled(listed != nullptr);
        button->setAccessibleDescription(listed ? told(*listed, listing_.wanted.feature) : QString());
    }
    update();
}

void HandsPaper::search() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

// ---- Words ----

QString HandsPaper::headWords() const {
    const auto& hands = listing_.hands;
    QSet<QString> matches;
    for (const ListedHand& listed : hands)
        if (listed.hand.handsInAll == handsIn(Length::Match))
            matches.insert(listed.hand.file);
    if (reading_ == Reading::UnderWay && hands.empty())
        return tr("reading …");
    QStringList parts{tr("%n hand(s)", nullptr, static_cast<int>(hands.size()))};
    if (!matches.empty())
        parts[0] = tr("%1 in %n match(es)", "so many hands", static_cast<int>(matches.size())).arg(parts[0]);
    if (listing_.unfinished > 0)
        parts << tr("%n game(s) to go on with", nullptr, listing_.unfinished);
    return parts.join(QStringLiteral(", "));
}

QString HandsPaper::belowWords() const {
    const HandsList::Below below = list_->below();
    const QString elsewhere = tr("Hands kept by hand stay with their sheet, under Keep score.");
    return below.hands == 0 ? elsewhere
                            : tr("%n more, down to %1. %2", nullptr, below.hands)
                                  .arg(dayWords(listing_.hands[*below.last].hand.begun.date()), elsewhere);
}

// ---- Places ----

void HandsPaper::place(const look::PagePlan& plan, int notice) {
    const QRect paper = plan.at(24, 42, 652, 744);
    setGeometry(paper);
    plan_ = plan.on(paper.topLeft());
    notice_ = notice;
    const look::Metrics& m = plan_.metrics;
    for (PaperButton* button : {watch_, review_, again_, save_, open_})
        button->setMetrics(m);
    search_->setMetrics(m);
    search_->setGeometry(plan_.at(52, 106, 596, 38).translated(0, notice));
    chips_->setGeometry(plan_.at(52, 150, 596, 32).translated(0, notice));
    chips_->setMetrics(m);
    list_->setGeometry(plan_.at(38, 188, 624, 520).adjusted(0, notice, 0, 0));
    list_->setMetrics(m);
    placeButtons();
    update();
}

// At the foot of the list; shorter words where there is little room.
void HandsPaper::placeButtons() {
    const look::Metrics& m = plan_.metrics;
    const QRect row = plan_.at(52, 738, 596, 34);
    const std::array<PaperButton*, 5> buttons{watch_, review_, again_, save_, open_};
    const int gap = m.px(10);
    const auto needed = [&] {
        int wide = 4 * gap;
        for (const PaperButton* button : buttons)
            wide += button->paperSize().width();
        return wide;
    };
    again_->setText(tr("Same cards &again"));
    open_->setText(tr("&Open a file"));
    int shaved = 0; // of the paper beside the words, which has as much to spare
    if (needed() > row.width()) {
        shaved = (needed() - row.width() + 4) / 5;
        if (shaved > m.px(11)) {
            again_->setText(tr("&Again"));
            open_->setText(tr("&Open"));
            shaved = std::clamp((needed() - row.width() + 4) / 5, 0, m.px(11));
        }
    }
    again_->setAccessibleName(tr("Same cards again"));
    open_->setAccessibleName(tr("Open a file"));
    int x = row.left();
    for (PaperButton* button : {watch_, review_, again_, save_}) {
        const int wide = button->paperSize().width() - shaved;
        button->setPaperGeometry(QRect(x, row.top(), wide, row.height()));
        x += wide + gap;
    }
    const int wide = open_->paperSize().width() - shaved;
    open_->setPaperGeometry(QRect(row.right() + 1 - wide, row.top(), wide, row.height()));
}

void HandsPaper::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::Metrics& m = plan_.metrics;
    const QFont page = look::font(m, Type::Page);
    constexpr int kLeft = Qt::AlignLeft | Qt::AlignVCenter;
    look::writeLine(p, plan_.at(52, 50, 596, 46), kLeft, tr("My games"), page, colour::ink);
    const QRect beside =
        plan_.at(52, 60, 596, 40)
            .adjusted(QFontMetrics(page).horizontalAdvance(tr("My games")) + m.px(12), 0, 0, 0);
    look::writeLine(p, beside, Qt::AlignRight | Qt::AlignVCenter, headWords(), look::font(m, Type::Text),
                    colour::ink2);
    const QRect heads = plan_.at(52, 211, 596, 2).translated(0, notice_);
    p.fillRect(QRect(heads.left(), heads.top(), heads.width(), m.line(1)), QColor(colour::ink2));
    look::writeLine(p, plan_.at(52, 712, 596, 24), kLeft, belowWords(), look::sans(m, 12), colour::ink2);
}

} // namespace played

#include "moc_hands_paper.cpp"
