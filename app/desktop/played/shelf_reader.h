// Reads all hands that are kept, elsewhere, and tells when they are there.
#pragma once

#include "desktop/played/listed_hand.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <memory>

namespace played {

// Where the reviews of the hands kept in `folder` lie.
[[nodiscard]] inline QString reviewsIn(const QString& folder) {
    return folder + QStringLiteral("/reviews");
}

class ShelfReader : public QObject {
    Q_OBJECT

public:
    // `reviews` is the folder with what was found of them.
    explicit ShelfReader(const QString& reviews, QObject* parent = nullptr);
    ~ShelfReader() override;

    // What was asked before is given up.
    void read(const QStringList& files);
    [[nodiscard]] bool reading() const { return reading_; }

signals:
    void finished(const std::shared_ptr<played::Shelf>& shelf);

private:
    practice::ReviewStore reviews_;
    QThreadPool thread_;
    std::stop_source stop_;
    int asked_ = 0;
    bool reading_ = false;
};

} // namespace played
