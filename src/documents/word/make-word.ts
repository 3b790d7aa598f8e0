import {
  AlignmentType,
  Footer,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  Document as WordDocument,
} from 'docx'
import { type MarginLine, takeMarginLine } from '../render/margin-line.ts'
import { CONTENT_HEIGHT } from '../render/page-size.ts'
import { openRenderFrame } from '../render/render-frame.ts'
import { yieldToMain, yieldWhenDue } from '../render/yield-to-main.ts'
import { blocksOf, pageArea } from './blocks.ts'
import { collectBookmarks } from './bookmarks.ts'
import type { WordContext } from './context.ts'
import type { Block } from './grid-columns.ts'
import { collectPictures } from './pictures.ts'
import { hex, pixels, twips } from './units.ts'

interface WordOptions {
  onProgress?: ((done: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** A4 with margins of 20 mm, in twentieths of a point */
const PAGE = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1134, right: 1134, bottom: 1134, left: 1134, footer: 500 },
}
/** Shorter than in the PDF: the generator below may work for a while after it was asked. */
const MAX_WORK_MS = 12

/** Documents as one Word file. They are laid out under the CSP, so nothing in them runs or requests anything. */
export async function makeWord(
  title: string,
  documents: readonly string[],
  { onProgress, signal }: WordOptions = {},
): Promise<Blob> {
  const lists: WordContext['lists'] = []
  const sections: ISectionOptions[] = []
  for (const [i, html] of documents.entries()) {
    await yieldToMain(signal)
    sections.push(await sectionOf(html, title, { lists, alone: documents.length === 1, number: i }, signal))
    onProgress?.(i + 1, documents.length)
  }
  const word = new WordDocument({
    title,
    creator: '',
    compatibility: { version: 15 },
    numbering: { config: lists },
    styles: {
      default: {
        document: { run: { font: 'Arial', size: 26, language: { value: 'en-NZ' } } },
      },
    },
    sections,
  })
  await yieldToMain(signal)
  return Packer.toBlob(word)
}

async function sectionOf(
  html: string,
  title: string,
  { lists, alone, number }: { lists: WordContext['lists']; alone: boolean; number: number },
  signal: AbortSignal | undefined,
): Promise<ISectionOptions> {
  const frame = await openRenderFrame(html, title, [])
  try {
    const page = frame.document
    const view = page.defaultView
    if (!view) throw new Error('The render frame has no window')
    const line = takeMarginLine(page)
    const styles = new Map<Element, CSSStyleDeclaration>()
    const bookmarks = collectBookmarks(page, number)
    const context: WordContext = {
      page,
      style: (element) => {
        const known = styles.get(element) ?? view.getComputedStyle(element)
        styles.set(element, known)
        return known
      },
      pictures: await collectPictures(page, signal),
      lists,
      newPage: false,
      bookmarks,
      unmarked: [...bookmarks.keys()],
      runStyles: new Map(),
    }
    const children = await writeBody(page, context, signal)
    return {
      properties: { page: { ...PAGE, ...besideLine(page, line), pageNumbers: { start: 1 } } },
      footers: footer(page, alone),
      children,
    }
  } finally {
    frame.remove()
  }
}

/** The line of an exercise book, as Word's border of the page. The text begins as far from it as in the layout. */
function besideLine({ body, defaultView }: Document, line: MarginLine | null) {
  if (!line || !defaultView) return {}
  const indent = pixels(defaultView.getComputedStyle(body).paddingLeft)
  return {
    margin: { ...PAGE.margin, left: PAGE.margin.left + twips(indent) },
    borders: {
      pageBorders: { offsetFrom: 'text' as const },
      pageBorderLeft: {
        style: 'single' as const,
        size: Math.round(line.width * 6),
        color: hex(line.colour) ?? '000000',
        space: Math.round(indent * 0.75),
      },
    },
  }
}

async function writeBody(
  page: Document,
  context: WordContext,
  signal: AbortSignal | undefined,
): Promise<Block[]> {
  const children: Block[] = []
  const area = pageArea(page.body, context)
  const mayYield = yieldWhenDue(signal, MAX_WORK_MS)
  for (const block of blocksOf(page.body, area, context)) {
    children.push(block)
    await mayYield()
  }
  // Word wants a paragraph after the last table.
  if (children.length === 0 || area.flow.afterTable)
    children.push(new Paragraph({ spacing: { line: 20, lineRule: 'exact' } }))
  return children
}

/**
 * Page numbers, for documents of more than one page. Each of several documents counts its own pages, without a total:
 * LibreOffice can only tell the total of the whole file.
 */
function footer(page: Document, alone: boolean): NonNullable<ISectionOptions['footers']> {
  if (page.body.scrollHeight < CONTENT_HEIGHT * 0.97) return {}
  const number = new TextRun({
    children: ['Page ', PageNumber.CURRENT, ...(alone ? [' of ', PageNumber.TOTAL_PAGES] : [])],
    size: 17,
    color: '555555',
  })
  return {
    default: new Footer({
      children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })],
    }),
  }
}
