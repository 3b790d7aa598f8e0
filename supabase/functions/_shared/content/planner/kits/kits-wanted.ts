import type { Kit, KitsWanted } from '../../kit.ts'
import { matterOf } from '../read/goal-difference/goal-difference.ts'
import type { PlannerInput } from '../read/input.ts'
import { readRequest } from '../read/request.ts'
import { areaOfText } from '../read/subject.ts'
import { NAMES_NO_KIT } from './kits-wanted.data.ts'

/** The words of a topic that say what a lesson is about, without the form, the number and the class. */
function wordsOf(topic: string): string {
  const words = topic.match(/[\p{L}\p{M}’'-]{2,}/gu) ?? []
  return words.filter((word) => !NAMES_NO_KIT.test(word) && matterOf(word).length > 0).join(' ')
}

/** The learning area that a kit must be of: the goal's, or one that the request is sure of. */
function areaWanted({ goals, subject, topic, understood }: ReturnType<typeof readRequest>): string | null {
  if (goals.length > 0 || understood.want === 'reading') return subject
  return areaOfText(topic)?.by === 'word' ? null : subject
}

/**
 * What the bank is asked for once more where it has nothing of the learning area that the words seem to be of: the same of
 * any area. Null where the teacher chose or named the area, and for mathematics, which has questions of its own.
 */
export function wantedOfAnyArea(input: PlannerInput, wanted: KitsWanted): KitsWanted | null {
  const isSure =
    wanted.area === null ||
    wanted.area === 'Mathematics and statistics' ||
    input.context !== null ||
    wanted.ids.length > 0 ||
    wanted.goals.length > 0 ||
    areaOfText(readRequest(input).topic)?.by === 'name'
  return isSure ? null : { ...wanted, area: null }
}

const beginnings = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => word.slice(0, 5))

/** So much of what a request says must be phrases of a kit of an area that the request did not seem to be of. */
const NEARLY_ALL = 0.75

/** True where nearly all that a request says are phrases of the kit: "black holes", but not "parachute" of "parachute games". */
export function isWhollyNamed({ find }: Kit, words: string): boolean {
  const said = beginnings(words)
  const phrases = [...find.en, ...find.mi].map(beginnings)
  const whole = phrases.filter((phrase) => phrase.length > 0 && phrase.every((word) => said.includes(word)))
  const named = said.filter((word) => whole.some((phrase) => phrase.includes(word)))
  return said.length > 0 && named.length / said.length >= NEARLY_ALL
}

/** What the bank of lessons is asked for. `ids` are the kits of a document that is to be changed. */
export function kitsWanted(input: PlannerInput, ids: readonly string[] = []): KitsWanted {
  const request = readRequest(input)
  const { goals, understood, topic, year } = request
  return {
    ids: [...ids],
    goals: goals.flatMap(({ goalId }) => goalId ?? []),
    words: wordsOf(understood.topic || topic).slice(0, 300),
    area: areaWanted(request),
    year,
    with_text: understood.want === 'reading' && goals.length === 0,
  }
}
