import type { ILevelsOptions, IRunOptions } from 'docx'
import type { Picture } from './pictures.ts'

/** What the walk over one laid-out document shares. */
export interface WordContext {
  page: Document
  style: (element: Element) => CSSStyleDeclaration
  pictures: ReadonlyMap<Element, Picture>
  /** One list of Word for each run of numbers */
  lists: { reference: string; levels: ILevelsOptions[] }[]
  /** A new page was asked for; the next paragraph begins it */
  newPage: boolean
  /** Where links within the document lead, by what their bookmarks are called */
  places: ReadonlyMap<Element, string>
  /** Those of them whose bookmark is still to be written */
  unmarked: Element[]
  looks: Map<Element, IRunOptions>
}

export interface Marker {
  reference: string
  used: boolean
}

/** A column of text: the page, or the inside of a cell. In CSS pixels. */
export interface Area {
  left: number
  right: number
  /** Shared by all that stands in this column: where the last thing ended, and whether it was a table. */
  flow: { bottom: number; afterTable: boolean }
  /** Of the list item being written */
  marker?: Marker
  /** Its box is drawn by the cell: its paragraphs do not draw it again. */
  boxOf?: Element
  /** The line at the left of a quotation */
  rule?: { size: number; color: string }
}
