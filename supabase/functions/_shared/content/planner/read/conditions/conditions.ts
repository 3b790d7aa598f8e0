import { withoutYears } from '../words/without-years.ts'
import {
  AFTER_A_THING,
  AFTER_THE_THINGS,
  ASKS_FOR_IT,
  BEFORE_A_THING,
  BETWEEN_PARTS,
  BETWEEN_SENTENCES,
  BETWEEN_THINGS,
  CONDITION,
  IS_QUESTION,
  OF_THE_TEACHER,
  THINGS_FOLLOW,
} from './conditions.data.ts'

/** A part of a request besides its topic, in the teacher's words: something to use, something about the class, a wish or a question. */
export interface Condition {
  kind: 'thing' | 'wish' | 'question'
  words: string
}

const MOST_WORDS_OF_A_THING = 4

/** A length at the end of a part: “with oil pastels 60 min”. */
const LENGTH = /\s\d{1,3} ?(?:mins?|minutes|hrs?|hours?)\b(?=\s*(?:$|[,.;]))/giu

const tidy = (text: string) => text.replace(/[\s,:…]+/g, ' ').trim()

/** The things that a sentence names to be used: "with tweezers, pegs and straws" names three. */
function thingsIn(sentence: string): string[] {
  return [...sentence.matchAll(THINGS_FOLLOW)]
    .flatMap(([, list = '']) => list.replace(AFTER_THE_THINGS, '').split(BETWEEN_THINGS))
    .map((item) => tidy(item.replace(AFTER_A_THING, '').replace(BEFORE_A_THING, '')))
    .filter((item) => item !== '' && item.split(' ').length <= MOST_WORDS_OF_A_THING)
    .filter((item) => !CONDITION.test(item))
}

/** The parts of a sentence that say a wish, a question or something about the class. */
function partsOf(sentence: string): string[] {
  return sentence
    .split(BETWEEN_PARTS)
    .map(tidy)
    .filter((part) => CONDITION.test(part) && !OF_THE_TEACHER.test(part) && !ASKS_FOR_IT.test(part))
}

/** Reads the parts of a request besides its topic, years and minutes. */
export function conditionsIn(asked: string): Condition[] {
  const sentences = withoutYears(asked).replace(LENGTH, ' ').split(BETWEEN_SENTENCES)
  return sentences.flatMap((sentence): Condition[] => [
    ...partsOf(sentence).map(
      (words) => ({ kind: IS_QUESTION.test(words) ? 'question' : 'wish', words }) as const,
    ),
    ...thingsIn(sentence).map((words) => ({ kind: 'thing', words }) as const),
  ])
}
