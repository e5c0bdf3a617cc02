#include "desktop/log/log_panel.h"

#include "desktop/log/log_delegate.h"
#include "desktop/log/log_model.h"
#include "desktop/look/palette.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>

namespace logs {

namespace {

using look::PanelHead;

QString scrollBarStyle(const look::Metrics& m, const look::PanelColours& c) {
    return QStringLiteral("QScrollBar{background:transparent;width:%1px;margin:0}"
                          "QScrollBar::handle{background:%2;border-radius:%3px;min-height:%4px}"
                          "QScrollBar::add-line,QScrollBar::sub-line{height:0}"
                          "QScrollBar::add-page,QScrollBar::sub-page{background:transparent}")
        .arg(PanelHead::withText(m, 5))
        .arg(QColor(c.rule).name())
        .arg(PanelHead::withText(m, 2))
        .arg(PanelHead::withText(m, 24));
}

bool isLetter(const QEvent& event) {
    if (event.type() != QEvent::KeyPress)
        return false;
    const QString text = static_cast<const QKeyEvent&>(event).text();
    return !text.isEmpty() && text.front().isLetterOrNumber();
}

} // namespace

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent), metrics_(look::metricsForTable(QSize(1280, 776))), model_(new LogModel(this)),
      delegate_(new LogDelegate(this)), list_(new QListView(this)), head_(new PanelHead(this)) {
    setAutoFillBackground(true);
    list_->setModel(model_);
    list_->setItemDelegate(delegate_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setResizeMode(QListView::Adjust);
    list_->setTabKeyNavigation(false);
    connect(head_, &PanelHead::closed, this, &LogPanel::closed);
    connect(head_, &PanelHead::chosen, this, &LogPanel::otherChosen);
    // Scrolling is the person's; whatever changes the length of the list, its end stays in sight.
    QScrollBar* bar = list_->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar] { follows_ = bar->value() >= bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this] { follow(); });
    connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(LogModel::KindRole).toInt() == static_cast<int>(text::LogLine::Kind::Heading))
            toggle(index);
    });
    connect(list_, &QListView::activated, this, [this](const QModelIndex& index) {
        if (const QString rule = index.data(LogModel::RuleRole).toString(); !rule.isEmpty())
            emit ruleAsked(rule);
    });
    setFocusProxy(list_);
    list_->installEventFilter(this);
    retranslate();
    dress();
}

void LogPanel::setTeller(const text::Teller& teller) {
    teller_ = teller;
    tell();
}

void LogPanel::setLog(const text::Log& log) {
    log_ = log;
    notes_.clear();
    model_->unfold();
    follows_ = true;
    tell();
    follow();
}

void LogPanel::add(const minchiate::Event& event) {
    log_.add(event);
    tell();
    if (follows_ && !list_->hasFocus()) // whoever reads on by keyboard begins at the newest line
        list_->setCurrentIndex({});
    follow();
}

void LogPanel::tellStory(const std::vector<text::LogSection>& story, Story how) {
    story_ = story;
    if (how == Story::Anew) {
        notes_.clear(); // they were about what is told no longer
        model_->unfold();
        follows_ = true;
    } else if (follows_ && !list_->hasFocus()) {
        list_->setCurrentIndex({});
    }
    tell();
    follow();
}

void LogPanel::note(const QString& words) {
    const auto story = story_.empty() ? log_.told(teller_) : story_;
    if (story.empty())
        return;
    notes_.push_back({story.size() - 1, story.back().lines.size(), words});
    tell();
    follow();
}

void LogPanel::tell() {
    auto story = story_.empty() ? log_.told(teller_) : story_;
    std::size_t more = 0, in = 0; // notes that stand in that section already
    for (const Note& note : notes_) {
        if (note.section >= story.size())
            continue;
        more = note.section == in ? more : 0;
        in = note.section;
        auto& lines = story[in].lines;
        const auto at = static_cast<std::ptrdiff_t>(std::min(note.line + more++, lines.size()));
        lines.insert(lines.begin() + at, {text::LogLine::Kind::Plain, note.words, {}, {}});
    }
    model_->setStory(story);
}

void LogPanel::follow() {
    if (follows_)
        list_->scrollToBottom();
}

// Folding is reading: the list stays where it is.
void LogPanel::toggle(const QModelIndex& index) {
    follows_ = false;
    model_->toggle(index);
    QScrollBar* bar = list_->verticalScrollBar();
    follows_ = bar->value() >= bar->maximum();
}

void LogPanel::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    dress();
}

void LogPanel::setRuleWords(std::function<QString(const QString& number)> words) {
    model_->setRuleWords(std::move(words));
}

void LogPanel::setDark(bool dark) {
    dark_ = dark;
    dress();
}

// Colours and sizes; rows are measured anew.
void LogPanel::dress() {
    const look::PanelColours& c = look::panelColours(dark_);
    QPalette colours = palette();
    for (const auto role : {QPalette::Window, QPalette::Base})
        colours.setColor(role, QColor(c.ground));
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        colours.setColor(role, QColor(c.text));
    colours.setColor(QPalette::Highlight, QColor(c.gold));
    setPalette(colours);
    list_->setPalette(colours);
    // The application's style sheet colours lists for dialogs; here the panel's own ground shows through.
    list_->setStyleSheet(QStringLiteral("QListView { background: transparent; border: none; }"));
    list_->viewport()->setAutoFillBackground(false);
    list_->verticalScrollBar()->setStyleSheet(scrollBarStyle(metrics_, c));
    head_->setMetrics(metrics_);
    head_->setDark(dark_);
    delegate_->setMetrics(metrics_);
    delegate_->setDark(dark_);
    updateGeometry();
    layOut();
    list_->doItemsLayout();
    follow();
    update();
}

void LogPanel::retranslate() {
    setAccessibleName(tr("Log of this hand"));
    list_->setAccessibleName(tr("What has happened in this hand"));
    head_->setCloseWords(tr("Close the log"));
    setBesides(besides_);
}

void LogPanel::setBesides(const QStringList& names) {
    besides_ = names;
    head_->setNames(besides_ + QStringList{tr("This hand")}, static_cast<int>(besides_.size()));
}

QSize LogPanel::sizeHint() const {
    return QSize(metrics_.panel, metrics_.table.height());
}

void LogPanel::layOut() {
    const int margin = PanelHead::withText(metrics_, 14), edge = PanelHead::withText(metrics_, 3);
    head_->setGeometry(0, 0, width(), head_->wantedHeight());
    const int top = head_->height() + margin;
    // The bar stands in the right margin, so that words and points keep their edge when it comes.
    list_->setGeometry(margin, top, width() - margin - edge, height() - top - margin / 2);
    delegate_->setBarSpace(PanelHead::withText(metrics_, 12) - edge);
}

void LogPanel::resizeEvent(QResizeEvent*) {
    layOut();
    follow();
}

// Return on a line that cites a rule has led to it, and does nothing else.
void LogPanel::keyPressEvent(QKeyEvent* event) {
    const bool returns = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else if (!returns || list_->currentIndex().data(LogModel::RuleRole).toString().isEmpty())
        QWidget::keyPressEvent(event);
}

// Reading by keyboard begins at the newest line.
bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool begins = event->type() == QEvent::FocusIn || event->type() == QEvent::KeyPress;
    if (watched == list_ && begins && !list_->currentIndex().isValid())
        list_->setCurrentIndex(model_->index(model_->rowCount() - 1));
    if (watched == list_ && isLetter(*event)) { // the list looks for nothing: letters are the table's
        event->ignore();
        return true;
    }
    if (watched == list_ && event->type() == QEvent::KeyPress) { // as in a tree
        using Fold = LogModel::Fold;
        const int key = static_cast<QKeyEvent*>(event)->key();
        const auto fold = static_cast<Fold>(list_->currentIndex().data(LogModel::FoldRole).toInt());
        if ((key == Qt::Key_Left && fold == Fold::Open) || (key == Qt::Key_Right && fold == Fold::Folded)) {
            toggle(list_->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LogPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        tell();
    }
    QWidget::changeEvent(event);
}

} // namespace logs

#include "moc_log_panel.cpp"
