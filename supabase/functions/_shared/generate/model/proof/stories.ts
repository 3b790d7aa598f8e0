import { compareRationals, evaluate, rational } from '../../../content/checks/rational.ts'
import type { WireTask } from '../forms/wire-parts.ts'

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
      /\bhow (?:many|much)\b[^?]*\b(?:not|unread|unused|unsold|empty|do(?:es)?n[’']t|didn[’']t)\b[^?]*\?|\bwhat (?:fraction|percentage|part)\b[^?]*\b(?:not|miss(?:ed)?|left|lose|lost|wrong)\b[^?]*\?/i,
    isOther: onlyParts,
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

const MORE = 'more|older|taller|longer|heavier|higher|further|bigger'
const FEWER = 'fewer|less|younger|shorter|lighter|lower|nearer|smaller'
const NAME = '(\\p{Lu}[\\p{L}\\p{M}]+)'
const THAN = new RegExp(
  `${NAME}(?:[’']s \\p{L}+)?,? (?:\\p{L}+ ){0,2}?(?:\\d+ \\p{L}+, )?\\$?\\d+(?:\\.\\d+)? ?(?:\\p{L}+ ){0,2}?(${MORE}|${FEWER}) (?:\\p{L}+ ){0,2}?than ${NAME}`,
  'u',
)
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
  percentAsAmount(prompt, expr) ||
  isOtherMean(prompt, expr) ||
  isMoreThanWhole(prompt, expr)

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
const HALF_A_DAY = 720
const minutesOf = (time: string) => {
  const [hours = '0', minutes = '0'] = time.trim().split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** True for the other kinds of proof where they answer another question than the words ask. */
export function isOtherKind(prompt: string, { kind, a, b }: WireTask['proof']): boolean {
  if (kind === 'sequence') {
    const [, word = ''] = /\bnext (\w+) (?:numbers?|terms?|shapes?)/i.exec(prompt) ?? []
    const wanted = COUNTS[word.toLowerCase()] ?? Number(word)
    return Number.isInteger(wanted) && wanted > 0 && wanted !== (Number(b) || 1)
  }
  if (kind === 'time-between')
    return (minutesOf(b) - minutesOf(a) + 2 * HALF_A_DAY) % (2 * HALF_A_DAY) > HALF_A_DAY
  if (kind !== 'remainder') return false
  const asked = /\bhow many\b[^?]*\?/i.exec(prompt)?.[0] ?? ''
  return asked !== '' && !/\b(?:left|remain\w*|over|spare)\b/i.test(prompt)
}
