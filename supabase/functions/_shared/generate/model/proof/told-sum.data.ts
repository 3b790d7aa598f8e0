const ADJECTIVES =
  'more|less|fewer|further|farther|longer|shorter|taller|older|younger|heavier|lighter|higher|lower|wider|deeper|bigger|larger|smaller|faster|slower|colder|warmer|hotter|cheaper|dearer|greater'

/** What the last sentence of a story asks for. */
export const ASKS = {
  difference: new RegExp(
    `\\bhow (?:many|much) (?:\\p{L}+ )?(?:${ADJECTIVES})\\b(?! (?:is|are) (?:there|that)\\b)|\\bby how (?:many|much)\\b|\\bdifference\\b`,
    'iu',
  ),
  rest: /\b(?:left|remain\w*|still|not|unread|unsold|unused|uneaten|empty|others?|rest|change|after (?:that|this)|can be used)\b|n[’']t\b|\bhow much (?:more )?fits\b/i,
  total:
    /\b(?:altogether|in all|in total|total|both|together|combined|sum|all (?:of )?(?:the|these|them)|at first|to (?:start|begin) with|(?:at|in) the (?:start|beginning)|originally|in the whole|the whole (?:day|week|game|match|year|trip|time)|are that|is that|are there|has (?:he|she|it) now|have (?:they|we|you) now)\b/i,
  each: /\b(?:each|every|one|apiece|per|a single)\b/i,
  part: /\bwhat (?:fraction|part|percentage|per ?cent)\b|\bprobability\b|\bchances?\b|\blikelihood\b/i,
  price: /\b(?:price|cost|costs|pay|pays)\b/i,
} as const

/** What the story tells. */
export const TELLS = {
  each: /\b(?:each|every|apiece|per|times|rows|columns|square|lots|dozen)\b|\b(?:a|an|one) (?:second|minute|hour|day|night|week|fortnight|month|term|year|\p{L}+ (?:has|holds?|needs?|costs?|weighs?|takes?|makes?|gives?|carries|fits))\b|\b\d+ \p{L}+ (?:of|with|hold|have|cost|weigh|are) \$?\d|\b(?:packs?|bags?|boxes|trays?|groups?|teams?|sets?|pairs?|lengths|laps) of\b|\b(?:costs?|is|are|at|has|holds?|weighs?|gives?) \$?\d[^?]*\?/iu,
  shares:
    /\b(?:shar\w+|split\w*|divid\w+|equal(?:ly)?|evenly|cut into|pieces?|parts?|packs|packed|in (?:rows|boxes|bags|bowls|trays|groups|teams|pairs|packs|piles) of|together)\b/i,
  more: new RegExp(`\\b\\d+(?:[.,]\\d+)* ?(?:\\p{L}+ ){0,2}?(?:${ADJECTIVES})\\b`, 'iu'),
  grows:
    /\b(?:\d+ more|another|extra|adds?|added|gets?|got|joins?|joined|finds?|found|buys?|bought|wins?|won|grows?|grew|increase[sd]?|rises?|rose|up by|goes up|went up|puts? in|receives?|collects?|gave away|gives? away|gave|lost|spent|ate|sold|used)\b/i,
  off: /\b(?:off|discount|cheaper|reduced|reduction|down|voucher|less|sale)\b/i,
  timesAs:
    /\b(?:twice|double|half|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) times) as\b|\bhalf (?:of|the)\b/i,
  /** A part is told, and the question may ask for what is left of the whole, or for the whole. */
  rest: /\b(?:others?|rest|remain\w*|the other)\b/i,
  isPart:
    /\b(?:which|that|this|it) (?:is|was|are) (?:only )?(?:\d+\/\d+|\d+ ?%|half|a (?:third|quarter)) of\b/i,
  /** A number of both, beside a difference between them. */
  ofBoth: /\b(?:together|altogether|in all|in total|between them|the total|a total)\b/i,
  divides: /\btimes (?:smaller|shorter|lighter|fewer|less|slower|younger|cheaper|lower|thinner)\b/i,
  /** The measure of a whole shape, of which one side is asked for. */
  whole: /\b(?:area|perimeter|volume) (?:of|is|was) (?:about )?\d/i,
  /** From one amount to another: what lies between is no total. */
  fromTo: /\bfrom -?\d[^.?!]*\bto -?\d/i,
} as const

/** Things into which others are put, or that are needed so many times: asked for, they are the number of groups. */
export const GROUPS =
  /\bhow many (?:(?:full|whole|equal|such|more) |\d+(?:\.\d+)? ?(?:mL|L|g|kg|cm|m)[ -])?(?:boxes|bags|groups|teams|rows|packs|packets|trays|pieces|parts|jars|cups|glasses|bowls|bottles|trips|buses|vans|cars|boats|weeks|days|hours|minutes|months|jumps|steps|signs|bunches|baskets|crates|cartons|tables|pages|piles|stacks|shelves|lengths|tents|sets|pairs|laps|times|\d+s)\b/i

/** Measures of a shape, of which one is worked out from its sides and never from another one alone. */
export const MEASURES = [/\barea\b/i, /\bperimeter\b/i, /\bvolume\b/i] as const

export const ASKS_SIDE = /\bhow (?:wide|long|high|tall|deep)\b|\b(?:width|length|height|side|sides)\b/i

/** "3 times as many ducks as geese": the last group is what the other is compared with. */
export const TIMES_AS =
  /(?:twice|double|half|\d+ times|\p{L}+ times) as (?:many|much|\p{L}+)(?: (\p{L}+))? as (?:(?:the|his|her|a|an|its|their) )?(\p{L}+)/iu

export const TIME_UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const
