const MORE =
  'more|older|taller|longer|heavier|higher|further|farther|bigger|larger|wider|deeper|warmer|hotter|dearer|faster'
const FEWER = 'fewer|less|younger|shorter|lighter|lower|nearer|smaller|narrower|colder|cooler|cheaper|slower'
const OWN = '(?:the|an?|his|her|its|their|our|my)'
/** "12 fewer on Tuesday", "is 18 cm longer", "costs $221 more than the scooter" */
const COMPARED = new RegExp(
  `\\$?(\\d+(?:\\.\\d+)?) ?(?:\\p{L}+ ){0,2}?(${MORE}|${FEWER})(?: (?!than |on |in |at )\\p{L}+)?(?: than (?:${OWN} )?([\\p{L}\\p{M}’']+(?: (?!(?:is|was|has|had|and|on|in|at|who|which|did|does)(?!\\p{L}))[\\p{L}\\p{M}]+)?)| (?:on|in|at) (?:the )?([\\p{L}\\p{M}]+))?(?=[\\s.,;?!]|$)`,
  'giu',
)
const ASKS_OTHERWISE =
  /\b(?:more|fewer|less|difference|left|each|change|how many (?:times|days|weeks))\b|\bby how (?:much|many)\b/i
const ASKS_BOTH =
  /\b(?:altogether|in total|in all|both|together|between them|combined|over the two|the total)\b/i
/** Words that change what the numbers mean, or bring in another one. */
const OTHERWISE =
  /\b(?:half|twice|double|times|each|every|per|then|half as|third|quarter|pairs?|dozen|an hour)\b|%|\d\/\d/i

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/(?<!s)s$/, '')
/** Words that name nobody and nothing. */
const NO_NAME = new Set(
  'a an the is are was were has have had his her their its it he she they and but one on in at of cost weigh sell sold run ran read make made old tall long how many much what who does do did pick picked swam swim than found got won caught bought ate gave cm m km kg g year minute metre'.split(
    ' ',
  ),
)
const isNoName = (word: string) => NO_NAME.has(word) || /\p{L}{2}ed$/u.test(word)
const namesIn = (text: string) =>
  new Set(
    (text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [])
      .filter((word) => !isNoName(word.toLowerCase()))
      .map(plain)
      .filter((word) => !isNoName(word)),
  )
const shares = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((word) => other.has(word))

const TIMES: Readonly<Record<string, string>> = {
  twice: '2',
  double: '2',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  ten: '10',
  half: '2',
}
/** "twice as many on Tuesday", "has 3 times as many as Ben", "half as long" */
const TIMES_AS =
  /(twice|double|half|(?:two|three|four|five|six|ten|\d+) times) as (?:many|much|far|long|tall|heavy|old|high)(?: (?!as |on |in |at )\p{L}+)?(?: as (?:(?:the|an?|his|her|its|their|our|my) )?([\p{L}\p{M}’']+)| (?:on|in|at) (?:the )?([\p{L}\p{M}]+))?(?=[\s.,;?!]|$)/giu

interface Compared {
  base: string
  by: string
  /** What is done for the one that the comparison tells of. */
  sign: '+' | '-' | '*' | '/'
  /** The words of the one that it tells of, and of the one that it is compared with. */
  one: ReadonlySet<string>
  other: ReadonlySet<string>
  asked: string
  /** True where the number that is told is of the one that the comparison tells of. */
  isOnes: boolean
}

interface Found {
  index: number
  all: string
  by: string
  sign: Compared['sign']
  than: string
  at: string
}

/** The one comparison of a story. */
function foundIn(story: string): Found | null {
  const found = [...story.matchAll(COMPARED)].map(
    ({ 0: all, 1: by = '', 2: word = '', 3: than = '', 4: at = '', index }): Found => ({
      index,
      all,
      by,
      sign: new RegExp(`^(?:${MORE})$`, 'i').test(word) ? '+' : '-',
      than,
      at,
    }),
  )
  const times = [...story.matchAll(TIMES_AS)].map(
    ({ 0: all, 1: word = '', 2: than = '', 3: at = '', index }): Found => {
      const [first = ''] = word.toLowerCase().split(' ')
      return { index, all, by: TIMES[first] ?? first, sign: first === 'half' ? '/' : '*', than, at }
    },
  )
  const [one, other] = [...found, ...times]
  return one === undefined || other !== undefined ? null : one
}

/** The words of what it is compared with: behind "than", else what was told before, such as another day. */
function otherIn(story: string, { than, at, index, start }: Found & { start: number }): ReadonlySet<string> {
  if (than !== '') return namesIn(than)
  if (at === '') return namesIn(story.slice(0, start))
  const places = [...story.slice(0, index).matchAll(/\b(?:on|in|at) (?:the )?([\p{L}\p{M}]+)/giu)]
  return namesIn(places.map(([, place = '']) => place).join(' '))
}

const without = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  new Set([...one].filter((word) => !other.has(word)))

/** Whose the number is that is told beside the comparison. Null where its sentence names neither, or both. */
function isOfOne(
  story: string,
  { base, index, start, at }: { base: number; index: number; start: number; at: string },
  { one, other }: Pick<Compared, 'one' | 'other'>,
): boolean | null {
  const end = story.slice(index).search(/[.!?](?:\s|$)/) + index
  // "Ana has 12 marbles, 5 fewer than Ben." and "He is 5 cm shorter than Tane, who is 142 cm tall."
  if (base > start && base < end) return base < index && at === ''
  const from = Math.max(...[...story.slice(0, base).matchAll(/[.!?]\s/g)].map((stop) => stop.index + 1), 0)
  const to = story.slice(base).search(/[.!?](?:\s|$)/) + base
  // "A pen is 12 cm long and a ruler is 18 cm longer": its own half of the sentence.
  const words = namesIn(story.slice(from, base < start ? Math.min(to, start) : to))
  const [isOnes, isOthers] = [shares(without(one, other), words), shares(without(other, one), words)]
  return isOnes === isOthers ? null : isOnes
}

/** The two numbers of a story with one comparison and no other number. */
function comparedIn(prompt: string): Compared | null {
  const asked = prompt.match(/[^.?!]*\?\s*$/)?.[0] ?? ''
  const story = prompt.slice(0, prompt.length - asked.length)
  const found = foundIn(story)
  if (found === null || /\d/.test(asked)) return null
  const { index, all, by, sign, at } = found
  const bare = story.slice(0, index) + ' '.repeat(all.length) + story.slice(index + all.length)
  const [base, second] = [...bare.matchAll(/\d+(?:\.\d+)?/g)]
  if (base === undefined || second !== undefined || OTHERWISE.test(bare)) return null
  const before =
    story
      .slice(0, index)
      .split(
        /[.!?]\s|,? (?:and|but) (?=(?:\p{L}+ ){1,3}(?:is|has|was|had|\p{L}+ed|costs?|weighs?|ran|swam|read|sold|made|got|picked)(?!\p{L}))/u,
      )
      .at(-1) ?? ''
  const one = namesIn(at === '' ? before : at)
  const other = otherIn(story, { ...found, start: index - before.length })
  const isOnes = isOfOne(story, { base: base.index, index, start: index - before.length, at }, { one, other })
  return isOnes === null ? null : { base: base[0], by, sign, one, other, asked, isOnes }
}

const UNDONE = { '+': '-', '-': '+', '*': '/', '/': '*' } as const

/**
 * The sum of a story in which one has so much more or less than another: what the one that is asked for has, or both
 * together. Null where the words do not tell plainly which one is asked for.
 */
export function comparisonSum(given: string): string | null {
  const found = comparedIn(given.replace(/(?<=\d),(?=\d{3})/g, ''))
  if (found === null) return null
  const { base, by, sign, one, other, asked, isOnes } = found
  const words = namesIn(asked)
  if (ASKS_OTHERWISE.test(asked)) return null
  const its = isOnes ? UNDONE[sign] : sign
  if (ASKS_BOTH.test(asked)) return `${base}+${base}${its}${by}`
  const [asksOne, asksOther] = [shares(without(one, other), words), shares(without(other, one), words)]
  if (asksOne === asksOther || asksOne === isOnes) return null
  return `${base}${its}${by}`
}
