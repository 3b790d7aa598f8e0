/**
 * The part of a way of working that depends on the strand: its materials, what to look for, and what goes wrong there.
 */
export interface Angle {
  /** The strands and skills it serves. */
  place: RegExp
  hook: string
  materials: string[]
  /** The thing the teacher listens or looks for. */
  look: string
  ask: string
  misconception: { what: string; why: string; move: string }
  safety?: string
  /** The next three are for strands that are worked in another way than their learning area. */
  model?: [string, string]
  together?: string
  work?: [string, string, string]
}
