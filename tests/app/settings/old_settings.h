// A file of settings as it was written before each game had choices of its own.
#pragma once

#include <QFile>

namespace support {

inline bool oldSettings(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(R"([people]
you=Ginevra
companion1=Nello
companion2=Tessa
companion3=Ugo
level=apprentice
companion1Level=
companion2Level=master
companion3Level=

[rules]
rob29=false
demon=true
noCounterDiscard=false
foolMayLead=true
autoFall=false
restiAtEndOnly=true

[table]
liftThenPlay=true
callBack=false
skipDeal=true
animations=false
showNumber=false
pace=fast
trickStay=1500

[panel]
shown=false

[look]
surroundings=dark

[cards]
largeIndex=true
arabicBanners=true
values=false
deck=florentine
back=back2
)") > 0;
}

} // namespace support
