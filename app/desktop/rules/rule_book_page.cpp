#include "desktop/rules/rule_book_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/palette.h"
#include "desktop/look/scroll_bar.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/rules/paper_style.h"

#include <QPainter>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace rules {

namespace colour = look::colour;

namespace {

constexpr int kPlace = Qt::UserRole; // an item's target, as a link

std::vector<look::Sign> signsOf(const std::vector<text::Volume>& volumes) {
    std::vector<look::Sign> signs;
    for (const text::Volume& volume : volumes) {
        const QString name = RuleBookPage::tr("The rules of %1", "a game").arg(volume.game);
        signs.push_back({volume.pack, volume.game, name, name});
    }
    return signs;
}

} // namespace

RuleBookPage::RuleBookPage(std::vector<text::Volume> volumes, std::size_t own, look::Decks& decks,
                           QWidget* parent)
    : QWidget(parent), volumes_(std::move(volumes)), own_(static_cast<int>(own)), decks_(decks),
      opened_(volumes_.size()), search_(new QLineEdit(this)),
      previous_(new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, tr("&Previous"), this)),
      next_(new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, tr("&Next"), this)),
      found_(new QLabel(this)), contents_(new QListWidget(this)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)),
      return_(new look::PaperButton(look::PaperButton::Kind::Second, {}, this)),
      aside_(new look::PaperButton(look::PaperButton::Kind::Second, volumes_[own].aside, this)) {
    if (volumes_.size() > 1) {
        games_ = new look::SignRow(signsOf(volumes_), this);
        games_->setAccessibleName(tr("Games"));
        setTabOrder(games_, search_);
        connect(games_, &look::SignRow::chosen, this, &RuleBookPage::showVolume);
    }
    search_->setAccessibleName(tr("Search the rules"));
    search_->setPlaceholderText(tr("Word or number"));
    search_->setMaxLength(60);
    search_->installEventFilter(this);
    previous_->setAccessibleDescription(tr("to the place before with these words"));
    next_->setAccessibleDescription(tr("to the next place with these words"));
    found_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    found_->setAccessibleName(tr("Places found"));
    contents_->setAccessibleName(tr("Contents"));
    contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    contents_->setWordWrap(true);
    contents_->setResizeMode(QListView::Adjust);

    connect(search_, &QLineEdit::textChanged, this, &RuleBookPage::search);
    connect(previous_, &QPushButton::clicked, this, [this] { step(-1); });
    connect(next_, &QPushButton::clicked, this, [this] { step(1); });
    // Only what a person does: the row also follows the text.
    connect(contents_, &QListWidget::itemSelectionChanged, this, [this] {
        if (const auto* item = contents_->currentItem(); item && contents_->hasFocus())
            view_->go(*targetOf(item->data(kPlace).toString()));
    });
    connect(contents_, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { view_->go(*targetOf(item->data(kPlace).toString())); });
    connect(back_, &QPushButton::clicked, this, &RuleBookPage::closed);
    connect(return_, &QPushButton::clicked, this, &RuleBookPage::goBack);
    connect(aside_, &QPushButton::clicked, this, &RuleBookPage::asideAsked);
    const auto key = [this](const QKeySequence& keys, auto act) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    key(QKeySequence::Find, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    key(QKeySequence::Back, [this] { goBack(); });
    takeUp(own_);
    tellFound();
}

// ---- Books ----

// Read when it is first asked for, with the pictures of its pack.
BookView* RuleBookPage::viewOf(int volume) {
    const auto place = static_cast<std::size_t>(volume);
    BookView*& view = opened_[place];
    if (view)
        return view;
    view = new BookView(volumes_[place], decks_.of(volumes_[place].pack), this);
    view->installEventFilter(this);
    setTabOrder(contents_, view);
    setTabOrder(view, back_);
    connect(view, &BookView::asked, this, &RuleBookPage::follow);
    connect(view, &BookView::moved, this, &RuleBookPage::tellContents);
    return view;
}

void RuleBookPage::fillContents() {
    const QSignalBlocker quiet(contents_);
    contents_->clear();
    const auto add = [this](const QString& words, const Target& target) {
        auto* item = new QListWidgetItem(words, contents_);
        item->setData(kPlace, linkTo(target));
    };
    for (const books::Rule& rule : view_->book().rules.rules)
        if (rule.isChapter())
            add(QStringLiteral("%1  %2").arg(rule.number, text::ruleText(rule.title)),
                {Target::Kind::Rule, rule.number});
    add(tr("Glossary"), {Target::Kind::Term, kGlossary});
    contents_->setCurrentRow(0);
}

void RuleBookPage::takeUp(int volume) {
    if (view_ && volume == shown_)
        return;
    if (view_)
        view_->hide();
    shown_ = volume;
    view_ = viewOf(volume);
    const text::Volume& book = volumes_[static_cast<std::size_t>(volume)];
    setAccessibleName(volumes_.size() > 1 ? tr("Rule book, %1", "of a game").arg(book.game)
                                          : tr("Rule book"));
    aside_->setText(book.aside);
    aside_->setVisible(!book.aside.isEmpty());
    trail_.clear();
    fillContents();
    tellReturn();
    layOut();
    view_->show();
    if (games_) {
        const QSignalBlocker quiet(games_);
        games_->choose(volume);
    }
}

void RuleBookPage::showVolume(int volume) {
    takeUp(volume);
    search();
}

// ---- Opening and going about ----

void RuleBookPage::showRule(const QString& number) {
    const auto whose = std::ranges::find(volumes_, number.at(0), &text::Volume::letter);
    open(whose == volumes_.end() ? shown_ : static_cast<int>(whose - volumes_.begin()),
         {Target::Kind::Rule, number});
}

void RuleBookPage::showTerm(const QString& term) {
    open(own_, {Target::Kind::Term, term});
}

void RuleBookPage::showGlossary() {
    open(shown_, {Target::Kind::Term, kGlossary});
}

// What was only looked up in the glossary is no place that one was reading at.
void RuleBookPage::goOnReading() {
    if (const auto before = std::exchange(before_, std::nullopt);
        before && view_->place().kind == Target::Kind::Term) {
        takeUp(before->volume);
        view_->go(before->at);
        tellContents();
    }
    focusFirst();
}

void RuleBookPage::open(int volume, const Target& target) {
    if (volume != shown_)
        search_->clear();
    if (target.kind == Target::Kind::Rule)
        before_.reset();
    else if (!before_ && view_->place().kind == Target::Kind::Rule)
        before_ = Read{shown_, view_->place()};
    takeUp(volume);
    trail_.clear();
    tellReturn();
    if (view_->go(target)) {
        view_->setFocus();
        tellPlace();
    }
    tellContents();
}

// The heading that the caret of a reader has come to.
void RuleBookPage::tellPlace() {
    look::announce(*this, view_->textCursor().block().text());
}

void RuleBookPage::focusFirst() {
    contents_->setFocus();
}

void RuleBookPage::follow(const Target& target) {
    const Target from = view_->place();
    if (!view_->go(target))
        return;
    tellPlace();
    trail_.push_back(from);
    tellReturn();
    tellContents();
}

void RuleBookPage::goBack() {
    if (trail_.empty())
        return;
    const bool held = return_->hasFocus();
    const Target target = trail_.back();
    trail_.pop_back();
    view_->go(target);
    tellReturn();
    tellContents();
    if (held && trail_.empty())
        view_->setFocus();
}

void RuleBookPage::tellReturn() {
    return_->setVisible(!trail_.empty());
    if (trail_.empty())
        return;
    const Target& target = trail_.back();
    QString name = target.name;
    if (target.kind == Target::Kind::Term)
        name = target.name == kGlossary ? tr("the glossary") : text::ruleText(target.name);
    return_->setText(tr("&Return to %1", "a rule's number or a term").arg(name));
    layOut();
}

// The chapter that is being read.
void RuleBookPage::tellContents() {
    const Target at = view_->place();
    int row = contents_->count() - 1;
    if (at.kind == Target::Kind::Rule)
        for (int i = 0; i < contents_->count(); ++i)
            if (const auto target = targetOf(contents_->item(i)->data(kPlace).toString());
                target->name == at.name.section(u'.', 0, 0))
                row = i;
    const QSignalBlocker quiet(contents_);
    contents_->setCurrentRow(row);
    contents_->viewport()->update();
}

// ---- Looks ----

void RuleBookPage::dress() {
    const look::Metrics& m = metrics_;
    search_->setFont(look::sans(m, 14));
    search_->setStyleSheet(fieldStyle(m));
    QPalette field = search_->palette();
    field.setColor(QPalette::PlaceholderText, QColor(colour::ink2));
    search_->setPalette(field);
    QPalette words = found_->palette();
    words.setColor(QPalette::WindowText, QColor(colour::ink2));
    found_->setPalette(words);
    found_->setFont(look::sans(m, 13));
    contents_->setFont(look::sans(m, 14));
    contents_->setStyleSheet(contentsStyle(m));
    contents_->verticalScrollBar()->setStyleSheet(look::scrollBarStyle(m, colour::paperRule));
    for (look::PaperButton* button : {previous_, next_, back_, return_, aside_})
        button->setMetrics(m);
    if (games_)
        games_->setMetrics(m);
}

void RuleBookPage::layOut() {
    const look::Metrics& m = metrics_;
    QRect cloth = look::clothRect(rect(), m).adjusted(m.px(18), m.px(16), -m.px(18), -m.px(14));
    if (!cloth.isValid())
        return;
    const int head = games_ ? games_->neededHeight() : 0;
    if (games_)
        games_->setGeometry(cloth.left(), cloth.top() - m.px(6), cloth.width(), head);
    cloth.setTop(cloth.top() + head);
    // Lines no longer than can be read; what room is left stays cloth.
    const int foot = back_->paperSize().height() + m.px(12);
    const int left = std::clamp(cloth.width() * 26 / 100, m.text(190), m.text(260));
    const int wide = std::min(cloth.width(), left + m.text(800));
    paper_ = QRect(cloth.center().x() - wide / 2, cloth.top(), wide, cloth.height() - foot);
    fold_ = paper_.left() + left;

    const int inset = m.px(16);
    QRect column(paper_.left() + inset, paper_.top() + inset, left - inset - m.px(10),
                 paper_.height() - 2 * inset);
    const int fieldHigh = search_->sizeHint().height();
    search_->setGeometry(column.left(), column.top(), column.width(), fieldHigh);
    column.setTop(column.top() + fieldHigh + m.px(6));
    const QSize button = next_->paperSize();
    previous_->setPaperGeometry(QRect(column.topLeft(), previous_->paperSize()));
    next_->setPaperGeometry(
        QRect(QPoint(column.left() + previous_->paperSize().width() + m.px(6), column.top()), button));
    column.setTop(column.top() + button.height() + m.px(2));
    found_->setGeometry(column.left(), column.top(), column.width(), found_->fontMetrics().height());
    column.setTop(column.top() + found_->height() + m.px(8));
    contents_->setGeometry(column);

    view_->lay(m, QRect(fold_ + m.px(20), paper_.top() + m.px(12),
                        paper_.right() - m.px(12) - fold_ - m.px(20), paper_.height() - m.px(24)));
    const int y = cloth.bottom() + 1 - back_->paperSize().height();
    back_->setPaperGeometry(QRect(QPoint(paper_.left(), y), back_->paperSize()));
    return_->setPaperGeometry(
        QRect(QPoint(paper_.left() + back_->paperSize().width() + m.px(12), y), return_->paperSize()));
    const QSize last = aside_->paperSize();
    aside_->setPaperGeometry(QRect(QPoint(paper_.right() + 1 - last.width(), y), last));
}

void RuleBookPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    look::drawTable(p, rect(), metrics_);
    look::drawPaper(p, paper_, metrics_);
    p.fillRect(
        QRect(fold_, paper_.top() + metrics_.px(14), metrics_.line(1), paper_.height() - metrics_.px(28)),
        QColor(colour::paperRule));
    if (view_->hasFocus()) { // the keyboard scrolls it
        p.setPen(QPen(QColor(colour::openBar), metrics_.line(2)));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(view_->geometry()).adjusted(-metrics_.px(9), 0, metrics_.px(3), 0), 3, 3);
    }
}

void RuleBookPage::resizeEvent(QResizeEvent*) {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    dress();
    layOut();
}

} // namespace rules

#include "moc_rule_book_page.cpp"
