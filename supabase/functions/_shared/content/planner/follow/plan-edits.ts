import type { PlanSection } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import type { FollowUp } from '../read/follow-ups/follow-up.ts'
import { changeSection, waysOf } from '../write/change-section.ts'
import { withStepLines as detailed } from '../write/change-steps.ts'
import { withAddition } from './additions.ts'
import { holdsThing } from './change-text.ts'
import { withExitTicket } from './edits/exit-ticket.ts'
import { planWithLevelOnly, planWithoutLevel } from './edits/level-out.ts'
import { withoutLines } from './edits/lines-out.ts'
import { withMorePractice, withWorkedExample } from './edits/more-practice.ts'
import { withOwnActivity } from './edits/own-activity.ts'
import { withQuieter } from './edits/quieter.ts'
import { withoutPart } from './edits/section-out.ts'
import { withOtherExit } from './exit.ts'
import { handsOnHook } from './hands-on-hook.ts'
import { otherHook, quietHook } from './hook.ts'
import { onlyWith, putInPlace, putInstead, withoutThings } from './materials.ts'
import { withMoreAbout } from './more-about.ts'
import { withLevel, withNeed } from './needs.ts'
import { taughtInside } from './place/kit-inside.ts'
import { movedTo } from './place/place.ts'
import { type Sections, withSection } from './plan-parts.ts'
import { withoutRefused } from './refused-things.ts'
import { withReoWords } from './reo-words.ts'
import { withLeftOut } from './shorter/leave-out.ts'
import {
  inGroups,
  readAloud,
  withMoreModelling,
  withPartMinutes,
  withStepTime,
  workFirst,
} from './step-changes.ts'

/** What an edit may look at besides the sections. */
interface Around {
  lesson: Lesson
  /** How often this kind of wish was met before, this one counted. */
  times: number
}

type Edit<K extends FollowUp['kind']> = (
  sections: Sections,
  followUp: Extract<FollowUp, { kind: K }>,
  around: Around,
) => Sections

const changedPart: Edit<'part'> = (sections, { part, change }, { lesson }) => {
  const ways = waysOf(lesson)
  if (part === 'phases' && change !== 'shorter' && change !== 'again')
    return withSection(sections, 'phases', (now) => ({ ...now, steps: detailed(now.steps, change, ways) }))
  return withSection(sections, part, (now) => (changeSection(now, change, ways) ?? now) as typeof now)
}

/** The wishes that change single sections of a plan. The others changed the request before the plan was written. */
const EDITS: { [K in FollowUp['kind']]?: Edit<K> } = {
  hook: (sections, { quiet, handsOn }, { lesson, times }) =>
    handsOn
      ? handsOnHook(sections)
      : quiet
        ? quietHook(sections, lesson)
        : otherHook(sections, lesson, times),
  add: (sections, { what }, { lesson }) => withAddition(sections, what, lesson),
  swap: (sections, { words, other }, { lesson }) =>
    lesson.request.topic.toLowerCase().includes(words.toLowerCase()) &&
    sections.some((section) => holdsThing(JSON.stringify(section), words))
      ? putInPlace(sections, words, other)
      : putInstead(sections, words, other),
  without: (sections, { words }, { lesson }) => withoutThings(sections, lesson, words),
  'only-with': (sections, { words }) => onlyWith(sections, words),
  place: (sections, { place }, { lesson }) =>
    (place === 'inside' ? taughtInside(sections, lesson) : null) ?? movedTo(sections, place),
  groups: (sections, { words }) => inGroups(sections, words),
  need: (sections, { need }, { lesson }) =>
    need === 'fast finishers'
      ? withMorePractice(withNeed(sections, need), lesson, {
          count: 2,
          level: 'extension',
          lead: 'Fast finishers: ',
        })
      : withNeed(sections, need),
  time: (sections, { part, change }) => withStepTime(sections, part, change),
  'part-minutes': (sections, { part, minutes }) => withPartMinutes(sections, part, minutes),
  'work-first': (sections) => workFirst(sections),
  'more-modelling': (sections) => withMoreModelling(sections),
  'more-about': (sections, { words }) => withMoreAbout(sections, words),
  'reo-words': (sections, { words }, { lesson }) => withReoWords(sections, words, lesson),
  page: (sections, { level }) => withLevel(sections, level),
  exit: (sections, _, { lesson }) => withOtherExit(sections, lesson),
  'read-aloud': (sections) => readAloud(sections),
  part: changedPart,
  'section-out': (sections, { words }) => withoutPart(sections, words),
  'level-out': (sections, { level }) => planWithoutLevel(sections, level),
  'level-only': (sections, { level }) => planWithLevelOnly(sections, level),
  'exit-ticket': (sections, { number }) => withExitTicket(sections, number),
  'own-line': (sections, { words }, { lesson }) => withOwnActivity(sections, words, lesson),
  'line-out': (sections, { words }) => withoutLines(sections, words),
  'extension-question': (sections, { number }, { lesson }) =>
    withMorePractice(sections, lesson, { count: number, level: 'extension', lead: 'Extension: ' }),
  'worked-example': (sections, _, { lesson }) => withWorkedExample(sections, lesson),
  quieter: (sections, { words }) => withQuieter(sections, words),
}

/** A plan with the wishes met that change single sections. Every other section is the same object as before. */
export function editedPlan(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const { followUps } = lesson.request
  const edited = followUps.reduce<Sections>(
    (now, followUp, at) => {
      const edit = EDITS[followUp.kind] as
        | ((sections: Sections, followUp: FollowUp, around: Around) => Sections)
        | undefined
      const times = followUps.slice(0, at + 1).filter(({ kind }) => kind === followUp.kind).length
      return edit?.(now, followUp, { lesson, times }) ?? now
    },
    withoutRefused(sections, lesson),
  )
  return [...withLeftOut(edited, lesson)]
}
