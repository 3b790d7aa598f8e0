import { holdsThing } from '../change-text.ts'
import type { Sections } from '../plan-parts.ts'
import { withSteps } from '../plan-parts.ts'

/** A quiet way to do what a step does aloud, said first in the step that has it; the same plan where none has it. */
export function withQuieter(sections: Sections, words: string): Sections {
  let done = false
  return withSteps(sections, (step) => {
    if (done || ![...step.teacher, ...step.pupils, step.name].some((line) => holdsThing(line, words)))
      return step
    done = true
    return {
      ...step,
      teacher: [
        `Quieter, in place of the ${words}: everyone works alone and without talking, in writing or drawing. Where the lines below say ${words}, students put it into three boxes with speech bubbles or short notes.`,
        ...step.teacher,
      ],
      pupils: [
        `Work quietly on your own in three boxes, in place of the ${words}. Then swap with a partner, and read each other’s.`,
        ...step.pupils,
      ],
    }
  })
}
