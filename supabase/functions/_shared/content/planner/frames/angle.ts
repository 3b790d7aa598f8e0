import { ENQUIRY_ANGLES } from './angles-enquiry.ts'
import { LANGUAGE_ANGLES } from './angles-language.ts'
import { MAKING_ANGLES } from './angles-making.ts'

/** What a strand adds to its area's way of working: where to look, what to bring, what goes wrong there. */
export interface Angle {
  subject: RegExp
  place: RegExp
  hook: string
  materials: string[]
  /** What the teacher listens and looks for. */
  look: string
  ask: string
  slip: { what: string; why: string; move: string }
  safety?: string
  /** Where the strand is worked in another way than its learning area. */
  model?: [string, string]
  together?: string
  work?: [string, string, string]
}

const ANGLES: readonly Angle[] = [...ENQUIRY_ANGLES, ...MAKING_ANGLES, ...LANGUAGE_ANGLES]

/** What the strand or skill adds, if anything is known of it. */
export function angleFor(subject: string | null, place: string): Angle | null {
  if (subject === null) return null
  return ANGLES.find((angle) => angle.subject.test(subject) && angle.place.test(place)) ?? null
}
