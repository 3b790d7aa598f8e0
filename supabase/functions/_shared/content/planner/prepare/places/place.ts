import type { ClassNeed } from '../../../understood.ts'
import type { LessonRequest } from '../../read/request.ts'
import { PLACES } from './places.data.ts'

/** What a lesson has at a place, and how a class works there. */
export interface Place {
  need: ClassNeed
  /** "at the beach" */
  name: string
  /** How a question is put up for all to see, before a colon; heard instead where nothing can be shown. */
  putUp: string
  /** Where pupils write, after a verb: "in the wet sand". Null where nothing is written. */
  on: string | null
  /** Where lines and circles are marked to walk on; null where there is no room for that. */
  ground: string | null
  /** Where the teacher writes for all to see; null where nothing can be shown. */
  board: string | null
  /** What pupils write on in place of whiteboards, as a material; null where they need nothing. */
  tool: string | null
  /** Things that lie about there in numbers, and one of them. */
  things: string
  thing: string
  /** What pupils do in “We do”. */
  together: string
  /** What pupils do with the exit question. */
  exit: string
  /** Materials of a classroom that are not there. */
  lacks: RegExp
}

/** The place where a lesson is held; null for a classroom. */
export function placeOf({ understood }: LessonRequest): Place | null {
  if (understood.want !== 'lesson plan') return null
  return PLACES.find(({ need }) => understood.needs.includes(need)) ?? null
}
