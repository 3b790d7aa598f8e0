import { bodyText } from '../ask/printed.ts'
import { EVERYDAY } from '../data/everyday.data.ts'
import type { Request } from '../data/request.ts'
import { type Answered, areasAsked } from './demands.ts'
import { areaOf } from './head.ts'
import { shareKept } from './sums.ts'
import { holds, holdsAll, parted } from './words.ts'

/** What a document holds: matter of the topic, only a frame round the teacher’s words, or something else. */
export type Matter = 'content' | 'frame' | 'other topic' | 'wrong area' | 'no area' | 'no document'
export const MATTERS: readonly Matter[] = [
  'content',
  'frame',
  'other topic',
  'wrong area',
  'no area',
  'no document',
]

const COMMON = new Set(EVERYDAY.flatMap(parted))

/** The words of a request’s matter that neither the teacher said nor any lesson says. */
export const matterWords = ({ text, material = '' }: Request) =>
  parted(material).filter(
    (group) => group !== '' && !COMMON.has(group) && !group.split('|').some((word) => holds(text, word)),
  )

/** Three words of the matter and two fifths of them, or half the sums of the kind asked for, are content. */
function hasMatter({ request, printed, questions }: Answered): boolean {
  if (request.sums && shareKept(questions, request.sums) >= 1 / 2) return true
  const words = matterWords(request)
  const body = bodyText(printed)
  const held = words.filter((group) => group.split('|').some((word) => holds(body, word))).length
  return held >= Math.max(3, words.length * 0.4)
}

/** Null where a request says nothing that content could be told by. */
export function matterOf(answered: Answered): Matter | null {
  const { request, printed } = answered
  if (request.reply || (request.sums === undefined && request.material === undefined)) return null
  if (printed.form === 'words') return 'no document'
  const area = areaOf(printed)
  const areas = areasAsked(answered)
  if (areas && area !== null && !areas.includes(area)) return 'wrong area'
  if (hasMatter(answered)) return 'content'
  if (request.about !== undefined && !holdsAll(bodyText(printed), request.about.split(',')[0] ?? ''))
    return 'other topic'
  if (request.sums && answered.questions.some(({ kind }) => kind !== null)) return 'other topic'
  return areas && area === null ? 'no area' : 'frame'
}
