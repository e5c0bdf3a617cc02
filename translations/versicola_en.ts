<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>BolognesePack</name>
    <message numerus="yes">
        <source>Worth %n point(s) in the count by twos (B2.1).</source>
        <translation>
            <numerusform>Worth %n point in the count by twos (B2.1).</numerusform>
            <numerusform>Worth %n points in the count by twos (B2.1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BologneseWords</name>
    <message numerus="yes">
        <source>Before the discard an accuso must reach the target: %n point(s) are missing (B6.5).</source>
        <translation>
            <numerusform>Before the discard an accuso must reach the target: %n point is missing (B6.5).</numerusform>
            <numerusform>Before the discard an accuso must reach the target: %n points are missing (B6.5).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message numerus="yes">
        <source>A counter: %n point(s) (rule M2.1).</source>
        <translation>
            <numerusform>A counter: %n point (rule M2.1).</numerusform>
            <numerusform>A counter: %n points (rule M2.1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>a versicola and its worth</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>you deal: discard %n</source>
        <translation>
            <numerusform>you deal: discard %n</numerusform>
            <numerusform>you deal: discard %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you robbed %n: discard as many</source>
        <translation>
            <numerusform>you robbed %n: discard as many</numerusform>
            <numerusform>you robbed %n: discard as many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut, robbed %n</source>
        <translation>
            <numerusform>cut, robbed %n</numerusform>
            <numerusform>cut, robbed %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarded %n</source>
        <translation>
            <numerusform>discarded %n</numerusform>
            <numerusform>discarded %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discards %n</source>
        <translation>
            <numerusform>discards %n</numerusform>
            <numerusform>discards %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see the other %n of the 13: they will be the fola.</source>
        <translation>
            <numerusform>You see the other %n of the 13: they will be the fola.</numerusform>
            <numerusform>You see the other %n of the 13: they will be the fola.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%1 cuts and robs %n card(s)</source>
        <translation>
            <numerusform>%1 cuts and robs %n card</numerusform>
            <numerusform>%1 cuts and robs %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s)</source>
        <translation>
            <numerusform>%1 discards %n card</numerusform>
            <numerusform>%1 discards %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n switches differ from Accademia 2008.</source>
        <translation>
            <numerusform>%n switch differs from Accademia 2008.</numerusform>
            <numerusform>%n switches differ from Accademia 2008.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>%n hand(s) are written already.</source>
        <translation>
            <numerusform>%n hand is written already.</numerusform>
            <numerusform>%n hands are written already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpanishPack</name>
    <message numerus="yes">
        <source>Worth %n point(s) (C1.3).</source>
        <translation>
            <numerusform>Worth %n point (C1.3).</numerusform>
            <numerusform>Worth %n points (C1.3).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strips</name>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to go</source>
        <translation>
            <numerusform>%n more to go</numerusform>
            <numerusform>%n more to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarotWords</name>
    <message numerus="yes">
        <source>The declarer lays away %n card(s), as many as were taken up (F6.4).</source>
        <translation>
            <numerusform>The declarer lays away %n card, as many as were taken up (F6.4).</numerusform>
            <numerusform>The declarer lays away %n cards, as many as were taken up (F6.4).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>%n resti</source>
        <translation>
            <numerusform>%n resto</numerusform>
            <numerusform>%n resti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>coach::HandTold</name>
    <message numerus="yes">
        <source>%n decisions still to be weighed</source>
        <translation>
            <numerusform>%n decision still to be weighed</numerusform>
            <numerusform>%n decisions still to be weighed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>count::CountPage</name>
    <message numerus="yes">
        <source>&amp;Our %n cards</source>
        <translation>
            <numerusform>&amp;Our %n card</numerusform>
            <numerusform>&amp;Our %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Their %n cards</source>
        <translation>
            <numerusform>&amp;Their %n card</numerusform>
            <numerusform>&amp;Their %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>count::Ledger</name>
    <message numerus="yes">
        <source>%n resti</source>
        <translation>
            <numerusform>%n resto</numerusform>
            <numerusform>%n resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::GamePages</name>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::GoOnWords</name>
    <message numerus="yes">
        <source>you lay away %n card(s)</source>
        <translation>
            <numerusform>you lay away %n card</numerusform>
            <numerusform>you lay away %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::PlayPage</name>
    <message numerus="yes">
        <source>%n card(s) that you and your partner have captured.</source>
        <translation>
            <numerusform>%n card that you and your partner have captured.</numerusform>
            <numerusform>%n cards that you and your partner have captured.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doors::GoOnStrip</name>
    <message numerus="yes">
        <source>%n more to go on with</source>
        <translation>
            <numerusform>%n more to go on with</numerusform>
            <numerusform>%n more to go on with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thrown away, to be brought back</source>
        <translation>
            <numerusform>%n thrown away, to be brought back</numerusform>
            <numerusform>%n thrown away, to be brought back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gallery::DeckList</name>
    <message numerus="yes">
        <source>%1 pack: %n card(s)</source>
        <comment>Florentine pack: 97 cards</comment>
        <translation>
            <numerusform>%1 pack: %n card</numerusform>
            <numerusform>%1 pack: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gallery::GalleryPage</name>
    <message numerus="yes">
        <source>%n card(s), for %1</source>
        <comment>97 cards, for Minchiate</comment>
        <translation>
            <numerusform>%n card, for %1</numerusform>
            <numerusform>%n cards, for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>minchiate_table::MinchiateTable</name>
    <message numerus="yes">
        <source>&amp;Declare %n</source>
        <translation>
            <numerusform>&amp;Declare %n</numerusform>
            <numerusform>&amp;Declare %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fola
%n card(s)</source>
        <translation>
            <numerusform>fola
%n card</numerusform>
            <numerusform>fola
%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pad::ScorePad</name>
    <message numerus="yes">
        <source>and %n resti paid to us</source>
        <translation>
            <numerusform>and %n resto paid to us</numerusform>
            <numerusform>and %n resti paid to us</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n resti paid to them</source>
        <translation>
            <numerusform>and %n resto paid to them</numerusform>
            <numerusform>and %n resti paid to them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review::Asides</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>score::PadTray</name>
    <message numerus="yes">
        <source>◂ %n resti</source>
        <translation>
            <numerusform>◂ %n resto</numerusform>
            <numerusform>◂ %n resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resti ▸</source>
        <translation>
            <numerusform>%n resto ▸</numerusform>
            <numerusform>%n resti ▸</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>score::PenaltyMenu</name>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table::TableWidget</name>
    <message numerus="yes">
        <source>%n card(s) are raised already: lower one first.</source>
        <translation>
            <numerusform>%n card is raised already: lower it first.</numerusform>
            <numerusform>%n cards are raised already: lower one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
