import { phraseKnownIn } from '../subject.ts'
import { AFTER_TOPIC, NUMBER_OF_TOPIC, SENTENCE, SMALL_WORDS, WORK_AT_END } from './short-topic.data.ts'
import { ASKS } from './topic-phrase.data.ts'

/** A phrase reads on inside a sentence; what is longer is a sentence of the teacher. A question is printed in marks. */
const MAX_WORDS = 5
const MAX_WORDS_OF_QUESTION = 7
const MAX_WITH_SMALL_WORDS = 11
/** So many of the first words name a topic where no mark parts it from what follows. */
const HEAD = 4

const tokens = (text: string) => text.match(/[\p{L}\p{M}\p{N}’'/&+-]+/gu) ?? []
const tellsMuch = (word: string) => /\p{L}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase())

/** A name or a title of several words: "Kate Sheppard", "The Boy in the Striped Pyjamas". */
const NAME =
  /(?<!\p{L})\p{Lu}[\p{L}\p{M}’'-]*(?:\s+(?:of|the|in|and|o|te|ngā)(?=\s)|\s+\p{Lu}[\p{L}\p{M}’'-]*)*\s+\p{Lu}[\p{L}\p{M}’'-]*/gu

/** True for words that are a phrase: few, and without a number that counts something. */
export function isPhrase(words: string): boolean {
  const all = tokens(words)
  const telling = tokens(words.replace(NAME, 'Name')).filter(tellsMuch)
  return (
    telling.length > 0 &&
    telling.length <= (ASKS.pattern.test(words) ? MAX_WORDS_OF_QUESTION : MAX_WORDS) &&
    all.length <= MAX_WITH_SMALL_WORDS &&
    !SENTENCE.pattern.test(words) &&
    !/\d/.test(words.replace(NUMBER_OF_TOPIC.pattern, ''))
  )
}

const withoutLooseEnd = (words: string) =>
  words.replace(
    /(?:(?<!\bquarter)[\s,.:;–—-]+(?:and|or|of|to|up to|the|an?|in|on|for|with|within|from|w|by|is|are|that|which|made|run|organised|groups|but|so|cos|plus|also))*[\s,.:;–—+&-]*$/iu,
    '',
  )

/** The first few telling words, where they stand without the words that build a sentence. */
function headOf(words: string): string | null {
  const all = words.split(/\s+/)
  const ends = all.flatMap((word, at) => (tellsMuch(word) ? [at + 1] : []))
  const head = withoutLooseEnd(all.slice(0, ends[HEAD - 1] ?? all.length).join(' '))
  return /\b(?:i|we|they|you|u|is|are|was|were|have|has|do|does|did|my|me|it)\b/i.test(head) ? null : head
}

/**
 * The name of a topic out of a teacher's words: the words themselves where they are a phrase, else what is left without
 * what follows, else a topic that is known by name. Null where none of these is found: such words are never printed.
 */
export function shortTopic(words: string): string | null {
  let left = words.trim()
  if (isPhrase(left)) return left
  for (const { pattern } of [...AFTER_TOPIC, WORK_AT_END]) {
    const cut = withoutLooseEnd(left.replace(pattern, ''))
    if (isPhrase(cut)) return cut
    if (tokens(cut).some(tellsMuch)) left = cut
  }
  const known = withoutLooseEnd(phraseKnownIn(words) ?? '')
  const head = headOf(left)
  const byName = words.toLowerCase().startsWith(known.toLowerCase()) ? [known, head] : [head, known]
  return byName.find((name): name is string => name !== null && name !== '' && isPhrase(name)) ?? null
}

const MAX_REST = 90

/** The teacher's words besides the name of the topic, to be quoted as they stand; null where there are none worth it. */
export function wordsBesides(words: string, name: string): string | null {
  if (SENTENCE.pattern.test(words)) return null
  const at = words.toLowerCase().indexOf(name.toLowerCase())
  const left = at === 0 ? words.slice(name.length) : words
  const rest = left
    .replace(/^(?:[\s,.:;!?–—+&-]+|(?:and|then|with|so|w)\s+)+/iu, '')
    .replace(/…$/, '')
    .trim()
  return !tokens(rest).some(tellsMuch) || rest.length > MAX_REST ? null : rest
}
