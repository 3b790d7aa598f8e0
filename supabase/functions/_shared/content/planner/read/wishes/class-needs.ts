import type { ClassNeed } from '../../../understood.ts'
import { withoutLimits } from '../limits/limits.ts'
import { staysInside } from '../ruled-out/ruled-out.ts'
import { remembered } from '../words/remembered.ts'
import { CLASS_NEEDS } from './class-needs.data.ts'
import { placeNeedsIn } from './places/place-needs.ts'

function readClassNeeds(typed: string): ClassNeed[] {
  // A plan b for a wet day is no wet day.
  const text = withoutLimits(typed)
  const said = CLASS_NEEDS.filter(({ pattern }) => pattern.test(text))
    .map(({ need }) => need)
    // “We cannot go outside” names the place where the class is not.
    .filter((need) => need !== 'outside' || !staysInside(text))
  return [...said, ...placeNeedsIn(text).filter((need) => !said.includes(need))]
}

/** What a text says about the class and its day. */
export const classNeedsIn = remembered(readClassNeeds)
