import type { PlanGoal } from '../lesson-plan.ts'
import type { PlannerInput } from './input.ts'
import { type Lesson, prepareLesson } from './lesson.ts'
import { draftCode } from './random.ts'
import { readRequest, yearsIn } from './request.ts'

/** What a finished document says about itself; a redone part has to fit to it, whatever the chat has come to since. */
export interface DocumentFacts {
  title: string
  goals: PlanGoal[]
  subject: string | null
  yearGroup: string | null
  strand: string | null
  skill: string | null
  minutes: number | null
}

/** The lesson of a document once more, with new numbers. */
export function lessonAgain(facts: DocumentFacts, input: PlannerInput): Lesson {
  const asked = readRequest(input)
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
