import { compareRationals, evaluate } from '../../../content/checks/rational.ts'

const THING = '(\\p{Ll}[\\p{L}-]+)'
/** "12 more cows than sheep", "5 fewer cars than bikes" */
const MORE_THAN = new RegExp(`(\\d+) (more|fewer|less) ${THING} than ${THING}`, 'iu')
const single = (word: string) => word.toLowerCase().replace(/(?<!s)s$/, '')

/** The number that stands before a thing, apart from that of the comparison. */
function numberOf(thing: string, story: string): string | null {
  const found = [...story.matchAll(new RegExp(`(\\d+) (?:\\p{L}+ )?${THING}`, 'giu'))]
  return found.find(([, , word = '']) => single(word) === thing)?.[1] ?? null
}

/**
 * The sum of "There are 12 more cows than sheep. There are 35 sheep. How many cows are there?"; of a number for both
 * together, half of what is left without the difference. Null where the question is another one.
 */
export function moreThanSum(prompt: string): string | null {
  const [all = '', by = '', word = '', more = '', fewer = ''] = MORE_THAN.exec(prompt) ?? []
  if (all === '') return null
  const [first, second] = [single(more), single(fewer)]
  const asked = /\bhow many\b[^?]*\?/i.exec(prompt)?.[0] ?? ''
  if (asked === '' || /\b(?:altogether|in all|in total|both|together|more|fewer)\b/i.test(asked)) return null
  const [, wanted = ''] = /\bhow many (?:\p{L}+ )??(\p{L}+)\b/iu.exec(asked) ?? []
  const asks = [first, second].find((thing) => single(wanted) === thing)
  if (asks === undefined) return null
  const story = prompt.replace(all, ' ').replace(asked, ' ')
  const given = numberOf(asks === first ? second : first, story)
  const adds = (asks === first) === (word.toLowerCase() === 'more')
  if (given !== null) return `${given}${adds ? '+' : '-'}${by}`
  const others = story.match(/\d+/g) ?? []
  const isOfBoth = others.length === 1 && numberOf(asks, story) === null
  return isOfBoth ? `(${others[0]}${adds ? '+' : '-'}${by})/2` : null
}

/** True where a difference between two kinds of things goes the wrong way, or is taken for the number of one of them. */
export function isOtherMoreThan(prompt: string, expr: string): boolean {
  const own = moreThanSum(prompt.replace(/(?<=\d),(?=\d{3})/g, ''))
  return own !== null && compareRationals(evaluate(own), evaluate(expr)) !== 0
}
