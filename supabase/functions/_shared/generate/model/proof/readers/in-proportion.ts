const N = '(\\d+(?:\\.\\d+)?)'
const THING = '((?:\\p{L}+ ){0,2}?\\p{L}+)'
/** "12 eggs cost $9", "3 kg of apples weigh", and what as many others cost. */
const COST = new RegExp(
  `^${N} ${THING} costs? \\$${N}\\.\\s+(?:how much|what) (?:do|does|would|will) ${N} ${THING} cost\\?$`,
  'iu',
)
/** "A recipe for 4 people needs 300 g of flour. How much flour is needed for 10 people?" */
const FOR = new RegExp(
  `^\\p{L}[\\p{L} ]* for ${N} ${THING} (?:needs|uses|takes|has) ${N} ?\\p{L}+(?: of \\p{L}+)?\\.\\s+how (?:much|many)\\b[^.?!\\d]* for ${N} ${THING}\\?$`,
  'iu',
)
const single = (thing: string) =>
  thing
    .trim()
    .toLowerCase()
    .split(' ')
    .at(-1)
    ?.replace(/(?<!s)s$/, '') ?? ''

const first = (thing: string) => thing.trim().toLowerCase().split(' ')[0]

/** What a number of things costs, or needs, where another number of them is told. Null for any other question. */
export function proportionSum(given: string): string | null {
  const prompt = given
    .trim()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\bA dozen\b/i, '12')
    .replace(/\bone\b/i, '1')
  const [, has = '', thing = '', amount = '', wanted = '', other = ''] =
    COST.exec(prompt) ?? FOR.exec(prompt) ?? []
  const isSame = single(thing) === single(other) || first(thing) === first(other)
  if (has === '' || !isSame) return null
  return `${amount}/${has}*${wanted}`
}
