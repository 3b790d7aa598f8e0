import type { PlanGoal } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { prepareLesson } from '../prepare/prepare-lesson.ts'
import { draftCode } from '../random.ts'
import type { PlannerInput } from '../read/input.ts'
import { type LessonRequest, readRequest } from '../read/request.ts'
import { yearsIn } from '../read/years.ts'

/**
 * Facts a finished document states about itself. A redone part has to fit them, whatever the chat has come to since.
 */
interface DocumentFacts {
  title: string
  goals: PlanGoal[]
  subject: string | null
  yearGroup: string | null
  strand: string | null
  skill: string | null
  minutes: number | null
}

const requests = new WeakMap<PlannerInput, LessonRequest>()

/** The request of a message. Many parts of a document ask for it, so it is kept as long as the message. */
function requestOf(input: PlannerInput): LessonRequest {
  const known = requests.get(input)
  if (known) return known
  const request = readRequest(input)
  requests.set(input, request)
  return request
}

const lessons = new WeakMap<PlannerInput, { facts: string; lesson: Lesson }>()

/**
 * Prepares the lesson of a finished document again, with other questions. All parts of a document ask for the same lesson,
 * so the last one of each message is kept.
 */
export function lessonAgain(facts: DocumentFacts, input: PlannerInput): Lesson {
  const [known, now] = [lessons.get(input), JSON.stringify(facts)]
  const lesson = known?.facts === now ? known.lesson : prepareAgain(facts, input)
  lessons.set(input, { facts: now, lesson })
  // Each part draws from the start, because that is what it does when it is redone alone.
  return { ...lesson, random: lesson.random.copy() }
}

function prepareAgain(facts: DocumentFacts, input: PlannerInput): Lesson {
  const asked = requestOf(input)
  const year = yearsIn(facts.yearGroup ?? '')[0]
  const hasBase = input.history.some(({ role }) => role === 'user')
  return prepareLesson({
    ...asked,
    topic: hasBase ? asked.topic : facts.title,
    goals: facts.goals,
    missingGoals: 0,
    subject: facts.subject ?? asked.subject,
    yearGroup: facts.yearGroup,
    year: year ?? asked.year,
    yearKnown: year !== undefined || asked.yearKnown,
    strand: facts.strand,
    skill: facts.skill,
    minutes: facts.minutes ?? asked.minutes,
    draftCode: draftCode(input.messageId),
  })
}
