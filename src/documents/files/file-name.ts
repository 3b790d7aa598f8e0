/** The title with underscores for everything but letters and digits of any script [RES-29] [RES-30] [OP-95]. */
export function safeName(title: string, instead = 'resource'): string {
  const name = title
    .normalize('NFC')
    .trim()
    .replace(/[^\p{L}\p{N}]/gu, '_')
  return /[\p{L}\p{N}]/u.test(name) ? name.slice(0, 120) : instead
}

export function pdfFileName(title: string): string {
  return `${safeName(title)}.pdf`
}

export function wordFileName(title: string): string {
  return `${safeName(title)}.docx`
}
