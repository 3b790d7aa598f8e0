import type { ResourceSection, TaskPage } from '../../resource.ts'
import type { Level, Task } from '../../task.ts'
import { formFor } from '../forms/choose-form.ts'
import { isQuestion } from '../forms/made-form.ts'
import { claimOf, isClaim } from '../forms/quiz/claims.ts'
import { lettersAgain, withChoices } from '../forms/quiz/with-choices.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { makeTasks, questionKey } from '../prepare/make-tasks.ts'
import type { FollowUp } from '../read/follow-ups/follow-up.ts'
import { bandsRecounted } from '../write/bands.ts'
import { withTexts, withThing } from './change-text.ts'
import { sheetWithLevelOnly, sheetWithoutLevel } from './edits/level-out.ts'
import { shorterLetter, withOwnLine, withoutLastPoints, withoutLine } from './edits/page-lines.ts'

type Pages = readonly ResourceSection[]
const isPage = (section: ResourceSection): section is TaskPage => section.id.startsWith('tasks-')

/** The sections with other questions on some pages; the teacher page follows them. */
function withPages(sections: Pages, change: (page: TaskPage) => TaskPage): Pages {
  const changed = sections.map((section) => (isPage(section) ? change(section) : section))
  if (changed.every((section, at) => section === sections[at])) return sections
  const pages = changed.filter(isPage)
  const total = pages.reduce((sum, { tasks }) => sum + tasks.length, 0)
  return changed.map((section) =>
    section.id === 'key'
      ? {
          ...section,
          groups: section.groups.map((group) => {
            const page = pages.find(({ level }) => level === group.level)
            return page === undefined || page.tasks === group.tasks ? group : { ...group, tasks: page.tasks }
          }),
          bands: bandsRecounted(section.bands, total),
          ...(section.blocks ? { blocks: lettersAgain(section.blocks, pages) } : {}),
        }
      : section,
  )
}

/** New questions of the lesson's topic that are asked nowhere on the sheet; none where the topic has no questions of its own. */
function freshTasks(sections: Pages, lesson: Lesson, level: Level, count: number, harder = 0): Task[] {
  const { approach, request } = lesson
  if (approach.kind !== 'topic') return []
  const asked = new Set(sections.filter(isPage).flatMap(({ tasks }) => tasks.map(questionKey)))
  const fitted = { ...lesson, request: { ...request, harder: request.harder + harder } }
  const made = makeTasks(fitted, {
    topic: approach.topic,
    level,
    count,
    used: new Set(asked),
    prefix: `${level}-new-`,
  })
  return made.filter((task) => !asked.has(questionKey(task))).slice(0, count)
}

/** How large the numbers of a question are, all together. */
const sizeOf = ({ prompt, answer }: Task): number =>
  (`${prompt} ${answer}`.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).reduce((sum, one) => sum + one, 0)

/** The questions with the largest or smallest numbers, in the order in which they were made. */
function bySize(tasks: readonly Task[], count: number, harder: boolean): Task[] {
  const order = [...tasks].sort((a, b) => (harder ? sizeOf(b) - sizeOf(a) : sizeOf(a) - sizeOf(b)))
  const kept = new Set(order.slice(0, count))
  return tasks.filter((task) => kept.has(task))
}

const CHOICE = 4
/** The part of the questions that is left where fewer are wanted. */
const KEPT = 0.6
const STEP = { easier: -1, harder: 1, again: 0, out: 0 } as const

/** Puts a new question as another of its page is put: with choices, as a statement, or plainly. */
function putLike(now: Task | undefined, page: TaskPage, { random }: Lesson): (task: Task) => Task | null {
  const answers = page.tasks.map(({ answer }) => answer)
  const options = now?.choices?.length ?? 0
  if (options > 0) return (task) => withChoices(task, answers, options, random)
  const isStatement = now !== undefined && page.tasks.every(isClaim)
  return (task) => (isStatement ? claimOf(task, random.chance(0.5), [], random) : task)
}

/** A new question in the place of one: smaller numbers where an easier one is wanted, and choices where it had choices. */
function instead(
  sections: Pages,
  lesson: Lesson,
  page: TaskPage,
  now: Task,
  change: 'easier' | 'harder' | 'again',
): Task | null {
  const level = change === 'easier' ? 'support' : change === 'harder' ? 'extension' : page.level
  const fresh = freshTasks(sections, lesson, level, CHOICE, STEP[change])
  const fitting = fresh.filter(
    (task) =>
      change === 'again' || (change === 'easier' ? sizeOf(task) < sizeOf(now) : sizeOf(task) > sizeOf(now)),
  )
  const found = fitting.length > 0 ? fitting : fresh
  const order = change === 'again' ? found : bySize(found, found.length > 0 ? 1 : 0, change === 'harder')
  return [...order, ...found].map(putLike(now, page, lesson)).find((task) => task !== null) ?? null
}

/** Changes one question on each page that has it, and its answer with it. A number below 0 counts from the last. */
function withQuestion(
  sections: Pages,
  lesson: Lesson,
  { number, change }: Pick<Extract<FollowUp, { kind: 'question' }>, 'number' | 'change'>,
): Pages {
  return withPages(sections, (page) => {
    const now = page.tasks.at(number < 0 ? number : number - 1)
    if (!now) return page
    if (change === 'out')
      return page.tasks.length < 2 ? page : { ...page, tasks: page.tasks.filter((task) => task !== now) }
    const made = instead(sections, lesson, page, now, change)
    if (!made) return page
    const fresh: Task = { ...made, id: `${now.id}-${change}`, level: now.level }
    return { ...page, tasks: page.tasks.map((task) => (task === now ? fresh : task)) }
  })
}

/** Changes the last questions of each page. One that goes makes the one before it the last. */
function withLast(
  sections: Pages,
  lesson: Lesson,
  { number, change }: Extract<FollowUp, { kind: 'last-question' }>,
): Pages {
  if (change === 'out' && sections.every((section) => !isPage(section) || section.tasks.length === 0))
    return withoutLastPoints(sections, number)
  return Array.from({ length: number }, (_, at) => (change === 'out' ? -1 : -1 - at)).reduce<Pages>(
    (now, place) => withQuestion(now, lesson, { number: place, change }),
    sections,
  )
}

function withHarderPage(
  sections: Pages,
  lesson: Lesson,
  followUp: Extract<FollowUp, { kind: 'page' }>,
): Pages {
  const pages = sections.filter(isPage)
  const level = pages.some((page) => page.level === followUp.level) ? followUp.level : pages.at(-1)?.level
  return withPages(sections, (page) => {
    if (page.level !== level) return page
    const harder = followUp.change === 'harder'
    const count = page.tasks.length
    const fresh = freshTasks(sections, lesson, page.level, count * CHOICE, harder ? 2 : -2)
    if (fresh.length < count) return page
    return { ...page, tasks: bySize(fresh, count, harder) }
  })
}

/** True where the maker of the form was asked for more already. */
function hasMore(lesson: Lesson): boolean {
  const made = formFor(lesson)
  return made !== null && !isQuestion(made) && made.hasMore === true
}

/** Adds questions, shared out over the pages from the first. */
function withMoreQuestions(sections: Pages, lesson: Lesson, count: number): Pages {
  const levels = sections.filter(isPage).map(({ level }) => level)
  let so = sections
  for (const [at, level] of levels.entries()) {
    const share = Math.floor(count / levels.length) + (at < count % levels.length ? 1 : 0)
    const page = so.filter(isPage).find((one) => one.level === level)
    const spare = page?.tasks[0]?.choices || page?.tasks.every(isClaim) ? share * CHOICE : share
    const put = page ? putLike(page.tasks[0], page, lesson) : () => null
    const made = freshTasks(so, lesson, level, spare)
      .flatMap((task) => put(task) ?? [])
      .slice(0, share)
    const fresh = made.map((task, index) => ({
      ...task,
      id: `${task.id}-${so.length}-${at}-${index}-more`,
    }))
    if (fresh.length > 0)
      so = withPages(so, (page) =>
        page.level === level ? { ...page, tasks: [...page.tasks, ...fresh] } : page,
      )
  }
  return so
}

/** One thing in place of another in the steps and materials of an activity. Questions with numbers stay as they were proven. */
const withInstead = (sections: Pages, words: string, other: string): Pages =>
  sections.map((section) =>
    section.id === 'steps' ? withTexts(section, (text) => withThing(text, other, words)) : section,
  )

function withOne(sections: Pages, followUp: FollowUp, lesson: Lesson): Pages {
  switch (followUp.kind) {
    case 'question':
      return withQuestion(sections, lesson, followUp)
    case 'last-question':
      return withLast(sections, lesson, followUp)
    case 'level-out':
      return sheetWithoutLevel(sections, followUp.level)
    case 'level-only':
      return sheetWithLevelOnly(sections, followUp.level)
    case 'line-out':
      return withoutLine(sections, followUp.words)
    case 'own-line':
      return withOwnLine(sections, followUp, lesson.request.understood.want)
    case 'page':
      return withHarderPage(sections, lesson, followUp)
    case 'more-questions':
      return hasMore(lesson) ? sections : withMoreQuestions(sections, lesson, followUp.number)
    case 'fewer-questions':
      return withPages(sections, (page) => ({
        ...page,
        tasks: page.tasks.slice(0, Math.max(1, Math.ceil(page.tasks.length * KEPT))),
      }))
    case 'no-example':
      return withPages(sections, (page) => (page.example === null ? page : { ...page, example: null }))
    case 'swap':
      return withInstead(sections, followUp.words, followUp.other)
    case 'add':
      return followUp.what === 'challenge' ? withHarderQuestion(sections, lesson) : sections
    default:
      return sections
  }
}

/** One harder question at the end of the last page. */
function withHarderQuestion(sections: Pages, lesson: Lesson): Pages {
  const last = sections.filter(isPage).at(-1)
  const [made] = freshTasks(sections, lesson, 'extension', 1, 1)
  if (!last || !made) return sections
  const fresh: Task = { ...made, id: `${made.id}-challenge-${last.tasks.length}`, level: last.level }
  return withPages(sections, (page) =>
    page.level === last.level ? { ...page, tasks: [...page.tasks, fresh] } : page,
  )
}

/** A resource with the wishes met that change single pages. The teacher page follows the questions. */
export function editedResource(sections: readonly ResourceSection[], lesson: Lesson): ResourceSection[] {
  const { followUps, shorter, understood } = lesson.request
  const first = shorter && understood.want === 'letter' ? shorterLetter(sections) : sections
  return [...followUps.reduce<Pages>((now, followUp) => withOne(now, followUp, lesson), first)]
}
