// A new sheet: the players' names in turn order, how long, and the house's rules; and what of it may still be
// changed later.
#pragma once

#include "desktop/paper/page.h"
#include "desktop/sheets/choices.h"
#include "desktop/sheets/hands_book.h"
#include "records/clock.h"

#include <QGridLayout>

#include <map>

namespace sheets {

// What is asked, as it stands now.
struct TermsShown {
    struct Row {
        QString what;
        std::vector<ChoiceWords> words;
        int chosen = -1;
        bool fixed = false; // once a hand is written
    };
    std::optional<Row> players; // how many
    Row length;
    // A number beside it, where one is agreed.
    struct Number {
        QString what;
        int value = 0, least = 0, most = 0;
        bool used = true;
    };
    std::optional<Number> number;
    QStringList names;  // of as many as play
    QStringList places; // how each sits
    struct Rule {
        QString name, line, gloss, number;
        enum class Kind { OnOff, OneOf } kind = Kind::OnOff;
        bool on = false;
        bool seen = true;
    };
    std::vector<Rule> rules; // as many whatever is chosen
    QString note;            // for who begins a sheet
};

class TermsPage : public paper::Page {
    Q_OBJECT

public:
    enum class Use { Begin, Change };
    [[nodiscard]] Use use() const { return use_; }
    // For a new sheet, with the names and rules of the file, the last one; or for the one that is open.
    void begin(const QString& last);
    void change();

    [[nodiscard]] paper::Field* name(int player) const { return names_.at(static_cast<std::size_t>(player)); }
    [[nodiscard]] Choices* players() const { return players_; }
    [[nodiscard]] Choices* lengths() const { return lengths_; }
    [[nodiscard]] paper::Field* numberField() const { return number_; }
    [[nodiscard]] paper::LargeButton* rule(std::size_t which) const { return rules_.at(which); }
    [[nodiscard]] look::PaperButton* writeButton() const { return write_; }
    [[nodiscard]] QString says() const { return says_->text(); }

    void focusFirst() override;

signals:
    void done(); // begun, or changed

protected:
    explicit TermsPage(QWidget* parent);

    // The widgets for what there is to ask; called once.
    void build();
    [[nodiscard]] virtual TermsShown shown() const = 0;
    // Whether a hand is written, so that some of it stays as it is.
    [[nodiscard]] virtual bool fixed() const = 0;
    virtual void takeUp(Use use, const QString& last) = 0;
    virtual void choosePlayers(int) {}
    virtual void chooseLength(int which) = 0;
    virtual void setNumber(int) {}
    virtual void turnRule(int which) = 0;
    virtual void setNames(const QStringList& names) = 0;
    // Who has a name that cannot be, and why.
    struct Wrong {
        int player = 0;
        QString why;
    };
    [[nodiscard]] virtual std::optional<Wrong> wrongName() const = 0;
    // Begins the sheet, or changes the open one.
    virtual void carryOut(Use use) = 0;

    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildNames(QGridLayout* grid, const TermsShown& first);
    void buildLength(QGridLayout* grid, const TermsShown& first);
    void buildRules(QGridLayout* grid, const TermsShown& first);
    void fill();
    void fillRules(const TermsShown& now);
    void read();
    void write();
    void sayWrong(const QString& why);

    Use use_ = Use::Begin;
    QGridLayout* whole_;
    QWidget* paper_;
    paper::Words *title_, *note_, *gloss_, *says_;
    Choices *players_ = nullptr, *lengths_ = nullptr;
    paper::Words* numberLabel_ = nullptr;
    paper::Field* number_ = nullptr;
    std::vector<paper::Words*> places_;
    std::vector<paper::Field*> names_;
    std::vector<paper::LargeButton*> rules_;
    std::map<const QObject*, QString> glosses_;
    look::PaperButton *back_, *write_;
};

// The page for a game's form, which says besides what it has in common with the book:
//   TermsShown termsOf(const Sheet&)
//   void setNames(Sheet&, const QStringList&)
//   std::optional<kept::NameProblem> nameFault(const Sheet&), QString explain(const kept::NameProblem&)
//   void choosePlayers, chooseLength, setNumber, turnRule(Sheet&, int)
//   Sheet nextAfter(const Sheet&)                    a new one with the names and terms of that one
template<class Form, class Book>
class TermsPageOf : public TermsPage {
public:
    using Sheet = typename Form::Sheet;

    // Both outlive the page.
    TermsPageOf(Book& book, const QString& folder, QWidget* parent = nullptr)
        : TermsPage(parent), book_(book), folder_(folder) {
        build();
    }

private:
    [[nodiscard]] TermsShown shown() const override { return Form::termsOf(sheet_); }
    [[nodiscard]] bool fixed() const override { return !sheet_.entries.empty() || sheet_.draft; }
    void takeUp(Use use, const QString& last) override {
        if (use == Use::Change) {
            sheet_ = book_.sheet();
            return;
        }
        const auto before = last.isEmpty() ? std::variant<Sheet, QString>{QString()} : Form::load(last);
        const auto* sheet = std::get_if<Sheet>(&before);
        sheet_ = sheet ? Form::nextAfter(*sheet) : Sheet{};
    }
    void choosePlayers(int which) override {
        if constexpr (requires(Sheet & sheet) { Form::choosePlayers(sheet, which); })
            Form::choosePlayers(sheet_, which);
    }
    void chooseLength(int which) override { Form::chooseLength(sheet_, which); }
    void setNumber(int number) override {
        if constexpr (requires(Sheet & sheet) { Form::setNumber(sheet, number); })
            Form::setNumber(sheet_, number);
    }
    void turnRule(int which) override { Form::turnRule(sheet_, which); }
    void setNames(const QStringList& names) override { Form::setNames(sheet_, names); }
    [[nodiscard]] std::optional<Wrong> wrongName() const override {
        const auto problem = Form::nameFault(sheet_);
        return problem ? std::optional(Wrong{problem->player, Form::explain(*problem)}) : std::nullopt;
    }
    void carryOut(Use use) override {
        if (use == Use::Change) {
            book_.setTerms(sheet_);
            return;
        }
        sheet_.begun = records::now().toSecsSinceEpoch();
        book_.begin(folder_, sheet_);
    }

    Book& book_;
    QString folder_;
    Sheet sheet_;
};

} // namespace sheets
