// Masters who play the cards of a day in the background, after the person has.
#pragma once

#include "minchiate/history/daily.h"

#include <QObject>
#include <QThreadPool>

#include <vector>

namespace daily {

class MastersAtWork : public QObject {
    Q_OBJECT

public:
    // What they made is kept there.
    explicit MastersAtWork(history::Daily days, QObject* parent = nullptr);
    ~MastersAtWork() override; // gives up at once; what is missing is played another time

    // They play that day's cards as far as it is not known what they make: four of them, and one in the
    // person's seat with the same others. A day asked for before the last is over follows it.
    void play(QDate day);
    // They have not yet played all of it.
    [[nodiscard]] bool owe(QDate day) const;

signals:
    void played(QDate day); // one of the two, or both
    void failed(const QString& why);

private:
    struct Task {
        QDate day;
        history::PlayedBy by;
        records::HandRecord hand;
        minchiate::PerSeat<QString> levels;
    };
    [[nodiscard]] std::vector<Task> owed(QDate day) const;
    void next();

    history::Daily days_;
    std::vector<Task> tasks_;
    bool working_ = false;
    std::stop_source stop_;
    QThreadPool pool_;
};

} // namespace daily
