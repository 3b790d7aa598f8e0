import type { Phase } from '../../../lesson-plan.ts'
import { stemsOf } from '../../read/words/stem.ts'
import { type Sections, withSteps } from '../plan-parts.ts'

/** True for a line that is about the thing that goes, in any form of its words: “discuss” for “the discussion”. */
function isAbout(line: string, wanted: readonly string[]): boolean {
  const said = stemsOf(line)
  return wanted.every((stem) =>
    said.some((one) => one === stem || (stem.length > 4 && one.startsWith(stem.slice(0, 5)))),
  )
}

/** The lines without those of the thing, with their numbers counted again. One line stays at least. */
function without(lines: readonly string[], wanted: readonly string[]): string[] {
  const left = lines.filter((line) => !isAbout(line, wanted))
  if (left.length === lines.length || left.length === 0) return [...lines]
  let number = 0
  return left.map((line) => line.replace(/^\d+\. /, () => `${++number}. `))
}

/** The plan without the lines of its steps that are about a thing; the same plan where none is. */
export function withoutLines(sections: Sections, words: string): Sections {
  const wanted = stemsOf(words)
  if (wanted.length === 0) return sections
  return withSteps(sections, (step): Phase => {
    const [teacher, pupils] = [without(step.teacher, wanted), without(step.pupils, wanted)]
    const isSame = teacher.length === step.teacher.length && pupils.length === step.pupils.length
    return isSame ? step : { ...step, teacher, pupils }
  })
}
