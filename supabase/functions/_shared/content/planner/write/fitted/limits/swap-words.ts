import { capital } from '../../../capital.ts'
import { HANDLED, NO_NAME_OF_THING } from './swap-words.data.ts'

const MOST_WORDS = 4

/**
 * The name of one thing to use, in lower case, out of what a kit says of doing without: “Rolled socks or scarves.” gives
 * rolled socks. Null where it says what to do (“Clap twice.”), or more than a name.
 */
export function nameOfStandIn(without: string): string | null {
  const [first = ''] = without
    .replace(/\.$/, '')
    .replace(/^Use (?=\p{L})/u, '')
    .split(/,? or |; /)
  const name = first.replace(/^(?:an?|the|any|some) /i, '').trim()
  const words = name.split(/\s+/)
  if (words.length > MOST_WORDS || /[,.“”:]|\d/.test(name) || NO_NAME_OF_THING.test(name)) return null
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const isPlural = (name: string) => /s$/i.test(name) && !/(?:ss|us|grass)$/i.test(name)
const one = (name: string) => (isPlural(name) ? name.replace(/(?<=[sx])es$|s$/i, '') : name)
const many = (name: string) =>
  isPlural(name) || /(?:grass|chalk|paper|foil|tape|cloth)$/i.test(name)
    ? name
    : /(?:s|x|ch|sh)$/i.test(name)
      ? `${name}es`
      : `${name}s`
const isOfStuff = (name: string) => /(?:grass|chalk|paper|foil|tape|cloth|carpet)$/i.test(name)

/** An article that fits the name, in the case in which it stood. */
function articleFor(article: string, name: string): string {
  if (isOfStuff(name)) return ''
  const fitting = /^[aeiou]/i.test(name) ? 'an ' : 'a '
  return /^A/.test(article) ? capital(fitting) : fitting
}

/** A text with one thing in place of another that pupils handle, in one or many, with its article. */
export function withThingSwapped(text: string, thing: string, name: string): string {
  if (!HANDLED.test(thing)) return text
  const pattern = new RegExp(
    `(?<![\\p{L}-])(an? )?(?:(?:soft|short|long|small|large|big) )?(${thing})((?:e?s)?)(?![\\p{L}-])`,
    'giu',
  )
  return text.replace(pattern, (_, article: string | undefined, found: string, plural: string) => {
    const instead = plural === '' ? one(name) : many(name)
    const before = article === undefined ? '' : articleFor(article, instead)
    const starts = article === undefined ? /^\p{Lu}/u.test(found) : /^A/.test(article) && before === ''
    return before + (starts ? capital(instead) : instead)
  })
}
