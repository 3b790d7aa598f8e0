import { capital } from '../../capital.ts'
import { stepsFor } from '../../forms/rubric/asked-levels.ts'
import { ROW_WORDS } from './rubric-rows.data.ts'

/** A row for one more criterion. Where what the work shows is not known, its boxes are left for the teacher to fill in. */
export function rubricRow(words: string, columns: number): string[] {
  const name = capital(words.trim().replace(/[.\s]+$/, ''))
  const known = ROW_WORDS.find(({ match }) => match.test(words))?.steps
  const steps = known === undefined ? [] : stepsFor(known, columns - 1)
  return [name, ...Array.from({ length: columns - 1 }, (_, at) => steps[at] ?? '')]
}
