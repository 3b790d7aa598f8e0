import type { Phase, PhaseKind } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import { asNumberTalk } from './asked/number-talk.ts'
import { withOwnEvent } from './asked/own-event.ts'
import { withOwnTopic } from './asked/own-topic.ts'
import { withStartAndEnd } from './asked/start-and-end.ts'
import { frameSteps } from './frame-steps.ts'
import { kitSteps } from './from-kit/kit-steps.ts'
import { withGame } from './game.ts'
import { asNextLesson } from './next-lesson.ts'
import { splitMinutes } from './split-minutes.ts'
import type { Step, Steps } from './step.ts'
import { topicSteps } from './topic-steps.ts'

/** A long lesson practises and shares twice. These are the steps for the second time. */
const SECOND_TIME: Partial<Record<PhaseKind, Step>> = {
  'you-do': {
    name: 'You do again',
    teacher: ['Students go on, or move to the extension. Meet the group that needs it on the mat.'],
    pupils: ['Finish, check with a partner, then try the extension.'],
  },
  share: {
    name: 'Check in',
    teacher: ['Stop for a look at one piece of work under way. What works? What next?'],
    pupils: ['Say what you will do next.'],
  },
}

/** The steps as the lesson's kit, its topic or its frame tells them. */
function stepsOf(lesson: Lesson, parts: LessonParts): Steps {
  const { approach, request } = lesson
  if (approach.kind === 'frame') return frameSteps(approach, parts)
  const { kit } = approach.topic
  if (kit) return kitSteps(kit, parts, request.understood.countsQuestions === true)
  return asNumberTalk(lesson, parts, topicSteps(approach, parts))
}

/** The timed steps; minutes add up to the lesson exactly. */
export function phasesFor(lesson: Lesson, parts: LessonParts): { minutes: number; steps: Phase[] } {
  const { request } = lesson
  const usual = withStartAndEnd(request, withOwnEvent(lesson, withOwnTopic(lesson, stepsOf(lesson, parts))))
  const shares = splitMinutes(request.minutes)
  const gameStep = shares.some(({ kind }) => kind === 'you-do') ? 'you-do' : 'we-do'
  const texts: Steps = withGame(lesson, parts, asNextLesson(lesson, usual), gameStep)
  const seen = new Set<PhaseKind>()
  let from = 0
  const timed = shares.map(({ kind, minutes }) => {
    const text = (seen.has(kind) && SECOND_TIME[kind]) || texts[kind]
    seen.add(kind)
    const step: Phase = { kind, ...text, minutes, from, to: from + minutes }
    from += minutes
    return step
  })
  return { minutes: request.minutes, steps: timed }
}
