import type { PhaseKind } from '../../lesson-plan.ts'

/** A step of the lesson, before its minutes are known. */
export interface Step {
  name: string
  teacher: string[]
  pupils: string[]
}

export type Steps = Record<PhaseKind, Step>

/** Numbers the lines pupils work through. */
export const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`)
