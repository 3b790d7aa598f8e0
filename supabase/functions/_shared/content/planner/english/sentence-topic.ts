import type { Teaching, Topic } from '../maths/topic.ts'
import { fromBank, type Item } from './bank.ts'

const MATERIALS = ['sentence strips', 'mini whiteboards', 'a short piece of each pupil’s own writing to edit']
const AFTER: [string, string] = [
  'Pupils check one paragraph of their own writing for it.',
  'Collect good examples from books for the wall.',
]

export type Needs = Pick<
  Teaching,
  'walt' | 'criteria' | 'think' | 'hook' | 'ask' | 'misconceptions' | 'extension' | 'english'
> & { prior: [string, string] }

/** A topic about sentences: a list of questions and what is needed to teach it. */
export function sentenceTopic(
  id: string,
  title: string,
  match: RegExp,
  years: [number, number],
  ask: string,
  items: readonly Item[],
  needs: Needs,
): Topic {
  return {
    id,
    title,
    match,
    years,
    teaching: {
      ...needs,
      materials: MATERIALS,
      support: 'Work with sentence strips that can be cut and moved, two choices at a time.',
      next: AFTER,
      reo: ['rerenga', 'kupu', 'tuhi'],
    },
    draft: (making) => fromBank(items, making, ask, 'line'),
  }
}
