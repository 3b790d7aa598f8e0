/** Found in the text; worked out from it; a word's meaning; the whole in short; how it is written; a view with a reason. */
export type Sort = 'find' | 'infer' | 'word' | 'main' | 'craft' | 'view'

/** `words` stand in that paragraph exactly as here; a test holds that. */
export type Question = readonly [sort: Sort, prompt: string, answer: string, paragraph: number, words: string]

/** A short text of our own writing. People, places and events are made up, and nothing in it is a fact to be checked. */
export interface ReadingText {
  id: string
  title: string
  kind: 'story' | 'instructions' | 'argument'
  years: [from: number, to: number]
  paragraphs: string[]
  questions: readonly Question[]
}
