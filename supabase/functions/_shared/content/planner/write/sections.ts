import { GLOSSARY } from '../../data/glossary.data.ts'
import type { Kit } from '../../kit.ts'
import type { PlanSection, ResourcesSection } from '../../lesson-plan.ts'
import { aimOfGoal } from '../prepare/aims.ts'
import type { Approach, Lesson } from '../prepare/lesson.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import { saysTopic } from '../read/words/stem.ts'
import { wordsOfLesson } from './fitted/words-of-lesson.ts'
import { criterionOfWork } from './from-kit/main-criterion.ts'
import { toCopy } from './from-kit/to-copy.ts'
import { gameMaterials } from './game.ts'
import { learnedBefore } from './next-lesson.ts'

type Write<K extends PlanSection['id']> = (
  lesson: Lesson,
  parts: LessonParts,
) => Extract<PlanSection, { id: K }>

export const intention: Write<'learning-intention'> = ({ approach }) => {
  if (approach.kind === 'frame')
    return { id: 'learning-intention', walt: approach.aim, criteria: [...approach.frame.criteria] }
  const { walt, criteria } = approach.topic.teaching
  return {
    id: 'learning-intention',
    walt: approach.aim === null ? walt : aimOfGoal(approach.aim),
    criteria: [...criteria],
  }
}

/** What a class can do, told of it: the bank writes it as one says it to a pupil, and words in quotation marks stay. */
const ofClass = (line: string) =>
  line
    .split(/(“[^”]*”)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(
              /\b(makes?|made|keeps?|helps?|helped|watch(?:es)?|gives?|lets?|leaves?|annoys?|for|to|with|about|of|at|from|near|around) you\b/g,
              '$1 them',
            )
            .replace(/\byour(s?)\b/g, 'their$1')
            .replace(/\byourself\b/g, 'themselves')
            .replace(/(?<!\b[Tt]hank )\byou\b/g, 'they'),
    )
    .join('')

export const priorKnowledge: Write<'prior-knowledge'> = (lesson) => {
  const { approach, request } = lesson
  const usual = approach.kind === 'topic' ? approach.topic.teaching.prior : approach.frame.prior
  return { id: 'prior-knowledge', items: request.follows ? learnedBefore(lesson) : usual.map(ofClass) }
}

/** What is made ready beforehand, with its minutes, as the last line of the materials. */
const madeBefore = ({ before }: Kit): string[] =>
  before ? [`before the lesson, about ${before.minutes} minutes: ${before.what}`] : []

/** Materials and text of the lesson itself, without those of a game or of the lesson before. */
function ownResources(approach: Approach): Pick<ResourcesSection, 'items' | 'text'> {
  if (approach.kind === 'topic') {
    const { teaching, kit } = approach.topic
    if (!kit) return { items: [...teaching.materials] }
    if (kit.text) return { items: [...teaching.materials, ...madeBefore(kit)], text: kit.text.core }
    const { items, ...printed } = toCopy(kit)
    return { items: [...teaching.materials, ...items, ...madeBefore(kit)], ...printed }
  }
  const { text, frame } = approach
  if (text === null) return { items: [...frame.materials] }
  const ours = `our text “${text.title}”, below: a copy each, or use one of your own`
  return {
    items: [ours, ...frame.materials.slice(1)],
    text: { title: text.title, paragraphs: [...text.paragraphs] },
  }
}

export const resources: Write<'resources'> = (lesson, parts) => {
  const { items, text } = ownResources(lesson.approach)
  const slips = lesson.request.follows ? ['the exit slips of the last lesson'] : []
  return {
    id: 'resources',
    items: [...items, ...slips, ...gameMaterials(lesson, parts)],
    ...(text ? { text } : {}),
  }
}

/** Names the goal's own words that a program cannot explain, for the teacher to teach. */
function goalWordsNote(approach: Approach): string {
  if (approach.kind === 'topic' || approach.frame.words.length === 0) return ''
  return `From the goal itself, to define together: ${approach.frame.words.join(', ')}. `
}

/** The sense of a kupu that the lesson's own words say, or else the first: the lexicon puts a semicolon between senses. */
function senseIn({ title, walt, criteria, idea }: Kit, meaning: string): string {
  const senses = meaning.split(';').map((sense) => sense.trim())
  const lesson = [title, walt, ...criteria, idea].join(' ')
  const isSaid = (sense: string) => sense.split(/[,(]/).some((word) => saysTopic(lesson, word))
  return senses.find(isSaid) ?? senses[0] ?? meaning
}

const kupuOf = (kit: Kit) =>
  kit.vocabulary.reo.map(([term, meaning]) => ({ term, lang: 'mi' as const, meaning: senseIn(kit, meaning) }))

export const vocabulary: Write<'vocabulary'> = ({ approach }, parts) => {
  const { english, reo } = approach.kind === 'topic' ? wordsOfLesson(approach.topic, parts) : approach.frame
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const taught = (approach.kind === 'topic' && approach.topic.teaching.words) || []
  return {
    id: 'vocabulary',
    words: [
      ...taught.map(([term, meaning]) => ({ term, lang: 'mi' as const, meaning })),
      ...english.map(([term, meaning]) => ({ term, lang: 'en' as const, meaning })),
      ...reo.map((term) => ({ term, lang: 'mi' as const, meaning: GLOSSARY[term] })),
      ...(kit ? kupuOf(kit) : []),
    ],
    note: `${goalWordsNote(approach)}Words differ between iwi: check locally which your community uses.`,
  }
}

function coreOf(kit: Kit): string {
  const criterion = criterionOfWork(kit)
  return `The task as it stands in “You do”${criterion === null ? '' : `, until they can say: I can ${criterion}`}.`
}

export const differentiation: Write<'differentiation'> = ({ approach, theme, title }) => {
  if (approach.kind === 'topic') {
    const { kit, teaching } = approach.topic
    const { support, extension, key } = teaching
    return {
      id: 'differentiation',
      task: title.startsWith(theme.title)
        ? `One goal and one setting (${theme.title.toLowerCase()}), three ways in.`
        : 'One goal and the same kind of question, three ways in.',
      support,
      core: kit
        ? coreOf(kit)
        : approach.topic.activity
          ? 'The work in “You do” as it stands, in pairs, then the questions on paper.'
          : 'Work through the questions in pairs, and show how you know.',
      extension: key?.extension ? `${extension} Answer: ${key.extension}` : extension,
    }
  }
  const { question, support, extension, lens } = approach.frame
  return {
    id: 'differentiation',
    task: `One question and one table, three ways in: ${question}`,
    support: `${support} Sentence starters: ${lens.starters.join(' / ')}`,
    core: 'Fill in three rows of the table in pairs, with a reason for each.',
    extension: `${lens.further} ${extension}`,
  }
}

export const misconceptions: Write<'misconceptions'> = ({ approach }) => ({
  id: 'misconceptions',
  items: approach.kind === 'topic' ? approach.topic.teaching.misconceptions : approach.frame.misconceptions,
})

export const assessment: Write<'assessment'> = ({ approach }, { exit }) => {
  if (approach.kind === 'topic')
    return {
      id: 'assessment',
      exitTicket: exit,
      sorts: approach.topic.kit?.lookFors ?? [
        { see: 'Right, and shows how', next: 'has it: offer the extension next time.' },
        { see: 'Right, without showing how', next: 'ask them to explain it to you or a partner.' },
        { see: 'Not yet', next: 'meet as a small group tomorrow and do “we do” again with materials.' },
      ],
      watchFor: [...approach.topic.teaching.criteria],
    }
  const { criteria, lens, angle } = approach.frame
  return {
    id: 'assessment',
    exitTicket: exit,
    sorts: [
      {
        see: lens.exit[1].replace(/\.$/, ''),
        next: 'has it: let them explain it to others, then use the extension.',
      },
      { see: 'A statement without a reason', next: 'ask “how do you know?” tomorrow.' },
      { see: 'Off the point, or blank', next: 'talk it through together before the next lesson.' },
    ],
    watchFor: [...criteria, ...(angle ? [angle.look] : [])],
  }
}

export const nextSteps: Write<'next-steps'> = ({ approach }) => ({
  id: 'next-steps',
  items: [...(approach.kind === 'topic' ? approach.topic.teaching.next : approach.frame.next)],
})

/** A look back at the lesson that was taught: whether it met the mistakes that it expected. */
export const reflection: Write<'reflection'> = ({ approach }) => {
  const expected = approach.kind === 'topic' ? approach.topic.teaching.misconceptions : []
  const [first] = expected
  return {
    id: 'reflection',
    items: [
      first
        ? `Did you see this today: ${first.what.charAt(0).toLowerCase()}${first.what.slice(1).replace(/[.;]$/, '')}? What helped?`
        : 'What did students say or do that surprised you?',
      'Who needs a different way in tomorrow?',
      'What would you change before teaching this again?',
    ],
  }
}
