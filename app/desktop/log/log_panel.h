// The log beside or over the table: this hand so far, every mark kept, the newest in sight.
#pragma once

#include "desktop/look/panel_head.h"
#include "text/log.h"

#include <QListView>
#include <QWidget>

#include <functional>

namespace logs {

class LogDelegate;
class LogModel;

class LogPanel : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);

    // To whom it is told; the same log is told anew.
    void setTeller(const text::Teller& teller);
    // The whole log, at a new hand or after resuming; its end is in sight.
    void setLog(const text::Log& log);
    // What just happened. The list follows the end, whatever size it gets, unless it was scrolled back to
    // read.
    void add(const minchiate::Event& event);
    // A line after what has happened so far that is no event: a hint that was taken.
    void note(const QString& words);
    [[nodiscard]] const text::Log& log() const { return log_; }
    // The same for a game that tells its story itself: anew, or gone on.
    enum class Story { Anew, GoesOn };
    void tellStory(const std::vector<text::LogSection>& story, Story how);

    // For the tips of its lines: a rule in words, by its number.
    void setRuleWords(std::function<QString(const QString& number)> words);

    // Sizes of type and space; the panel's own width is metrics.panel, its height what it is given.
    void setMetrics(const look::Metrics& m);
    void setDark(bool dark);

    [[nodiscard]] QListView* list() const { return list_; }
    // Other panels that stand in its place, by name: they are chosen at its head.
    void setBesides(const QStringList& names);
    [[nodiscard]] look::PanelHead* head() const { return head_; }
    [[nodiscard]] QAbstractButton* closeButton() const { return head_->closeButton(); }
    QSize sizeHint() const override;

signals:
    void closed();                         // × or Escape; hiding is the owner's
    void otherChosen(int beside);          // one of the others
    void ruleAsked(const QString& number); // of a line, by double click or Return

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell();
    void layOut();
    void dress();
    void retranslate();
    void follow();
    void toggle(const QModelIndex& index);

    text::Teller teller_;
    struct Note {
        std::size_t section, line; // after so many lines of the log
        QString words;
    };
    std::vector<Note> notes_;
    text::Log log_;
    std::vector<text::LogSection> story_; // in place of the log
    look::Metrics metrics_;
    bool dark_ = true;
    bool follows_ = true;
    LogModel* model_;
    LogDelegate* delegate_;
    QListView* list_;
    look::PanelHead* head_;
    QStringList besides_;
};

} // namespace logs
