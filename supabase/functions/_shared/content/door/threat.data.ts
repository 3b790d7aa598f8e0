import type { DoorRule } from './door-rule.ts'

const WHO =
  '(?:(?:a|one of (?:my|our|the)|my|our|this|the|that|some|another|year \\d) (?:\\w+ ){0,2}?(?:pupils?|students?|child|kids?|boys?|girls?|akonga|tamaiti|parents?|dad|father|man|person|adult)|pupil|student|kid|boy|girl|child|some(?:one|body)|he|she|they)'
const WEAPON = '(?:knife|knives|gun|pistol|rifle|machete|blade|weapon|hammer|baseball bat|bomb)'
const HURT = '(?:stab|shoot|kill|bash|hurt|attack|blow up|burn down|strangle)'
const OTHERS =
  '(?:some(?:one|body)|every(?:one|body)|people|the others|him|her|them|me|us|(?:the|another|a|his|her|my|our) (?:\\w+ )?(?:class(?:mates?)?|kids?|school|pupils?|students?|teachers?|boys?|girls?|child|friend|principal))'

/** Words that show a story, a play, history or rules rather than a danger in the room. */
const A_STORY =
  /\b(?:story|stories|novel|book|character|play|drama|legend|myth|film|movie|history|war|wars|explorers?|hunters?|chef|cooking|kitchen|carv\w+|harakeke|flax|whittling|policy|staff (?:meeting|training)|narrative|text about|reading about|shakespeare|fairy ?tale)\b/

/** Somebody who has a weapon, or says that they will hurt others. */
export const THREATS: readonly DoorRule[] = [
  {
    kind: 'threat',
    pattern: new RegExp(
      `\\b${WHO} (?:just |has |have |is |was |had |has just |came in )*(?:brought|brings?|bringing|got|has|had|have|carrying|pulled(?: out)?|showed|showing|hiding|waving|with) (?:\\w+ )?(?:an? |his |her |their )?(?:\\w+ )?${WEAPON}\\b[^.?!]{0,40}\\b(?:to (?:school|class)|at (?:school|lunch|playtime)|in (?:class|(?:his|her|their|the) (?:bag|desk|room|classroom|playground))|says?|said|threat\\w*|going to|what (?:do|should))\\b`,
    ),
    unless: A_STORY,
    closes: [
      'one of my boys has a knife in his bag what do i do',
      'a student brought a gun to school',
      'a parent is waving a hammer in the playground',
      'She has a blade and says she will use it',
    ],
    staysOpen: [
      'A story in which a boy has a knife in his bag and must decide, Year 8 narrative',
      'The chef has a knife in the kitchen: safety lesson Year 6',
      'Nails, hammer and saw: technology in the playground',
      'She has a bat and a ball at school, PE Year 2',
    ],
  },
  {
    kind: 'threat',
    pattern: new RegExp(
      `\\b${WHO}\\b[^.?!]{0,30}\\b(?:says?|said|saying|told|threaten(?:s|ed|ing)?|wants?|wrote|going|texted)\\b[^.?!]{0,30}\\b${HURT} ${OTHERS}\\b|\\b(?:bomb threat|shooting threat|death threats?) (?:at|against|to|for|from) (?:our|my|the|a|school|me|us)\\b`,
    ),
    unless: new RegExp(`${A_STORY.source}|\\b(?:bully\\w*|words that|dont hurt|not to hurt|pink shirt)\\b`),
    closes: [
      'a kid says he will stab the others after school',
      'One of my students threatened to kill another boy at lunch',
      'he told me hes going to shoot everyone',
      'we got a bomb threat at our school',
    ],
    staysOpen: [
      'The giant says he will kill the boy: fairy tale retelling Year 3',
      'How words hurt people: Pink Shirt Day lesson, a child says something unkind',
      'History: King Charles and those who wanted to kill the king',
    ],
  },
]
