import { GOES } from './coming-going.data.ts'
import { leavesOutNamed } from './named-amounts.ts'
import { ASKS, ASKS_SIDE, GROUPS, MEASURES, TELLS, TIME_UNITS, TIMES_AS } from './told-sum.data.ts'

type Sign = '+' | '-' | '*' | '/'
/** A sum as a tree: a number, or two sums with a sign between them. */
type Sum = { number: string } | { sign: Sign; left: Sum; right: Sum }

const FRACTION_IN_WORDS: Readonly<Record<string, RegExp>> = {
  '1/2': /\bhalf\b/i,
  '1/3': /\b(?:a|one) third\b/i,
  '2/3': /\btwo thirds\b/i,
  '1/4': /\bquarter\b/i,
  '3/4': /\bthree quarters\b/i,
}

/** The sum with each fraction and percentage of the question as one number. */
const withParts = (expr: string, prompt: string) =>
  expr
    .replace(/(?<![\d.])(\d+(?:\.\d+)?)\/100(?![\d.])/g, '0.$1part')
    .replace(/(?<![\d.])\d+\/\d+(?![\d.])/g, (part) =>
      prompt.includes(part) || FRACTION_IN_WORDS[part]?.test(prompt)
        ? `0.${part.replace('/', '')}part`
        : part,
    )

/** The place of the sign that is worked out last; -1 for a number. */
function lastSign(expr: string): number {
  let depth = 0
  let found = -1
  for (let at = 0; at < expr.length; at++) {
    const letter = expr.charAt(at)
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth > 0 || at === 0) continue
    const isWeak = /[+-]/.test(letter)
    if (isWeak || (/[*/]/.test(letter) && !/[+-]/.test(expr.charAt(found)))) found = at
  }
  return found
}

const bare = (expr: string): string => {
  const inside = /^\((.*)\)$/.exec(expr)?.[1]
  if (inside === undefined) return expr
  let depth = 0
  for (const letter of inside) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) return expr
  }
  return depth === 0 ? bare(inside) : expr
}

function sumOf(given: string): Sum {
  const expr = bare(given)
  const at = lastSign(expr)
  if (at < 0) return { number: expr }
  return { sign: expr.charAt(at) as Sign, left: sumOf(expr.slice(0, at)), right: sumOf(expr.slice(at + 1)) }
}

const isNumber = (sum: Sum): sum is { number: string } => 'number' in sum
const isPart = (sum: Sum) => isNumber(sum) && sum.number.endsWith('part')
/** A number, so many of each, or a part of a number. */
const isAmount = (sum: Sum): boolean =>
  isNumber(sum) ||
  (sum.sign === '*' && isAmount(sum.left) && isAmount(sum.right)) ||
  // Half of an amount.
  (sum.sign === '/' && isNumber(sum.left) && isNumber(sum.right) && /^[2-4]$/.test(sum.right.number))
/** Amounts that are only added. */
const isRow = (sum: Sum): boolean =>
  isAmount(sum) || (!isNumber(sum) && sum.sign === '+' && isRow(sum.left) && isRow(sum.right))
/** One amount from which others go. */
const isLessening = (sum: Sum): boolean =>
  isAmount(sum) || (!isNumber(sum) && sum.sign === '-' && isLessening(sum.left) && isRow(sum.right))
const hasProduct = (sum: Sum): boolean =>
  !isNumber(sum) &&
  ((sum.sign === '*' && !isPart(sum.left) && !isPart(sum.right)) ||
    hasProduct(sum.left) ||
    hasProduct(sum.right))

const ASKS_WHOLE = /\b(?:altogether|in all|in total|together|both|(?:is|are) (?:that|this))\b/i

interface Story {
  prompt: string
  asked: string
}

/** True where one of several is asked for: what each gets, what one costs, how many groups there are. */
const asksOne = ({ prompt, asked }: Story) =>
  (ASKS.each.test(asked) && (TELLS.shares.test(prompt) || TELLS.each.test(prompt))) || GROUPS.test(asked)

/** "How many weeks does she need" counts groups where a week has so many; "how many cakes in 6 weeks" does not. */
const asksOtherThanProduct = (story: Story) =>
  ASKS.difference.test(story.asked) || ASKS.rest.test(story.asked) || ASKS.part.test(story.asked)

/** The number behind "between" or "among", by which is divided. */
const sharers = ({ prompt }: Story) => {
  const [, behind, before] =
    /\b(?:between|among|amongst)(?: the)? (\d+)|(?<![\d.])(\d+) \p{L}+ (?:equally )?(?:share|split|divide) \$?\d/iu.exec(
      prompt,
    ) ?? []
  return behind ?? before
}

/** Words beside which something is taken away before the rest is shared. */
const LESSENS = new RegExp(
  `(?<!\\p{L})(?:${GOES}|keeps?|kept|left|rest|remain\\w*|others?|not|miss\\w*|more|fewer|less|off|already|broken|sick|absent|away)(?!\\p{L})|n[’']t\\b`,
  'iu',
)

/** Parts that are counted out of a whole: "pieces of 1/4 m", "each glass holds 1/4 L". */
const MEASURED_PARTS =
  /\d\/\d ?(?:of an? )?(?:mm|cm|m|km|g|kg|mL|L|metre|litre|kilogram|hour|minute|cup)s?\b|\bof \d\/\d\b|\b(?:each|every)\b[^.?!]*\d\/\d|\bhow many (?:\d\/\d|halves|thirds|quarters)/i

const PART_BY: Readonly<Record<string, RegExp>> = {
  '2': /\bhalf (?:of )?(?:the|these|them|her|his|their|my|\d)/i,
  '3': /\b(?:a|one) third of\b/i,
  '4': /\b(?:a|one) quarter of\b/i,
}
/** "Half of the 24 children walk. How many walk?" */
const isPartInWords = (by: Sum, story: Story) =>
  isNumber(by) &&
  PART_BY[by.number]?.test(story.prompt) === true &&
  !asksOtherThanProduct(story) &&
  !TELLS.rest.test(story.prompt) &&
  !TELLS.isPart.test(story.prompt)

function isQuotient(sum: Exclude<Sum, { number: string }>, story: Story): boolean {
  const { prompt, asked } = story
  if (isLessening(sum.left) && !isAmount(sum.left) && !LESSENS.test(prompt.replace(/\$[\d.]+ \p{L}+/gu, ' ')))
    return false
  if (isPart(sum.right) && !TELLS.isPart.test(prompt) && !MEASURED_PARTS.test(prompt)) return false
  if (ASKS_WHOLE.test(asked) && !/\beach\b/i.test(asked)) return false
  if (isPartInWords(sum.right, story)) return true
  if (ASKS.part.test(asked) || /\b(?:mean|average)\b/i.test(prompt)) return true
  if (!isNumber(sum.right) || !(isAmount(sum.left) || isRow(sum.left) || isLessening(sum.left))) return false
  const by = sharers(story)
  if (by !== undefined && by !== sum.right.number) return false
  const isSmall = isNumber(sum.left) && Number(sum.left.number) < Number(sum.right.number)
  if (/\bhalf as\b|\bas (?:many|much|long|old|tall|far|heavy) as\b/i.test(prompt)) return true
  return (
    (asksOne(story) || asksGroupsOf(story)) &&
    (!isSmall || by !== undefined || /\bcut into\b|\b(?:costs?|for) \$/i.test(prompt))
  )
}

/** True where the smaller of two is asked for: "She is 8 times as old as Mia. How old is Mia?" */
function asksCompared({ prompt, asked }: Story): boolean {
  const [all = '', thing = '', other = ''] = TIMES_AS.exec(prompt) ?? []
  const says = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(asked)
  return (
    all !== '' && !/^half/i.test(all) && says(other) && !(thing !== '' && says(thing)) && !asked.includes(all)
  )
}

/** "1/5 are bad. How many are good?" asks by a word that the story does not have. */
function asksOtherKind({ prompt, asked }: Story): boolean {
  const [, kind = ''] =
    /\bhow many (?:\p{L}+ )?(?:are|is|were) (?!there|that|this|left|in|on|at)(\p{L}+)\?/iu.exec(asked) ?? []
  const story = prompt.replace(asked, ' ')
  return kind !== '' && !new RegExp(`(?<!\\p{L})${kind.replace(/s$/, '')}`, 'iu').test(story)
}

function isProduct(sum: Exclude<Sum, { number: string }>, story: Story): boolean {
  const { prompt, asked } = story
  if (TELLS.divides.test(prompt) || asksCompared(story)) return false
  if (isPart(sum.left) || isPart(sum.right))
    return (
      !asksOtherKind(story) &&
      isAmount(sum) &&
      !asksOtherThanProduct(story) &&
      !TELLS.rest.test(prompt) &&
      !TELLS.isPart.test(prompt)
    )
  if (ASKS.part.test(asked)) return true
  if (!isAmount(sum) || asksOtherThanProduct(story)) return false
  if (TELLS.timesAs.test(prompt.replace(/\bhalf (?:of|the)\b/gi, ' '))) return true
  return TELLS.each.test(prompt) && !asksGroupsOf(story)
}

/** True where the question counts what a number of things is told of: "3 scarves a week. How many weeks". */
function asksGroupsOf({ prompt, asked }: Story): boolean {
  const [, noun = ''] = /\bhow many (?:(?:full|whole|more) )?(\p{L}+?)(?:e?s)?\b/iu.exec(asked) ?? []
  if (noun === '') return false
  return (
    new RegExp(
      `\\b(?:an?|per|each|every|one) ${noun}\\b|(?<!of )\\b${noun}(?:e?s)? (?:of|with) \\d`,
      'iu',
    ).test(prompt.replace(asked, ' ')) && !/\b(?:are there|is that|altogether|in all|in total)\b/i.test(asked)
  )
}

function isDifference(sum: Exclude<Sum, { number: string }>, { prompt, asked }: Story): boolean {
  if (!isLessening(sum) || ASKS_WHOLE.test(asked)) return false
  if (hasProduct(sum) && !TELLS.each.test(prompt)) return false
  if (TELLS.more.test(prompt) && TELLS.ofBoth.test(prompt.replace(asked, ' '))) return false
  if (ASKS.difference.test(asked) || ASKS.rest.test(asked) || TELLS.rest.test(prompt)) return true
  if (TELLS.off.test(prompt) && ASKS.price.test(asked)) return true
  const { left, right } = sum
  // "There are 30 pupils. 2/5 are boys. How many are girls?"
  if (isNumber(left) && !isNumber(right) && (isPart(right.left) || isPart(right.right))) return true
  return (
    isNumber(left) &&
    isNumber(right) &&
    (TELLS.more.test(prompt) || /\bother\b|°/i.test(prompt) || TELLS.grows.test(prompt))
  )
}

/** True where a number that is only added tells of groups as well: "60 a trip, 5 trips on Saturday and 4 on Sunday". */
const standsForGroups = ({ left, right }: Exclude<Sum, { number: string }>, prompt: string) =>
  [left, right].some(
    (one) =>
      isNumber(one) &&
      new RegExp(`(?<![\\d.])${one.number} (?:on|in|at|for|the|of them)(?!\\p{L})`, 'iu').test(prompt),
  )

/** "3 packets of 8 stickers and 5 more", "and a book for $9" */
const JOINED = /\band (?:an? (?:\p{L}+ ){1,3})?(?:for |at )?\$?\d/iu
/** A number of things that go. */
const TAKEN = new RegExp(`(?<!\\p{L})(?:${GOES}) (?:\\p{L}+ )?\\$?\\d`, 'iu')
/** "How much does she spend?", where nothing is taken away. */
const ASKS_ALL =
  /\bhow (?:many|much)\b[^?]*\b(?:does|do|did|has|have|will)\b[^?]*(?:\b(?:have|spend|pay|cost|need|buy|make)|\b(?:he|she|they))\?/i

function isTotal(sum: Exclude<Sum, { number: string }>, { prompt, asked }: Story): boolean {
  if (!isRow(sum) || ASKS.difference.test(asked) || TELLS.fromTo.test(prompt)) return false
  if (!TELLS.more.test(prompt) && leavesOutNamed(prompt, asked)) return false
  const isOfTwo = isNumber(sum.left) && isNumber(sum.right)
  if (/\b(?:left|remain\w*|not)\b|n[’']t\b/i.test(asked)) return false
  if (ASKS.each.test(asked) && !/\bone\b/i.test(asked)) return false
  if (
    !hasProduct(sum) &&
    TELLS.each.test(prompt.replace(asked, '').replace(/\b(?:costs?|is|are|at|has|holds?) \$?\d/gi, '')) &&
    !isOfTwo
  )
    return false
  if (hasProduct(sum) && standsForGroups(sum, prompt)) return false
  if (hasProduct(sum) && TAKEN.test(prompt) && !/\b(?:altogether|in all|in total|total)\b/i.test(asked))
    return false
  if (ASKS.total.test(asked)) return true
  if (
    hasProduct(sum) &&
    ASKS_ALL.test(asked) &&
    JOINED.test(prompt) &&
    !LESSENS.test(prompt.replace(asked, ' '))
  )
    return true
  const { right } = sum
  // "A herd of 80 grows by 25%."
  if (!isNumber(right) && (isPart(right.left) || isPart(right.right))) return TELLS.grows.test(prompt)
  return isOfTwo && (TELLS.more.test(prompt) || TELLS.grows.test(prompt) || ASKS.price.test(asked))
}

/** True where the sum has a number that the story does not print, such as the 60 of an hour. */
const numbersMade = (expr: string, prompt: string) =>
  (expr.match(/\d+(?:\.\d+)?/g) ?? []).some(
    (number) => !new RegExp(`(?<![\\d.])${number}(?!\\d)`).test(prompt),
  )

/** The question of a story: what stands before its question marks, else its last sentence. */
export const askedIn = (prompt: string): string =>
  prompt.match(/(?:[^.?!]|\.(?=\d))*\?/g)?.join(' ') ?? prompt.split(/(?<=[.!])\s+/).at(-1) ?? prompt

/**
 * True where the words of a story tell this sum: its last sign is what the question asks for, and what stands on both sides
 * of it is of a form that a story of this kind has. Anything else may be right, but no program can tell.
 */
export function isTold(prompt: string, expr: string): boolean {
  const story = { prompt, asked: askedIn(prompt) }
  const { asked } = story
  const sum = sumOf(withParts(expr, prompt))
  if (isNumber(sum)) return true
  // Below zero a difference is a sum, and no sign of the words tells which.
  if (/(?<![\p{L}\d]|\d )[-−–]\d/u.test(prompt)) return false
  if (MEASURES.filter((measure) => measure.test(prompt)).length > 1) return false
  const units = TIME_UNITS.filter((unit) => new RegExp(`\\b${unit}s?\\b`, 'i').test(prompt))
  if (units.length > 2 && numbersMade(expr, prompt)) return false
  if (TELLS.whole.test(prompt) && ASKS_SIDE.test(asked) && /[+*]/.test(sum.sign)) return false
  const reads = { '+': isTotal, '-': isDifference, '*': isProduct, '/': isQuotient } as const
  return reads[sum.sign](sum, story)
}
