import type { Items } from '../../../understood.ts'
import { COUNTED_ITEMS } from './items.data.ts'

/** The things of one kind that a text counts; undefined where it counts none or questions of any kind. */
export const itemsIn = (text: string): Items | undefined =>
  COUNTED_ITEMS.find(({ pattern }) => pattern.test(text))?.items
