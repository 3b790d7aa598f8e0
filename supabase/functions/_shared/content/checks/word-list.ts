/** The entries of a list in which white space separates entries and `_` stands for a space. */
export const entriesOf = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll('_', ' '))

/** The pairs of a list of `wrong=right`, by the wrong form in lower case. */
export const pairsOf = (list: string): Map<string, string> =>
  new Map(
    entriesOf(list).map((entry): [string, string] => {
      const at = entry.indexOf('=')
      return [entry.slice(0, at).toLowerCase(), entry.slice(at + 1)]
    }),
  )

/** Marks every sign of a text that a pattern would read as its own. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
