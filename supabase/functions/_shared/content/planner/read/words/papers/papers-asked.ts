import { DISPLAY_LABELS, ENGLISH_LABELS, FOOD_CHAIN, LANGUAGE_MAT, TOPIC_LABELS } from './paper-words.data.ts'

/** True for labels to put up: in te reo Māori, for what a classroom has, or for a topic. */
export const displayLabelsAsked = (text: string): boolean =>
  DISPLAY_LABELS.pattern.test(text) || ENGLISH_LABELS.pattern.test(text) || TOPIC_LABELS.pattern.test(text)

/** Other work in which beginnings of sentences are one part. */
const OTHER_WORK = /\b(?:lesson|maths?|rubric|checklist|quiz)\b/i

/** True for a mat of words and beginnings of sentences. */
export const matAsked = (text: string): boolean => LANGUAGE_MAT.pattern.test(text) && !OTHER_WORK.test(text)

/** True for a food chain to put together. */
export const foodChainAsked = (text: string): boolean => FOOD_CHAIN.pattern.test(text)
