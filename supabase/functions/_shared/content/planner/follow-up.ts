import { PLAN_SECTION_TITLES, type PlanGoal } from '../lesson-plan.ts'

/** What is known of the lesson before this one. */
export interface NextLesson {
  /** As the teacher's message names it, or as the last plan does. */
  title: string | null
  /** Which lesson of its unit this one is. */
  number: number
  /** What was shown before, as Markdown: its questions and texts are not asked again. */
  shown: string
}

const NAMED = /\b(?:to follow|follows? on from|that follows|next lesson after|after) [“"]([^”"]{2,160})[”"]/i
const ONLY_NEXT =
  /^(?:please |now |ok(?:ay)?,? |thanks?(?: you)?,? |can you |could you |plan |make |write |create |give me |and |a |an |the |new )*(?:next|follow[- ]?(?:up|on)) (?:lesson|one)\b(?: plan)?(?: (?:in|of|for) (?:this|the|our) (?:unit|series|topic))?(?:,? please)?(?:[,:]? \d{2,3} min(?:ute)?s?)?[\s.!?]*$/i

const PARTS = [
  ...Object.values(PLAN_SECTION_TITLES),
  'hook',
  'steps',
  'exit ticket',
  'I do',
  'we do',
  'you do',
]
const ABOUT_PART = new RegExp(
  `^(?:please |can you |could you )*(?:redo|make|give more detail in|rewrite|change|shorten|simplify|expand) (?:“[^”]{2,60}”|(?:the |just the )(?:${PARTS.join('|')})(?! plan)\\b)`,
  'i',
)

/** A message about one part: it asks nothing of the whole plan, when that is changed later. */
export const isAboutPart = (text: string): boolean => ABOUT_PART.test(text.trim())

/** A message that asks for the lesson after one that was planned; null for any other. */
export function lessonAfter(text: string, shown: string): NextLesson | null {
  const named = /\blesson\b/i.test(text) ? NAMED.exec(text)?.[1] : undefined
  if (named === undefined && (shown === '' || !ONLY_NEXT.test(text.trim()))) return null
  const title = named ?? /^# Lesson plan: (.+)$/m.exec(shown)?.[1]?.replace(/\\(.)/g, '$1') ?? null
  return { title, number: Number(/, lesson (\d{1,2})$/.exec(title ?? '')?.[1] ?? 1) + 1, shown }
}

const GAME =
  /\b(?:another|(?:add|with|includ(?:e|ing)|into|make it|as) (?:an?|some|another))(?: \p{L}+){0,2} games?\b/iu

/** How often a game was asked for since it was last given up. */
export function gamesIn(texts: readonly string[]): number {
  return texts.reduce((games, text) => {
    if (/\b(?:no|without|drop|remove|leave out|instead of)\b(?: (?:the|an?|any))? games?\b/i.test(text))
      return 0
    return GAME.test(text) ? games + 1 : games
  }, 0)
}

/** The goal a next lesson works on first is the one after; a change of it keeps the order its plan shows. */
export function inLessonOrder(
  goals: readonly PlanGoal[],
  follows: NextLesson | null,
  shown: string,
  changed: boolean,
): PlanGoal[] {
  if (follows === null) return [...goals]
  const place = ({ wording }: PlanGoal) => {
    const at = shown.indexOf(`Goal: ${wording}`)
    return at === -1 ? Number.MAX_SAFE_INTEGER : at
  }
  const asShown = [...goals].sort((one, other) => place(one) - place(other))
  const [first, ...rest] = asShown
  return changed || first === undefined ? asShown : [...rest, first]
}

/** A question or a text that stood in the lesson before. */
export function stoodBefore(follows: NextLesson | null, words: string): boolean {
  if (follows === null) return false
  const plain = words.replace(/\s+/g, ' ').trim()
  return follows.shown.replace(/\\(.)/g, '$1').includes(plain)
}
