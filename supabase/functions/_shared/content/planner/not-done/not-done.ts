import type { PlanSection } from '../../lesson-plan.ts'
import type { ResourceSection } from '../../resource.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { coreNotServed, exampleOnOther, occasionNotDone } from './core-not-served.ts'
import { formNotDone } from './form-not-done.ts'
import { goalFollowed } from './goal-followed.ts'
import { halfNotServed } from './half-not-served.ts'
import { kindsNotMixed } from './kinds-not-mixed.ts'
import { thingsToldUnused } from './limits/things-not-used.ts'
import { materialsStillUsed } from './materials-still-used.ts'
import { nothingOn } from './matter/matter-not-printed.ts'
import { methodsNotDone } from './matter/methods-not-done.ts'
import { leftOut } from './matter/words-not-met.ts'
import { laterMaths, lessonsShort, oneAtATime, twoLengths } from './more-than-one.ts'
import { partsLeftOut, partsNotRead, partsNotServed, versionNotServed } from './parts-not-served.ts'
import { practiceNotKept } from './practice.ts'
import { challengesNotKept, levelsNotKept, pageNotKept } from './questions.ts'
import { countNotKept, listedNotAsked, numbersNotKept } from './questions-not-kept.ts'
import { secondPartTold } from './second-part/halves-not-taught.ts'
import { sizeNotKept } from './size-not-kept.ts'
import { lengthMissed } from './text-and-choices.ts'
import { themeNotPrinted } from './theme-not-printed.ts'
import { topicNotDone } from './topic-not-done.ts'
import { wordProblemsMissed } from './word-problems.ts'
import { thingsNotThere, workBeyond } from './work-beyond.ts'

/** What was written for a lesson, and the wishes it came from. */
export interface Written {
  lesson: Lesson
  sections: readonly (PlanSection | ResourceSection)[]
}

/** What was written for a request, by the built-in planner or by anyone else. */
export interface WrittenByAnyone {
  lesson: Pick<Lesson, 'request'>
  sections: Written['sections']
}

/**
 * Each compares one wish of the request with what was written, and says in a sentence for the teacher what was not done:
 * "You asked for 20 questions; 18 fit on the page." Nothing is said of what was done.
 */
const COMPARISONS: readonly ((written: Written) => readonly string[])[] = [
  coreNotServed,
  leftOut,
  secondPartTold,
  methodsNotDone,
  nothingOn,
  formNotDone,
  halfNotServed,
  goalFollowed,
  countNotKept,
  challengesNotKept,
  levelsNotKept,
  lengthMissed,
  kindsNotMixed,
  wordProblemsMissed,
  practiceNotKept,
  numbersNotKept,
  listedNotAsked,
  workBeyond,
  thingsNotThere,
  partsNotServed,
  partsLeftOut,
  partsNotRead,
  versionNotServed,
  pageNotKept,
  sizeNotKept,
  topicNotDone,
  thingsToldUnused,
  occasionNotDone,
  exampleOnOther,
  oneAtATime,
  lessonsShort,
  twoLengths,
  laterMaths,
  materialsStillUsed,
  themeNotPrinted,
]

/** What was asked for and not done. */
export function notDone(written: Written): string[] {
  return COMPARISONS.flatMap((compare) => compare(written))
}
