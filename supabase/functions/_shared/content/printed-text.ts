/**
 * A text that pupils read. Its paragraphs are numbered on paper, so that the key can point to the place of an answer.
 */
export interface PrintedText {
  title: string
  paragraphs: string[]
}
