import { saveText } from '#documents/files/save-file.ts'

/** The way out where the browser does not let a page copy. */
export const USE_EXPORT = 'Use Export instead.'

export function exportText(text: string, name = 'waiting-to-send.txt'): void {
  saveText(text, name)
}
