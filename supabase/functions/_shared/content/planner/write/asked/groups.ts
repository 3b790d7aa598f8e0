import type { LessonRequest } from '../../read/request.ts'
import type { NeedLines } from './need-lines.ts'

/** Groups that a teacher has in the class: "I have 3 groups", "2 maths groups". "Groups of 3" says how large they are. */
const GROUPS =
  /(?<!groups of )\b(two|three|four|five|2|3|4|5) (?:(?:ability|levelled|mixed|maths?|reading|writing|guided|different) )?groups\b(?! of)/i

const NAMES = ['two', 'three', 'four', 'five'] as const
const SHARE = ['half', 'a third', 'a quarter', 'a fifth'] as const
const FEWEST = 2

/** How large groups are to be: "groups of 3". */
const GROUP_SIZE = /\b(?:groups?|teams?) of (three|four|five|six|3|4|5|6)\b|\bin (threes|fours)\b/i

const SIZES: Readonly<Record<string, string>> = {
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  threes: 'three',
  fours: 'four',
}

/** Groups of a size have a job for each one in them, and stand where the lesson says pairs. */
function sizeLines(asked: string): NeedLines | null {
  const [, of, by] = GROUP_SIZE.exec(asked) ?? []
  const said = (of ?? by)?.toLowerCase()
  if (said === undefined) return null
  const size = SIZES[said] ?? said
  return {
    start: `Put students into groups of ${size} before you begin. Where a step says pairs, the group of ${size} does it together with one set of materials.`,
    work: 'Each one in a group has a job: one does, one reads the steps and checks, one records; others ask “how do you know?”. Change jobs at every step.',
  }
}

/** How the groups that were named share the time in which students work; null where none were named. */
export function groupLines({ asked }: LessonRequest): NeedLines | null {
  const said = GROUPS.exec(asked)?.[1]?.toLowerCase()
  if (said === undefined) return sizeLines(asked)
  const at = NAMES.findIndex((name, index) => name === said || String(index + FEWEST) === said)
  const others = at === 0 ? 'the other' : 'the others'
  return {
    work: `Your ${NAMES[at]} groups take turns: one works with you on the mat, ${others} from the numbered tasks. Change after ${SHARE[at]} of the time, so that you sit with every group.`,
  }
}
