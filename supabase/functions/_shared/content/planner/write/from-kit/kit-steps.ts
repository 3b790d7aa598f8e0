import { describeTask } from '../../../describe-task.ts'
import type { Kit, KitStep } from '../../../kit.ts'
import type { LessonParts } from '../../prepare/lesson-parts.ts'
import type { LessonRequest } from '../../read/request.ts'
import type { Step, Steps } from '../step.ts'

const named = (name: string, { teacher, pupils }: KitStep): Step => ({
  name,
  teacher: [...teacher],
  pupils: [...pupils],
})

const READS =
  'The text is under “Resources needed”. Students read it themselves; read it aloud only to those who cannot yet.'

const ASKS_TO_THINK = /^(?:why|how|what (?:would|could|makes?|might|if)|which|where (?:would|could))\b/i

/**
 * The questions of a kit that the plan asks: while pupils work, the first that makes them think; together, another one
 * where the step asks nothing yet.
 */
export function questionsAsked({ ask, together }: Kit): { together: string | null; work: string | null } {
  const work = ask.find((question) => ASKS_TO_THINK.test(question)) ?? ask[0] ?? null
  const others = ask.filter((question) => question !== work)
  return { together: together.teacher.join(' ').includes('?') ? null : (others[0] ?? null), work }
}

/** The questions beside the task: one for those who finish, or as many as were asked for, or those on the text. */
function questions({ text }: Kit, { practice }: LessonParts, isCounted: boolean): string[] {
  const asked = practice.map((task, at) => `Question ${at + 1}: ${describeTask(task)}`)
  if (text !== null) return ['Then answer about the text:', ...asked]
  if (isCounted) return ['Then answer these:', ...asked]
  return practice.map((task) => `If you finish early: ${describeTask(task)}`)
}

/** The work of pupils: one task, and its questions. */
function work(kit: Kit, parts: LessonParts, isCounted: boolean): Step {
  const { work, misconceptions, text } = kit
  const [first] = misconceptions
  const { work: question } = questionsAsked(kit)
  return {
    name: 'You do',
    teacher: [
      ...work.teacher,
      ...(question ? [`Ask as you go round: ${question}`] : []),
      ...(first ? [`If you see this: ${first.what} ${first.move}`] : []),
      ...(text === null ? [] : [READS]),
    ],
    pupils: [...work.pupils, ...questions(kit, parts, isCounted)],
  }
}

const IS_SPOKEN =
  /^(?:tell|say|show|point|whisper)\b|\b(?:tell|show|whisper to|say it to) (?:a|your|the) (?:partner|neighbour|friend|teacher|class)\b/i
const IS_DRAWN = /^(?:draw|colour|sketch|make|join|circle|show)\b/i
const IS_WRITTEN = /\b(?:write|draw|copy|circle|tick|underline|label)\b/i

const IS_SHARED =
  /\b(?:with|to|beside|hear|watch) (?:a|an|your|the)(?: new| other)? (?:partner|pair|group|neighbour)\b/i

const ORAL =
  'Think first. Then say your answer, or draw it; your teacher hears five or six of you, and writes down what you say.'

/** A way to answer that suits the place: on paper, or aloud and by showing. */
function howToAnswer({ exit: { prompt, space }, strand }: Kit, year: number): string {
  if (IS_SHARED.test(prompt))
    return 'Do this with your partner or group; your teacher hears five or six of you.'
  const isOutdoors = strand === 'Physical education' || space === 'none'
  if (isOutdoors || (IS_SPOKEN.test(prompt) && !IS_WRITTEN.test(prompt)))
    return 'Think on your own first. Then say or show your answer to a partner; your teacher hears five or six of you.'
  if (year <= 1) return ORAL
  return IS_DRAWN.test(prompt) && (space === 'draw' || space === 'box')
    ? 'Draw your answer on your own, with a few words where they help. Hand it in on the way out.'
    : 'Write your answer on your own. Hand it in on the way out.'
}

const LONG_PROMPT = 110

/** True where a ticket has words to look at, a gap, a figure, or more than can be kept in mind. */
const isToBeSeen = ({ prompt, figure }: LessonParts['exit']) =>
  figure !== null || prompt.length > LONG_PROMPT || /[“_…/]/.test(prompt)

/** The steps of a lesson that is made from a kit; a number of questions may have been asked for. */
export function kitSteps(kit: Kit, parts: LessonParts, { year, understood }: LessonRequest): Steps {
  const isCounted = understood.countsQuestions === true
  const { hook, show, together, share } = kit
  const { together: first } = questionsAsked(kit)
  const asked = first ? [`Ask: ${first}`] : []
  return {
    hook: named('Start', hook),
    'i-do': named('I do', show),
    'we-do': named('We do', { ...together, teacher: [...together.teacher, ...asked] }),
    'you-do': work(kit, parts, isCounted),
    share: named('Share', share),
    exit: {
      name: 'Exit ticket',
      teacher: [`${isToBeSeen(parts.exit) ? 'Put up and read' : 'Read'} aloud: ${describeTask(parts.exit)}`],
      pupils: [howToAnswer(kit, year)],
    },
  }
}
