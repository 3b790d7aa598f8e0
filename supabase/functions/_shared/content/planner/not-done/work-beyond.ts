import { limitName } from '../../limit-names.ts'
import { goesBeyond } from '../prepare/fitted-hands-on.ts'
import type { Written } from './not-done.ts'

/** The main work of a lesson goes beyond the numbers that were asked for, because there is no other work on it. */
export function workBeyond({ lesson: { approach, request } }: Written): string[] {
  const { numbers, want } = request.understood
  const activity = approach.kind === 'topic' ? approach.topic.activity : undefined
  if (
    want !== 'lesson plan' ||
    !activity ||
    numbers.upTo === undefined ||
    !goesBeyond(activity, numbers.upTo)
  )
    return []
  return [
    `You asked for ${limitName('upTo', numbers.upTo)}. The questions keep to that; the work with materials in “You do” goes further, so stop it there.`,
  ]
}
