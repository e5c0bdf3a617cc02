#include "desktop/played/shelf_reader.h"

#include <memory>

namespace played {

ShelfReader::ShelfReader(const QString& reviews, QObject* parent) : QObject(parent), reviews_(reviews) {
    thread_.setMaxThreadCount(1);
}

ShelfReader::~ShelfReader() {
    stop_.request_stop();
    thread_.waitForDone();
}

void ShelfReader::read(const QStringList& files) {
    stop_.request_stop();
    stop_ = std::stop_source();
    reading_ = true;
    thread_.start([this, files, asked = ++asked_, stopped = stop_.get_token(), reviews = reviews_] {
        auto shelf = std::make_shared<Shelf>(readShelf(files, reviews, stopped));
        if (stopped.stop_requested())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, shelf, asked] {
                if (asked != asked_)
                    return;
                reading_ = false;
                emit finished(shelf);
            },
            Qt::QueuedConnection);
    });
}

} // namespace played

#include "moc_shelf_reader.cpp"
