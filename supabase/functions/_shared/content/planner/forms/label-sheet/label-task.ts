import type { Task } from '../../../task.ts'
import type { Labelled, LabelledPart } from './labelled.ts'
import { withLabels } from './with-labels.ts'

/** The question with the drawing: each of its numbered lines is for one name. */
export const labelTask = (diagram: Labelled, parts: readonly LabelledPart[]): Task => ({
  id: 'label',
  level: 'core',
  prompt: 'Write each word on its line.',
  figure: { kind: 'drawing', drawing: withLabels(diagram, parts) },
  space: 'none',
  answer: parts.map(({ name }, at) => `${at + 1} ${name}`).join(', '),
  working: null,
  check: null,
})
