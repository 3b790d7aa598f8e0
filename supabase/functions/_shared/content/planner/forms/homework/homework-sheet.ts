import type { Block } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import { mathsTopicAsked } from '../../maths/choose-topic.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { chooseWords } from '../spelling-sheet/choose-words.ts'
import { AT_HOME, MINUTES_TO_READ } from './homework.data.ts'

const WORDS = 10
const SUMS = 10
const IDEAS = 3
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']

const forYear = <T extends { lastYear: number }>(list: readonly T[], year: number): T | undefined =>
  list.find(({ lastYear }) => year <= lastYear) ?? list.at(-1)

/** Sums that are known by heart at this year, or the tables that were named. */
function sumsOf(lesson: Lesson): Task[] {
  const { topic, year } = lesson.request
  const asked = /times ?tables?/i.test(topic)
    ? 'times tables'
    : year <= 2
      ? 'addition and subtraction facts to 10'
      : year === 3
        ? 'addition and subtraction facts to 20'
        : 'basic facts'
  const chosen = mathsTopicAsked(asked, null, year, lesson.request.understood.numbers)
  return chosen === null
    ? []
    : makeTasks(lesson, { topic: chosen.topic, level: 'core', count: SUMS, used: new Set(), prefix: 'home-' })
}

function readingBlocks(minutes: number): Block[] {
  return [
    { kind: 'heading', text: `Reading: about ${minutes} minutes a day` },
    {
      kind: 'table',
      head: ['Day', 'What I read', 'Signed'],
      rows: DAYS.map((day) => [day, '', '']),
    },
  ]
}

function spellingBlocks(words: readonly string[]): Block[] {
  return words.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Spelling: look, say, cover, write, check' },
        {
          kind: 'table',
          head: ['Word', ...DAYS.slice(0, 3)],
          rows: words.map((word) => [word, '', '', '']),
        },
      ]
}

/** The sheet of homework of a week: reading, spelling, facts and one thing to choose. */
export function homeworkSheet(lesson: Lesson): MadeForm {
  const { request, random } = lesson
  const chosen = chooseWords(request, random)
  const words = (chosen?.words ?? []).slice(0, chosen?.list === null ? undefined : WORDS)
  const [, minutes = 15] = MINUTES_TO_READ.find(([lastYear]) => request.year <= lastYear) ?? []
  const ideas = random.shuffle(forYear(AT_HOME, request.year)?.ideas ?? []).slice(0, IDEAS)
  return {
    form: 'Homework',
    title: 'Homework for the week',
    isOwn: true,
    ofArea: true,
    pages: [
      formPage(
        'A little each day. Stop when the time is up, and ask for help where you are stuck.',
        [
          ...readingBlocks(minutes),
          ...spellingBlocks(words.map(({ word }) => word)),
          { kind: 'heading', text: 'Choose one, and tell the class about it' },
          { kind: 'checklist', items: ideas },
          { kind: 'heading', text: 'Facts' },
        ],
        sumsOf(lesson),
      ),
    ],
    key: [
      { kind: 'heading', text: 'The words, with a sentence each to read out' },
      {
        kind: 'list',
        ordered: false,
        items: words.map(({ word, sentence }) => `${word}: ${sentence ?? 'say a sentence of your own'}`),
      },
    ],
    notDone: [],
    source: `The words are ${chosen?.list == null ? 'yours' : `of the list “${chosen.title}”`}; the answers to the facts were worked out. Type your own words after “words:” to have them instead.`,
    note: 'It has reading, spelling, facts and one thing to choose. The answers and a sentence for each word are on the teacher page.',
  }
}
