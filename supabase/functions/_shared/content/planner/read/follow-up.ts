import { PLAN_SECTION_TITLES, type PlanGoal } from '../../lesson-plan.ts'
import { NEXT_AFTER_NAMED, NEXT_AFTER_THIS, NEXT_ONLY } from './changes.data.ts'

/** The lesson that a new one follows. */
export interface LessonBefore {
  /** The title in the teacher's message, or that of the last plan. */
  title: string | null
  /** The number of the new lesson in its unit: 2 for the lesson after the first. */
  number: number
  /** The lessons before as Markdown. Their questions and texts are not asked again. */
  shown: string
}

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

/** True for a message about one part of a document. Later changes of the whole plan leave it out. */
export const isAboutPart = (text: string): boolean => ABOUT_PART.test(text.trim())

const asksForNext = (text: string) => [NEXT_ONLY, NEXT_AFTER_THIS].some(({ pattern }) => pattern.test(text))

/** Reads a message that asks for the lesson after one that was planned; null for any other message. */
export function lessonAfter(text: string, shown: string): LessonBefore | null {
  const named = /\blesson\b/i.test(text) ? NEXT_AFTER_NAMED.pattern.exec(text)?.[1] : undefined
  if (named === undefined && (shown === '' || !asksForNext(text.trim()))) return null
  const title = named ?? /^# Lesson plan: (.+)$/m.exec(shown)?.[1]?.replace(/\\(.)/g, '$1') ?? null
  return { title, number: Number(/, lesson (\d{1,2})$/.exec(title ?? '')?.[1] ?? 1) + 1, shown }
}

interface GoalsShown {
  follows: LessonBefore | null
  /** The last document as Markdown. */
  shown: string
  /** True when the last message changes the next lesson instead of asking for it. */
  changed: boolean
}

/** The next lesson works on the next goal first. A change of that lesson keeps the order its plan shows. */
export function goalsInLessonOrder(
  goals: readonly PlanGoal[],
  { follows, shown, changed }: GoalsShown,
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

/** True for a question or a text that one of the lessons before contains. */
export function wasUsedBefore(before: LessonBefore | null, text: string): boolean {
  if (before === null) return false
  const plain = text.replace(/\s+/g, ' ').trim()
  return before.shown.replace(/\\(.)/g, '$1').includes(plain)
}
