import { compareRationals, evaluate, rational } from '../../../content/checks/rational.ts'
import type { WireTask } from '../forms/wire-parts.ts'
import { isOtherSpan } from './clock-times.ts'

const has = (expr: string, ...signs: string[]) => signs.some((sign) => expr.includes(sign))
const onlyParts = (expr: string) => has(expr, '*', '/') && !has(expr, '-', '+')

interface Story {
  words: RegExp
  /** True where the sum cannot be what the story asks. */
  isOther(expr: string): boolean
}

/** Stories, and the sums that answer another question. */
const STORIES: readonly Story[] = [
  {
    words:
      /\b(?:gave|gives|lost|loses|spent|spends|sold|ate|eats|used)\b[\s\S]*\b(?:at first|to (?:start|begin) with|(?:at|in) the (?:start|beginning)|originally)\b[^?]*\?/i,
    isOther: (expr) => !has(expr, '+', '*', '/'),
  },
  {
    words:
      /\bhow (?:many|much)\b(?![^?]*\b(?:until|before|till)\b)[^?]*\b(?:not|unread|unused|unsold|empty|do(?:es)?n[’']t|didn[’']t)\b[^?]*\?|\bwhat (?:fraction|percentage|part)\b[^?]*\b(?:not|miss(?:ed)?|left|lose|lost|wrong)\b[^?]*\?/i,
    isOther: (expr) => !has(expr, '-'),
  },
  {
    // The part that went in is not the part that did not.
    words:
      /^(?![\s\S]*\b(?:not|miss\w*|left|lose|lost|wrong|rest|others?|remain\w*|more|fewer|less|away|off|used|eat\w*|ate|gave|broken?|sold|spent|drank|sick|absent|empty|change\w*|increase\w*|decrease\w*|fell|rose)\b)(?![\s\S]*n[’']t\b)[\s\S]*\bwhat (?:fraction|percentage|per ?cent|part)\b[^?]*\?/i,
    isOther: (expr) => has(expr, '-'),
  },
  {
    words:
      /(?:\d+\/\d+|\d+ ?%)[^.?!]*? are (\p{L}+)(?! \1)\b[^?]*\bhow many (?:\p{L}+ )?are (?!\1\b|in\b|there\b)\p{L}+\?/iu,
    isOther: onlyParts,
  },
  {
    words: /\bthat is (?:twice|double|\w+ times) as (?:many|much|old|long|tall|far|heavy) as\b/i,
    isOther: (expr) => !has(expr, '/', '-'),
  },
  {
    words: /\bhas (?:twice|double|three times|four times) as (?:many|much)\. How (?:many|much)\b[^?]*\?/i,
    isOther: (expr) => !has(expr, '*', '+'),
  },
  {
    words:
      /\b(?:twice|double) as (?:many|much|long|far)\b[^?]*\bhow (?:many|much|long|far)\b[^?]*\b(?:altogether|in all|in total)\b[^?]*\?/i,
    isOther: (expr) => !has(expr, '+') && !/\b3\b/.test(expr),
  },
  {
    words:
      /\b(?:adds? (?:up )?to|sum (?:of|is)|total (?:of|is)|have a total|make)\b[^?]*\bone (?:of them |number |part )?(?:is|has|was)\b[^?]*\bother\b[^?]*\?/i,
    isOther: (expr) => !has(expr, '-'),
  },
  {
    words: /\b\d+ (?:years? )?(?:younger|shorter|lighter)\.\s+How (?:old|tall|long|heavy)\b/i,
    isOther: (expr) => !has(expr, '-'),
  },
  {
    words: /\b\d+ (?:years? )?(?:older|taller|longer|heavier)\.\s+How (?:old|tall|long|heavy)\b/i,
    isOther: (expr) => !has(expr, '+'),
  },
  {
    words:
      /°[\s\S]*\b(?:fell|falls|fallen|dropped|drops)\b|\b(?:fell|falls|dropped|drops) by \d+ ?(?:°|degrees)/i,
    isOther: (expr) => !has(expr, '-'),
  },
  {
    words: /\b(?:boxes|bags|groups|teams|packs|packets|trays|cars|rows) of \d+\b[^?]*\bleft over\b[^?]*\?/i,
    isOther: (expr) => !has(expr, '*', '/'),
  },
]

/** People and animals that come and go: both are in the sum of how many there are in the end. */
const ON = 'get on|gets on|got on|come in|arrives?|arrived|joins?|joined|come|came'
const OFF = 'get off|gets off|got off|go home|went home|leaves?|left|fly away|flew away'
const BOTH_WAYS = [
  [ON, OFF],
  [OFF, ON],
].map(([first, second]) => {
  return new RegExp(
    `\\d+ (?:\\p{L}+ ){0,2}?(?:${first})(?!\\p{L})[^?]*\\b\\d+ (?:\\p{L}+ ){0,2}?(?:${second})(?!\\p{L})[^?]*\\bnow\\b[^?]*\\?`,
    'iu',
  )
})

const RATE =
  /(?:up|rises?|rose|raised|increase[sd]?|grows?|grew) (?:\p{L}+ )?by (\d+) ?%|(?:down|falls?|fell|drops?|dropped|decrease[sd]?|reduced|cut) (?:\p{L}+ )?by (\d+) ?%/iu
const AFTERWARDS = /\b(?:now|new|then|after(?:wards)?)\b[^?]*\?/i

/** True where a price or number that went up or down by a part in a hundred is asked for, and the sum is another one. */
function isOtherChange(prompt: string, expr: string): boolean {
  const [all = '', up, down] = RATE.exec(prompt) ?? []
  const numbers = prompt.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  const part = up ?? down
  if (part === undefined || numbers.length !== 2 || !AFTERWARDS.test(prompt)) return false
  const [base = ''] = numbers.filter((number, at) => number !== part || (at === 0 && numbers[1] === part))
  if (base === '' || all === '') return false
  return (
    compareRationals(evaluate(`${base}*(100${up === undefined ? '-' : '+'}${part})/100`), evaluate(expr)) !==
    0
  )
}

const MORE = 'more|older|taller|longer|heavier|higher|further|bigger'
const FEWER = 'fewer|less|younger|shorter|lighter|lower|nearer|smaller'
const NAME = '(\\p{Lu}[\\p{L}\\p{M}]+)'
const THAN = new RegExp(
  `${NAME}(?:[’']s \\p{L}+)?,? (?:\\p{L}+ ){0,2}?(?:\\d+ \\p{L}+, )?\\$?\\d+(?:\\.\\d+)? ?(?:\\p{L}+ ){0,2}?(${MORE}|${FEWER}) (?:\\p{L}+ ){0,2}?than ${NAME}`,
  'u',
)
const TIMES_AS =
  /((?:[\p{L}’']+ ){2,3})(half|twice|double|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) times) as \p{L}+/iu
/** Words before a comparison that name nobody. */
const NO_ONE = new Set(
  'has have had is are was were be the a an its his her their that and but does did'.split(' '),
)
const COMPARED = /\b(?:more|fewer|less|left|than|together|altogether|in all|in total|both|each)\b|\btimes\b/i

/** "The cat weighs four times as much. What does the cat weigh?" is multiplied; half as much is shared. */
function isTimesAsOther(prompt: string, expr: string): boolean {
  const [all = '', before = '', times = ''] = TIMES_AS.exec(prompt) ?? []
  const asked =
    prompt
      .slice(prompt.indexOf(all) + all.length)
      .match(/[^.?!]*\?/g)
      ?.join(' ') ?? ''
  const wordsAsked = new Set(asked.toLowerCase().match(/\p{L}+/gu))
  // The last word before it is the verb.
  const who =
    before
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, -1) ?? []
  const asksWho = all !== '' && who.some((word) => !NO_ONE.has(word) && wordsAsked.has(word))
  if (!asksWho || COMPARED.test(asked)) return false
  return times.toLowerCase() === 'half' ? !has(expr, '/', '-', '0.5') : !has(expr, '*', '+')
}

const COUNTED = /\bhow (?:many|much|old|tall|long|heavy|far)\b[^?]*\?/i

/** "Ben has 5 more than Ana. How many has Ben?" is added, and the same about Ana is taken away. */
function isOtherWay(prompt: string, expr: string): boolean {
  const [, first = '', word = '', second = ''] = THAN.exec(prompt) ?? []
  const asked = COUNTED.exec(prompt)?.[0] ?? ''
  if (word === '' || /\b(?:altogether|in all|in total|both|more|fewer|less)\b/i.test(asked)) return false
  const [isFirst, isSecond] = [first, second].map((name) => asked.includes(name))
  if (isFirst === isSecond) return false
  const isMore = new RegExp(`^(?:${MORE})$`).test(word) === isFirst
  return isMore ? !has(expr, '+', '*') : !has(expr, '-', '/')
}

/** A number of parts in a hundred is no amount that is added or taken away. */
function percentAsAmount(prompt: string, expr: string): boolean {
  const percents = [...prompt.matchAll(/(\d+(?:\.\d+)?) ?(?:%|per ?cent)/gi)].map(([, number = '']) => number)
  return (
    percents.length > 0 &&
    !has(expr, '/', '*0.', '*1.') &&
    percents.some((number) => new RegExp(`(?<![\\d.])${number}(?![\\d.])`).test(expr))
  )
}

/** A mean is divided by as many as were added. */
function isOtherMean(prompt: string, expr: string): boolean {
  const [, added = '', by = ''] = /^\(([\d.+]+)\)\/(\d+)$/.exec(expr) ?? []
  return by !== '' && /\b(?:mean|average)\b/i.test(prompt) && added.split('+').length !== Number(by)
}

/** A part of a whole, and a chance, is no more than one. */
function isMoreThanWhole(prompt: string, expr: string): boolean {
  const isPart =
    /\bwhat (?:fraction|part)\b(?! (?:more|bigger|larger))[^?]*\b(?:is|are|of|has|have|did|does)\b[^?]*\?|\bwhat is the (?:probability|chance)\b/i.test(
      prompt,
    )
  return isPart && !/\d\/\d[^?]*[+−-]/.test(prompt) && compareRationals(evaluate(expr), rational(1n)) > 0
}

/** True where the story of a question asks for another sum than this one. */
export const isOtherStory = (prompt: string, expr: string): boolean =>
  STORIES.some(({ words, isOther }) => words.test(prompt) && isOther(expr)) ||
  isOtherWay(prompt, expr) ||
  isTimesAsOther(prompt, expr) ||
  isOtherChange(prompt, expr) ||
  (BOTH_WAYS.some((words) => words.test(prompt)) && !(has(expr, '+') && has(expr, '-'))) ||
  percentAsAmount(prompt, expr) ||
  isOtherMean(prompt, expr) ||
  isMoreThanWhole(prompt, expr)

/** The words of a question that each of these kinds of proof can be the answer to. */
const NEEDS: Partial<Record<WireTask['proof']['kind'], RegExp>> = {
  order:
    /\b(?:orders?|ordered|arrange\w*|rank\w*|sort\w*|line (?:them|these) up|smallest (?:first|to)|(?:largest|biggest|greatest|highest|heaviest|longest|tallest) (?:first|to)|first to last|from (?:the )?(?:smallest|least|lowest|largest|biggest|greatest|highest|shortest|longest|lightest|heaviest|youngest|oldest)|\p{L}+est (?:one )?(?:first|to (?:the )?\p{L}+est)|ascending|descending)\b/iu,
  sequence:
    /\b(?:next|continue|carry on|keep going|go on|comes? after|complete|finish|more (?:numbers|terms))\b|_{2,}/i,
  round: /\b(?:round\w*|nearest|decimal places?|about how|roughly|approximat\w*|estimat\w*)\b/i,
}
/** A proof goes on from a time; these words ask for one before it. */
const BEFORE_IT =
  /\b(?:when|what time)\b[^?]*\b(?:start|begin|began|leave|left|set off|set out|put in|go in|need to (?:start|leave|get up)|should\b[^?]*\bhave)\b[^?]*\?|\b(?:ago|earlier|before)\b[^?]*\?/i
const AFTER_IT = /\b(?:end|finish|arrive|get (?:home|there|back)|over|ready|later|after)\b[^?]*\?/i

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
/** True for the other kinds of proof where they answer another question than the words ask. */
export function isOtherKind(prompt: string, { kind, a, b }: WireTask['proof']): boolean {
  if (NEEDS[kind]?.test(prompt) === false) return true
  if (kind === 'time-after') {
    const asked = prompt.match(/[^.?!]*\?/g)?.at(-1) ?? ''
    if (/\bminutes? (?:fast|ahead)\b/i.test(prompt)) return true
    return BEFORE_IT.test(asked) && !AFTER_IT.test(asked)
  }
  if (kind === 'sequence') {
    const [, word = ''] = /\bnext (\w+) (?:numbers?|terms?|shapes?)/i.exec(prompt) ?? []
    const wanted = COUNTS[word.toLowerCase()] ?? Number(word)
    return Number.isInteger(wanted) && wanted > 0 && wanted !== (Number(b) || 1)
  }
  if (kind === 'time-between') return isOtherSpan(prompt, { a, b })
  if (kind !== 'remainder') return false
  const asked = /\bhow many\b[^?]*\?/i.exec(prompt)?.[0] ?? ''
  return asked !== '' && !/\b(?:left|remain\w*|over|spare)\b/i.test(prompt)
}
