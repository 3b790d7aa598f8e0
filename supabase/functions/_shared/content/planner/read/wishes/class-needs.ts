import type { ClassNeed } from '../../../understood.ts'
import { remembered } from '../words/remembered.ts'
import { CLASS_NEEDS } from './class-needs.data.ts'
import { placeNeedsIn } from './places/place-needs.ts'

function readClassNeeds(text: string): ClassNeed[] {
  const said = CLASS_NEEDS.filter(({ pattern }) => pattern.test(text)).map(({ need }) => need)
  return [...said, ...placeNeedsIn(text).filter((need) => !said.includes(need))]
}

/** What a text says about the class and its day. */
export const classNeedsIn = remembered(readClassNeeds)
