import type { ClassNeed } from '../../../understood.ts'
import { CLASS_NEEDS } from './class-needs.data.ts'

/** What a text says about the class and its day. */
export function classNeedsIn(text: string): ClassNeed[] {
  return CLASS_NEEDS.filter(({ pattern }) => pattern.test(text)).map(({ need }) => need)
}
