/** The sign beside which a number is multiplied, or by which is divided. */
const times = (number: string) => `[*/(]${number}(?![\\d.])|(?<![\\d.])${number}\\*`
const half = '/2(?![\\d.])|(?<!\\d)0?\\.5(?!\\d)|\\d\\.5(?!\\d)|(?<!\\d)[35]0(?!\\d)'
const quarter = '/4(?![\\d.])|\\.25(?!\\d)|\\.75(?!\\d)|(?<!\\d)(?:15|25|45|75)(?!\\d)'
const plainly = (number: number) => `(?<![\\d.])${number}(?![\\d.])`

/** Numbers in words, and what a sum has in which they are used. */
const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'two three four five six seven eight nine ten eleven twelve'
      .split(' ')
      .map((word, at) => [word, plainly(at + 2)]),
  ),
  dozen: plainly(12),
  fortnight: `${plainly(14)}|7\\*2|2\\*7`,
  twice: `${times('2')}|${times('3')}`,
  double: `${times('2')}|${times('3')}`,
  doubles: times('2'),
  triple: `${times('3')}|${times('4')}`,
  half,
  halves: half,
  quarter,
  quarters: quarter,
  thirds: '/3(?![\\d.])',
}
const WORD = new RegExp(`(?<![\\p{L}-])(?:${Object.keys(WORDS).join('|')})(?![\\p{L}-])`, 'giu')
/** Words around a number in words that is no amount of the story. */
const NO_AMOUNT =
  /^\s+(?:(?:whole |different |smaller |missing |other |decimal )?(?:numbers?|digits?|places?|fractions?|ways?|parts?|steps?|methods?|strategies|arrays?|past|time|-)|of (?:these|the|them))(?!\p{L})/iu
const NOT_BEFORE = /\b(?:these|those|the|other|first|second|last|next|all|these last|between|to|in) $/i
const EACH = /\b(?:each|every|apiece|per|both)\b/i

const numbersIn = (text: string) =>
  (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map((one) => String(Number(one)))

/** "Two classes have 24 and 27 pupils": a word that only counts the numbers of the story. */
const onlyCounts = (word: string, numbers: readonly string[], prompt: string) =>
  WORDS[word] === plainly(numbers.length) && !EACH.test(prompt)

/** The sum without the 30 of half an hour and such where the story prints them for something else. */
const withoutPrinted = (expr: string, told: readonly string[]) =>
  expr.replace(/(?<![\d.])(?:15|25|30|45|50|75)(?![\d.])/g, (number) =>
    told.includes(number) ? '#' : number,
  )

const HALF = /\bhalf\b/gi
const HALVED = /\/2(?![\d.])|\.5(?!\d)/g
const isHalf = (word: string) => word.toLowerCase() === 'half'

/** True where the words tell a number that the sum leaves out: "bought two books at $8.50 each", "3 and a half hours". */
export function leavesOutWord(prompt: string, expr: string): boolean {
  if (/\b(?:in (?:digits|numerals|figures|words)|hundred|thousand)\b/i.test(prompt)) return false
  const told = numbersIn(prompt)
  const inSum = numbersIn(expr)
  const repeats = new Set(inSum).size < inSum.length
  return [...prompt.matchAll(WORD)].some(({ 0: word, index }) => {
    const used = new RegExp(WORDS[word.toLowerCase()] ?? '')
    const before = prompt.slice(0, index)
    if (NO_AMOUNT.test(prompt.slice(index + word.length)) || NOT_BEFORE.test(before)) return false
    if (onlyCounts(word.toLowerCase(), told, prompt)) return false
    // Twice a number may be that number added to itself.
    const isDoubled = /^(?:twice|double|two)/i.test(word) && repeats
    const isTwice =
      isHalf(word) && (prompt.match(HALF) ?? []).length > 1 && (expr.match(HALVED) ?? []).length < 2
    return isTwice || (!isDoubled && !used.test(withoutPrinted(expr, told)))
  })
}

/** Words before a number that only says again what was said. */
const SAID_AGAIN =
  /\b(?:the|these|those|all|her|his|their|its|of|our|Room|Year|Team|Group|out of)\s+(?:other )?\$?$/i

/** True where a story tells one number twice, as of two things, and the sum has it once. */
export function leavesOutRepeat(prompt: string, expr: string): boolean {
  const plain = prompt.replace(/(?<=\d),(?=\d{3})/g, '')
  const used = numbersIn(expr)
  const counts = new Map<string, number>()
  for (const { 0: number, index } of plain.matchAll(/\d+(?:\.\d+)?/g)) {
    if (SAID_AGAIN.test(plain.slice(0, index))) continue
    counts.set(String(Number(number)), (counts.get(String(Number(number))) ?? 0) + 1)
  }
  return [...counts].some(
    ([number, count]) =>
      count > 1 && used.filter((one) => one === number).length === 1 && !used.includes(String(count)),
  )
}
