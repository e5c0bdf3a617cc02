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
    <name>BologneseReasons</name>
    <message numerus="yes">
        <source>they count %n point(s) for the dealer’s side</source>
        <translation>
            <numerusform>they count %n point for the dealer’s side</numerusform>
            <numerusform>they count %n points for the dealer’s side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its %n point(s) win the match (B6.5)</source>
        <translation>
            <numerusform>its %n point wins the match (B6.5)</numerusform>
            <numerusform>its %n points win the match (B6.5)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n point at once</numerusform>
            <numerusform>%n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trick is surely theirs, and %n point(s) with it</source>
        <translation>
            <numerusform>the trick is surely theirs, and %n point with it</numerusform>
            <numerusform>the trick is surely theirs, and %n points with it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s) are empty then, and you may trump there</source>
        <translation>
            <numerusform>%n suit is empty then, and you may trump there</numerusform>
            <numerusform>%n suits are empty then, and you may trump there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it may draw a higher card of its suit that is still out; you keep %n of that suit</source>
        <translation>
            <numerusform>it may draw a higher card of its suit that is still out; you keep %n of that suit</numerusform>
            <numerusform>it may draw a higher card of its suit that is still out; you keep %n of that suit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BologneseSceneWords</name>
    <message numerus="yes">
        <source>Accused: %1, %n point(s) (B6.2).</source>
        <translation>
            <numerusform>Accused: %1, %n point (B6.2).</numerusform>
            <numerusform>Accused: %1, %n points (B6.2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for us</source>
        <translation>
            <numerusform>%n point for us</numerusform>
            <numerusform>%n points for us</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for them</source>
        <translation>
            <numerusform>%n point for them</numerusform>
            <numerusform>%n points for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1</source>
        <translation>
            <numerusform>%n point for %1</numerusform>
            <numerusform>%n points for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BologneseSheet</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short of calling out</source>
        <translation>
            <numerusform>%n point short of calling out</numerusform>
            <numerusform>%n points short of calling out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BologneseTelling</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
    <name>CoachWords</name>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CuatrolaReasons</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CuatrolaSceneWords</name>
    <message numerus="yes">
        <source>ours: %n trick(s)</source>
        <translation>
            <numerusform>ours: %n trick</numerusform>
            <numerusform>ours: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>theirs: %n trick(s)</source>
        <translation>
            <numerusform>theirs: %n trick</numerusform>
            <numerusform>theirs: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1:
%n trick(s)</source>
        <comment>pair</comment>
        <translation>
            <numerusform>%1:
%n trick</numerusform>
            <numerusform>%1:
%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick %1, with %n point(s)</source>
        <translation>
            <numerusform>Trick %1, with %n point</numerusform>
            <numerusform>Trick %1, with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CuatrolaSheet</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CuatrolaTelling</name>
    <message numerus="yes">
        <source>%n game point(s)</source>
        <translation>
            <numerusform>%n game point</numerusform>
            <numerusform>%n game points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoOnWords</name>
    <message numerus="yes">
        <source>you lay away %n card(s)</source>
        <translation>
            <numerusform>you lay away %n card</numerusform>
            <numerusform>you lay away %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandToldWords</name>
    <message numerus="yes">
        <source>%n decisions still to be weighed</source>
        <translation>
            <numerusform>%n decision still to be weighed</numerusform>
            <numerusform>%n decisions still to be weighed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinchiateSceneWords</name>
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
    <name>PapersWords</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
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
    <message numerus="yes">
        <source>You cut and rob %n card(s)</source>
        <translation>
            <numerusform>You cut and rob %n card</numerusform>
            <numerusform>You cut and rob %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s)</source>
        <translation>
            <numerusform>You discard %n card</numerusform>
            <numerusform>You discard %n cards</numerusform>
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
    <name>TarotCount</name>
    <message numerus="yes">
        <source>each of the %n defender(s) pays you %1</source>
        <translation>
            <numerusform>each of the %n defender pays you %1</numerusform>
            <numerusform>each of the %n defenders pays you %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you pay each of the %n defender(s) %1</source>
        <translation>
            <numerusform>you pay each of the %n defender %1</numerusform>
            <numerusform>you pay each of the %n defenders %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of the %n defender(s) pays %1</source>
        <translation>
            <numerusform>each of the %n defender pays %1</numerusform>
            <numerusform>each of the %n defenders pays %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of the %n defender(s) gets %1</source>
        <translation>
            <numerusform>each of the %n defender gets %1</numerusform>
            <numerusform>each of the %n defenders gets %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n bout</numerusform>
            <numerusform>%n bouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defender(s)</source>
        <comment>under their number</comment>
        <translation>
            <numerusform>defender</numerusform>
            <numerusform>defenders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <translation>
            <numerusform>%n king</numerusform>
            <numerusform>%n kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n queen</numerusform>
            <numerusform>%n queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <translation>
            <numerusform>%n jack</numerusform>
            <numerusform>%n jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n low pair(s)</source>
        <translation>
            <numerusform>%n low pair</numerusform>
            <numerusform>%n low pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is lost by %n card point(s)</source>
        <translation>
            <numerusform>%1 is lost by %n card point</numerusform>
            <numerusform>%1 is lost by %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made by %n card point(s)</source>
        <translation>
            <numerusform>%1 is made by %n card point</numerusform>
            <numerusform>%1 is made by %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card point(s) over %1</source>
        <comment>under their number</comment>
        <translation>
            <numerusform>card point over %1</numerusform>
            <numerusform>card points over %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card point(s) short of %1</source>
        <comment>under their number</comment>
        <translation>
            <numerusform>card point short of %1</numerusform>
            <numerusform>card points short of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarotReasons</name>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n trump</numerusform>
            <numerusform>%n trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s) are empty then, and you may trump there</source>
        <translation>
            <numerusform>%n suit is empty then, and you may trump there</numerusform>
            <numerusform>%n suits are empty then, and you may trump there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it may draw a higher card of its suit that is still out; you keep %n of that suit</source>
        <translation>
            <numerusform>it may draw a higher card of its suit that is still out; you keep %n of that suit</numerusform>
            <numerusform>it may draw a higher card of its suit that is still out; you keep %n of that suit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarotSheet</name>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n bout</numerusform>
            <numerusform>%n bouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarotStory</name>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n card each</numerusform>
            <numerusform>%n cards each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each, %1 in the chien</source>
        <translation>
            <numerusform>%n card each, %1 in the chien</numerusform>
            <numerusform>%n cards each, %1 in the chien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays %n card(s) away</source>
        <translation>
            <numerusform>%1 lays %n card away</numerusform>
            <numerusform>%1 lays %n cards away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarotTelling</name>
    <message numerus="yes">
        <source>your turn: lay %n card(s) away</source>
        <translation>
            <numerusform>your turn: lay %n card away</numerusform>
            <numerusform>your turn: lay %n cards away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the chien, %n card(s)</source>
        <translation>
            <numerusform>the chien, %n card</numerusform>
            <numerusform>the chien, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <comment>so many</comment>
        <translation>
            <numerusform>%n bout</numerusform>
            <numerusform>%n bouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s) in your hand: %1 card points to make</source>
        <translation>
            <numerusform>%n bout in your hand: %1 card points to make</numerusform>
            <numerusform>%n bouts in your hand: %1 card points to make</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just made, each of the %n others pays you %1; every card point over, %2 more.</source>
        <translation>
            <numerusform>Just made, each of the %n others pays you %1; every card point over, %2 more.</numerusform>
            <numerusform>Just made, each of the %n others pays you %1; every card point over, %2 more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lost</source>
        <comment>with you: 1 bout, 2 lost</comment>
        <translation>
            <numerusform>%1, %n lost</numerusform>
            <numerusform>%1, %n lost</numerusform>
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
    <name>board</name>
    <message numerus="yes">
        <source>%n point(s) at most</source>
        <translation>
            <numerusform>%n point at most</numerusform>
            <numerusform>%n points at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bolognese_count::CountPage</name>
    <message numerus="yes">
        <source>%1, %n point(s): %2</source>
        <comment>name, cards</comment>
        <translation>
            <numerusform>%1, %n point: %2</numerusform>
            <numerusform>%1, %n points: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %2: %n point(s)</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>%1 with %2: %n point</numerusform>
            <numerusform>%1 with %2: %n points</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) left to play.</source>
        <translation>
            <numerusform>%n hand left to play.</numerusform>
            <numerusform>%n hands left to play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bolognese_sheet::BesidesMenu</name>
    <message numerus="yes">
        <source>%1 accused %n point(s)</source>
        <translation>
            <numerusform>%1 accused %n point</numerusform>
            <numerusform>%1 accused %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), three of a kind doubled where that is the rule (B6.3).</source>
        <translation>
            <numerusform>%n point, three of a kind doubled where that is the rule (B6.3).</numerusform>
            <numerusform>%n points, three of a kind doubled where that is the rule (B6.3).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bolognese_table::BologneseTable</name>
    <message numerus="yes">
        <source>Choose %n point(s) or more, before you take up the two cards (B6.5).</source>
        <translation>
            <numerusform>Choose %n point or more, before you take up the two cards (B6.5).</numerusform>
            <numerusform>Choose %n points or more, before you take up the two cards (B6.5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): too few to call out</source>
        <translation>
            <numerusform>%n point: too few to call out</numerusform>
            <numerusform>%n points: too few to call out</numerusform>
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
    <message numerus="yes">
        <source>%1: %n cards</source>
        <comment>a pair</comment>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
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
    <name>cuatrola_table::Dish</name>
    <message numerus="yes">
        <source>%n is asked for in this hand</source>
        <translation>
            <numerusform>%n is asked for in this hand</numerusform>
            <numerusform>%n is asked for in this hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>daily::DayPage</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) more than four masters.</source>
        <translation>
            <numerusform>You made %n point more than four masters.</numerusform>
            <numerusform>You made %n points more than four masters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Four masters made %n point(s) more than you.</source>
        <translation>
            <numerusform>Four masters made %n point more than you.</numerusform>
            <numerusform>Four masters made %n points more than you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::BidReview</name>
    <message numerus="yes">
        <source>Of %n deal(s) that fit, played to the end after each word, on average: %1.</source>
        <translation>
            <numerusform>Of %n deal that fits, played to the end after each word, on average: %1.</numerusform>
            <numerusform>Of %n deals that fit, played to the end after each word, on average: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::BologneseChoice</name>
    <message numerus="yes">
        <source>The first side with %n point(s) wins</source>
        <translation>
            <numerusform>The first side with %n point wins</numerusform>
            <numerusform>The first side with %n points wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::BolognesePages</name>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::Claiming</name>
    <message numerus="yes">
        <source>All %n trick(s) that are left are yours, wherever the other cards lie.</source>
        <translation>
            <numerusform>The trick that is left is yours, wherever the other cards lie.</numerusform>
            <numerusform>All %n tricks that are left are yours, wherever the other cards lie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays in the %n trick(s) that are left, the hand ends the same.</source>
        <translation>
            <numerusform>Whatever anybody plays in the trick that is left, the hand ends the same.</numerusform>
            <numerusform>Whatever anybody plays in the %n tricks that are left, the hand ends the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest is ours: %n trick(s), laid down.</source>
        <translation>
            <numerusform>The rest is ours: %n trick, laid down.</numerusform>
            <numerusform>The rest is ours: %n tricks, laid down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was left to decide: %n trick(s), laid down.</source>
        <translation>
            <numerusform>Nothing was left to decide: %n trick, laid down.</numerusform>
            <numerusform>Nothing was left to decide: %n tricks, laid down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::CuatrolaChoice</name>
    <message numerus="yes">
        <source>The first pair with %n point(s) wins, by the usual rules.</source>
        <translation>
            <numerusform>The first pair with %n point wins, by the usual rules.</numerusform>
            <numerusform>The first pair with %n points wins, by the usual rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desktop::CuatrolaPages</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
    <name>desktop::MatchPages</name>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n match(es) that are over, with all their hands?</source>
        <translation>
            <numerusform>Erase %n match that is over, with all its hands?</numerusform>
            <numerusform>Erase %n matches that are over, with all their hands?</numerusform>
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
    <name>desktop::TarotChoice</name>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
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
    <name>editing</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie elsewhere</source>
        <translation>
            <numerusform>%n card lie elsewhere</numerusform>
            <numerusform>%n cards lie elsewhere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editing::EditorPage</name>
    <message numerus="yes">
        <source>%n card(s), each in its place</source>
        <translation>
            <numerusform>%n card, each in its place</numerusform>
            <numerusform>%n cards, each in its place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can change places with %n card(s)</source>
        <translation>
            <numerusform>it can change places with %n card</numerusform>
            <numerusform>it can change places with %n cards</numerusform>
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
    <name>games::HandsPaper</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es)</source>
        <comment>so many hands</comment>
        <translation>
            <numerusform>%1, %n match</numerusform>
            <numerusform>%1, %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games::MyGamesPage</name>
    <message numerus="yes">
        <source>Erase this match with its %n hand(s)?</source>
        <translation>
            <numerusform>Erase this match with its %n hand?</numerusform>
            <numerusform>Erase this match with its %n hands?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games::SumsPaper</name>
    <message numerus="yes">
        <source>%1: %2 after %n hand(s)</source>
        <translation>
            <numerusform>%1: %2 after %n hand</numerusform>
            <numerusform>%1: %2 after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>learn::LadderPage</name>
    <message numerus="yes">
        <source>Practi&amp;se: %n due</source>
        <translation>
            <numerusform>Practi&amp;se: %n due</numerusform>
            <numerusform>Practi&amp;se: %n due</numerusform>
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
    <name>played</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ours: %1, %n point(s)</source>
        <translation>
            <numerusform>Ours: %1, %n point</numerusform>
            <numerusform>Ours: %1, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Theirs: %1, %n point(s)</source>
        <translation>
            <numerusform>Theirs: %1, %n point</numerusform>
            <numerusform>Theirs: %1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>played::Chip</name>
    <message numerus="yes">
        <source>%1, %n hand(s)</source>
        <translation>
            <numerusform>%1, %n hand</numerusform>
            <numerusform>%1, %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>played::HandsPaper</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n match(es)</source>
        <comment>so many hands</comment>
        <translation>
            <numerusform>%1 in %n match</numerusform>
            <numerusform>%1 in %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to go on with</source>
        <translation>
            <numerusform>%n game to go on with</numerusform>
            <numerusform>%n games to go on with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more, down to %1. %2</source>
        <translation>
            <numerusform>%n more, down to %1. %2</numerusform>
            <numerusform>%n more, down to %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>played::MyGamesPage</name>
    <message numerus="yes">
        <source>Erase %n hand(s) and all that was learnt?</source>
        <translation>
            <numerusform>Erase %n hand and all that was learnt?</numerusform>
            <numerusform>Erase %n hands and all that was learnt?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase this game with its %n hand(s)?</source>
        <translation>
            <numerusform>Erase this game with its %n hand?</numerusform>
            <numerusform>Erase this game with its %n hands?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>played::RestiCurve</name>
    <message numerus="yes">
        <source>My resti over %n hand(s): highest %1, lowest %2, now %3</source>
        <translation>
            <numerusform>My resti over %n hand: highest %1, lowest %2, now %3</numerusform>
            <numerusform>My resti over %n hands: highest %1, lowest %2, now %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>played::ShareRow</name>
    <message numerus="yes">
        <source>%1 resti in %n hand(s)</source>
        <translation>
            <numerusform>%1 resti in %n hand</numerusform>
            <numerusform>%1 resti in %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>played::SumsPaper</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>all %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) still to be weighed</source>
        <translation>
            <numerusform>%n hand still to be weighed</numerusform>
            <numerusform>%n hands still to be weighed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to weigh</source>
        <translation>
            <numerusform>%n to weigh</numerusform>
            <numerusform>%n to weigh</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practise</name>
    <message numerus="yes">
        <source>Still out: %n trumps, </source>
        <translation>
            <numerusform>Still out: %n trump, </numerusform>
            <numerusform>Still out: %n trumps, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them counters.</source>
        <translation>
            <numerusform>%n of them a counter.</numerusform>
            <numerusform>%n of them counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are to go.</source>
        <translation>
            <numerusform>%n card is to go.</numerusform>
            <numerusform>%n cards are to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you laid away then cost %n points.</source>
        <translation>
            <numerusform>What you laid away then cost %n point.</numerusform>
            <numerusform>What you laid away then cost %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you said then cost %n points.</source>
        <translation>
            <numerusform>What you said then cost %n point.</numerusform>
            <numerusform>What you said then cost %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you led then cost %n points.</source>
        <translation>
            <numerusform>What you led then cost %n point.</numerusform>
            <numerusform>What you led then cost %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you played then cost %n points.</source>
        <translation>
            <numerusform>What you played then cost %n point.</numerusform>
            <numerusform>What you played then cost %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you led %1: %n points less.</source>
        <translation>
            <numerusform>Then you led %1: %n point less.</numerusform>
            <numerusform>Then you led %1: %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you played %1: %n points less.</source>
        <translation>
            <numerusform>Then you played %1: %n point less.</numerusform>
            <numerusform>Then you played %1: %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, %n points less.</source>
        <translation>
            <numerusform>Next best: %1, %n point less.</numerusform>
            <numerusform>Next best: %1, %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then it was %1: %n points less.</source>
        <translation>
            <numerusform>Then it was %1: %n point less.</numerusform>
            <numerusform>Then it was %1: %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points less than the best. One more try.</source>
        <translation>
            <numerusform>%n point less than the best. One more try.</numerusform>
            <numerusform>%n points less than the best. One more try.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best was %1: %n points more.</source>
        <translation>
            <numerusform>Best was %1: %n point more.</numerusform>
            <numerusform>Best was %1: %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong: %n points less.</source>
        <translation>
            <numerusform>Wrong: %n point less.</numerusform>
            <numerusform>Wrong: %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse: %1, %n points less.</source>
        <translation>
            <numerusform>Worse: %1, %n point less.</numerusform>
            <numerusform>Worse: %1, %n points less.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practise::CalendarView</name>
    <message numerus="yes">
        <source>%n practised</source>
        <translation>
            <numerusform>%n practised</numerusform>
            <numerusform>%n practised</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n come back</source>
        <translation>
            <numerusform>%n comes back</numerusform>
            <numerusform>%n come back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practise::PracticePanel</name>
    <message numerus="yes">
        <source>of %n solved</source>
        <translation>
            <numerusform>of %n solved</numerusform>
            <numerusform>of %n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practise::Sitting</name>
    <message numerus="yes">
        <source>Of other themes %n position(s) are due.</source>
        <translation>
            <numerusform>Of other themes %n position is due.</numerusform>
            <numerusform>Of other themes %n positions are due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %1, %n position(s).</source>
        <translation>
            <numerusform>Next: %1, %n position.</numerusform>
            <numerusform>Next: %1, %n positions.</numerusform>
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
    <message numerus="yes">
        <source>on pile %1, over %n card(s)</source>
        <translation>
            <numerusform>on pile %1, over %n card</numerusform>
            <numerusform>on pile %1, over %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarot_count::CountPage</name>
    <message numerus="yes">
        <source>%n bout(s) need</source>
        <translation>
            <numerusform>%n bout needs</numerusform>
            <numerusform>%n bouts need</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), two by two</source>
        <translation>
            <numerusform>%n card, two by two</numerusform>
            <numerusform>%n cards, two by two</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Your %n card(s)</source>
        <translation>
            <numerusform>&amp;Your %n card</numerusform>
            <numerusform>&amp;Your %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Our %n card(s)</source>
        <translation>
            <numerusform>&amp;Our %n card</numerusform>
            <numerusform>&amp;Our %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The &amp;declarer’s %n card(s)</source>
        <translation>
            <numerusform>The &amp;declarer’s %n card</numerusform>
            <numerusform>The &amp;declarer’s %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The &amp;defence’s %n card(s)</source>
        <translation>
            <numerusform>The &amp;defence’s %n card</numerusform>
            <numerusform>The &amp;defence’s %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarot_table::TarotTable</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>choices</comment>
        <translation>
            <numerusform>one more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table::HeardWords</name>
    <message numerus="yes">
        <source>%1 lays %n card(s) away.</source>
        <translation>
            <numerusform>%1 lays %n card away.</numerusform>
            <numerusform>%1 lays %n cards away.</numerusform>
        </translation>
    </message>
</context>
</TS>
