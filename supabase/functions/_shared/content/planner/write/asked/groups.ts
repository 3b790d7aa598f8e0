import type { LessonRequest } from '../../read/request.ts'
import type { NeedLines } from './need-lines.ts'

/** Groups that a teacher has in the class: "I have 3 groups", "2 maths groups". "Groups of 3" says how large they are. */
const GROUPS =
  /(?<!groups of )\b(two|three|four|five|2|3|4|5) (?:(?:ability|levelled|mixed|maths?|reading|writing|guided|different) )?groups\b(?! of)/i

const NAMES = ['two', 'three', 'four', 'five'] as const
const SHARE = ['half', 'a third', 'a quarter', 'a fifth'] as const
const FEWEST = 2

/** How the groups that were named share the time in which students work; null where none were named. */
export function groupLines({ asked }: LessonRequest): NeedLines | null {
  const said = GROUPS.exec(asked)?.[1]?.toLowerCase()
  if (said === undefined) return null
  const at = NAMES.findIndex((name, index) => name === said || String(index + FEWEST) === said)
  const others = at === 0 ? 'the other' : 'the others'
  return {
    work: `Your ${NAMES[at]} groups take turns: one works with you on the mat, ${others} from the numbered tasks. Change after ${SHARE[at]} of the time, so that you sit with every group.`,
  }
}
