// The languages of the house, and which of them is spoken: its texts, its numbers and dates, and Qt's own
// words.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <vector>

namespace text {

struct Language {
    QString code; // "it"
    QString name; // "Italiano": in its own words, in whatever language it is read
};

// Those whose texts are there, English first.
[[nodiscard]] const std::vector<Language>& languages();

// The code of the first of these languages that the house has, asked for as "it-IT" or "it"; English where it
// has none of them.
[[nodiscard]] QString firstOf(const QStringList& asked);
// Of those that this system asks for.
[[nodiscard]] inline QString systemLanguage() {
    return firstOf(QLocale::system().uiLanguages());
}

// How numbers and dates are written beside texts of this language: as the system does, if its language is the
// same; else as most do who speak it.
[[nodiscard]] QLocale localeOf(const QString& language);

// Speaks a language as long as it lives, in place of what was spoken before.
class Speaker {
public:
    Speaker() = default;
    ~Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    // By its code; empty, or one that the house has not, is the system's. What was said before stays as it
    // is.
    void speak(const QString& language);

private:
    void silence();

    QTranslator words_, qtWords_, systemsQtWords_;
};

} // namespace text
