import { type Export, type ExportInput, exportFile } from '../files/export-file.ts'
import { wordFileName } from '../files/file-name.ts'
import { makeWord } from './make-word.ts'

/** Makes one .docx of documents, for Word, LibreOffice and Google Docs [OP-98]. */
export const exportWord: Export<ExportInput> = ({ title, html }, onProgress, signal) =>
  exportFile(wordFileName(title), async () => ({
    blob: await makeWord(title, typeof html === 'string' ? [html] : html, { onProgress, signal }),
  }))
