import type { Teaching } from '../topic.ts'

type Slip = Teaching['misconceptions'][number]
export const slip = (what: string, why: string, move: string): Slip => ({ what, why, move })

/** What replaces a topic's own notes where a goal lies at its edge. */
export interface Notes extends Partial<Omit<Teaching, 'walt' | 'criteria'>> {
  hook: string
  misconceptions: Slip[]
}
