import { isNumbered } from '../prepare/series/in-series.ts'
import { seriesKits } from '../prepare/series/series-kits.ts'
import { asksForOtherQuestions, beginsNew, harderBy } from '../read/changes.ts'
import { readChat } from '../read/chat.ts'
import { lessonAfter } from '../read/follow-up.ts'
import { askedChange } from '../read/follow-ups/asked-change.ts'
import type { ReadFollowUp } from '../read/follow-ups/read-follow-up.ts'
import { goalsInText } from '../read/goals.ts'
import type { PlannerInput } from '../read/input.ts'
import { minutesIn } from '../read/minutes.ts'
import { requestIn } from '../read/pasted.ts'
import { changedNothing } from '../read/replies.ts'
import { readRequest } from '../read/request.ts'
import { guessSubject } from '../read/subject.ts'
import { ASKS_FOR_WORK, BEGINS_LIKE_A_CHANGE, NAMES_A_DOCUMENT } from '../read/talk.data.ts'
import { topicWords } from '../read/topic-words.ts'
import { fixTypos } from '../read/words/spelling.ts'
import { withoutYearOfSome } from '../read/words/year-of-some.ts'
import { yearsIn } from '../read/years.ts'
import { YES } from '../read/yes.data.ts'
import { hasDocument, lessonInMessage } from './before.ts'
import { ordersNotDone, reasonFor } from './edits/orders-told.ts'
import {
  CANNOT_SAY,
  NO_OTHER_LEVEL,
  NO_OTHER_VERSION,
  NOT_UNDERSTOOD,
  NOTHING_CHANGED,
  PLAN_CHANGES,
  REMARK,
  RESOURCE_CHANGES,
  WHY_NOTHING,
} from './words.data.ts'

const changesFor = ({ generatorType }: PlannerInput) =>
  generatorType === 'lessonPlan' ? PLAN_CHANGES : RESOURCE_CHANGES

/** The question that the last reply asked instead of making something; null where it asked none. */
function questionBefore({ history }: PlannerInput): string | null {
  const reply = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const [first = ''] = changedNothing(reply) ? reply.split('\n\n') : []
  return first.includes('?') ? first : null
}

/** True for a message that says enough for a new document. */
function asksForNew(text: string): boolean {
  if (goalsInText(text).length > 0 || NAMES_A_DOCUMENT.pattern.test(text)) return true
  if (BEGINS_LIKE_A_CHANGE.pattern.test(text) || REMARK.pattern.test(text)) return false
  if (guessSubject(text) !== null) return true
  if (yearsIn(text).length > 0 || minutesIn(text) !== null) return topicWords(text) !== ''
  return ASKS_FOR_WORK.pattern.test(text) && topicWords(text).split(/\s+/).length >= 2
}

/** Says that a unit has no lesson of this number to write whole; null where it has. */
function wordsForNumber(title: string, { length }: readonly unknown[]): string | null {
  const number = Number(title.replace(/\D/g, ''))
  if (length >= 2 && number <= length) return null
  return length < 2
    ? 'The later lessons of this plan go on from the first: ask for “the next lesson” to have one whole. The document is as it was.'
    : `I have ${length} whole lessons for this unit; the others go on from them. The document is as it was.`
}

/** Says why a lesson that the message chooses cannot be taught; null for any other message. */
function wordsForLesson(input: PlannerInput): string | null {
  const title = lessonInMessage(input)
  if (title === null) return null
  const request = readRequest(input)
  if (isNumbered(title)) return wordsForNumber(title, seriesKits(request))
  const { kits, goals } = request
  const found = kits.filter(({ kit }) => kit.title === title)
  if (found.length === 0) return `I have no lesson “${title}” now, so the document is as it was.`
  return goals.length === 0 || found.some(({ serves }) => serves)
    ? null
    : `“${title}” was not written for the goal that you chose, so the document is as it was. To have it, choose its goal or none, and ask again.`
}

/**
 * The words for a message under a document that asks for no change that can be made, and for nothing new; null for any
 * other message.
 */
export function wordsInstead(input: PlannerInput): string | null {
  if (!hasDocument(input)) return null
  const noLesson = wordsForLesson(input)
  if (noLesson !== null) return `${noLesson}\n\n${changesFor(input)}`
  const text = withoutYearOfSome(fixTypos(requestIn(input.content)))
  const asked = questionBefore(input)
  if (YES.pattern.test(text)) return asked ?? `${CANNOT_SAY.thanks}\n\n${changesFor(input)}`
  const change = askedChange(text, input.generatorType)
  const cannot = change?.followUps.find((one) => one.kind === 'cannot')
  if (cannot && change?.followUps.length === 1 && change.said.length === 0)
    return `${CANNOT_SAY[cannot.why]}\n\n${changesFor(input)}`
  const isNew =
    change !== null ||
    beginsNew(text) ||
    lessonAfter(text, readChat(input).shown) !== null ||
    asksForNew(text)
  return isNew ? null : `${NOT_UNDERSTOOD}\n\n${changesFor(input)}`
}

function whyNothing({ followUps, said }: ReadFollowUp, input: PlannerInput): string {
  const kind = followUps.at(-1)?.kind
  if (
    kind === 'reo-words' ||
    kind === 'question' ||
    kind === 'need' ||
    kind === 'more-words' ||
    kind === 'stories' ||
    kind === 'text-length' ||
    kind === 'undo' ||
    kind === 'theme'
  )
    return WHY_NOTHING[kind]
  const named = followUps.map(reasonFor).filter((one) => one !== null)
  if (named.length > 0) return [...new Set(named)].join(' ')
  const level = harderBy([...said, input.content])
  if (level !== 0) return NO_OTHER_LEVEL.replace('~', level < 0 ? 'easier' : 'harder')
  if ([...said, input.content].some(asksForOtherQuestions)) return NO_OTHER_VERSION
  const hasGoal = (input.context?.goals.length ?? 0) > 0
  return hasGoal && yearsIn(input.content).length > 0 ? WHY_NOTHING['goal-year'] : NOTHING_CHANGED
}

/** The words for a change after which the document would be the same. */
export function wordsForNoChange(input: PlannerInput): string {
  const orders = ordersNotDone(input, () => true)
  if (orders.length > 1) return `${orders.join(' ')} The document is as it was.\n\n${changesFor(input)}`
  const change = askedChange(requestIn(input.content), input.generatorType)
  return `${whyNothing(change ?? { followUps: [], said: [] }, input)}\n\n${changesFor(input)}`
}
