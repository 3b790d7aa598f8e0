import type { Kit } from '../../../kit.ts'
import type { Task } from '../../../task.ts'
import { capital } from '../../capital.ts'
import { makeRandom, type Random } from '../../random.ts'

const SHORTEST = 25
const LONGEST = 130
/** A sentence that leans on the one before it, or that speaks to the teacher, does not stand alone. */
const LEANS =
  /^(?:it|its|they|their|them|this|that|these|those|both|he|she|his|her|but|so|and|or|then|there|here|one|others?|some of (?:them|these)|such|each|also|instead|for example|in (?:this|that)|we|you|your|our)\b|[“”?:;]|\b(?:this lesson|your class|pupils|the text|the story|we|our)\b/i
/** With these words another number may be right as well. */
const IS_ROUGH =
  /\b(?:about|around|roughly|nearly|almost|over|under|more|less|fewer|at least|at most|up to|only|usually|often|some|many|can|may|mostly|first|between|from)\b/i
const IS_YEAR = (number: number) => number >= 1500 && number <= 2100

const sentencesOf = ({ facts }: Kit): string[] =>
  facts
    .filter(({ sure }) => sure === 'certain')
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter(
      (one) =>
        one.length >= SHORTEST && one.length <= LONGEST && /^\p{Lu}.*\.$/u.test(one) && !LEANS.test(one),
    )

/** The sentence with another number, which makes it false; null where it has no single exact number. */
function withOtherNumber(sentence: string, random: Random): string | null {
  const numbers = sentence.match(/\d[\d,.:]*\d|\d/g) ?? []
  const [only = ''] = numbers
  if (numbers.length !== 1 || !/^\d{1,4}$/.test(only) || IS_ROUGH.test(sentence)) return null
  const number = Number(only)
  const by = IS_YEAR(number) ? random.int(2, 6) * 10 : Math.max(2, Math.round(number / 2))
  const other = number > by && random.chance(0.5) ? number - by : number + by
  return sentence.replace(only, String(other))
}

const claim = (statement: string, isTrue: boolean, working: string | null): Task => ({
  id: '',
  level: 'core',
  prompt: `True or false? ${statement}`,
  figure: null,
  space: 'blank',
  answer: String(isTrue),
  working,
  check: null,
})

/** Areas in which a usual mistake is a matter of fact, and of nobody's life or opinion. */
const OF_FACT = new Set(['Science', 'Mathematics and statistics', 'Technology', 'English'])
const MISTAKE = /^Thinks(?: that)? ([^.,:;“”]{15,90})\.$/
const IS_OPINION =
  /^(?:it|they|there|this|that|these|those|he|she|you|we)\b|\b(?:better|best|bad|good|nice|should|must|enough|boring|fun|important|easy|hard|they|their|it|only|new|old)\b/i

/** The usual mistakes of a lesson as statements, which are false. */
const mistakesOf = ({ area, misconceptions }: Kit): Task[] =>
  misconceptions.flatMap(({ what, move }) => {
    const said = MISTAKE.exec(what)?.[1]
    return said === undefined || !OF_FACT.has(area) || IS_OPINION.test(said)
      ? []
      : [claim(`${capital(said)}.`, false, `Many think so. To show that it is not so: ${move}`)]
  })

/**
 * Statements on the certain facts of a lesson: as they stand, with a number that is not right, and its usual mistakes. One
 * of each two is true, as far as there are enough of both.
 */
export function factClaims(kit: Kit | undefined, count: number, draftCode: string): Task[] {
  if (kit === undefined) return []
  const random = makeRandom(`${draftCode} fact claims`)
  const trues: Task[] = []
  const falses: Task[] = mistakesOf(kit)
  for (const sentence of random.shuffle(sentencesOf(kit))) {
    const other = falses.length < trues.length ? withOtherNumber(sentence, random) : null
    if (other === null) trues.push(claim(sentence, true, null))
    else falses.push(claim(other, false, sentence))
  }
  const most = Math.min(count, 2 * falses.length + 1)
  const kept = [...trues.slice(0, Math.ceil(most / 2)), ...falses.slice(0, Math.floor(most / 2))]
  return random.shuffle(kept)
}
