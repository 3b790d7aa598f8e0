/** Capitalised words that may follow a first name without being its surname. */
const NO_SURNAME = /^(?:Year|Years|Room|Term|Week|Monday|Tuesday|Wednesday|Thursday|Friday|Who|And|But|I)$/

/** Returns the text with "a student" in place of each of these first names and the surname behind it. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((written, name) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{M}])${name}(?:(\\s+)(\\p{Lu}[\\p{Ll}\\p{M}]+))?(?![\\p{L}\\p{M}])`,
      'gu',
    )
    return written.replace(
      pattern,
      (_all, gap: string | undefined, second: string | undefined, at: number) => {
        const kept = second !== undefined && NO_SURNAME.test(second) ? `${gap}${second}` : ''
        return `${opensSentence(written, at) ? 'A' : 'a'} student${kept}`
      },
    )
  }, text)
}

const opensSentence = (text: string, at: number) => /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(0, at))
