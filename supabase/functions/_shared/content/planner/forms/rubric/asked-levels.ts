import { FIRST_OF_FOUR, RUBRIC_HEAD } from './levels.data.ts'

/** The number and names of the levels, and the number of criteria, that a request asks for. */
export interface AskedRubric {
  /** The names of the levels, lowest first: those of the request, or the usual ones. */
  levels: string[]
  criteria: number | null
  /** What was asked for and cannot be made, in sentences. */
  notDone: string[]
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const LEVELS = /\b(\d|two|three|four|five|six)[- ](?:point |step )?(?:levels?|columns?|scales?|bands?)\b/i
const NAMES =
  /\b(?:levels?|columns?|scales?|bands?|headings?)(?: (?:are|called|named|being|of))?\s*[:(–-]?\s*((?:[\p{L}’' ]{3,24}(?:,|\/| and )\s*){1,5}[\p{L}’' ]{3,24})/iu
const CRITERIA = /\b(\d|two|three|four|five|six|seven|eight) (?:\p{L}+ )?criteria\b/iu
const SEPARATOR = /\s*(?:,|\/|\band\b)\s*/i
const LEAST = 2
const MOST = 4

const numberOf = (said: string | undefined) => {
  if (said === undefined) return null
  const word = WORDS.indexOf(said.toLowerCase())
  return word === -1 ? Number(said) : word
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The names that stand after "levels:", as many as the request counts where it counts them. */
function namesIn(text: string, count: number | null): string[] {
  const names = (NAMES.exec(text)?.[1] ?? '')
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.split(' ').length <= 2 && !/\bcriteria|\byear\b/i.test(name))
  return names.slice(0, count ?? names.length).map(capital)
}

/** Reads which levels and how many criteria a rubric should have. */
export function askedRubric(text: string): AskedRubric {
  const count = numberOf(LEVELS.exec(text)?.[1])
  const names = namesIn(text, count)
  const usual: string[] = RUBRIC_HEAD.slice(1)
  const criteria = numberOf(CRITERIA.exec(text)?.[1])
  const wanted = count ?? (names.length > 0 ? names.length : usual.length)
  if (wanted < LEAST || wanted > MOST)
    return {
      levels: usual,
      criteria,
      notDone: [
        `You asked for ${wanted} levels; a rubric here has ${LEAST} to ${MOST}, so it has ${usual.length}.`,
      ],
    }
  const known = wanted === MOST ? [FIRST_OF_FOUR, ...usual] : usual.slice(0, wanted)
  return { levels: names.length === wanted ? names : known, criteria, notDone: [] }
}

/** What the work shows at each of two to four levels, from its four: three leave out the first, and two the last as well. */
export const stepsFor = (steps: readonly string[], levels: number): string[] =>
  levels >= MOST ? [...steps] : steps.slice(1, levels + 1)
