import { askingAbout, askingFirst, dataAbout } from '../../maths/data/data-about.ts'
import type { LessonRequest } from '../../read/request.ts'
import { ruledOutIn } from '../../read/ruled-out/ruled-out.ts'
import type { HandsOn } from '../../topic.ts'
import type { Approach, TopicApproach } from '../lesson.ts'
import { placeOf } from '../places/place.ts'
import { workAt } from '../places/place-work.ts'
import { filledIn, fittingWork } from './fitted-hands-on.ts'

/** Words that ask for work with things, whatever they are. */
const ASKS_FOR_IT =
  /\bhands?[- ]on\b|\bpractical(?:ly)?\b|\bmanipulatives?\b|\b(?:concrete|maths?) (?:materials?|equipment)\b|\b(?:with|using|use of) (?:materials|equipment|resources|objects)\b|\bplay[- ]based\b|\b(?:rich|open|low floor) tasks?\b|\b(?:not|no|without|instead of|rather than)(?: an?| just a?| any)? ?work ?sheets?\b/i
const WITHOUT_IT =
  /(?<!\b(?:not|no|without|instead of|rather than)(?: an?| just a?| any)? ?)\bwork ?sheet\b|\b(?:pen and paper|paper only|bookwork|no (?:materials|equipment|hands[- ]on))\b/i
const LAST_YEAR_BY_DEFAULT = 4
const SHORTEST = 20

/** True where a material of the work is ruled out: "no scissors". */
function isRuledOut({ materials }: HandsOn, asked: string): boolean {
  const refused = [
    ...asked.matchAll(
      /\b(?:no|without(?: any)?|don[’']?t have(?: any)?|haven[’']?t got(?: any)?)\s+(\p{L}{3,})/giu,
    ),
  ].map(([, word = '']) => word.toLowerCase().replace(/s$/, ''))
  return refused.some((word) => materials.some((item) => item.toLowerCase().includes(word)))
}

/** The hands-on work of a plan: what is always the work of its practice or has materials that were named, else the first where it was asked for or suits the year. */
function chosen(candidates: readonly HandsOn[], request: LessonRequest): HandsOn | undefined {
  const { asked, understood, games, year, minutes } = request
  if (understood.want !== 'lesson plan' || games > 0 || understood.needs.includes('no materials'))
    return undefined
  if (WITHOUT_IT.test(asked)) return undefined
  const possible = fittingWork(candidates, request).filter((one) => !isRuledOut(one, asked))
  // A lesson on dice is about dice also where other work with dice is named by the same word.
  const named =
    possible.slice(0, 1).find(({ isAlways }) => isAlways) ?? possible.find(({ uses }) => uses?.test(asked))
  if (named || ASKS_FOR_IT.test(asked)) return named ?? possible[0]
  if (minutes < SHORTEST || understood.countsQuestions) return undefined
  return year <= LAST_YEAR_BY_DEFAULT ? possible[0] : possible.find(({ isAlways }) => isAlways)
}

/** The things that a lesson suggests, without those that the request rules out. */
function withoutRuledOut(approach: TopicApproach, { asked, understood }: LessonRequest): Approach {
  const rules = ruledOutIn(asked, understood.needs)
  if (rules.length === 0) return approach
  const { teaching } = approach.topic
  const materials = teaching.materials.filter((item) => !rules.some(({ isIn }) => isIn(item)))
  return { ...approach, topic: { ...approach.topic, teaching: { ...teaching, materials } } }
}

/** A lesson whose main work is done with things: it starts with them, and its help and its challenge use them too. */
export function withHandsOn(approach: Approach, request: LessonRequest): Approach {
  if (approach.kind !== 'topic' || !approach.computed) return approach
  const place = request.games > 0 ? null : placeOf(request)
  const about = approach.topic.id === 'data' ? dataAbout(request.asked) : null
  const { handsOn = [] } = approach.topic
  const candidates = about === null ? handsOn : askingFirst(handsOn)
  const work = place ? workAt(approach.topic, place) : chosen(candidates, request)
  if (work === undefined) return withoutRuledOut(approach, request)
  const filled = filledIn(work, request.understood.numbers)
  const activity = about === null ? filled : askingAbout(filled, about)
  const { start, easier, harder, materials } = activity
  const { key } = approach.topic.teaching
  return {
    ...approach,
    topic: {
      ...approach.topic,
      activity,
      teaching: {
        ...approach.topic.teaching,
        materials: place ? [...materials] : [...materials, 'mini whiteboards and pens'],
        hook: start,
        support: easier,
        extension: harder,
        // The start and the challenge are those of the work, which has answers of its own.
        key: key?.ask === undefined ? {} : { ask: key.ask },
      },
    },
  }
}
