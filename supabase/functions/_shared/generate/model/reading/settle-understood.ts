import { NO_SETTING } from '../../../content/planner/read/corrections/corrections.data.ts'
import { isCorrection } from '../../../content/planner/read/corrections/corrections.ts'
import type { PlannerInput } from '../../../content/planner/read/input.ts'
import { requestIn } from '../../../content/planner/read/pasted.ts'
import { type LessonRequest, readRequest } from '../../../content/planner/read/request.ts'
import { areaOfText, guessSubject } from '../../../content/planner/read/subject.ts'
import { countIn } from '../../../content/planner/read/wishes/count.ts'
import { isSameWord } from '../../../content/planner/read/words/same-word.ts'
import { topicStems } from '../../../content/planner/read/words/stem.ts'
import { yearLabel } from '../../../content/planner/read/years.ts'
import type { Understood } from '../../../content/understood.ts'
import type { ReadByModel } from './understood-wire.ts'

const MAX_TOPIC = 80
const MAX_WORDS = 60
const MAX_CONSTRAINTS = 5

/** Everything that the teacher has said in this chat. */
export const wordsOf = ({ content, history }: PlannerInput): string =>
  [...history.flatMap((said) => (said.role === 'user' ? [said.content] : [])), content].join('\n')

/** The words, where the teacher has said one of them or of their family: what a model adds is no wish of the teacher's. */
function ifSaid(words: string, said: string, max: number): string | null {
  const there = topicStems(said)
  const isSaid = topicStems(words).some((stem) => there.some((other) => isSameWord(stem, other)))
  return isSaid && words.length <= max ? words.trim() : null
}

const constraintsOf = (all: readonly string[], said: string): string[] =>
  [...new Set(all.flatMap((words) => ifSaid(words, said, MAX_WORDS) ?? []))].slice(0, MAX_CONSTRAINTS)

/** True where the learning area was chosen, corrected or named, and not only guessed from a topic. */
function isAreaSure({ goals, subject, topic }: LessonRequest, input: PlannerInput): boolean {
  const isCorrected = subject !== null && subject !== guessSubject(topic)
  return goals.length > 0 || input.context !== null || isCorrected || areaOfText(topic)?.by === 'name'
}

/** What was understood where no model has read the request: our reader's guesses at topic and setting are left out. */
const withoutGuesses = ({ understood }: LessonRequest): Understood => ({
  ...understood,
  topic: '',
  theme: null,
})

/**
 * What was understood by our reader and a model together. What the teacher's words plainly say, and a chosen goal, our reader
 * decides. Where it is silent or guesses, the model's reading stands.
 */
function settled(request: LessonRequest, model: ReadByModel, input: PlannerInput): Understood {
  const { yearAssumed, ...ours } = request.understood
  const said = wordsOf(input)
  const years = [...new Set(model.years.map((year) => Math.max(1, year)))].sort((a, b) => a - b)
  const isPlan = ours.want === 'lesson plan'
  return {
    ...ours,
    want: ours.wantNamed || isPlan ? ours.want : (model.want ?? ours.want),
    wantNamed: ours.wantNamed || (!isPlan && model.want !== null),
    area: isAreaSure(request, input) ? ours.area : model.area,
    years: ours.years.length > 0 ? ours.years : years,
    ...(ours.years.length > 0 || years.length > 0 || yearAssumed === undefined ? {} : { yearAssumed }),
    minutes: ours.minutesNamed ? ours.minutes : (model.minutes ?? ours.minutes),
    minutesNamed: ours.minutesNamed || model.minutes !== null,
    blocks: ours.blocks > 1 ? ours.blocks : (model.blocks ?? ours.blocks),
    count: ours.count ?? model.count,
    topic: ifSaid(model.topic, said, MAX_TOPIC) ?? '',
    theme: model.theme === null ? null : ifSaid(model.theme, said, MAX_WORDS),
    needs: [...new Set(model.needs)],
    constraints: constraintsOf(model.constraints, said),
  }
}

export const understoodBy = (request: LessonRequest, model: ReadByModel | null, input: PlannerInput) =>
  model === null ? withoutGuesses(request) : settled(request, model, input)

/** The request with what was understood in place of our reader's guesses. */
export function withUnderstood(request: LessonRequest, understood: Understood): LessonRequest {
  const { area, years, minutes, blocks } = understood
  if (request.yearKnown) return { ...request, understood, subject: area, minutes, blocks }
  const yearGroup = yearLabel(years)
  return {
    ...request,
    understood,
    subject: area,
    minutes,
    blocks,
    yearGroup,
    year: years[0] ?? request.year,
    yearKnown: yearGroup !== null,
  }
}

/** The request as a model is told it before it has read the words itself: without a learning area that was only guessed. */
export const asTold = (request: LessonRequest, input: PlannerInput): LessonRequest =>
  isAreaSure(request, input) ? request : { ...request, subject: null }

/** What was understood once a document has been changed: what its teacher said before stays, until words take it back. */
export function understoodAfter(
  before: Understood | undefined,
  { minutes, model }: { minutes: number | null; model: ReadByModel | null },
  input: PlannerInput,
): Understood | undefined {
  if (before === undefined) return model === null ? undefined : settled(readRequest(input), model, input)
  const timed = minutes === null ? before : { ...before, minutes, minutesNamed: true }
  if (model === null) return timed
  const said = wordsOf(input)
  const text = requestIn(input.content)
  const theme = model.theme === null ? null : ifSaid(model.theme, said, MAX_WORDS)
  const count = countIn(text)
  const kept = isCorrection(text) ? before.needs.filter((need) => model.needs.includes(need)) : before.needs
  return {
    ...timed,
    count: count !== null && count === model.count ? count : before.count,
    theme: NO_SETTING.pattern.test(text) ? null : (theme ?? before.theme),
    needs: [...new Set([...kept, ...model.needs])],
    constraints: constraintsOf([...(before.constraints ?? []), ...model.constraints], said),
  }
}
