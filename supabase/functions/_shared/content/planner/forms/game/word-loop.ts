import type { Term } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { MadeForm } from '../made-form.ts'
import { loopOf } from './loop-cards.ts'

const FEWEST = 6
const MOST = 32

/** Loop cards of words: each asks for the word with a meaning. Null where too few words have meanings. */
export function wordLoop(lesson: Lesson, terms: readonly Term[]): MadeForm | null {
  const used = terms.filter(({ meaning }) => meaning !== '').slice(0, lesson.request.understood.count ?? MOST)
  if (used.length < FEWEST) return null
  const cards = used.map(({ term, lang }, at): Term => {
    const next = used[(at + 1) % used.length]
    return { term: `I have ${term}.`, meaning: `Who has the word for this: ${next?.meaning ?? ''}?`, lang }
  })
  return loopOf(cards, lesson, 'Which word do you know at once now?')
}
