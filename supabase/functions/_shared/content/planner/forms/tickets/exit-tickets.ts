import type { Term } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import type { Lesson, TopicApproach } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { saysQuestions } from '../../read/wishes/count.ts'
import { isSameWord } from '../../read/words/same-word.ts'
import { plainWords } from '../../read/words/stem.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { type KnownWords, wordsFor } from '../words/words-for.ts'
import { kitTickets, needsPage } from './kit-tickets.ts'
import { TICKET_PROMPTS } from './ticket-prompts.data.ts'

const USUAL = 4
const MAX = 12

function ofTopic(lesson: Lesson, count: number): Task[] {
  const { approach, random } = lesson
  if (approach.kind !== 'topic') return []
  const { kit } = approach.topic
  const made = kit && needsPage(kit) ? [] : practised(lesson, approach, count)
  const asked = new Set(made.map(({ prompt }) => prompt))
  const more = kit && made.length < count ? kitTickets(kit, count - made.length, random) : []
  return [...made, ...more.filter(({ prompt }) => !asked.has(prompt))].map((task, at) => ({
    ...task,
    id: `ticket-${at + 1}`,
  }))
}

function practised(lesson: Lesson, approach: TopicApproach, count: number): Task[] {
  return makeTasks(lesson, {
    topic: approach.topic,
    level: 'core',
    count,
    used: new Set(),
    prefix: 'ticket-',
  })
}

const wordTicket = (id: string, { term, meaning }: Term): Task => ({
  id,
  level: 'core',
  prompt: `What does “${term}” mean? Write it in your own words, and give an example.`,
  figure: null,
  space: 'lines',
  answer: `Look for: ${meaning}.`,
  working: null,
  check: null,
})

/** So many words of a topic in a request are what the tickets are about: “beat, rhythm, tempo”. */
const LEAST_NAMED = 3

/** The words of the topic that the request lists, in its order. */
function termsNamed({ request, approach, title }: Lesson, { terms }: KnownWords): Term[] {
  if (approach.kind === 'topic' && approach.computed) return []
  const said = plainWords(request.topic)
  const placeOf = ({ term }: Term) => said.findIndex((word) => isSameWord(word, plainWords(term).join(' ')))
  const named = terms.filter((one) => one.meaning !== '' && placeOf(one) >= 0)
  // “Volcano words: magma, lava, vent” asks for no ticket on the volcano itself.
  const inTitle = plainWords(title)
  const besides = named.filter(({ term }) => !inTitle.some((word) => isSameWord(word, term)))
  const asked = besides.length < LEAST_NAMED ? named : besides
  return asked.length < LEAST_NAMED ? [] : asked.sort((one, other) => placeOf(one) - placeOf(other))
}

/** Questions on the words of a topic, then questions that fit any topic. */
function ofWords(topic: string, { terms }: KnownWords, count: number): Task[] {
  const meant = terms.filter(({ meaning }) => meaning !== '')
  const open = TICKET_PROMPTS.map(([prompt, space, look]) => ({
    prompt: prompt.replaceAll('{topic}', topic),
    space,
    look,
  }))
  const words = meant.map(({ term, meaning }) => ({
    prompt: `What does “${term}” mean? Write it in your own words, and give an example.`,
    space: 'lines' as const,
    look: `${meaning}.`,
  }))
  const all = open.flatMap((one, at) => [...(words[at] ? [words[at]] : []), one])
  return [...all, ...words.slice(open.length)].slice(0, count).map(({ prompt, space, look }, at) => ({
    id: `ticket-${at + 1}`,
    level: 'core',
    prompt,
    figure: null,
    space,
    answer: `Look for: ${look}`,
    working: null,
    check: null,
  }))
}

const SORTING: MadeForm['key'] = [
  { kind: 'heading', text: 'Sorting the tickets' },
  {
    kind: 'list',
    ordered: false,
    items: [
      'Got it: right, and the reason or working shows how. Go on.',
      'Nearly: a slip, or right without a reason. Talk with these students for two minutes tomorrow.',
      'Not yet: start with this group, with materials or the worked example.',
    ],
  },
]

/** One ticket for everyone, and not a number of different ones. */
const ONE_TICKET = /\bexit[- ]?(?:ticket|slip|pass|card)\b(?!s)/i
const QUESTIONS_ON_ONE = 2

/** What stands above the questions has no number: the ticket counts only what is to be answered. */
const HOW_SURE = 'Ring one when you have finished: I am sure · I am nearly there · I need help'
const SHOW_ONE = 'Show or write how you know that one of your answers is right.'

const READING_THEM: MadeForm['key'] = [
  {
    kind: 'paragraph',
    text: 'Look at what each student ringed, and whether it fits what they wrote. Begin tomorrow with those who are sure and not right.',
  },
]

/** The same short page for every student: a few questions, the reason for one of them, and how sure they are. */
function oneTicket(lesson: Lesson, tasks: readonly Task[], about: KnownWords['about']): MadeForm {
  return {
    form: 'Exit ticket',
    ...(lesson.approach.kind === 'topic' || about.area === undefined ? {} : { area: about.area }),
    pages: [
      formPage(
        `Do this on your own before the lesson ends. ${SHOW_ONE}`,
        [{ kind: 'paragraph', text: HOW_SURE }],
        [...tasks],
      ),
    ],
    key: [...SORTING, ...READING_THEM],
    notDone: notAll(lesson, tasks),
    note: 'It is the same for everyone. What to look for is on the teacher page.',
  }
}

/** Fewer questions than were asked for. */
const notAll = ({ request: { understood } }: Lesson, tasks: readonly Task[]): string[] =>
  understood.count !== null && tasks.length < understood.count
    ? [`You asked for ${understood.count} questions; ${tasks.length} different ones could be made.`]
    : []

/** Tickets to cut off, with one question each, that show at the end of a lesson who has got it; or one for everyone. */
export function exitTickets(lesson: Lesson): MadeForm {
  const { count } = lesson.request.understood
  // A number of questions stands on each ticket; a number of tickets is that of different ones.
  const isOne = count === null ? ONE_TICKET.test(lesson.request.topic) : saysQuestions(lesson.request.asked)
  if (!isOne) return severalTickets(lesson)
  const known = wordsFor(lesson)
  const wanted = Math.min(MAX, count ?? QUESTIONS_ON_ONE)
  const made = ofTopic(lesson, wanted)
  const tasks = made.length > 0 ? made : ofWords(topicName(lesson, known), known, wanted)
  return oneTicket(lesson, tasks, known.about)
}

const topicName = ({ approach, title }: Lesson, { about }: KnownWords): string =>
  about.title?.toLowerCase() ?? (approach.kind === 'frame' ? approach.focus : title)

function severalTickets(lesson: Lesson): MadeForm {
  const { request } = lesson
  const { count } = request.understood
  const wanted = Math.min(MAX, count ?? USUAL)
  const known = wordsFor(lesson)
  const onWords = termsNamed(lesson, known)
    .slice(0, wanted)
    .map((term, at) => wordTicket(`ticket-word-${at + 1}`, term))
  const made = [...onWords, ...ofTopic(lesson, wanted - onWords.length)]
  const tasks = made.length > 0 ? made : ofWords(topicName(lesson, known), known, wanted)
  return {
    form: 'Exit tickets',
    ...(made.length > 0 || known.about.area === undefined ? {} : { area: known.about.area }),
    pages: [
      {
        ...formPage(
          'Cut along the lines. Give one ticket to each student before the lesson ends. Write your answer, and show how you know.',
          [],
          tasks,
        ),
        layout: 'tickets',
      },
    ],
    key: SORTING,
    notDone:
      count !== null && tasks.length < count
        ? [`You asked for ${count} exit tickets; ${tasks.length} different ones could be made.`]
        : [],
    note: `There ${tasks.length === 1 ? 'is one ticket' : `are ${tasks.length} tickets`} to cut off. What to look for is on the teacher page.`,
  }
}
