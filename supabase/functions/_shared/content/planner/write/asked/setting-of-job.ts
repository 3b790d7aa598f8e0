import type { Kit } from '../../../kit.ts'
import { doesJob, jobsIn } from '../../kits/jobs.ts'
import { methodsIn } from '../../kits/methods.ts'
import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { SAYS_HOW } from '../../read/conditions/says-how.data.ts'
import type { LessonRequest } from '../../read/request.ts'
import { type TopicPhrase, topicPhrase } from '../../read/topic/topic-phrase.ts'
import { areAkin, stemsOf, topicStems } from '../../read/words/stem.ts'
import { STOP_WORDS } from '../../read/words/stop-words.data.ts'
import type { Step, Steps } from '../step.ts'
import { KINDS_OF_TEXT } from './kinds-of-text.data.ts'
import { matterOf } from './matter-of.ts'
import { ownEvent } from './own-event.ts'

/** What stands between the job and its setting, and at the ends of both. */
const BEFORE =
  /^(?:[\s,.;:–—-]+|(?:of|about|on|for|with|in|using|based|set|structured|poetry|writing|write|reading|making|learning|teaching|lesson|prep|preparation|and|to|from|visual|art|drama|music|dance|science|tech|literacy|english|(?:\p{L}+\s+)?setting)(?=[\s:,]|$)|(?:a|an|the)(?=\s+(?:of|about|on|for)\s))+/iu
const BEHIND =
  /(?:[\s,.;:–—-]+|\s(?:a|an|the|of|about|on|for|with|in|using|based|set|and|to|from|writing|lesson))+$/iu
/** Stands where a job was cut out: the words before and behind it are no phrase together. */
const CUT = '|'
/** What the class reads from or works with, and where it is in the work, are no setting: “using our school journal”, “getting started”. */
const IS_USED =
  /^[\s,.;:–—-]*(?:using|from|with) (?:our|the|my|a|an|some)\b|^[\s,.;:–—-]*(?:have|has|got)\b/iu
const IS_PHASE =
  /^[\s,.;:–—-]*(?:getting|starting|beginning|finishing|editing|drafting)(?: \p{L}+)?[\s,.;:–—-]*$/iu
/** Says how things are behind a comma: “writing a limerick, silly mood is fine”. */
const IS_STATEMENT = /^\s*,[^,]*\b(?:is|are|was|were)\b/iu
const MOST_WORDS = 9
/** The areas whose work can be done on anything: the cards of a food web are of one place. */
const TAKES_ANY: ReadonlySet<string> = new Set(['English', 'The arts'])
const STOPS = new Set(STOP_WORDS)
const SAYS_NOTHING: ReadonlySet<string> = new Set([...STOP_WORDS, ...SAYS_HOW.flatMap(stemsOf)])

/** True for words that say only how the class works: “podcast”, “role play”. */
const isMethod = (part: string): boolean =>
  methodsIn(part).some(({ pattern }) => part.replace(pattern, '').trim() === '')

/** A word behind a comma is no setting beside another, but in a list: “our school production, deadline”. */
const withoutLast = (part: string): string =>
  / and | or /i.test(part) ? part : part.replace(/(?<=\S),\s*[\p{L}’' -]+$/u, '')

/** The words of a topic without its jobs: "dogs on the beach" of "persuasive writing about dogs on the beach". */
function settingIn(topic: string, kit: Kit): string {
  const jobs = jobsIn(topic)
  if (!jobs.some((job) => doesJob(kit, job))) return ''
  const parts = jobs
    .reduce((left, { pattern }) => left.replace(pattern, CUT), topic)
    .split(CUT)
    .filter((part) => !IS_USED.test(part) && !IS_PHASE.test(part) && !IS_STATEMENT.test(part))
    .map((part) => part.replace(BEFORE, '').replace(BEHIND, '').trim())
  return matterOf(withoutLast(parts.filter((part) => part !== '' && !isMethod(part)).at(-1) ?? ''))
}

/**
 * True where a lesson is set there already: its title says a word of it, or all that it says of itself has half of it. The lesson “More time for lunch?”
 * is set in “should school have longer lunch”.
 */
function isSetThere({ title, idea, walt, find }: Kit, setting: string): boolean {
  const said = topicStems([title, idea, walt, ...find.en].join(' '))
  const stems = topicStems(setting).filter((stem) => !STOPS.has(stem))
  const named = topicStems(title)
  if (stems.some((stem) => named.some((other) => areAkin(other, stem)))) return true
  return stems.filter((stem) => said.some((other) => areAkin(other, stem))).length * 2 >= stems.length
}

/** The setting in the words of the topic, or the one that was named beside it: “topic is our school camp”. */
function settingNamed({ understood: { topic, theme } }: LessonRequest, kit: Kit): string {
  const isForJob = jobsIn(topic).some((job) => doesJob(kit, job))
  if (!isForJob || theme === null) return settingIn(topic, kit)
  // A statement is argued for and against: “whether zoos should be closed”.
  return /^(?!whether\b|should\b).*\bshould\b/i.test(theme) ? `whether ${theme}` : theme
}

/**
 * What the teacher wanted the work to be about, where a lesson does the work on something else: the lesson on persuading is about a class pet, and the
 * request about dogs on the beach. Null where the lesson says it, or the class writes about what it did.
 */
export function settingBesides(lesson: Lesson): TopicPhrase | null {
  const { approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit || !TAKES_ANY.has(kit.area) || !isNamed(kit, request)) return null
  if (request.goals.length > 0 || ownEvent(lesson) !== null) return null
  const setting = settingNamed(lesson.request, kit)
  if (
    topicStems(setting.replace(KINDS_OF_TEXT, ' ')).every((stem) => SAYS_NOTHING.has(stem)) ||
    setting.split(/\s+/).length > MOST_WORDS
  )
    return null
  return isSetThere(kit, setting) ? null : topicPhrase(setting)
}

const first = (step: Step, line: string): Step => ({ ...step, teacher: [line, ...step.teacher] })
const last = (step: Step, line: string): Step => ({ ...step, teacher: [...step.teacher, line] })

/** Lets students do the work of the lesson on what the teacher named; the lesson's own matter is the example. */
export function withSetting(lesson: Lesson, steps: Steps): Steps {
  const about = settingBesides(lesson)?.about
  if (about === undefined) return steps
  return {
    ...steps,
    hook: last(
      steps.hook,
      `Say what the class’s own work is about: ${about}. Pairs tell each other two things that they know or can picture of it; keep their words on the board.`,
    ),
    'i-do': last(steps['i-do'], `Say that this is only an example. Everyone’s own work is about ${about}.`),
    'you-do': first(
      steps['you-do'],
      `Students do the task on ${about}, in place of what the example is about.`,
    ),
  }
}
