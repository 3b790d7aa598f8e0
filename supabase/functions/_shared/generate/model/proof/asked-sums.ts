const has = (expr: string, ...signs: string[]) => signs.some((sign) => expr.includes(sign))
const numbersIn = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? []

interface AskedSum {
  /** Words of the question itself. */
  asks: RegExp
  /** Words of the whole story that must stand there too. */
  tells?: RegExp
  unless?: RegExp
  /** Words of the whole story beside which it says nothing. */
  never?: RegExp
  /** True where the sum cannot be what is asked. */
  isOther(expr: string): boolean
}

const COMPARED =
  'more|less|fewer|further|farther|longer|shorter|taller|older|younger|heavier|lighter|higher|lower|wider|bigger|smaller|faster|slower|colder|warmer|cheaper|dearer'
const TOGETHER =
  /\b(?:altogether|in all|in total|together|between them|combined|on both|both (?:days|weeks|of them)|the two)\b/i

/** What a question asks for, and the sums that cannot be it. */
const ASKED: readonly AskedSum[] = [
  {
    asks: new RegExp(`\\bhow (?:many|much) (?:\\p{L}+ )?(?:${COMPARED})\\b|\\bby how (?:many|much)\\b`, 'iu'),
    unless: /\b(?:more|longer) (?:does|do|did|must|will|is|are|can)\b[^?]*\b(?:need|save|fit)\b/i,
    isOther: (expr) => !has(expr, '-'),
  },
  {
    // "45 on Friday and 17 fewer on Saturday, how many on both days?" has the 45 twice.
    asks: TOGETHER,
    tells: new RegExp(
      `\\b\\d+ (?:\\p{L}+ )?(?:${COMPARED})\\b(?! (?:on|in|at|by|join|come|arrive|are|were) )(?:(?! each)[^.?!])*[.?!]|\\b(?:twice|double|half|(?:three|four|five|six|\\d+) times) as\\b|\\b(?:fewer|less|more) (?:on|in) `,
      'iu',
    ),
    unless: new RegExp(`\\bhow (?:many|much) (?:\\p{L}+ )?(?:${COMPARED})\\b`, 'iu'),
    isOther: (expr) => numbersIn(expr).length < 3 && !/(?<![\d.])(?:3|4|5|6|7|1\.5)(?![\d.])/.test(expr),
  },
  {
    asks: /\b(?:save|saving|discount|taken off|the reduction|cheaper)\b/i,
    tells: /\d ?%[^.?!]*\b(?:off|discount|cheaper)\b|\b(?:discount|reduced|cut) (?:of|by) \d+ ?%/i,
    unless: /\b(?:price|pay|cost)\b/i,
    isOther: (expr) => has(expr, '-', '+'),
  },
  {
    asks: /\b(?:posts?|trees?|flags?|lamps?|cones?|signs?|poles?|plants?|pegs?)\b/i,
    tells: /\b(?:at|on) (?:each|both|either) ends?\b|\bfrom (?:the )?(?:start|beginning) to (?:the )?end\b/i,
    isOther: (expr) => !/\+1(?!\d)|1\+/.test(expr),
  },
  {
    asks: /\bhow many (?:cuts|gaps|spaces|breaks)\b/i,
    isOther: (expr) => !/-1(?!\d)/.test(expr),
  },
  {
    asks: /\bperimeter\b|\b(?:all the way |go |goes |walk |run )?around (?:it|the (?:outside|edge))\b/i,
    never:
      /\b(?:square|regular|equilateral|equal|hexagon|pentagon|octagon|rhombus|laps?|times|all (?:its )?sides)\b/i,
    isOther: (expr) => !has(expr, '+') && !has(expr, '/', '-'),
  },
  {
    asks: /\barea\b/i,
    tells: /\btriang\w+/i,
    isOther: (expr) => has(expr, '*') && !/\/2(?![\d.])|0\.5|1\/2/.test(expr),
  },
  {
    // "How much more do the cards cost than one stamp?"
    asks: /\bthan (?:one|a|an|each|a single) \p{L}/iu,
    isOther: (expr) => (expr.match(/\*/g) ?? []).length > 1,
  },
  {
    asks: /\bvolume\b/i,
    isOther: (expr) => !has(expr, '*', '/') || (has(expr, '+') && !has(expr, '*')),
  },
  {
    asks: /\b(?:half-?way|mid-?way|middle) between\b/i,
    isOther: (expr) => !(has(expr, '+') && has(expr, '/2', '*0.5', '*1/2')) && !has(expr, '/2'),
  },
  {
    asks: /\b(?:what|how much) (?:does|do|did|is|will|would|is the (?:price|cost|weight|mass) of) (?:one|each|a single|1)\b/i,
    tells: /\b\d+ (?:\p{L}+ ){1,3}(?:costs?|weighs?|hold|holds|are|sell for|make|makes) \$?\d/iu,
    isOther: (expr) => !has(expr, '/'),
  },
  {
    asks: /\bhow (?:many|much)\b|\bwhat does\b/i,
    tells: /\b(?:shared?|shares|split|splits|divided?)\b[^.?!]*\b(?:equally|evenly|between|among)\b/i,
    unless: /\b(?:more|left|over|remain\w*|total|altogether|now)\b/i,
    isOther: (expr) => !/\/[\d.]+$/.test(expr) || /[+-]/.test(expr.replace(/\([^()]*\)/g, '')),
  },
  {
    asks: /\b(?:total|sum|altogether|add up to)\b/i,
    tells: /\b(?:mean|average)\b[^.?!]*\b(?:is|was|of)\b/i,
    unless: /\b(?:what|find) (?:is|was)? ?(?:the|their) (?:mean|average)\b/i,
    isOther: (expr) => !has(expr, '*'),
  },
  {
    asks: /\bhow many\b/i,
    tells: /\bevery \d+(?:st|nd|rd|th)\b|\bevery (?:second|third|fourth|fifth|sixth|tenth)\b/i,
    isOther: (expr) => !has(expr, '/'),
  },
  {
    asks: /\b(?:how (?:many|much)\b[^?]*\b(?:not|no longer)|how (?:many|much)\b[^?]*n[’']t)\b/i,
    isOther: (expr) => !has(expr, '-'),
  },
]

/** A number that comes on top of the others: "and 5 more chairs by the wall". */
const ON_TOP = /\b(?:(\d+) (?:more|extra|other|spare|loose)(?! than)|(?:another|an extra) (\d+)) (?:\p{L}+)/iu

/** True where a number that comes on top of the others is multiplied with them: 7 × (4 + 5) for 7 × 4 + 5. */
function multipliesOnTop(prompt: string, expr: string): boolean {
  const [, before, behind] = ON_TOP.exec(prompt) ?? []
  const number = before ?? behind
  if (
    number === undefined ||
    /\b\d+ (?:more|extra) \p{L}+ than\b|\beach\b[^.?!]*\bmore each\b/iu.test(prompt)
  )
    return false
  return new RegExp(
    `\\*\\([^()]*(?<![\\d.])${number}(?![\\d.])[^()]*\\)|\\([^()]*(?<![\\d.])${number}(?![\\d.])[^()]*\\)\\*`,
  ).test(expr)
}

/** True where the question itself, in its last sentence, asks for another sum than this one. */
export function isOtherAsked(prompt: string, asked: string, expr: string): boolean {
  const found = ASKED.some(
    ({ asks, tells, unless, never, isOther }) =>
      asks.test(asked) &&
      (tells?.test(prompt) ?? true) &&
      unless?.test(asked) !== true &&
      never?.test(prompt) !== true &&
      isOther(expr),
  )
  return found || multipliesOnTop(prompt, expr)
}
