import { type Draft, draft, type Making } from '../topic.ts'
import type { QuestionMaker } from './maths-topic.ts'
import { formatNumber } from './number.ts'
import { COUNTED_STORIES, MEASURED_STORIES, type SumStory } from './sum-stories.data.ts'

const PLAIN_SUM = /^(?:[^:\d]+: )?([\d,]+(?:\.\d+)?) ([+−×÷]) ([\d,]+(?:\.\d+)?) =$/
const SIGN_OF: Readonly<Record<string, string>> = { '+': '+', '−': '-', '×': '*', '÷': '/' }
const OPPOSITE: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }

interface Sum {
  left: string
  sign: string
  right: string
  made: Draft
}

/** The parts of a question that is a calculation of two numbers and nothing else; null for any other. */
function sumOf(made: Draft): Sum | null {
  const [, left, sign, right] = PLAIN_SUM.exec(made.prompt) ?? []
  return left && sign && right && made.check?.kind === 'value' ? { left, sign, right, made } : null
}

const plain = (text: string) => text.replaceAll(',', '')

/** The same calculation with its answer printed and a number missing. */
export const missingIn =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const sum = sumOf(make(m))
    if (sum === null) return make(m)
    const { left, sign, right, made } = sum
    const isFirst = m.random.chance(0.5)
    const [answer, known] = isFirst ? [left, right] : [right, left]
    const back = isFirst
      ? `${made.answer} ${OPPOSITE[sign]} ${known}`
      : /[−÷]/.test(sign)
        ? `${known} ${sign} ${made.answer}`
        : `${made.answer} ${OPPOSITE[sign]} ${known}`
    const shown = isFirst ? `□ ${sign} ${right}` : `${left} ${sign} □`
    const check = isFirst ? `x${SIGN_OF[sign]}${plain(right)}` : `${plain(left)}${SIGN_OF[sign]}x`
    return draft(
      `Find the missing number: ${shown} = ${made.answer}`,
      answer,
      { kind: 'equation', left: check, right: plain(made.answer), unknown: 'x' },
      { space: 'blank', working: `${back} = ${answer}` },
    )
  }

/** Digits worked out one by one, without carrying or renaming: what a pupil writes who forgets it. */
function withoutRenaming(left: string, sign: string, right: string): string {
  const width = Math.max(left.length, right.length)
  const [a, b] = [left.padStart(width, '0'), right.padStart(width, '0')]
  const digits = [...a].map((digit, at) => {
    const [one, other] = [Number(digit), Number(b[at])]
    return sign === '+' ? (one + other) % 10 : Math.abs(one - other)
  })
  return digits.join('').replace(/^0+(?=\d)/, '')
}

/** Decimals lined up at their last digits, as if they were whole numbers. */
function linedUpAtEnd(left: string, sign: string, right: string): string {
  const places = Math.max(left.split('.')[1]?.length ?? 0, right.split('.')[1]?.length ?? 0)
  const [a, b] = [Number(left.replace('.', '')), Number(right.replace('.', ''))]
  return String((sign === '+' ? a + b : Math.abs(a - b)) / 10 ** places)
}

/** An answer that a pupil could give who makes a usual mistake; it is never the right one. */
function slipOf({ left, sign, right, made }: Sum, { random }: Making): string {
  const [a, b, is] = [plain(left), plain(right), Number(plain(made.answer))]
  const isDecimal = /\./.test(a + b)
  const near = is + (random.chance(0.5) ? 1 : -1) * (is >= 100 ? 10 : 1)
  const usual = /[+−]/.test(sign)
    ? isDecimal
      ? linedUpAtEnd(a, sign, b)
      : withoutRenaming(a, sign, b)
    : isDecimal
      ? String(Math.round(is * 10 * 1e6) / 1e6)
      : String(near)
  const wrong =
    Number(usual) === is || Number(usual) <= 0
      ? Math.round((is + (isDecimal ? 0.1 : 10)) * 1e6) / 1e6
      : Number(usual)
  return formatNumber(wrong)
}

/** The same calculation with a wrong answer, which is to be mended. */
export const mistakeIn =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const made = make(m)
    const sum = sumOf(made)
    if (sum === null) return made
    return {
      ...made,
      prompt: `${m.name} wrote ${sum.left} ${sum.sign} ${sum.right} = ${slipOf(sum, m)}. What is the right answer?`,
      space: 'lines',
    }
  }

const ANSWERS_TRIED = 6
const ONE_NUMBER = /^([^\d]*)(\d[\d,]*)(?:\.(\d+))?([^\d]*)$/
/** From this number on a slip is one of tens, as where a ten was not carried. */
const SLIPS_BY_TEN = 20

/** Two neighbours of a list in order, changed over. */
function changedOver(answer: string, { random }: Making): string {
  const list = answer.split(' < ')
  const at = random.int(0, list.length - 2)
  return list.map((_, n) => list[n === at ? at + 1 : n === at + 1 ? at : n]).join(' < ')
}

/** The right number missed by one of its last place, or by ten. New Zealand has no coin below 10c. */
function nearTo(answer: string, { random }: Making): string | null {
  const [, before = '', whole, parts = '', after = ''] = ONE_NUMBER.exec(answer) ?? []
  if (whole === undefined) return null
  const places = parts.length
  const units = Number(`${plain(whole)}${parts}`)
  const isInCoins = places === 2 && before.includes('$') && units % 10 === 0
  const by = isInCoins || (places === 0 && units >= SLIPS_BY_TEN) ? 10 : 1
  const other = (units <= by || random.chance(0.5) ? units + by : units - by) / 10 ** places
  return `${before}${formatNumber(Math.floor(other))}${places > 0 ? other.toFixed(places).replace(/^\d+/, '') : ''}${after}`
}

/** Yes and no: where one is wrong, nothing is left to find out. */
const YES_OR_NO = /^(?:yes|no|true|false)$/i

/** The answer is one of the things that the question names: “4 for $7.20 or 7 for $11.90”. Only the others could be chosen. */
const isChosen = ({ prompt, answer, check }: Draft) => check?.kind === 'most' && prompt.includes(answer)

/** An answer that somebody could give by a slip; a word is that of another question of the same kind. */
function wrongFor(made: Draft, make: QuestionMaker, m: Making): string | null {
  if (made.check?.kind === 'order') return changedOver(made.answer, m)
  if (isChosen(made)) return null
  const near = nearTo(made.answer, m)
  if (near !== null) return near
  for (let tries = 0; tries < ANSWERS_TRIED; tries++) {
    const { answer } = make(m)
    if (answer !== made.answer) return YES_OR_NO.test(answer) ? null : answer
  }
  return null
}

/** Any question with somebody’s wrong answer, which is to be put right. */
export const wronglyAnswered =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const made = make(m)
    if (made.check === null || made.answer.startsWith('Look for: ')) return made
    const wrong = wrongFor(made, make, m)
    if (wrong === null) return made
    return {
      ...made,
      prompt: `${made.prompt} ${m.name} answers “${wrong}”, which is not right. What is the right answer?`,
      space: 'lines',
    }
  }

/** A comparison asked in words: which of the two is larger? */
export const largerOf =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const made = make(m)
    const [, left, right] = /^Write <, > or = to make this true: (\S+) ____ (\S+)$/.exec(made.prompt) ?? []
    if (made.check?.kind !== 'compare' || !left || !right || made.answer === '=') return made
    const isLeft = made.answer === '>'
    return draft(
      `Which is larger, ${left} or ${right}? Say how you know.`,
      isLeft ? left : right,
      { kind: 'value', expr: isLeft ? made.check.left : made.check.right },
      { space: 'lines', working: made.working ?? undefined },
    )
  }

const told = ({ tell }: SumStory, a: string, b: string, name: string) =>
  tell.replaceAll('{a}', a).replaceAll('{b}', b).replaceAll('{name}', name)

/** The same calculation in a story. Parts of one, such as 0.4 of a bag, are left as they are. */
export const storyIn =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const made = make(m)
    const sum = sumOf(made)
    const isMeasured = /\./.test(`${sum?.left}${sum?.right}${made.answer}`)
    if (sum === null || (isMeasured && /[×÷]/.test(sum.sign) && /\./.test(sum.right))) return made
    const stories = isMeasured ? MEASURED_STORIES : COUNTED_STORIES
    const largest = Math.max(Number(plain(sum.left)), Number(plain(sum.right)))
    const story = m.random.pick(
      stories.filter(({ sign, most = Number.POSITIVE_INFINITY }) => sign === sum.sign && largest <= most),
    )
    const working = made.working ?? `${sum.left} ${sum.sign} ${sum.right}`
    return {
      ...made,
      prompt: told(story, sum.left, sum.right, m.name),
      answer: story.unit === undefined ? made.answer : `${made.answer} ${story.unit}`,
      space: 'lines',
      working,
    }
  }

type Makers = readonly [QuestionMaker, ...QuestionMaker[]]

type Form = (make: QuestionMaker) => QuestionMaker

const asItIs: Form = (make) => make

/** Every form of every calculation: the calculations take turns in a form, and the forms on a sheet. */
function formsOf(makes: Makers, forms: readonly Form[]): Makers {
  const [first] = makes
  const all = makes.flatMap((_, round) =>
    forms.map((form, at) => form(makes[(round + at) % makes.length] ?? first)),
  )
  return [all[0] ?? first, ...all.slice(1)]
}

/** Calculations asked in four ways: as they stand, with a number missing, with a mistake to mend and in stories. */
export const inOtherWords = (...makes: Makers): Makers =>
  formsOf(makes, [asItIs, missingIn, storyIn, asItIs, mistakeIn, storyIn])

/** A method that is named keeps its calculation: it stands as it is more often, and no number is missing. */
export const byMethod = (...makes: Makers): Makers => formsOf(makes, [asItIs, storyIn, asItIs, mistakeIn])
