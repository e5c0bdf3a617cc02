#include "desktop/played/my_games_page.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/played/played_words.h"
#include "desktop/shell/page_menus.h"
#include "minchiate/model/kept_games.h"
#include "text/words.h"

#include <QFileInfo>
#include <QPainter>
#include <QSet>

#include <algorithm>

namespace played {

namespace colour = look::colour;
using look::PaperButton;
using look::Type;

namespace {

constexpr QSize kDesign(1280, 776); // the page at scale 1
constexpr auto kSecond = PaperButton::Kind::SecondOnPaper;
constexpr int kUnfinished = -2; // its chip

QString reviewsIn(const QString& folder) {
    return folder + QStringLiteral("/reviews");
}

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

MyGamesPage::MyGamesPage(look::Deck& deck, desktop::FileDialogs& files, const QString& folder,
                         QWidget* parent)
    : QWidget(parent), files_(files), folder_(folder), reader_(reviewsIn(folder)),
      weighing_(reviewsIn(folder)), search_(new paper::Field(tr("Search"), this)), chips_(new ChipRow(this)),
      list_(new HandsList(deck, this)), watch_(new PaperButton(kSecond, tr("&Watch"), this)),
      review_(new PaperButton(kSecond, tr("&Review"), this)),
      again_(new PaperButton(kSecond, tr("Same cards &again"), this)),
      save_(new PaperButton(kSecond, tr("&Save"), this)),
      open_(new PaperButton(kSecond, tr("&Open a file"), this)), curve_(new RestiCurve(this)),
      bars_(new CostBars(this)), weigh_(new PaperButton(kSecond, tr("Weigh the&m"), this)),
      shares_(new SumsView(deck, this)), kept_(new QLabel(this)),
      keep_(new PaperButton(kSecond, tr("&Keep"), this)),
      eraseNow_(new PaperButton(kSecond, tr("&Erase"), this)),
      erase_(new PaperButton(kSecond, tr("&Erase all"), this)),
      back_(new PaperButton(kSecond, tr("&Back"), this)), table_(new ChartTable(this)),
      notice_(new desktop::NoticeBar(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("My games"));
    setAcceptDrops(true);
    search_->setPlaceholderText(tr("a name, a date, a card, a word: Vieri, November, Fool"));
    search_->setAcceptDrops(false); // a file dropped there is a file
    search_->setClearButtonEnabled(true);
    search_->addAction(glass(), QLineEdit::LeadingPosition);
    kept_->setTextFormat(Qt::PlainText);
    join();
    addCommands();
    askErase(false);
    fill();
}

void MyGamesPage::join() {
    connect(&reader_, &ShelfReader::finished, this, [this](const auto& shelf) { take(*shelf); });
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        Wanted wanted = wanted_;
        wanted.words = words;
        want(wanted);
    });
    connect(chips_, &ChipRow::chosen, this, [this](int id) {
        if (id == kUnfinished) {
            emit unfinishedAsked();
            return;
        }
        Wanted wanted = wanted_;
        wanted.feature = static_cast<Feature>(id);
        want(wanted);
    });
    connect(list_, &HandsList::chosen, this, &MyGamesPage::tellChosen);
    connect(list_, &HandsList::opened, this, &MyGamesPage::openRow);
    connect(list_, &HandsList::scrolled, this, qOverload<>(&QWidget::update));
    connect(list_, &HandsList::orderAsked, this, [this](Order order) {
        order_ = order;
        fill();
    });
    for (HandChart* chart : {static_cast<HandChart*>(curve_), static_cast<HandChart*>(bars_)}) {
        connect(chart, &HandChart::pointedAt, list_, &HandsList::mark);
        connect(chart, &HandChart::chosen, list_, &HandsList::choose);
        connect(chart, &HandChart::tableAsked, this, &MyGamesPage::showTable);
    }
    connect(shares_, &SumsView::partnerChosen, this, [this](std::optional<int> player) {
        Wanted wanted = wanted_;
        wanted.partner = player;
        want(wanted);
    });
    connect(shares_, &SumsView::opponentsChosen, this, [this](const std::optional<QString>& level) {
        Wanted wanted = wanted_;
        wanted.against = level;
        want(wanted);
    });
    connect(table_, &ChartTable::closed, this, [this] { curve_->setFocus(Qt::OtherFocusReason); });
    connect(watch_, &QAbstractButton::clicked, this, [this] { hand(&MyGamesPage::watchAsked); });
    connect(review_, &QAbstractButton::clicked, this, [this] { hand(&MyGamesPage::reviewAsked); });
    connect(again_, &QAbstractButton::clicked, this, [this] { hand(&MyGamesPage::againAsked); });
    connect(save_, &QAbstractButton::clicked, this, &MyGamesPage::save);
    connect(open_, &QAbstractButton::clicked, this, &MyGamesPage::askOpen);
    connect(weigh_, &QAbstractButton::clicked, this, &MyGamesPage::weigh);
    connect(&weighing_, &Weighing::weighed, this, &MyGamesPage::weighed);
    connect(&weighing_, &Weighing::finished, this, [this] { fill(); });
    connect(back_, &QAbstractButton::clicked, this, &MyGamesPage::closed);
    connect(erase_, &QAbstractButton::clicked, this, [this] { askErase(true); });
    connect(keep_, &QAbstractButton::clicked, this, [this] { askErase(false); });
    connect(eraseNow_, &QAbstractButton::clicked, this, &MyGamesPage::erase);
}

// ---- What is there ----

void MyGamesPage::read() {
    reader_.read(model::matchFiles(folder_));
    update();
}

void MyGamesPage::take(const Shelf& shelf) {
    hands_ = opened_;
    hands_.insert(hands_.end(), shelf.hands.begin(), shelf.hands.end());
    fill();
    for (const auto& [file, why] : shelf.unread)
        say(tr("%1 cannot be read, and stays where it is. %2")
                .arg(QFileInfo(file).fileName(), text::explain(why, text::seatNames())));
}

void MyGamesPage::setUnfinished(int games) {
    unfinished_ = games;
    fillChips();
    update();
}

void MyGamesPage::want(const Wanted& wanted) {
    wanted_ = wanted;
    fill();
}

// Everything anew, from the hands and what of them is wanted.
void MyGamesPage::fill() {
    const auto places = played::chosen(hands_, wanted_, order_);
    list_->setHands(&hands_, rowsOf(hands_, places, wanted_, order_), wanted_.feature, order_);
    list_->setEmptyWords(reader_.reading() ? tr("The hands are being read …")
                         : hands_.empty()  ? tr("No hand has been played to its end here yet.")
                                           : tr("No hand of yours has that"));
    fillChips();
    sums_ = sumsOf(hands_, wanted_);
    curve_->setSums(&hands_, &sums_);
    bars_->setSums(&hands_, &sums_);
    shares_->setHands(hands_, wanted_);
    erase_->setEnabled(!hands_.empty());
    layOut();
}

// Each that occurs, with how many it has; the number of what the words find stands in "All".
void MyGamesPage::fillChips() {
    std::vector<ChipSaid> chips;
    for (Feature feature : kFeatures) {
        Wanted wanted;
        wanted.feature = feature;
        if (feature == Feature::All)
            wanted.words = wanted_.words;
        const auto count = static_cast<int>(played::chosen(hands_, wanted).size());
        if (count > 0 || feature == Feature::All || feature == wanted_.feature)
            chips.push_back({static_cast<int>(feature), featureName(feature), count});
        if (feature == Feature::All && unfinished_ > 0)
            chips.push_back({kUnfinished, tr("Unfinished …"), unfinished_, ChipSaid::Does::Leads});
    }
    chips_->setChips(chips, static_cast<int>(wanted_.feature));
}

const ListedHand* MyGamesPage::chosen() const {
    const HandRow* row = list_->chosenRow();
    return row && row->hand ? &hands_[*row->hand] : nullptr;
}

void MyGamesPage::tellChosen() {
    const ListedHand* listed = chosen();
    for (PaperButton* button : {watch_, review_, again_, save_}) {
        button->setEnabled(listed != nullptr);
        button->setAccessibleDescription(listed ? told(*listed, wanted_.feature) : QString());
    }
    update();
}

// ---- Words ----

QString MyGamesPage::headWords() const {
    QSet<QString> matches;
    for (const ListedHand& listed : hands_)
        if (listed.hand.handsInAll == handsIn(Length::Match))
            matches.insert(listed.hand.file);
    if (reader_.reading() && hands_.empty())
        return tr("reading …");
    QStringList parts{tr("%n hand(s)", nullptr, static_cast<int>(hands_.size()))};
    if (!matches.empty())
        parts[0] = tr("%1 in %n match(es)", "so many hands", static_cast<int>(matches.size())).arg(parts[0]);
    if (unfinished_ > 0)
        parts << tr("%n game(s) to go on with", nullptr, unfinished_);
    return parts.join(QStringLiteral(", "));
}

QString MyGamesPage::belowWords() const {
    const HandsList::Below below = list_->below();
    return below.hands == 0 ? QString()
                            : tr("%n more, down to %1", nullptr, below.hands)
                                  .arg(dayWords(hands_[*below.last].hand.begun.date()));
}

QString MyGamesPage::sumsWords() const {
    const auto n = static_cast<int>(sums_.hands.size());
    QStringList parts{wanted_.partner || wanted_.against ? tr("%n hand(s)", nullptr, n)
                                                         : tr("all %n hand(s)", nullptr, n)};
    if (wanted_.partner)
        for (const ShareRow* row : shares_->partners())
            if (row->share().player == *wanted_.partner)
                parts << tr("with %1").arg(row->share().name);
    if (wanted_.against)
        parts
            << tr("against %1").arg(wanted_.against->isEmpty() ? tr("others") : levelWords(*wanted_.against));
    return parts.join(u' ');
}

QString MyGamesPage::costLine() const {
    if (weighing_.running())
        return tr("Weighing hand %1 of %2").arg(weighing_.done() + 1).arg(weighing_.all());
    const int waiting = static_cast<int>(sums_.hands.size()) - sums_.weighed;
    return waiting > 0 ? tr("%n hand(s) still to be weighed", nullptr, waiting)
                       : tr("points a hand against the best; line: mean of twelve");
}

// ---- Places ----

QRect MyGamesPage::at(double x, double y, double wide, double high) const {
    const look::Metrics& m = metrics_;
    const int left = (width() - m.px(kDesign.width())) / 2, top = (height() - m.px(kDesign.height())) / 2;
    return {left + m.px(x), top + m.fromWindowTop(y), m.px(wide), m.px(high)};
}

void MyGamesPage::layOut() {
    const double s = std::min(double(width()) / kDesign.width(), double(height()) / kDesign.height());
    metrics_ = look::metricsForTable(QSize(qRound(kDesign.width() * s), qRound(kDesign.height() * s)),
                                     look::systemFontPx());
    const look::Metrics& m = metrics_;
    for (PaperButton* button :
         {watch_, review_, again_, save_, open_, weigh_, keep_, eraseNow_, erase_, back_})
        button->setMetrics(m);
    search_->setMetrics(m);
    search_->setGeometry(at(52, 106, 596, 38));
    chips_->setGeometry(at(52, 150, 596, 32));
    chips_->setMetrics(m);
    list_->setGeometry(at(38, 188, 624, 520));
    list_->setMetrics(m);
    placeButtons();
    curve_->setGeometry(at(716, 126, 536, 210));
    curve_->setMetrics(m);
    bars_->setGeometry(at(716, 368, 536, 144));
    bars_->setMetrics(m);
    shares_->setGeometry(at(720, 526, 508, 200));
    shares_->setMetrics(m);
    weigh_->setText(weighing_.running() ? tr("Sto&p") : tr("Weigh the&m"));
    weigh_->setVisible(weighing_.running() || sums_.weighed < static_cast<int>(sums_.hands.size()));
    weigh_->setToolTip(costLine());
    weigh_->setAccessibleDescription(costLine());
    const QRect head = at(720, 340, 508, 26);
    const int weighWide = weigh_->paperSize().width();
    weigh_->setPaperGeometry(QRect(head.right() + 1 - weighWide, head.top(), weighWide, head.height()));
    table_->setGeometry(at(704, 104, 540, 624));
    table_->setMetrics(m);
    placeFoot();
    notice_->place(at(24, 102, 652, 100), m);
    tellChosen();
    update();
}

// At the foot of the list; shorter words where there is little room.
void MyGamesPage::placeButtons() {
    const look::Metrics& m = metrics_;
    const QRect row = at(52, 738, 596, 34);
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

// "Kept on this computer only", or the question whether to erase it.
void MyGamesPage::placeFoot() {
    const look::Metrics& m = metrics_;
    const QRect foot = at(720, 738, 508, 34);
    int right = foot.right() + 1, left = foot.left();
    const auto fromRight = [&](PaperButton* button) {
        const int wide = button->paperSize().width();
        button->setPaperGeometry(QRect(right - wide, foot.top(), wide, foot.height()));
        right -= wide + m.px(10);
    };
    if (asking_) {
        fromRight(eraseNow_);
        fromRight(keep_);
    } else {
        fromRight(erase_);
        back_->setPaperGeometry(QRect(left, foot.top(), back_->paperSize().width(), foot.height()));
        left += back_->paperSize().width() + m.px(12);
    }
    kept_->setFont(look::sans(m, 12));
    kept_->setStyleSheet(QStringLiteral("color:%1;background:transparent")
                             .arg(QColor(asking_ ? colour::ink : colour::ink2).name()));
    kept_->setWordWrap(true);
    kept_->setGeometry(left, foot.top() - m.px(4), right - left, foot.height() + m.px(8));
}

void MyGamesPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    look::drawTable(p, rect(), m);
    look::drawPaper(p, at(24, 42, 652, 744), m);
    look::drawPaper(p, at(692, 42, 564, 744), m);
    const auto write = [&](const QRect& r, int align, const QString& words, const QFont& font, QRgb ink) {
        p.setFont(font);
        p.setPen(QColor(ink));
        p.drawText(r, align | Qt::AlignVCenter, words);
    };
    const QFont page = look::font(m, Type::Page), name = look::font(m, Type::Name), small = look::sans(m, 12);
    const QFont text = look::font(m, Type::Text);
    write(at(52, 50, 596, 46), Qt::AlignLeft, tr("My games"), page, colour::ink);
    const QRect beside =
        at(52, 60, 596, 40)
            .adjusted(QFontMetrics(page).horizontalAdvance(tr("My games")) + m.px(12), 0, 0, 0);
    write(beside, Qt::AlignRight, QFontMetrics(text).elidedText(headWords(), Qt::ElideRight, beside.width()),
          text, colour::ink2);
    write(at(720, 50, 508, 46), Qt::AlignLeft, tr("How it goes"), page, colour::ink);
    write(at(720, 60, 508, 40), Qt::AlignRight, sumsWords(), text, colour::ink2);
    write(at(720, 102, 508, 26), Qt::AlignLeft, tr("My resti"), name, colour::ink);
    write(at(720, 340, 508, 26), Qt::AlignLeft, tr("What my choices cost"), name, colour::ink);
    const int button = weigh_->isHidden() ? 0 : weigh_->paperSize().width() + m.px(10);
    const QRect line =
        at(720, 342, 508, 26)
            .adjusted(QFontMetrics(name).horizontalAdvance(tr("What my choices cost")) + m.px(10), 0, -button,
                      0);
    QString words = costLine();
    if (!weigh_->isHidden() &&
        QFontMetrics(small).horizontalAdvance(words) > line.width()) // the button says what to do with them
        words = weighing_.running()
                    ? tr("%1 of %2").arg(weighing_.done() + 1).arg(weighing_.all())
                    : tr("%n to weigh", nullptr, static_cast<int>(sums_.hands.size()) - sums_.weighed);
    write(line, Qt::AlignRight, QFontMetrics(small).elidedText(words, Qt::ElideRight, line.width()), small,
          colour::ink2);
    const QRect heads = at(52, 211, 596, 2), rule = at(720, 521, 508, 1);
    p.fillRect(QRect(heads.left(), heads.top(), heads.width(), m.line(1)), QColor(colour::ink2));
    p.fillRect(QRect(rule.left(), rule.top(), rule.width(), m.line(1)), QColor(colour::paperRule));
    write(at(52, 712, 596, 24), Qt::AlignLeft, belowWords(), small, colour::ink2);
}

void MyGamesPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    askErase(false);
    read(); // a review may have weighed another one
}

void MyGamesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace played
