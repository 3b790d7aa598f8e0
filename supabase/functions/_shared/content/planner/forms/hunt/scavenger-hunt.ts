import type { TaskPage } from '../../../resource.ts'
import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { FIND_LISTS } from './find-lists.data.ts'

const CARDS = 10
const MOST = 16
const FEWEST = 4
const LETTERS = 'ABCDEFGHIJKLMNOP'

/** A list of real things to find, each with a box to draw it or to write where it is. */
function ofThings(find: readonly string[], count: number | null): MadeForm {
  const chosen = find.slice(0, count ?? find.length)
  const rows = Array.from({ length: Math.ceil(chosen.length / 2) }, (_, row) =>
    chosen
      .slice(2 * row, 2 * row + 2)
      .map((thing) => ({ heading: `Find ${thing}`, help: 'Draw it, and write where it is.' })),
  )
  return {
    form: 'Scavenger hunt',
    hasMore: true,
    pages: [
      formPage(
        'Work with a partner. Find each one, draw it and write where it is. Nobody takes anything away.',
        [{ kind: 'boxes', height: 'low', rows }],
      ),
    ],
    key: [
      { kind: 'heading', text: 'How to run it' },
      {
        kind: 'list',
        ordered: false,
        items: [
          'Say where the class may go and how you call it back. Do the first one together.',
          'There are many right answers: pairs show one find each and say how they know that it fits.',
        ],
      },
    ],
    notDone:
      count !== null && chosen.length < count
        ? [`You asked for ${count}; this hunt has ${chosen.length} things to find.`]
        : [],
    note: `It has ${chosen.length} things to find, with room to draw them. How to run it is on the teacher page.`,
  }
}

const letter = (at: number) => LETTERS[at] ?? String(at + 1)

/** The cards to hide, and the page on which each answer stands beside its letter. */
const huntPage = (tasks: readonly Task[]): TaskPage =>
  formPage(
    'Cut out the cards and hide them. Each pair takes the answer page, hunts for the letters, and writes each answer beside its letter.',
    [
      {
        kind: 'cards',
        cards: tasks.map(({ prompt }, at) => ({
          term: `Card ${letter(at)}`,
          meaning: prompt,
          lang: 'en' as const,
        })),
      },
      { kind: 'heading', text: 'Answer page', cut: true },
      { kind: 'table', head: ['Card', 'Answer'], rows: tasks.map((_, at) => [letter(at), '']) },
    ],
  )

/** Cards with the topic's questions to hide round the room, and a page to write the answers on. */
function ofCards(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  if (approach.kind !== 'topic') return null
  const asked = request.understood.count
  const count = Math.min(MOST, asked ?? CARDS)
  const wanted = {
    topic: approach.topic,
    level: 'core',
    count: count * 2,
    used: new Set<string>(),
    prefix: 'hunt-',
  } as const
  const tasks = makeTasks(lesson, wanted)
    .filter(({ figure }) => figure === null)
    .slice(0, count)
  if (tasks.length < FEWEST) return null
  const rows = tasks.map(({ prompt, answer }, at) => [letter(at), prompt, answer])
  return {
    form: 'Scavenger hunt',
    noName: true,
    hasMore: true,
    pages: [huntPage(tasks)],
    key: [
      { kind: 'heading', text: 'Answers' },
      { kind: 'table', head: ['Card', 'Question', 'Answer'], rows },
    ],
    notDone:
      asked !== null && tasks.length < count
        ? [`You asked for ${count} cards; there are ${tasks.length}.`]
        : [],
    note: `It has ${tasks.length} cards to hide and a page for the answers. The key is on the teacher page.`,
  }
}

/** A hunt: for real things that show the topic where there are such, else for cards with its questions. */
export function scavengerHunt(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  const id = approach.kind === 'topic' ? approach.topic.id : ''
  const list = FIND_LISTS.find(
    ({ topics, years: [from, to] }) => topics.test(id) && request.year >= from && request.year <= to,
  )
  return list && !/\b(?:cards|questions|problems)\b/i.test(request.topic)
    ? ofThings(list.find, request.understood.count)
    : ofCards(lesson)
}
