import type { Block } from '../../../blocks.ts'
import type { Level, Task } from '../../../task.ts'
import type { Lesson, TopicApproach } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { formPage, type MadeForm } from '../made-form.ts'

const USUAL = 4
const MOST = 6
const QUESTIONS = 4
const COUNT = /\b([2-9]|two|three|four|five|six)\b (?:\p{L}+ ){0,2}(?:stations?|rotations?|centres?)\b/iu
const IN_WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

/** One station: its name, what is needed, what to do, and questions with their answers where it has some. */
interface TopicStation {
  name: string
  need: string
  steps: readonly string[]
  tasks: readonly Task[]
}

const PAPER = 'paper and a pencil'

const MAKE_YOUR_OWN: TopicStation = {
  name: 'Make your own',
  need: 'blank cards and a pencil',
  steps: [
    'Make up two questions like those of the other stations: one easy, one hard.',
    'Write the answers on the back. Leave them for the next group to try.',
  ],
  tasks: [],
}

/** Work with materials, and a mistake to explain, where the topic has them. */
function besidesQuestions({ topic }: TopicApproach): { first: TopicStation[]; last: TopicStation[] } {
  const [work] = topic.handsOn ?? []
  const [mistake] = topic.teaching.misconceptions
  const help = 'Write or draw what you would say or show to help.'
  return {
    first: work
      ? [{ name: 'Hands on', need: work.materials.join(', '), steps: work.steps.slice(0, 4), tasks: [] }]
      : [],
    last: mistake
      ? [
          {
            name: 'What went wrong?',
            need: PAPER,
            steps: [`Somebody did this: ${mistake.what}`, help],
            tasks: [],
          },
        ]
      : [],
  }
}

/** The stations of a topic in the order in which they are kept where fewer are asked for. */
function stationsOf(lesson: Lesson, approach: TopicApproach): TopicStation[] {
  const used = new Set<string>()
  const asking = (name: string, need: string, step: string, level: Level): TopicStation[] => {
    const made = makeTasks(lesson, {
      topic: approach.topic,
      level,
      count: 2 * QUESTIONS,
      used,
      prefix: `${level}-`,
    })
    const tasks = made.filter(({ figure }) => figure === null).slice(0, QUESTIONS)
    return tasks.length > 0 ? [{ name, need, steps: [step], tasks }] : []
  }
  const { first, last } = besidesQuestions(approach)
  const turns = 'One reads a question, the other answers and says how. Swap for the next.'
  return [
    ...first,
    ...asking('On your own', PAPER, 'Work these out. Show how you know for one of them.', 'core'),
    ...asking('With a partner', 'a whiteboard or paper', turns, 'support'),
    MAKE_YOUR_OWN,
    ...asking('Challenge', PAPER, 'Try these together. A drawing may help.', 'extension'),
    ...last,
  ]
}

const cardOf = ({ name, need, steps, tasks }: TopicStation, at: number): Block[] => [
  { kind: 'heading', text: `Station ${at + 1}: ${name}`, cut: true },
  { kind: 'paragraph', text: `You need: ${need}.` },
  { kind: 'list', ordered: false, items: [...steps] },
  ...(tasks.length > 0
    ? [{ kind: 'list' as const, ordered: true, items: tasks.map(({ prompt }) => prompt) }]
    : []),
]

const answersOf = ({ name, tasks }: TopicStation, at: number): Block[] =>
  tasks.length === 0
    ? []
    : [
        { kind: 'heading', text: `Station ${at + 1}: ${name}` },
        { kind: 'list', ordered: true, items: tasks.map(({ answer }) => answer) },
      ]

/** Cards for stations of a topic with questions of its own; null for any other. */
export function topicStations(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  if (approach.kind !== 'topic' || !approach.computed) return null
  const [, said = ''] = COUNT.exec(request.topic) ?? []
  const wanted = IN_WORDS[said.toLowerCase()] ?? (Number(said) || USUAL)
  const stations = stationsOf(lesson, approach).slice(0, Math.min(MOST, wanted))
  const { taskMinutes } = request.understood
  return {
    form: 'Station cards',
    noName: true,
    hasMore: true,
    pages: [
      formPage(
        'Cut along the lines, and put one card at each station with what it needs.',
        stations.flatMap(cardOf),
      ),
    ],
    key: [
      { kind: 'heading', text: 'How to run them' },
      {
        kind: 'list',
        ordered: false,
        items: [
          `Groups of four to six. Show each station for one minute, then change on a signal every ${taskMinutes ?? 10} minutes.`,
          'Stand at the station that needs you most. End with one thing that each group found out.',
        ],
      },
      ...stations.flatMap(answersOf),
    ],
    notDone:
      stations.length < wanted
        ? [`You asked for ${wanted} stations; there are ${stations.length} on this topic.`]
        : [],
    note: `It has ${stations.length} station cards. The answers and how to run them are on the teacher page.`,
  }
}
