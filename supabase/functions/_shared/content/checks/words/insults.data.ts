import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

const PUPIL =
  '(?:pupils?|students?|child|children|kids?|learners?|boys?|girls?|tamariki|ākonga|readers?|writers?|spellers?|class)'
const ONES = '(?:group|table|half|ones?|lot|bunch|crowd|row)'
/** Words for people that are kind only where something else is meant: a plate round has losers, and rugby a dropkick. */
const UNKIND_NOUN =
  '(?:losers(?! of)|drop-?kicks|duds?|rejects?|slackers?|shirkers?|wasters?|time-?wasters?|whing(?:er|ers)|whin(?:er|ers)|moaners?|dregs|failures?|dead ?weights?|deadwood|no-?good-?ers|trouble-?makers?|wimps?|weaklings?|weirdos?|freaks|brats|cry-?bab(?:y|ies)|drongos|clowns|donkeys|muppets|turkeys|simpletons|dawdlers|slow-?coach(?:es)?|stragglers|dunderheads?|scatterbrains|plonkers?|oafs|dolts|ninnies|bozos?)'
/** Words that only people are called, so that "the brainless ones" are people too. */
const DUMB_ALONE =
  '(?:brainless|clueless|witless|gormless|dim-?witted|slow-?witted|thick-?headed|feeble-?minded|simple-?minded|empty-?headed|moronic|idiotic|dopiest|bratty|dumbest|stupidest|good-for-nothing|retarded)'
const DUMB = `(?:${DUMB_ALONE}|mindless|dop(?:ey|ier)|doz(?:y|ier|iest)|daft(?:er|est)?|thick(?:er|est)?|dim(?:mer|mest)?|dens(?:er|est)|dumb(?:er)?|stupid(?:er)?|lazi(?:er|est)|ugli(?:er|est)|fatt(?:er|est)|naughtiest|worthless|pathetic|feral|snotty|whiny|whinging|hopeless|useless|backward|smell(?:y|ier|iest)|stink(?:y|ier|iest)|scruff(?:y|ier|iest))`

/** Words that put pupils down, beyond the plainest ones of `unkind.data.ts`. */
export const PUT_DOWNS: readonly WordPattern[] = [
  {
    pattern:
      /(?<!\p{L})(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|who|(?:pupils?|students?|children|kids?|boys?|girls?|ones?)|(?!(?:It|This|That)\b)\p{Lu}\p{Ll}+) (?:is|are|was|were) (?:just |far |much |simply |a bit )?too (?:thick|dense|dim|dopey|dull|dozy) to (?:count|read|write|learn|understand|know|spell|add|subtract|think|remember|work (?:it|this|that)|get it|solve|answer|tell|see (?:that|why))(?!\p{L})/u,
    matches: ['Hemi is too thick to spell it.', 'They are too dim to understand.'],
    misses: ['The hedge is too thick to count the birds.', 'It was too dim to read.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:air-?heads?|no-?hopers?|thicko(?:e?s)?|thickies|dimbos?|bimbos?|bird-?brain(?:s|ed)?|pea-?brain(?:s|ed)?|lame-?brain(?:s|ed)?|brain-?dead|bone-?heads?|block-?heads?|knuckle-?heads?|thick-?heads?|meat-?heads?|dunder-?heads?|muttonheads?|numpt(?:y|ies)|nincompoops?|dullards?|ignoramus(?:es)?|layabouts?|good-for-nothings?|lazy-?bones|wusse?s|scumbags?|dipsticks(?= (?:in|at|who)(?!\p{L}))|dweebs?|dorks?|lard-?arses?|fatsos?|fat-?heads?|twerps?)(?!\p{L})/iu,
    matches: ['the airheads at the back', 'a no-hoper', 'those blockheads'],
    misses: ['an air hose', 'no hope', 'a brain', 'the dipstick of the car', 'a block of wood'],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:give|hand|let|put|sit|seat|keep|send|move|leave|tell|ignore|pick|choose|make|watch|warn|get|skip|forget|have|call out|name|shame|with)(?: \\p{L}+)? (?:the|your|those|these|any|all|all the|a) (?:\\p{L}+ (?:and |or |and the )?)?${UNKIND_NOUN}(?!\\p{L}|[’'])`,
      'iu',
    ),
    matches: ['Let the losers tidy up.', 'Ignore the moaners.', 'Call out the slackers.', 'Work with a dud.'],
    misses: ['The losers of each match play.', 'Practise a dropkick.', 'a battery that is a dud'],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:a|the|this|that|your|such a) (?:\\p{L}+ )?(?:bunch|lot|load|group|table|class|pack|team|room|row) (?:full )?of (?:\\p{L}+ )?(?:${UNKIND_NOUN}|babies|idlers|bullies|monkeys who)(?!\\p{L})|(?<!\\p{L})${UNKIND_NOUN} (?:at the back|at the bottom|in (?:the|your|our) (?:class|room|group|corner|back)|of (?:the|your|our) class)(?!\\p{L})`,
      'iu',
    ),
    matches: ['a bunch of losers', 'This is a class of whiners.', 'wimps in your class'],
    misses: ['a bunch of grapes', 'a class of students', 'the losers of the round'],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?<!more )(?:${DUMB} ${PUPIL}|${DUMB_ALONE} ${ONES})(?![\\p{L}’'])`,
      'iu',
    ),
    matches: ['Ask the brainless ones to sit out.', 'the dopiest child', 'the thickest kids'],
    misses: [
      'a thick slice',
      'thin strings and thick ones',
      'the dim light',
      'the laziest cat',
      'a dense bush',
      'the ugliest duckling',
    ],
  },
  {
    pattern:
      /(?<!\b(?:no one|nobody|none|never|not|not one)\b[^.!?]{0,40})(?<!\p{L})(?:lost causes?|waste of (?:space|oxygen|air)|(?:beyond|past) (?:all )?(?:help|hope|saving|teaching)|hopeless cases?|sharpest (?:tools?|kni(?:fe|ves)|pencils?|crayons?) in|brightest (?:bulbs?|sparks?|lights?) in|thick as (?:a|two|three)(?: short)? planks?|not (?:all|quite all) there|dumb as|(?:has|have|with|got) a screw loose|you must be (?:blind|deaf|asleep|mad|crazy)(?! to)|even a (?:baby|monkey|toddler|dog|two-year-old) (?:could|can|would)|thick as (?:mud|a brick)|born (?:lazy|stupid|thick)|not worth (?:the|your|anyone[’']s) (?:time|effort|trouble|bother))(?!\p{L})|(?<=(?:child|children|pupils?|students?|kids?|ones|group|class|boys|girls|they|he|she|you|who|this|that)(?!\p{L})[^.!?;:]{0,20}?)(?:is|are) (?:\p{L}+ly )?not (?:very|too|that|so|all that|exactly|the most) (?:bright|clever|smart|intelligent|quick)|not the (?:sharpest|brightest|cleverest) (?:\p{L}+ )?(?:tools?|kni(?:fe|ves)|pencils?|crayons?|bulbs?|sparks?|lights?|ones?|kids?|pupils?|students?)(?!\p{L})/iu,
    matches: ['They are a lost cause.', 'He is beyond help.', 'not the sharpest tools in the shed'],
    misses: ['No one is beyond help.', 'a waste of food', 'the sharpest pencil', 'the lost cat'],
  },
  {
    pattern:
      /(?<!\p{L})(?:pupils?|students?|child|children|kids?|learners?|boys?|girls?|class|group|table|anyone|anybody|whoever|who|you|they|he|she|ones|rest)(?![’'\p{L}])(?!(?: \p{L}+){0,3} (?:see|say|find|write|know|think|check|notice|read|show|explain|that|what|why|if|whether|how) )(?: (?!(?:because|and|that|which|where|when|while|as|so|if|but|until)(?!\p{L}))[\p{L}’']+){0,5}? ?(?:\bmust be|\bis|\bare|\bseems?|[’']re|[’']s) (?:(?:so|too|all|both|really|very|rather|pretty|plain|just|simply|clearly|obviously|a (?:bit|little|tad)) )*(?:thick|dim(?:-?witted)?|stupid|dumb|daft|dopey|dozy|gormless|clueless|brainless|pathetic|worthless|feral|moronic|hopeless|useless|as thick|(?<=(?:a (?:bit|little|tad)|rather|plain) )(?:simple|slow|backward))(?=[,.!?;]|$| (?:and|or|to|for|so|but|as|if|in the head)(?!\p{L}))/iu,
    matches: [
      'Any pupil who gets this wrong must be a bit simple.',
      'Some of your class are plain thick and loud.',
    ],
    misses: ['The child must be kind.', 'Students see that the wall is thick.', 'They are slow to close.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:pupils|students|children|kids|learners|boys|girls|who|class|group|table|they|lot|ones) (?:will|can|could) never (?:ever )?(?:learn(?! (?:to|how|about|that|more|of)(?!\p{L}))|get (?:it|this|there)|manage (?:it|this)|amount to|be any good|cope|succeed|pass|make it)(?!\p{L})/iu,
    matches: ['They will never learn.', 'kids who will never get it'],
    misses: ['They will never learn to fly.', 'The cat will never learn.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:do not|don[’']t|no need to|not worth|no point in|never) (?:bother|bothering|waste|wasting) (?:\p{L}+ )?(?:explaining|teaching|helping|asking|trying|including|marking|with|time (?:on|with)|your time (?:on|with))[^.!?]{0,24}(?<!\p{L})(?:them|him|her|those|kids?|child|children|pupils?|students?|learners?|boys|girls|ones|group|table|the (?:slow|weak|bottom)\p{L}*)(?!\p{L})|(?<!\p{L})only (?:the |your )?(?:clever|bright|smart|brainy|able|top)(?:er|est)? (?:ones|kids|children|pupils|students|half|group|table) (?:will|can|could|are able to) (?!choose)\p{L}+|(?<!\p{L})write (?:them|him|her|these kids|the rest) off(?!\p{L})/iu,
    matches: ['Don’t bother helping those kids.', 'Only the clever ones will cope.', 'Write them off.'],
    misses: ['Don’t bother with a title.', 'only the top card', 'Write it off the board.'],
  },
  {
    pattern:
      /(?<!\p{L})expect (?:nothing|little|less|no better|the worst|trouble) (?:from|of) (?:the|your|these|those|boys|girls|m[aā]ori|pasifika|low\p{L}*|weak\p{L}*)(?!\p{L})|(?<!\b(?:never|not|nobody|no one|don[’']t|if|who|when|they|you|people|others|would|why) (?:\p{L}+ ){0,2})(?<!\p{L})(?:laugh|jeer|sneer|boo|groan|snigger) (?:out loud )?at (?:the |any |a |each |every |those |all )*(?:wrong|bad|silly|slow|weak|poor|child|children|pupils?|students?|kids?|anyone|mistakes?|losers?|him|her|them)(?!\p{L})/iu,
    matches: ['Expect little from the bottom group.', 'Laugh at the wrong answers.'],
    misses: ['Never laugh at a wrong answer.', 'If they laugh at him, stop.', 'Laugh at the joke.'],
  },
]
