import type { PlanSection } from '../../../lesson-plan.ts'
import type { TaskPage } from '../../../resource.ts'
import type { Level, Task } from '../../../task.ts'
import type { ClassPart } from '../../../understood.ts'
import { listInWords } from '../../list-in-words.ts'
import { countInWords } from '../../maths/number.ts'
import { kitsFor } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { isOnlyLevel, partOfLevel, topicOfPart } from '../../prepare/part-of-level.ts'
import { workInWords, worksOn } from '../../read/wishes/class-parts/in-words.ts'
import { yearLabel } from '../../read/years.ts'
import { MARKS } from '../marks.data.ts'
import { plainEnglishLine } from './plain-english-line.ts'

/** Steps of hands-on work that a part is told. */
const STEPS_OF_A_PART = 4

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const ENDS = ['support', 'extension'] as const

/** "Half of the class works at Year 4", or where only the level was named "Three students are ahead of the class". */
function toldOf(lesson: Lesson, part: ClassPart): string {
  const found = part.level === 'language' ? null : topicOfPart(lesson, part.level)
  const words = workInWords(part, found?.topic.title)
  if (words !== null) return worksOn(part, words)
  const place = part.level === 'support' ? 'need an easier start' : 'are ready for more'
  return `${part.who} ${part.isOne ? place.replace('need', 'needs').replace('are', 'is') : place}`
}

/** Says which questions of a list are those of a part, and how it works on them. */
function ownQuestions(lesson: Lesson, part: ClassPart, level: Level, count: number): string {
  const { approach } = lesson
  const which = level === 'support' ? 'the first' : 'the last'
  const paper = approach.kind === 'topic' && approach.topic.activity ? ' on paper' : ''
  const questions =
    count === 1 ? `${which} question${paper} is` : `${which} ${countInWords(count)} questions${paper} are`
  const theirs =
    part.year === undefined ? 'theirs' : `on the same topic as ${yearLabel([part.year])} learns it`
  return `${toldOf(lesson, part)}: ${questions} ${theirs}. ${
    level === 'support'
      ? 'They begin there and stay with you for a second “We do” with materials; the others begin at the question after.'
      : 'They do one of the others to show that they have it, then go on to these.'
  }`
}

/** Our lesson on the same topic for the year of a part, by its title. */
function lessonOfYear({ request, approach }: Lesson, { year }: ClassPart): string | null {
  if (year === undefined) return null
  const used = approach.kind === 'topic' ? approach.topic.kit?.title : undefined
  const found = kitsFor(request).find(
    ({ kit: { title, years } }) => title !== used && year >= years[0] && year <= years[1],
  )
  return found?.kit.title ?? null
}

/** Work with things for a part, where the class works with things and none of the questions on paper are theirs. */
function ownHandsOn(lesson: Lesson, part: ClassPart, level: Level): string | null {
  const { approach } = lesson
  const found = topicOfPart(lesson, level)
  if (found === null || approach.kind !== 'topic' || approach.topic.activity === undefined) return null
  const work = found.topic.handsOn?.[0]
  if (work === undefined || work.steps === approach.topic.activity.steps)
    return `${toldOf(lesson, part)}: ${lowerFirst(found.topic.teaching[level === 'support' ? 'support' : 'extension'])}`
  const steps = work.steps.slice(0, STEPS_OF_A_PART).join(' ')
  return `${toldOf(lesson, part)}. While the class does “You do”, they work on that with ${listInWords(work.materials)}: ${steps}`
}

/** What a part does where the questions of the lesson are those of the class. */
function sharedQuestions(lesson: Lesson, part: ClassPart, level: Level): string {
  const other = lessonOfYear(lesson, part)
  const asWell =
    other === null
      ? ''
      : ` Our lesson “${other}” is for ${yearLabel([part.year ?? 1])}: ask for it to plan their part.`
  const way =
    level === 'support'
      ? 'they do “We do” with you a second time, then the support task; read what is printed aloud with them and take their answers in speech or drawings'
      : 'they begin with the extension task and explain their way to a partner'
  return `${toldOf(lesson, part)}: ${way}.${asWell}`
}

function lineFor(lesson: Lesson, level: Level, practice: readonly Task[]): string | null {
  const part = partOfLevel(lesson.request, level)
  if (part === undefined) return null
  const count = practice.filter((task) => task.level === level).length
  return (topicOfPart(lesson, level) !== null || isOnlyLevel(part)) && count > 0
    ? ownQuestions(lesson, part, level, count)
    : (ownHandsOn(lesson, part, level) ?? sharedQuestions(lesson, part, level))
}

/** What is said of the page of a part: it is theirs, or it is not made for them. */
function pageLine(lesson: Lesson, level: Level, pages: readonly TaskPage[]): string[] {
  const part = partOfLevel(lesson.request, level)
  if (part === undefined) return []
  const told = toldOf(lesson, part)
  const found = topicOfPart(lesson, level)
  const year = part.year === undefined ? null : yearLabel([part.year])
  const theirs = year === null ? 'is theirs' : `is on the same topic as ${year} learns it`
  // A game or a puzzle is made for the whole class, whatever its topic has for other years.
  const isTheirs = pages.some(({ tasks }) => tasks.some((task) => task.level === level))
  if ((found === null && !isOnlyLevel(part)) || !isTheirs)
    return [
      year === null
        ? `${told}: these pages are not made for that. Ask for a sheet on it by itself.`
        : `${told}: these pages are not made for ${year}. Ask for the same for ${year} to have theirs.`,
    ]
  if (pages.some((page) => page.level === level))
    return [`${told}: the page marked ${MARKS[level]} ${theirs}.`]
  const end = level === 'support' ? 'first' : 'last'
  return [
    year === null
      ? `${told}: the ${end} questions of the list are theirs.`
      : `${told}: the ${end} questions of the list are as ${year} learns this topic.`,
  ]
}

/** What the teacher page of a sheet says about the parts of the class, and which pages are theirs. */
export const partsOnSheet = (lesson: Lesson, pages: readonly TaskPage[]): string[] => [
  ...ENDS.flatMap((level) => pageLine(lesson, level, pages)),
  ...plainEnglishLine(lesson, pages),
]

/** Says what a part of the class does that works at another level, before the lesson's own support and extension. */
export function withPartsOfClass(
  sections: readonly PlanSection[],
  lesson: Lesson,
  practice: readonly Task[],
): PlanSection[] {
  const [support, extension] = [lineFor(lesson, 'support', practice), lineFor(lesson, 'extension', practice)]
  const before = (line: string | null, text: string) => (line === null ? text : `${line} ${text}`)
  return sections.map((section) =>
    section.id === 'differentiation'
      ? {
          ...section,
          support: before(support, section.support),
          extension: before(extension, section.extension),
        }
      : section,
  )
}
