import type { ClassPart } from '../../../../understood.ts'
import { inFigures } from '../../words/figures.ts'
import { LEARNS_ENGLISH } from './class-parts.data.ts'

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const SHARE = /\b(half|third|quarter)\b/i
const GROUP =
  /\b(?:(low|lower|lowest|bottom|middle|top|high|higher|highest|support|extension) )?(group|table)\b/i

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** “Third of the class” is a third of it, and “top 3” are three students. */
function shareOf(said: string): string | null {
  const [, share] = SHARE.exec(said) ?? []
  if (share === undefined) return null
  return share === 'half' ? 'Half of the class' : `A ${share} of the class`
}

/** Names a part of the class in a sentence, from the words that the teacher typed for it, and names no pupil. */
export function whoIs(typed: string): Pick<ClassPart, 'who' | 'isOne'> {
  const said = typed.toLowerCase().trim()
  if (LEARNS_ENGLISH.pattern.test(said)) return { who: 'Students new to English', isOne: false }
  const share = shareOf(said)
  if (share !== null) return { who: share, isOne: true }
  const [, years] = /^year (\d)s$/.exec(said) ?? []
  if (years !== undefined) return { who: `Your Year ${years} students`, isOne: false }
  const [, rank, group] = GROUP.exec(said) ?? []
  if (group !== undefined && !/\bof \d+$/.test(inFigures(said)))
    return { who: rank === undefined ? `One ${group}` : `Your ${rank} ${group}`, isOne: true }
  const count = Number(/\d+/.exec(inFigures(said))?.[0] ?? 0)
  if (count === 1 || /^an?(?:$| (?!few|couple|handful|pair|small|group|bunch))/.test(said))
    return { who: 'One student', isOne: true }
  if (count > 1) return { who: `${capital(COUNTS[count - 2] ?? String(count))} students`, isOne: false }
  return { who: 'Some students', isOne: false }
}
