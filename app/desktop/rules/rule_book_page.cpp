#include "desktop/rules/rule_book_page.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/rules/paper_style.h"
#include "text/lesson_words.h"

#include <QKeyEvent>
#include <QPainter>
#include <QShortcut>

#include <algorithm>

namespace rules {

namespace colour = look::colour;

namespace {

constexpr int kPlace = Qt::UserRole; // an item's target, as a link

} // namespace

RuleBookPage::RuleBookPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit(this)),
      m_previous(new look::PaperButton(look::PaperButton::Kind::secondOnPaper, tr("&Previous"), this)),
      m_next(new look::PaperButton(look::PaperButton::Kind::secondOnPaper, tr("&Next"), this)),
      m_found(new QLabel(this)), m_contents(new QListWidget(this)), m_view(new BookView(deck, this)),
      m_back(new look::PaperButton(look::PaperButton::Kind::second, tr("&Back"), this)),
      m_return(new look::PaperButton(look::PaperButton::Kind::second, {}, this)),
      m_versicole(
          new look::PaperButton(look::PaperButton::Kind::second, tr("The &versicole on one page…"), this)) {
    setAccessibleName(tr("Rule book"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_search->setPlaceholderText(tr("Word or number"));
    m_search->setMaxLength(60);
    m_previous->setAccessibleDescription(tr("to the place before with these words"));
    m_next->setAccessibleDescription(tr("to the next place with these words"));
    m_found->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_found->setAccessibleName(tr("Places found"));
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_contents->setTextElideMode(Qt::ElideRight);
    for (const lessons::Rule& rule : m_view->book().rules.rules)
        if (rule.isChapter()) {
            auto* item = new QListWidgetItem(
                QStringLiteral("%1  %2").arg(rule.number, text::ruleText(rule.title)), m_contents);
            item->setData(kPlace, linkTo({Target::Kind::rule, rule.number}));
        }
    auto* glossary = new QListWidgetItem(tr("Glossary"), m_contents);
    glossary->setData(kPlace, linkTo({Target::Kind::term, kGlossary}));
    m_contents->setCurrentRow(0);
    for (QWidget* watched : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_view)})
        watched->installEventFilter(this);

    connect(m_search, &QLineEdit::textChanged, this, &RuleBookPage::search);
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    // Only what a person does: the row also follows the text.
    connect(m_contents, &QListWidget::itemSelectionChanged, this, [this] {
        if (const auto* item = m_contents->currentItem(); item && m_contents->hasFocus())
            m_view->go(*targetOf(item->data(kPlace).toString()));
    });
    connect(m_contents, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { m_view->go(*targetOf(item->data(kPlace).toString())); });
    connect(m_view, &BookView::asked, this, &RuleBookPage::follow);
    connect(m_view, &BookView::moved, this, &RuleBookPage::tellContents);
    connect(m_back, &QPushButton::clicked, this, &RuleBookPage::closed);
    connect(m_return, &QPushButton::clicked, this, &RuleBookPage::goBack);
    connect(m_versicole, &QPushButton::clicked, this, &RuleBookPage::versicoleAsked);
    const auto key = [this](const QKeySequence& keys, auto act) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    key(QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    key(QKeySequence::FindNext, [this] { step(1); });
    key(QKeySequence::Back, [this] { goBack(); });
    tellFound();
    tellReturn();
}

// ---- Opening and going about ----

void RuleBookPage::showRule(const QString& number) {
    open({Target::Kind::rule, number});
}

void RuleBookPage::showTerm(const QString& term) {
    open({Target::Kind::term, term});
}

void RuleBookPage::showGlossary() {
    showTerm(kGlossary);
}

void RuleBookPage::open(const Target& target) {
    m_trail.clear();
    tellReturn();
    if (m_view->go(target))
        m_view->setFocus();
    tellContents();
}

void RuleBookPage::focusFirst() {
    m_contents->setFocus();
}

void RuleBookPage::follow(const Target& target) {
    const Target from = m_view->place();
    if (!m_view->go(target))
        return;
    m_trail.push_back(from);
    tellReturn();
    tellContents();
}

void RuleBookPage::goBack() {
    if (m_trail.empty())
        return;
    const bool held = m_return->hasFocus();
    const Target target = m_trail.back();
    m_trail.pop_back();
    m_view->go(target);
    tellReturn();
    tellContents();
    if (held && m_trail.empty())
        m_view->setFocus();
}

void RuleBookPage::tellReturn() {
    m_return->setVisible(!m_trail.empty());
    if (m_trail.empty())
        return;
    const Target& target = m_trail.back();
    QString name = target.name;
    if (target.kind == Target::Kind::term)
        name = target.name == kGlossary ? tr("the glossary") : text::ruleText(target.name);
    m_return->setText(tr("&Return to %1", "a rule's number or a term").arg(name));
    layOut();
}

// The chapter that is being read.
void RuleBookPage::tellContents() {
    const Target at = m_view->place();
    int row = m_contents->count() - 1;
    if (at.kind == Target::Kind::rule)
        for (int i = 0; i < m_contents->count(); ++i)
            if (const auto target = targetOf(m_contents->item(i)->data(kPlace).toString());
                target->name == at.name.section(u'.', 0, 0))
                row = i;
    const QSignalBlocker quiet(m_contents);
    m_contents->setCurrentRow(row);
    m_contents->viewport()->update();
}

// ---- Searching ----

void RuleBookPage::search() {
    const QString words = m_search->text().trimmed();
    if (m_view->sought().isEmpty()) // letter by letter it is the same search
        m_searchedFrom = m_view->topPosition();
    // A rule's whole number means that rule; other words the next place from where one was reading.
    if (m_view->seek(words) > 0) {
        const Target rule{Target::Kind::rule, words.toUpper()};
        m_view->go(rule);
        m_view->showHit(m_view->hitFrom(m_view->positionOf(rule).value_or(m_searchedFrom)));
    }
    tellFound();
    tellContents();
}

void RuleBookPage::step(int by) {
    m_view->showHit(m_view->hit() + by);
    tellFound();
    tellContents();
}

void RuleBookPage::tellFound() {
    const bool any = m_view->hits() > 0, asked = !m_search->text().trimmed().isEmpty();
    m_found->setText(
        !asked ? QString()
        : any  ? tr("%1 of %2", "which place of how many").arg(m_view->hit() + 1).arg(m_view->hits())
               : tr("not found"));
    m_previous->setEnabled(any);
    m_next->setEnabled(any);
}

// ---- Looks ----

void RuleBookPage::dress() {
    const look::Metrics& m = m_metrics;
    m_search->setFont(look::sans(m, 14));
    m_search->setStyleSheet(fieldStyle(m));
    QPalette field = m_search->palette();
    field.setColor(QPalette::PlaceholderText, QColor(colour::ink2));
    m_search->setPalette(field);
    QPalette words = m_found->palette();
    words.setColor(QPalette::WindowText, QColor(colour::ink2));
    m_found->setPalette(words);
    m_found->setFont(look::sans(m, 13));
    m_contents->setFont(look::sans(m, 14));
    m_contents->setStyleSheet(contentsStyle(m));
    for (look::PaperButton* button : {m_previous, m_next, m_back, m_return, m_versicole})
        button->setMetrics(m);
}

void RuleBookPage::layOut() {
    const look::Metrics& m = m_metrics;
    const QRect cloth = look::clothRect(rect(), m).adjusted(m.px(18), m.px(16), -m.px(18), -m.px(14));
    if (!cloth.isValid())
        return;
    // Lines no longer than can be read; what room is left stays cloth.
    const int foot = m_back->paperSize().height() + m.px(12);
    const int left = std::clamp(cloth.width() * 26 / 100, m.text(190), m.text(260));
    const int wide = std::min(cloth.width(), left + m.text(800));
    m_paper = QRect(cloth.center().x() - wide / 2, cloth.top(), wide, cloth.height() - foot);
    m_fold = m_paper.left() + left;

    const int inset = m.px(16);
    QRect column(m_paper.left() + inset, m_paper.top() + inset, left - inset - m.px(10),
                 m_paper.height() - 2 * inset);
    const int fieldHigh = m_search->sizeHint().height();
    m_search->setGeometry(column.left(), column.top(), column.width(), fieldHigh);
    column.setTop(column.top() + fieldHigh + m.px(6));
    const QSize button = m_next->paperSize();
    m_previous->setPaperGeometry(QRect(column.topLeft(), m_previous->paperSize()));
    m_next->setPaperGeometry(
        QRect(QPoint(column.left() + m_previous->paperSize().width() + m.px(6), column.top()), button));
    column.setTop(column.top() + button.height() + m.px(2));
    m_found->setGeometry(column.left(), column.top(), column.width(), m_found->fontMetrics().height());
    column.setTop(column.top() + m_found->height() + m.px(8));
    m_contents->setGeometry(column);

    m_view->setGeometry(m_fold + m.px(20), m_paper.top() + m.px(12),
                        m_paper.right() - m.px(12) - m_fold - m.px(20), m_paper.height() - m.px(24));
    const int y = cloth.bottom() + 1 - m_back->paperSize().height();
    m_back->setPaperGeometry(QRect(QPoint(m_paper.left(), y), m_back->paperSize()));
    m_return->setPaperGeometry(
        QRect(QPoint(m_paper.left() + m_back->paperSize().width() + m.px(12), y), m_return->paperSize()));
    const QSize last = m_versicole->paperSize();
    m_versicole->setPaperGeometry(QRect(QPoint(m_paper.right() + 1 - last.width(), y), last));
}

void RuleBookPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    look::drawTable(p, rect(), m_metrics);
    look::drawPaper(p, m_paper, m_metrics);
    p.fillRect(QRect(m_fold, m_paper.top() + m_metrics.px(14), m_metrics.line(1),
                     m_paper.height() - m_metrics.px(28)),
               QColor(colour::paperRule));
    if (m_view->hasFocus()) { // the keyboard scrolls it
        p.setPen(QPen(QColor(colour::openBar), m_metrics.line(2)));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(m_view->geometry()).adjusted(-m_metrics.px(9), 0, m_metrics.px(3), 0), 3, 3);
    }
}

void RuleBookPage::resizeEvent(QResizeEvent*) {
    m_metrics = look::metricsForTable(size(), look::systemFontPx());
    dress();
    layOut();
    m_view->setMetrics(m_metrics);
}

// ---- Keys ----

bool RuleBookPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update();
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (key->key() == Qt::Key_Down) {
            m_view->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RuleBookPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace rules
