/** A text that pupils read; its paragraphs are numbered on paper, so that a key can say where an answer stands. */
export interface PrintedText {
  title: string
  paragraphs: string[]
}
