import { contradictions } from '../checks/request-checks.ts'
import { GLOSSARY } from '../data/glossary.ts'
import {
  GOAL_WORDING_NOTE,
  LESSON_PLAN_VERSION,
  type LessonPlan,
  type PlanSection,
  type ResourcesSection,
  type VocabularySection,
} from '../lesson-plan.ts'
import { planOutline } from '../outline.ts'
import type { Level, Task } from '../task.ts'
import { adapted } from './adapt.ts'
import { competenciesOf } from './competencies.ts'
import { frameExit } from './frames/frame-tasks.ts'
import { gameCards, gameMaterials } from './game.ts'
import { type Lesson, makeTasks, questionKey } from './lesson.ts'
import { type LessonParts, phasesFor } from './phases.ts'
import { textTasks } from './reading/text-tasks.ts'
import { yearBeyond } from './request.ts'
import { followNotes, learnedBefore, nextExit, timeNotes } from './second-lesson.ts'
import { subjectReo } from './subject.ts'
import { aimOf } from './walt.ts'

type Write<K extends PlanSection['id']> = (
  lesson: Lesson,
  parts: LessonParts,
) => Extract<PlanSection, { id: K }>

const header: Write<'header'> = ({ request, title }) => ({
  id: 'header',
  title,
  className: request.className,
  year: request.yearGroup,
  minutes: request.minutes,
  when: request.when,
  area: request.subject,
  areaReo: subjectReo(request.subject),
  strand: request.strand,
  skill: request.skill,
})

const intention: Write<'learning-intention'> = ({ approach }) => {
  const { walt, criteria } =
    approach.kind === 'topic'
      ? {
          walt: approach.aim === null ? approach.topic.teaching.walt : aimOf(approach.aim),
          criteria: approach.topic.teaching.criteria,
        }
      : { walt: approach.aim, criteria: approach.frame.criteria }
  return { id: 'learning-intention', walt, criteria: [...criteria] }
}

/** What is said under the goals: whose wording, or that none was chosen. */
export function goalNote({ request }: Lesson): string {
  const lost =
    request.missingGoals > 0
      ? ` ${request.missingGoals === 1 ? 'One chosen goal is' : `${request.missingGoals} chosen goals are`} no longer in our list and ${request.missingGoals === 1 ? 'was' : 'were'} left out.`
      : ''
  if (request.goals.length === 0)
    return `No curriculum goal was chosen. This is planned from your words alone; choose a goal to tie it to the curriculum.${lost}`
  return `This is ${GOAL_WORDING_NOTE}.${lost}`
}

const prior: Write<'prior-knowledge'> = (lesson) => {
  const { approach } = lesson
  const usual = approach.kind === 'topic' ? approach.topic.teaching.prior : approach.frame.prior
  return { id: 'prior-knowledge', items: lesson.request.follows ? learnedBefore(lesson) : [...usual] }
}

const resources: Write<'resources'> = (lesson, parts) => {
  const { items, text } = ownResources(lesson)
  const slips = lesson.request.follows ? ['the exit slips of the last lesson'] : []
  return {
    id: 'resources',
    items: [...items, ...slips, ...gameMaterials(lesson, parts)],
    ...(text ? { text } : {}),
  }
}

function ownResources({ approach }: Lesson): Pick<ResourcesSection, 'items' | 'text'> {
  if (approach.kind === 'topic') return { items: [...approach.topic.teaching.materials] }
  const { text, frame } = approach
  if (text === null) return { items: [...frame.materials] }
  const ours = `our text “${text.title}”, below: a copy each, or use one of your own`
  return {
    items: [ours, ...frame.materials.slice(1)],
    text: { title: text.title, paragraphs: [...text.paragraphs] },
  }
}

/** Words of the goal that a program cannot explain, for the teacher to teach. */
function wordsNote(approach: Lesson['approach']): string {
  if (approach.kind === 'topic' || approach.frame.words.length === 0) return ''
  return `From the goal itself, to agree on together: ${approach.frame.words.join(', ')}. `
}

function vocabulary({ approach }: Lesson): VocabularySection {
  const { english, reo } = approach.kind === 'topic' ? approach.topic.teaching : approach.frame
  return {
    id: 'vocabulary',
    words: [
      ...english.map(([term, meaning]) => ({ term, lang: 'en' as const, meaning })),
      ...reo.map((term) => ({ term, lang: 'mi' as const, meaning: GLOSSARY[term] })),
    ],
    note: `${wordsNote(approach)}Words differ between iwi: check locally which your community uses.`,
  }
}

const differentiation: Write<'differentiation'> = ({ approach, theme, title }) => ({
  id: 'differentiation',
  task:
    approach.kind === 'topic'
      ? title.startsWith(theme.title)
        ? `One goal and one setting (${theme.title.toLowerCase()}), three ways in.`
        : 'One goal and the same kind of question, three ways in.'
      : `One question and one table, three ways in: ${approach.frame.question}`,
  support:
    approach.kind === 'topic'
      ? approach.topic.teaching.support
      : `${approach.frame.support} Sentence starters: ${approach.frame.lens.starters.join(' / ')}`,
  core:
    approach.kind === 'topic'
      ? 'Work through the questions in pairs, and show how you know.'
      : 'Fill in three rows of the table in pairs, with a reason for each.',
  extension:
    approach.kind === 'topic'
      ? approach.topic.teaching.extension
      : `${approach.frame.lens.further} ${approach.frame.extension}`,
})

const misconceptions: Write<'misconceptions'> = ({ approach }) => ({
  id: 'misconceptions',
  items: approach.kind === 'topic' ? approach.topic.teaching.misconceptions : approach.frame.misconceptions,
})

const assessment: Write<'assessment'> = ({ approach }, { exit }) => ({
  id: 'assessment',
  exitTicket: exit,
  sorts:
    approach.kind === 'topic'
      ? [
          { see: 'Right, and shows how', next: 'has it: offer the extension next time.' },
          { see: 'Right, without showing how', next: 'ask them to explain it to you or a partner.' },
          { see: 'Not yet', next: 'meet as a small group tomorrow and do “we do” again with materials.' },
        ]
      : [
          {
            see: approach.frame.lens.exit[1].replace(/\.$/, ''),
            next: 'has it: let them explain it to others, then use the extension.',
          },
          { see: 'A statement without a reason', next: 'ask “how do you know?” tomorrow.' },
          { see: 'Off the point, or blank', next: 'talk it through together before the next lesson.' },
        ],
  watchFor: [
    ...(approach.kind === 'topic' ? approach.topic.teaching.criteria : approach.frame.criteria),
    ...(approach.kind === 'frame' && approach.frame.angle ? [approach.frame.angle.look] : []),
  ],
})

const nextSteps: Write<'next-steps'> = ({ approach }) => ({
  id: 'next-steps',
  items: [...(approach.kind === 'topic' ? approach.topic.teaching.next : approach.frame.next)],
})

/** How far the answers can be trusted, counted. */
function answersLine(tasks: readonly Task[]): string {
  const guides = tasks.filter(({ check }) => check === null).length
  const proven = tasks.length - guides
  if (guides === 0)
    return 'The questions were generated for this topic and every answer was worked out from its numbers.'
  const rest = `${guides} ${guides === 1 ? 'is a guide' : 'are guides'} on what to look for.`
  return proven === 0
    ? `The questions were generated for this topic; their answers are guides on what to look for.`
    : `The questions were generated for this topic. ${proven} ${proven === 1 ? 'answer was' : 'answers were'} worked out from the numbers, ${rest}`
}

export function honesty(lesson: Lesson, tasks: readonly Task[]): { lines: string[]; checkThis: string[] } {
  const { approach, request } = lesson
  const topic = approach.kind === 'topic'
  const lines = [
    'Built-in draft: made by a program from set patterns, without a language model.',
    topic && approach.computed
      ? answersLine(tasks)
      : topic
        ? 'The questions come from a list of examples with their answers.'
        : approach.text
          ? 'The text and its questions were written for Mahere. Its people, places and events are made up, and each answer says where in the text it stands.'
          : `This is a frame round ${request.goals.length > 0 ? 'the goal’s own' : 'your'} words. It says how to work, not what is true: you bring the content.`,
  ]
  const checkThis = contradictions(request.topic, request.goals, request.yearsNamed)
  if (topic && approach.fit === 'skill')
    checkThis.push(
      `The questions practise ${approach.topic.title}, which is close to the goal but may not be all of it.`,
    )
  checkThis.push(...timeNotes(lesson), ...followNotes(lesson, tasks))
  if (request.goals.length > 1)
    checkThis.push('The steps work mainly on one goal: look at where the others fit in.')
  if (request.goals.some(({ verified }) => !verified))
    checkThis.push('The goal’s wording has not been compared with the published page.')
  if (request.goals.some(({ status }) => status === 'draft area'))
    checkThis.push('This learning area was still a draft when our list was made.')
  const beyond = yearBeyond(request.topic)
  if (beyond !== null)
    checkThis.push(`Mahere plans for Years 0 to 8: numbers and words suit about Year 8, not Year ${beyond}.`)
  else if (!request.yearKnown) checkThis.push('No year was named, so numbers and words suit about Year 4.')
  checkThis.push(
    'Te reo Māori words have not been reviewed by a speaker. Anything on tikanga or local stories: check locally.',
  )
  return { lines, checkThis }
}

function answersOf({ example, together, practice, exit }: LessonParts, frame: boolean): Task[] {
  return frame ? [...together, ...practice] : [...(example ? [example] : []), ...together, ...practice, exit]
}

function partsOf(lesson: Lesson): LessonParts {
  const { approach, request } = lesson
  if (approach.kind === 'frame') {
    const exit = nextExit(lesson, frameExit(approach.frame))
    const { text } = approach
    if (!text) return { example: null, together: [], practice: [], exit }
    const read = (level: Level) => textTasks(text, level, approach.focus, request.year)
    const together = read('support').slice(-1)
    const left = read('core').filter(({ prompt }) => !together.some((task) => task.prompt.startsWith(prompt)))
    // The last one asks for a view, and is always kept.
    const practice = left.length > 4 || request.minutes < 40 ? [...left.slice(0, 2), ...left.slice(-1)] : left
    return { example: null, together, practice, exit }
  }
  const used = new Set<string>()
  const make = (level: 'support' | 'core' | 'extension', count: number, prefix: string) =>
    makeTasks(lesson, approach.topic, level, count, used, prefix)
  const [example = null] = make('core', 1, 'example-')
  const together = make('core', request.minutes < 30 ? 1 : 2, 'together-')
  const practice = [
    ...make('support', 1, 'practice-s'),
    ...make('core', request.minutes < 30 || request.shorter ? 2 : 4, 'practice-c'),
    ...make('extension', 1, 'practice-e'),
  ]
  const [exit] = [...make('core', 1, 'exit'), ...make('support', 1, 'exit')]
  if (!exit) throw new Error(`topic ${approach.topic.id} gave no exit question`)
  const asked = new Set(used)
  const cards = gameCards(lesson, (count) =>
    make('core', count, 'card-').filter((card) => !asked.has(questionKey(card))),
  )
  return { example, together, practice: [...practice, ...cards], exit: { ...exit, id: 'exit' } }
}

/** The whole plan, section by section in reading order. */
export function planSections(lesson: Lesson): PlanSection[] {
  const parts = partsOf(lesson)
  const { approach, request } = lesson
  const answers = answersOf(parts, approach.kind === 'frame')
  const safety = approach.kind === 'frame' ? approach.frame.safety : []
  const { lines, checkThis } = honesty(lesson, answers)
  const { steps, minutes } = phasesFor(lesson, parts)
  const competencies = competenciesOf(lesson, steps)
  const sections: PlanSection[] = [
    header(lesson, parts),
    intention(lesson, parts),
    { id: 'curriculum-goal', goals: request.goals, note: goalNote(lesson) },
    prior(lesson, parts),
    resources(lesson, parts),
    vocabulary(lesson),
    { id: 'phases', minutes, steps },
    ...(competencies.length > 0 ? [{ id: 'key-competencies' as const, competencies }] : []),
    differentiation(lesson, parts),
    misconceptions(lesson, parts),
    assessment(lesson, parts),
    ...(answers.length > 0 ? [{ id: 'answers' as const, tasks: answers }] : []),
    ...(safety.length > 0 ? [{ id: 'safety' as const, items: [...safety] }] : []),
    nextSteps(lesson, parts),
    {
      id: 'reflection',
      items: [
        'What did pupils say or do that surprised you?',
        'Who needs another way in tomorrow?',
        'What would you change before teaching this again?',
      ],
    },
    { id: 'about', lines, checkThis, draftCode: request.draftCode },
  ]
  return adapted(sections, lesson)
}

export function emptyPlan(sections: readonly PlanSection[]): LessonPlan {
  return {
    format: 'plan',
    version: LESSON_PLAN_VERSION,
    outline: planOutline(new Set(sections.map(({ id }) => id))),
    sections: [],
  }
}
