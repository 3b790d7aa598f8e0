import { compareRationals, evaluate } from '../../../content/checks/rational.ts'

const COUNTS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}
const COUNT = `\\d+|${Object.keys(COUNTS).join('|')}`
const THING = '(\\p{L}[\\p{L}-]+)'

/** "Apples are $2 each", "a pear costs $3", "apple: $2". A number before the thing makes it the price of several. */
const PRICE = new RegExp(
  `(?:(?<!\\p{L})(${COUNT}) +)?${THING}(?: +(?:costs?|is|are|sells? for|at)|:)? +\\$(\\d+(?:\\.\\d+)?)`,
  'giu',
)
/** "4 apples and 5 pears" */
const BOUGHT = new RegExp(`(?<![\\p{L}\\d.$])(${COUNT}) +${THING}`, 'giu')

/** "4 stamps at $1.50 and 2 cards for $3 each" */
const BOUGHT_AT = /(?<![\p{L}\d.$])(\d+) +\p{L}[\p{L}-]+(?: at| costing| that cost) +\$(\d+(?:\.\d+)?)/giu

const ASKS_TOTAL =
  /\b(?:how much|what)\b[^?]*\b(?:altogether|in total|in all|total|pays?|costs?|spends?|spent)\b[^?]*\?/i
/** Words that change what is paid, or ask for something else than the whole. */
const OTHERWISE =
  /\b(?:change|left|more|less|fewer|difference|cheaper|dearer|discount|off|saves?|saved|shared?|split|twice|double|half|halves|pairs?|dozen|packs?|packets?|bags?|boxe?s?|kilograms?|kg|per|free|extra|without|only|not|return(?:s|ed)?|gives? back|already|has|had|earns?|sells?(?! for)|sold|doesn[’']t|don[’']t|instead|which|who|one of)\b|%/i
const BUYS = /\b(?:buys?|bought|gets?|got|orders?|ordered|chooses?|takes?|needs?|wants?)\b/gi

const single = (thing: string) =>
  thing
    .toLowerCase()
    .replace(/^children$/, 'child')
    .replace(/^(p|t|l)ies$/, '$1ie')
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss|o)es$/, '')
    .replace(/(?<!s)s$/, '')
const numbersIn = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? []
const inDigits = (text: string) =>
  text.replace(
    new RegExp(`(?<!\\p{L})(?:${Object.keys(COUNTS).join('|')})(?!\\p{L})`, 'giu'),
    (word) => COUNTS[word.toLowerCase()] ?? word,
  )

/** The price of one of each thing, or null where a price is that of several, or is told twice. */
function pricesIn(prompt: string): Map<string, string> | null {
  const prices = new Map<string, string>()
  for (const [, count, thing = '', price = ''] of prompt.matchAll(PRICE)) {
    const one = single(thing)
    if ((count !== undefined && count !== '1' && count !== 'one') || prices.has(one)) return null
    prices.set(one, price)
  }
  return prices.size > 1 && prices.size === prompt.split('$').length - 1 ? prices : null
}

/**
 * The sum of a shopping list: what one of each thing costs, how many of each are bought, and what is paid for all. Null
 * where any number or word in the question may mean something else.
 */
export function shoppingSum(given: string): string | null {
  const prompt = inDigits(given.replace(/ (?:each|tickets?)\b/gi, ''))
  if (!ASKS_TOTAL.test(prompt) || OTHERWISE.test(prompt)) return null
  if ((prompt.match(BUYS) ?? []).length > 1) return null
  const priced = [...prompt.matchAll(BOUGHT_AT)]
  if (priced.length > 1 && priced.length * 2 === numbersIn(prompt).length)
    return priced.map(([, count = '', price = '']) => `${count}*${price}`).join('+')
  const prices = pricesIn(prompt)
  if (prices === null) return null
  const bought = [...prompt.matchAll(BOUGHT)]
  const things = bought.map(([, , thing = '']) => single(thing))
  if (things.length !== prices.size || new Set(things).size !== things.length) return null
  if (!things.every((thing) => prices.has(thing))) return null
  if (numbersIn(prompt).length !== prices.size + things.length) return null
  return bought.map(([, count = ''], at) => `${count}*${prices.get(things[at] ?? '')}`).join('+')
}

/** True where the prices of a shopping list are in the sum, but not with the things that they belong to. */
export function isOtherShopping(prompt: string, expr: string): boolean {
  const own = shoppingSum(prompt)
  return own !== null && compareRationals(evaluate(own), evaluate(expr)) !== 0
}
