import type { ExportDocument } from '#domain/export.ts'
import { exportFile } from './export-file.ts'
import { wordFileName } from './file-name.ts'
import { makeWord } from './word/make-word.ts'

/** Documents as one .docx for Word, LibreOffice and Google Docs [OP-98]. */
export const exportWord: ExportDocument = ({ title, html }, onProgress, signal) =>
  exportFile(wordFileName(title), async () => ({
    blob: await makeWord(title, typeof html === 'string' ? [html] : html, { onProgress, signal }),
  }))
