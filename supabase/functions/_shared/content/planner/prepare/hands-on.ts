import type { LessonRequest } from '../read/request.ts'
import type { HandsOn } from '../topic.ts'
import type { Approach } from './lesson.ts'

/** Words that ask for work with things, whatever they are. */
const ASKS_FOR_IT =
  /\bhands?[- ]on\b|\bpractical(?:ly)?\b|\bmanipulatives?\b|\b(?:concrete|maths?) (?:materials?|equipment)\b|\b(?:with|using|use of) (?:materials|equipment|resources|objects)\b|\bplay[- ]based\b/i
const WITHOUT_IT =
  /\b(?:worksheet|pen and paper|paper only|bookwork|no (?:materials|equipment|hands[- ]on))\b/i
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

/** The hands-on work of a plan: the one whose materials were named, else the first where it was asked for or suits the year. */
function chosen(candidates: readonly HandsOn[], request: LessonRequest): HandsOn | undefined {
  const { asked, understood, games, year, minutes } = request
  if (understood.want !== 'lesson plan' || games > 0 || understood.needs.includes('no materials'))
    return undefined
  if (WITHOUT_IT.test(asked)) return undefined
  const possible = candidates.filter((one) => !isRuledOut(one, asked))
  const named = possible.find(({ uses }) => uses?.test(asked))
  if (named || ASKS_FOR_IT.test(asked)) return named ?? possible[0]
  if (minutes < SHORTEST || understood.countsQuestions) return undefined
  return year <= LAST_YEAR_BY_DEFAULT ? possible[0] : possible.find(({ isAlways }) => isAlways)
}

/** A lesson whose main work is done with things: it starts with them, and its help and its challenge use them too. */
export function withHandsOn(approach: Approach, request: LessonRequest): Approach {
  if (approach.kind !== 'topic' || !approach.computed) return approach
  const activity = chosen(approach.topic.handsOn ?? [], request)
  if (activity === undefined) return approach
  const { start, easier, harder, materials } = activity
  return {
    ...approach,
    topic: {
      ...approach.topic,
      activity,
      teaching: {
        ...approach.topic.teaching,
        materials: [...materials, 'mini whiteboards and pens'],
        hook: start,
        support: easier,
        extension: harder,
      },
    },
  }
}
