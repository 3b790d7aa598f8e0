/** Capitalised words that follow a name without being part of it. */
const NO_SURNAME = /^(?:Year|Years|Room|Term|Week|Monday|Tuesday|Wednesday|Thursday|Friday|Who|And|But|I)$/

/** The same words with "a pupil" for each of these first names, and for the surname behind it. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((words, name) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{M}])${name}(?:(\\s+)(\\p{Lu}[\\p{Ll}\\p{M}]+))?(?![\\p{L}\\p{M}])`,
      'gu',
    )
    return words.replace(pattern, (_all, gap: string | undefined, second: string | undefined, at: number) => {
      const kept = second !== undefined && NO_SURNAME.test(second) ? `${gap}${second}` : ''
      return `${opensSentence(words, at) ? 'A' : 'a'} pupil${kept}`
    })
  }, text)
}

const opensSentence = (text: string, at: number) => /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(0, at))
