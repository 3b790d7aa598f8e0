import { withoutNotes } from '../read/conditions/request-parts.ts'
import type { LessonRequest } from '../read/request.ts'
import { areasNamed } from '../read/subject.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import { withoutYears } from '../read/words/without-years.ts'
import { matterWords } from './matter-words.ts'
import { wordsOf } from './words-of-topic.ts'

const STOPS = new Set(STOP_WORDS)

/** A topic of so few telling words may leave out what the lesson is about. */
const SAYS_ENOUGH = 3

const NEW_ENTRANTS = /\bnew entrants?\b/gi

/**
 * The words that a request says besides those of its topic, where the topic was cut short or tells little: neither what is told of the class nor of things
 * around the lesson. “EOTC, off to the bush, to look out for risks” is about the risks.
 */
export function restOfRequest(request: LessonRequest, words: string): string {
  const { understood, asked, goals } = request
  const matter = matterWords(request)
  const isCut = understood.topic.endsWith('…') || matter.length < SAYS_ENOUGH
  if (understood.want !== 'lesson plan' || goals.length > 0 || !isCut) return ''
  const said = new Set(words.toLowerCase().split(' '))
  const rest = wordsOf(withoutYears(withoutNotes(asked, matter)).replace(NEW_ENTRANTS, ' '))
  return rest
    .split(' ')
    .filter(
      (word) => !said.has(word.toLowerCase()) && !STOPS.has(word.toLowerCase()) && areasNamed(word) === 0,
    )
    .join(' ')
}
