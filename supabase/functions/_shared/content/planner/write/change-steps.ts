import type { Phase } from '../../lesson-plan.ts'
import type { Change } from '../read/change.ts'
import { type Ways, withLines } from './change-section.ts'

type StepChange = Extract<Change, 'easier' | 'harder' | 'longer'>

const LINES: Record<StepChange, (ways: Ways) => Partial<Record<Phase['kind'], string>>> = {
  easier: ({ support }) => ({
    'we-do': 'Do one more together before anyone goes on alone.',
    'you-do': `Everyone can start like this: ${support}`,
  }),
  harder: ({ extension }) => ({
    'you-do': `Students who are ready go straight to this: ${extension}`,
    share: 'Ask: would that always work? Look for one where it does not.',
  }),
  longer: () => ({
    hook: 'Give a minute of quiet thinking before anyone speaks.',
    'i-do': 'Stop half-way and ask: what did I do first, and why?',
    'we-do': 'Ask three students in turn to say the next step and the reason for it.',
    'you-do': 'After five minutes stop everyone: one pair shows how they began.',
    share: 'Write up both ways side by side, and leave them up.',
    exit: 'Sort the slips into three piles before the next lesson.',
  }),
}

/** Adds a line for the teacher to the steps that a change touches. */
export function withStepLines(steps: readonly Phase[], change: StepChange, ways: Ways): Phase[] {
  const added = LINES[change](ways)
  return steps.map((step) => {
    const line = added[step.kind]
    return line === undefined ? step : { ...step, teacher: withLines(step.teacher, [line]) }
  })
}
