import { textsIn } from '../../checks/text.ts'
import { describeTask } from '../../describe-task.ts'
import type { Job } from '../kits/jobs.data.ts'
import { doesJob, jobsIn } from '../kits/jobs.ts'
import { isTelling } from '../kits/telling-words.ts'
import { listInWords } from '../list-in-words.ts'
import { seriesKits } from '../prepare/series/series-kits.ts'
import { plainWords } from '../read/words/stem.ts'
import { TYPED_AS_READING } from '../read/words/typed-as-reading.data.ts'
import { settingBesides } from '../write/asked/setting-of-job.ts'
import { themeBesides } from '../write/asked/theme-of-kit.ts'
import { taughtTexts } from './conditions-not-met.ts'
import { CORE_PARTS, type CorePart, OCCASIONS_SET } from './core-parts.data.ts'
import { asksToInfer } from './matter/infers.ts'
import type { Written } from './not-done.ts'

const LEAST_WORDS = 3
/** Sheets that are only made where the request names them. */
const NAMED_FORMS: ReadonlySet<string> = new Set([
  'Phonics sheet',
  'Measuring sheet',
  'Comparing sheet',
  'Label the diagram',
  'Cut-and-stick sort',
  'Sorting sheet',
  'Roll and cover',
  'Award titles',
])
const VOWELS = ['a', 'e', 'i', 'o', 'u'] as const
const SHORT_VOWELS = /\bshort ((?:[aeiou]\b(?:\s*(?:,|and|n|&|\/|or)\s*)?)+)/i

const tasksIn = ({ sections }: Written) =>
  sections.flatMap((section) => ('tasks' in section ? textsIn(section.tasks) : []))

/** What the pictures beside the questions show. */
const figuresIn = ({ sections }: Written) =>
  sections.flatMap((section) =>
    'tasks' in section
      ? section.tasks.map(({ figure }) =>
          figure?.kind === 'number-line' ? 'number line' : describeTask({ figure, prompt: '' }),
        )
      : [],
  )

/** The words of three letters with each short vowel in the middle. */
function shortVowelsIn(texts: readonly string[]): string[] {
  const words = new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\b[b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z]\b/g),
  )
  return VOWELS.filter((vowel) => [...words].filter((word) => word[1] === vowel).length >= LEAST_WORDS)
}

/** A short vowel that was asked for and that the words to read or spell hardly have. */
function vowelNotDone(written: Written): string[] {
  const { request } = written.lesson
  const asked =
    SHORT_VOWELS.exec(request.asked)?.[1]
      ?.toLowerCase()
      .match(/\b[aeiou]\b/g) ?? []
  const has = shortVowelsIn(tasksIn(written))
  const missing = asked.filter((vowel) => !has.includes(vowel))
  if (missing.length === 0) return []
  const name = `short ${listInWords(missing)}`
  const instead = has.length === 0 ? '' : `: this one has short ${listInWords(has)}`
  return [`You asked for ${name}. I have no ${name} ${thingOf(written)}${instead}.`]
}

const thingOf = ({ lesson: { request } }: Written) =>
  request.understood.want === 'lesson plan' ? 'lesson' : 'sheet'

const isServed = ({ served, least = 1 }: CorePart, printed: string): boolean =>
  (printed.match(new RegExp(served.source, `${served.flags}g`)) ?? []).length >= least

/** What the request names as its work and what is printed has nothing of. */
function partsNotDone(written: Written): string[] {
  const { asked } = written.lesson.request
  const printed = [...taughtTexts(written.sections), ...figuresIn(written)].join('\n')
  return CORE_PARTS.filter((part) => part.pattern.test(asked) && !isServed(part, printed)).map(
    ({ name }) => name,
  )
}

/** A text type or a way of working that the lesson made is not for, and that nothing printed says. */
function jobsNotDone(written: Written): string[] {
  const { lesson, sections } = written
  const { approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit) return []
  const printed = taughtTexts(sections).join('\n')
  const others = request.blocks > 1 ? seriesKits(request) : []
  const isDone = (job: Job) => [kit, ...others.slice(0, request.blocks)].some((one) => doesJob(one, job))
  return jobsIn(request.asked)
    .filter((job) => !isDone(job) && !job.pattern.test(printed))
    .filter(({ name }) => !(name === 'inference' && asksToInfer(sections)))
    .map(({ name }) => name)
}

/** A sheet that was made because the request names it is what was asked for. */
const isOwnForm = (sections: Written['sections']): boolean =>
  sections.some((section) => 'form' in section && NAMED_FORMS.has(section.form ?? ''))

/** A lesson on writing where reading was typed as the lesson itself. */
function readingNotDone({ lesson: { approach, request } }: Written): string[] {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (kit?.strand !== 'Writing' || kit.text !== null || !TYPED_AS_READING.pattern.test(request.asked))
    return []
  return [
    `You asked for reading, and “${kit.title}” is a lesson on writing: read what it has to read with the class, or ask for a reading lesson with a text.`,
  ]
}

/** Where the bank found a lesson for the whole request, the same lesson comes for its core alone: that is no way out. */
function wayOut({ lesson: { approach, request } }: Written, name: string): string {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const isAlone = kit !== undefined && request.kits.filter(({ named }) => named).length < 2
  return isAlone ? 'Bring that in yourself.' : `Ask for ${name} alone to see what I have.`
}

/** What the request is for at its core and what was made does not have: the first thing that a teacher has to know. */
export function coreNotServed(written: Written): string[] {
  const { lesson, sections } = written
  if (lesson.request.goals.length > 0 || isOwnForm(sections)) return []
  const vowel = [...readingNotDone(written), ...vowelNotDone(written)]
  const title = plainWords(lesson.title)
  const missing = [...new Set([...partsNotDone(written), ...jobsNotDone(written)])].filter(
    (name) => !plainWords(name).every((word) => title.includes(word)),
  )
  if (missing.length === 0) return vowel
  const name = listInWords(missing)
  return [
    ...vowel,
    `You asked for ${name}, and this ${thingOf(written)} does not have that: it is “${lesson.title}”. ${wayOut(written, name)}`,
  ]
}

/** A day or a season that questions were to be set in, and are not. A lesson of the bank says itself what it leaves out. */
export function occasionNotDone(written: Written): string[] {
  const { approach, request } = written.lesson
  if (approach.kind !== 'topic' || approach.topic.kit) return []
  const printed = tasksIn(written).join(' ')
  const missing = OCCASIONS_SET.filter(({ pattern }) => pattern.test(request.asked) && !pattern.test(printed))
  return missing.map(({ name }) => `The questions are not set in ${name}: they are about other things.`)
}

/** A lesson whose examples are from another theme: its steps ask for some of the theme. */
function themeNotInExamples(lesson: Written['lesson']): string[] {
  const theme = themeBesides(lesson)
  return theme === null
    ? []
    : [
        `The examples written in this lesson are not about your theme (${theme}): “We do”, “You do” and the exit ticket ask students for some that are.`,
      ]
}

/** A lesson whose example is about something else than the teacher named: its steps let students work on that. */
export function exampleOnOther({ lesson }: Written): string[] {
  const themed = themeNotInExamples(lesson)
  if (themed.length > 0) return themed
  const about = lesson.request.understood.want === 'lesson plan' ? settingBesides(lesson)?.about : undefined
  return about === undefined || !plainWords(about).some(isTelling)
    ? []
    : [
        `The example in this lesson is not about ${about}: students do their own work on that, and you bring what they need to know of it.`,
      ]
}
