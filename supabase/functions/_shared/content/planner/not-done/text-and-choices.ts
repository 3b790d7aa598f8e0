import type { ResourceSection, TaskPage } from '../../resource.ts'
import { grouped } from '../../work-out/format-answer.ts'
import type { WrittenByAnyone } from './not-done.ts'

const isPage = (section: { id: string }): section is TaskPage => section.id.startsWith('tasks-')

/** "A 250-word text", "about 200 to 300 words": the length of a text. Fewer words than that are words to learn. */
const LENGTH = /(?:(\d{2,4}) ?(?:-|–|to) ?)?(\d{2,4})[ -]?words?\b/gi
const SHORTEST = 40

/** The length of a text that was asked for, from and to; null where none was named. */
function lengthAsked(asked: string): { from: number; to: number } | null {
  const [, from, to = ''] = [...asked.replace(/(?<=\d),(?=\d{3})/g, '').matchAll(LENGTH)].at(-1) ?? []
  const most = Number(to)
  return most >= SHORTEST ? { from: Number(from ?? to), to: most } : null
}

/** A text for students to read, and not one that they write. */
const TEXT_TO_READ =
  /\b(?:text|passage|article|reading|report|extract)\b(?=.*\b(?:questions?|qs|comprehension|to read)\b)/is

/** So far from the length that was asked for a text is another one. */
const NEAR = 0.3
/** Some sentences more or fewer are the same text. */
const AT_LEAST = 30

const wordsOf = ({ text }: TaskPage) => text?.paragraphs.join(' ').split(/\s+/).length ?? 0
const isSimilar = (words: number, { from, to }: { from: number; to: number }) =>
  words >= from - Math.max(AT_LEAST, NEAR * from) && words <= to + Math.max(AT_LEAST, NEAR * to)

/** Where a page stands: nothing of a single page, else by its mark. */
const on = ({ mark }: TaskPage) => (mark === '' ? 'the sheet' : `the page ${mark}`)

/** A text that is far longer or shorter than was asked for. */
export function lengthMissed({ lesson: { request }, sections }: WrittenByAnyone): string[] {
  const wanted = lengthAsked(request.asked)
  if (wanted === null || request.understood.want === 'lesson plan') return []
  const { from, to } = wanted
  const length = from === to ? `${to}` : `${from} to ${to}`
  const all = (sections as readonly ResourceSection[]).filter(isPage)
  if (TEXT_TO_READ.test(request.asked) && request.understood.want !== 'reading' && all.length > 0)
    if (all.every((page) => !page.text))
      return [`You asked for a text of ${length} words, and there is none here: bring one of your own.`]
  return (sections as readonly ResourceSection[])
    .filter(isPage)
    .filter((page) => page.text && !isSimilar(wordsOf(page), wanted))
    .map(
      (page) =>
        `You asked for a text of ${length} words; ${page.mark === '' ? 'this one' : `that of ${on(page)}`} has ${grouped(BigInt(wordsOf(page)))}.`,
    )
}

/** A reading sheet whose text is missing, or far longer or shorter than was asked for. */
export function textMissed(written: WrittenByAnyone): string[] {
  const { lesson, sections } = written
  if (lesson.request.understood.want !== 'reading') return []
  const pages = (sections as readonly ResourceSection[]).filter(isPage)
  const without = pages.filter((page) => !page.text && !page.blocks?.length)
  return [
    ...without.map((page) => `You asked for a text to read, and ${on(page)} has none.`),
    ...lengthMissed(written),
  ]
}

/** Questions with fewer choices than were asked for, or with none where pupils are to choose. */
export function choicesMissed({ lesson: { request }, sections }: WrittenByAnyone): string[] {
  const { want, choices, statements } = request.understood
  if (statements || (want !== 'quiz' && choices === null)) return []
  const tasks = (sections as readonly ResourceSection[]).filter(isPage).flatMap((page) => page.tasks)
  const open = tasks.filter((task) => !task.choices?.length).length
  const few = tasks.filter((task) => choices !== null && task.choices && task.choices.length < choices).length
  const have = (count: number) => (count === 1 ? 'question has' : 'questions have')
  return [
    ...(open > 0 ? [`${open} ${have(open)} no choices.`] : []),
    ...(few > 0 ? [`You asked for ${choices} choices; ${few} ${have(few)} fewer.`] : []),
  ]
}
