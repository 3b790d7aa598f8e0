/**
 * A question asks for something stated in the text, something to work out from it, the meaning of a word, the main
 * idea, how it is written, or a view with a reason.
 */
export type QuestionKind = 'find' | 'infer' | 'word' | 'main' | 'craft' | 'view'

export interface Question {
  kind: QuestionKind
  prompt: string
  answer: string
  /** The number of the paragraph that holds the answer, counted from 1. */
  paragraph: number
  /** Words of that paragraph, exactly as printed there. A test compares them. */
  quote: string
}

/**
 * A short text of our own writing. People, places and events are made up, and nothing in it is a fact to be checked.
 */
export interface ReadingText {
  id: string
  title: string
  kind: 'story' | 'instructions' | 'argument'
  years: readonly [from: number, to: number]
  paragraphs: readonly string[]
  /** Questions of each kind from the easiest to the hardest. */
  questions: readonly Question[]
}
