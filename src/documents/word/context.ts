import type { ILevelsOptions, IRunOptions } from 'docx'
import type { Picture } from './pictures.ts'

/** Shared by all steps of the walk over one laid-out document. */
export interface WordContext {
  page: Document
  style: (element: Element) => CSSStyleDeclaration
  pictures: ReadonlyMap<Element, Picture>
  /** A list of Word's own for each run of numbers */
  lists: { reference: string; levels: ILevelsOptions[] }[]
  /** A new page was asked for, and the next paragraph begins it. */
  newPage: boolean
  /** The names of the bookmarks, by the elements that links within the document lead to */
  bookmarks: ReadonlyMap<Element, string>
  /** The elements whose bookmark is still to be written, in the order of the document */
  unmarked: Element[]
  runStyles: Map<Element, IRunOptions>
}

export interface Marker {
  reference: string
  used: boolean
}

/** A column of text: the page, or the inside of a cell. In CSS pixels. */
export interface Area {
  left: number
  right: number
  /** Shared by everything in this column: where the last block ended, and whether it was a table */
  flow: { bottom: number; afterTable: boolean }
  /** The marker of the list item that is being written */
  marker?: Marker
  /** The element whose box is drawn by the table cell, so that its paragraphs do not draw it again */
  boxOf?: Element
  /** The line at the left of a quotation */
  rule?: { size: number; color: string }
}
