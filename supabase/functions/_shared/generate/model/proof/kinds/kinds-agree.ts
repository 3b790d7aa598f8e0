import {
  ASKS_AREA,
  ASKS_EACH,
  ASKS_LENGTH,
  ASKS_MASS,
  ASKS_MONEY,
  ASKS_PART,
  LENGTHS,
} from './kind-words.data.ts'
import { ANY, isLength, isUnit, type Kind, type Quantity, quantitiesIn, thingAt } from './kinds.ts'
import { isLeaf, type Sign, type SumTree } from './sum-tree.ts'

const isTimes = ({ of, per }: Kind) => of === '' && per === ''
const TIMES: Kind = { of: '', per: '' }
/** Several kinds of things under one name: dogs and cats are animals. */
const BOTH = '&'
const canBe = (one: string, other: string) =>
  one === other ||
  (one !== '' && other !== '' && (one === ANY || other === ANY)) ||
  (one.includes(BOTH) && !isUnit(other) && !one.split(BOTH).includes(other))
const isThing = (name: string) => name !== '' && !isUnit(name)

const named = (one: string, other: string) => (one === ANY ? other : one)

function added(a: Kind, b: Kind): Kind[] {
  if (isTimes(a) !== isTimes(b) || (a.per === '') !== (b.per === '') || !canBe(a.per, b.per)) return []
  const areThings = isThing(a.of) && isThing(b.of)
  if (!areThings && !canBe(a.of, b.of)) return []
  const of = a.of === b.of || a.of === ANY || b.of === ANY ? named(a.of, b.of) : `${a.of}${BOTH}${b.of}`
  return [{ of, per: named(a.per, b.per) }]
}

function multiplied(a: Kind, b: Kind, asksArea: boolean): Kind[] {
  // Three times as many ducks as geese are no geese.
  if (isTimes(a)) return isThing(b.of) ? [b, { of: ANY, per: b.per }] : [b]
  if (isTimes(b)) return multiplied(b, a, asksArea)
  const found: Kind[] = []
  for (const [rate, count] of [
    [a, b],
    [b, a],
  ] as const) {
    if (rate.per === '' || !canBe(rate.per, count.of) || (rate.of === count.of && rate.of !== ANY)) continue
    found.push({ of: rate.of, per: count.per })
  }
  if (asksArea && isLength(a.of) && a.of === b.of) found.push({ of: 'area', per: '' })
  if (asksArea && a.of === 'area' && isLength(b.of)) found.push({ of: 'volume', per: '' })
  return found
}

function divided(a: Kind, b: Kind): Kind[] {
  if (isTimes(b)) return [a]
  if (isTimes(a)) return b.per === '' && isThing(b.of) ? [{ of: '', per: b.of }] : []
  const found: Kind[] = []
  if (b.per !== '' && a.per === '' && canBe(a.of, b.of)) found.push({ of: b.per, per: '' })
  if (b.per === '' && a.per === '') found.push({ of: a.of, per: b.of })
  if (b.per === '' && a.per === '' && (canBe(a.of, b.of) || (isThing(a.of) && isThing(b.of))))
    found.push(TIMES)
  if (a.of === 'area' && isLength(b.of)) found.push({ of: b.of, per: '' })
  return found
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-9

function kindsOf(sum: SumTree, told: readonly Quantity[], asksArea: boolean): Kind[] {
  if (isLeaf(sum))
    return told.filter(({ value }) => isSame(value, Number(sum.number))).flatMap(({ kinds }) => kinds)
  const part =
    isLeaf(sum.left) && isLeaf(sum.right) ? Number(sum.left.number) / Number(sum.right.number) : Number.NaN
  const whole =
    sum.sign === '/' && part < 1
      ? told.filter(({ value }) => isSame(value, part)).flatMap(({ kinds }) => kinds)
      : []
  const lefts = kindsOf(sum.left, told, asksArea)
  const rights = kindsOf(sum.right, told, asksArea)
  const found = lefts.flatMap((a) =>
    rights.flatMap((b) => {
      if (sum.sign === '*') return multiplied(a, b, asksArea)
      return sum.sign === '/' ? divided(a, b) : added(a, b)
    }),
  )
  const all = [...whole, ...found]
  return all.filter(({ of, per }, at) => all.findIndex((one) => one.of === of && one.per === per) === at)
}

const MASSES = ['g', 'kg', 't']
const MONEY = ['dollar', 'cent']
/** "How much does one box weigh": what comes out has to be for one of them. */
const ASKS_ONE = /\b(?:each|every|apiece)\b|\b(?:does|do|is|are|for|in|of) one \p{L}/iu

interface Story {
  prompt: string
  asked: string
}
type Asks = (kind: Kind) => boolean
const isOneOf =
  (names: readonly string[]): Asks =>
  ({ of }) =>
    of === ANY || names.includes(of)

/** What the words of a question name: a thing, a unit, money. Anything where they name nothing. */
function thingAsked(prompt: string, asked: string, told: readonly Quantity[]): Asks {
  const [, behind = ''] = /\bhow (?:many|much)\b(.*)/is.exec(asked) ?? []
  if (/^\s*times\b/i.test(behind)) return () => true
  if (/\bvolume\b|\bcubic\b|\bcapacity\b/i.test(asked))
    return ({ of }) => of === 'volume' || (!isUnit(of) && of !== 'area')
  if (ASKS_AREA.test(asked)) return ({ of }) => of === 'area' || !isUnit(of)
  const thing = thingAt(
    behind.replace(
      /^\s*(?:(?:more|fewer|less|full|whole|of (?:the|these|them)|\d+(?:\.\d+)? ?\p{L}+)\s+)+/iu,
      ' ',
    ),
  )
  if (thing.isNamed && /\bhow many\b/i.test(asked)) {
    // What the story does not name may be another word for what it does: 140 seats are for 140 people.
    const isInStory = new RegExp(`(?<!\\p{L})${thing.name}`, 'iu').test(prompt.replace(asked, ' '))
    return ({ of }) => canBe(of, thing.name) || (!isInStory && isThing(of) && !isUnit(thing.name))
  }
  if (/\bhow long\b/i.test(asked)) return ({ of }) => of === ANY || isUnit(of)
  if (ASKS_LENGTH.test(asked)) return isOneOf(LENGTHS)
  if (ASKS_MASS.test(asked)) return isOneOf(MASSES)
  if (ASKS_MONEY.test(asked)) return isOneOf(MONEY)
  const isMoney = told.some(({ kinds }) => kinds.some(({ of }) => MONEY.includes(of)))
  if (isMoney && /\bhow much\b/i.test(asked)) return isOneOf(MONEY)
  return () => true
}

function asksForGroups(asked: string, told: readonly Quantity[]): boolean {
  const { name, isNamed } = thingAt(/\bhow many\b(.*)/is.exec(asked)?.[1] ?? '')
  const kinds = told.flatMap((one) => one.kinds)
  const isRate = kinds.some(({ of, per }) => of === name && per !== '')
  return isNamed && !isUnit(name) && !isRate && kinds.some(({ per }) => per === name)
}

/** The thing of the story for each of which is asked: "goals per game". */
function perAsked(asked: string, told: readonly Quantity[]): string {
  const { name } = thingAt(/\b(?:per|each|every)\b(.*)/is.exec(asked)?.[1] ?? '')
  return told.some(({ kinds }) => kinds.some(({ of }) => of === name)) ? name : ''
}

function asksFor({ prompt, asked }: Story, told: readonly Quantity[], { sign }: { sign: Sign | '' }): Asks {
  if (ASKS_PART.test(asked)) return isTimes
  const isAsked = thingAsked(prompt, asked, told)
  const [isEach, isOne] = [ASKS_EACH.test(asked), ASKS_ONE.test(asked) && sign !== '/']
  // How many groups there are is no product of how many are in each.
  const areGroups = sign === '*' && asksForGroups(asked, told)
  const per = perAsked(asked, told)
  const isPer = (kind: Kind) => per === '' || (kind.of !== '' && ['', ANY, per].includes(kind.per))
  return (kind) => !areGroups && isAsked(kind) && isPer(kind) && (kind.per === '' ? !isOne : isEach)
}

/** Things of which a part can be had. */
const DIVISIBLE =
  /\b(?:pizzas?|cakes?|pies?|loaf|loaves|bars?|apples?|oranges?|sandwich(?:es)?|sheets?|mean|average|cups?|pears?|melons?|pancakes?|glass(?:es)?|packets?|bottles?|times|laps?|litres?|teaspoons?|tablespoons?|spoons?|points?|marks?|goals?)\b/i

function amountOf(sum: SumTree): number {
  if (isLeaf(sum)) return Number(sum.number)
  const [left, right] = [amountOf(sum.left), amountOf(sum.right)]
  return { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[sum.sign]
}

/**
 * True where the numbers of a sum can be added, multiplied and so on as what they count, and what comes out can be what is
 * asked: metres are not added to pieces, and kilograms times boxes are no answer to "How much does one box weigh?"
 */
export function kindsAgree(prompt: string, asked: string, sum: SumTree): boolean {
  const told = quantitiesIn(prompt)
  const kinds = kindsOf(sum, told, ASKS_AREA.test(prompt))
  const isAsked = asksFor({ prompt, asked }, told, { sign: isLeaf(sum) ? '' : sum.sign })
  const value = amountOf(sum)
  const isInPieces =
    value > 1 && !ASKS_PART.test(asked) && !isSame(value, Math.round(value)) && !DIVISIBLE.test(prompt)
  return kinds.some((kind) => isAsked(kind) && !(isInPieces && !isUnit(kind.of) && kind.of !== ANY))
}
