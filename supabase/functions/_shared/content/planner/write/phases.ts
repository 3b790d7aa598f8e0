import type { Phase, PhaseKind } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import { asNumberTalk } from './asked/number-talk.ts'
import { withOwnEvent } from './asked/own-event.ts'
import { withOwnTopic } from './asked/own-topic.ts'
import { withSetting } from './asked/setting-of-job.ts'
import { withStartAndEnd } from './asked/start-and-end.ts'
import { withThemeOfKit } from './asked/theme-of-kit.ts'
import { frameSteps } from './frame-steps.ts'
import { kitSteps } from './from-kit/kit-steps.ts'
import { withGame } from './game.ts'
import { asNextLesson } from './next-lesson.ts'
import { splitMinutes } from './split-minutes.ts'
import type { Step, Steps } from './step.ts'
import { topicSteps } from './topic-steps.ts'

/** A long lesson stops for a look at the work half-way, and goes on with it before it shares. */
const CHECK_IN: Step = {
  name: 'Check in',
  teacher: ['Stop for a look at one or two pieces of work under way. What works? What could be next?'],
  pupils: ['Say one thing that you will change or do next.'],
}

const workAgain = (further: string): Step => ({
  name: 'You do again',
  teacher: [
    'Students do what they said at the check-in. Meet the group that needs it on the mat.',
    `For those who are ready: ${further}`,
  ],
  pupils: [
    'Change what you said you would, and finish.',
    'Then take the harder task that your teacher gives.',
  ],
})

/** The text of a step; work that comes twice goes on, and the first of two looks at it is short. */
function textOf(
  kind: PhaseKind,
  at: number,
  kinds: readonly PhaseKind[],
  texts: Steps,
  further: string,
): Step {
  if (kind === 'you-do' && kinds.indexOf(kind) < at) return workAgain(further)
  return kind === 'share' && kinds.lastIndexOf(kind) > at ? CHECK_IN : texts[kind]
}

/** The steps as the lesson's kit, its topic or its frame tells them. */
function stepsOf(lesson: Lesson, parts: LessonParts): Steps {
  const { approach, request } = lesson
  if (approach.kind === 'frame') return frameSteps(approach, parts)
  const { kit } = approach.topic
  if (kit) return kitSteps(kit, parts, request)
  return asNumberTalk(lesson, parts, topicSteps(approach, parts, request.year))
}

/** The timed steps; minutes add up to the lesson exactly. */
export function phasesFor(lesson: Lesson, parts: LessonParts): { minutes: number; steps: Phase[] } {
  const { request } = lesson
  const usual = withStartAndEnd(
    request,
    withThemeOfKit(
      lesson,
      withSetting(lesson, withOwnEvent(lesson, withOwnTopic(lesson, stepsOf(lesson, parts)))),
    ),
  )
  const shares = splitMinutes(request.minutes)
  const gameStep = shares.some(({ kind }) => kind === 'you-do') ? 'you-do' : 'we-do'
  const texts: Steps = withGame(lesson, parts, asNextLesson(lesson, usual), gameStep)
  const kinds = shares.map(({ kind }) => kind)
  const { approach } = lesson
  const further = approach.kind === 'frame' ? approach.frame.extension : approach.topic.teaching.extension
  let from = 0
  const timed = shares.map(({ kind, minutes }, at) => {
    const step: Phase = {
      kind,
      ...textOf(kind, at, kinds, texts, further),
      minutes,
      from,
      to: from + minutes,
    }
    from += minutes
    return step
  })
  return { minutes: request.minutes, steps: timed }
}
