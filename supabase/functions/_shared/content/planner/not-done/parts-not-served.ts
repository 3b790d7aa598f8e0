import type { Level } from '../../task.ts'
import { isOnlyLevel, languagePart, partOfLevel, topicOfPart } from '../prepare/part-of-level.ts'
import { SAYS_OF_RANKED } from '../read/wishes/class-parts/class-parts.data.ts'
import { workInWords, worksOn } from '../read/wishes/class-parts/in-words.ts'
import type { Written } from './not-done.ts'

const ENDS: readonly Level[] = ['support', 'extension']

/** A part of the class whose own work is not in a plan: its steps say only how it joins the others. */
export function partsNotServed({ lesson }: Written): string[] {
  if (lesson.request.understood.want !== 'lesson plan') return []
  return ENDS.flatMap((level) => {
    const part = partOfLevel(lesson.request, level)
    if (part === undefined || isOnlyLevel(part) || topicOfPart(lesson, level) !== null) return []
    const words = workInWords(part)
    return words === null
      ? []
      : [
          `${worksOn(part, words)}: this lesson has no questions of their own for that. “Differentiation” says how they join in; ask for a worksheet on it by itself.`,
        ]
  })
}

/** A version in plainer English is printed, and a plan prints nothing for students to read. */
export function versionNotServed({ lesson: { request } }: Written): string[] {
  return request.understood.want === 'lesson plan' && languagePart(request) !== undefined
    ? [
        'A version in plainer English belongs to a sheet, and this is a lesson: ask for a worksheet on it with an ESOL version.',
      ]
    : []
}

/** More than one part of the class at the same level: only the first has its own questions. */
export function partsLeftOut({ lesson }: Written): string[] {
  const { parts = [] } = lesson.request.understood
  return parts
    .filter((part) => parts.find(({ level }) => level === part.level) !== part)
    .flatMap((part) => {
      const words = workInWords(part)
      return words === null
        ? []
        : [`${worksOn(part, words)}: I make one ${part.level} level at a time, so ask for theirs by itself.`]
    })
}

/** Something was said of a part of the class that no reader could turn into work of its own. */
export function partsNotRead({ lesson: { request } }: Written): string[] {
  const { parts = [] } = request.understood
  const who = parts.length > 0 ? undefined : SAYS_OF_RANKED.pattern.exec(request.asked)?.[1]
  return who === undefined
    ? []
    : [
        `I did not understand what you wrote of “${who}”: nothing here is made for them alone. Ask for their part by itself.`,
      ]
}
