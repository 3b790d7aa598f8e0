/** A name with the amount that is told of it: "Bo scored 9". */
const NAMED_AMOUNT = /(?<!\p{L})(\p{Lu}[\p{L}\p{M}]+) (?:\p{Ll}+ ){0,3}?\$?\d/gu
const NO_NAME = new Set(
  'The There In On At It He She They We Each Every One How From Of If After Then'.split(' '),
)

/** True where a total is asked for of some of those that a story names with an amount, and not of all. */
export function leavesOutNamed(prompt: string, asked: string): boolean {
  const story = prompt.replace(asked, ' ')
  const names = new Set(
    [...story.matchAll(NAMED_AMOUNT)].map(([, name = '']) => name).filter((name) => !NO_NAME.has(name)),
  )
  const isAsked = [...names].filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(asked))
  return isAsked.length > 0 && isAsked.length < names.size
}
