export const MOST_BYTES = 2_000_000

export type FileText =
  /** `guessed` when some letters were not UTF-8, so that names should be looked at. */
  { ok: true; text: string; guessed: boolean } | { ok: false; problem: string }

const NEW_LINE = 10

function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Lines that are not UTF-8 are read as Excel on Windows writes them. Files put together from two have both kinds. */
function byLines(bytes: Uint8Array): { text: string; guessed: boolean } {
  const [utf8, windows] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('windows-1252')]
  const lines: string[] = []
  let guessed = false
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(NEW_LINE, start)
    const end = found === -1 ? bytes.length : found + 1
    const line = bytes.subarray(start, end)
    try {
      lines.push(utf8.decode(line))
    } catch {
      lines.push(windows.decode(line))
      guessed = true
    }
    start = end
  }
  return { text: lines.join(''), guessed }
}

/** The text of a file that an office saved as CSV, whichever program wrote it. */
export function decodeFile(bytes: Uint8Array): FileText {
  if (bytes.length > MOST_BYTES) return { ok: false, problem: 'This file is larger than 2 MB.' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return {
      ok: false,
      problem: 'This is a workbook. Save it as CSV, or copy its cells and paste them here.',
    }
  const wide = utf16(bytes)
  const read = wide ? { text: new TextDecoder(wide).decode(bytes), guessed: false } : byLines(bytes)
  if (read.text.includes('\0')) return { ok: false, problem: 'This is not a text file. Save it as CSV.' }
  return { ok: true, ...read }
}
