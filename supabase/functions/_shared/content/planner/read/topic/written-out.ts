import { cutAll } from '../words/word-pattern.ts'
import { MADE_OF_TOPIC, STROKE, WRITTEN_OUT } from './written-out.data.ts'

/** The words of a hurried message written out, as paper needs them: “n” is “and”, “xmas” is “Christmas”. */
export const writtenOut = (text: string): string =>
  WRITTEN_OUT.reduce((left, [typed, meant]) => left.replace(typed, meant), text)

/** The words that name a topic, written out and without those that say what is made of it. */
export function topicAlone(words: string): string {
  const plain = writtenOut(words).replace(STROKE.pattern, ' and ').replace(/\s+/g, ' ').trim()
  return cutAll(plain, MADE_OF_TOPIC)
    .replace(/^(?:(?:and|with|n|w|about|for|of|on)\s+)+(?=\p{L}{3})/iu, '')
    .replace(/(?:\s+(?:n|w|and|with|&))+$/iu, '')
    .trim()
}
