import type { Understood, Want } from '../../../../understood.ts'
import { inFigures } from '../../words/figures.ts'
import { HALF_PAGE, MINUTES_IN_QUESTIONS, MINUTES_OF_EXIT, SHORT_TASKS } from './size.data.ts'

/** A task of more minutes is a sheet of its usual size. */
const LONGEST = 20
const MINUTES = /\b(\d{1,2})[ -]?min(?:ute)?s?\b/i
const ONE_EXIT = /\bexit[- ]?(?:ticket|slip|pass|card|question)\b(?!s)/i
/** Forms whose size is not one of questions to answer. */
const NOT_SIZED: ReadonlySet<Want> = new Set([
  'lesson plan',
  'game',
  'letter',
  'rubric',
  'checklist',
  'writing frame',
  'vocabulary cards',
  'word search',
  'crossword',
])

/** What a text says of the size of a task: the minutes that pupils have for it, and half a page for it. Several tickets to cut off have no size. */
export function sizeIn(
  text: string,
  want: Want,
  isSeveral: boolean,
): Pick<Understood, 'taskName' | 'taskMinutes' | 'halfPage'> {
  if (NOT_SIZED.has(want)) return {}
  const plain = inFigures(text)
  const short = SHORT_TASKS.find(({ pattern }) => pattern.test(plain))
  const isExit = want === 'exit tickets' && !isSeveral && ONE_EXIT.test(plain)
  const named = Number(MINUTES.exec(plain.replace(MINUTES_IN_QUESTIONS.pattern, ' '))?.[1] ?? 0)
  const usual = short?.minutes ?? (isExit ? MINUTES_OF_EXIT : 0)
  const minutes = named > 0 && named <= LONGEST ? named : usual
  return {
    ...(short && want !== 'exit tickets' ? { taskName: short.name } : {}),
    ...(minutes > 0 ? { taskMinutes: minutes } : {}),
    ...(isExit || HALF_PAGE.pattern.test(plain) ? { halfPage: true as const } : {}),
  }
}
