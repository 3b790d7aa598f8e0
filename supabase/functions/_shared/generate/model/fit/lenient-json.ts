/** A text, which stays as it is, or a slip outside of texts: a number that JSON does not know, or a comma behind the last item. */
const SLIPS = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity|undefined|None)\b|\bTrue\b|\bFalse\b|,(?=\s*[}\]])/g

const RIGHT: Readonly<Record<string, string>> = { True: 'true', False: 'false', ',': '' }

/** A JSON text without the slips that small models make in it: one comma too many does not cost a section. */
export const withoutSlips = (json: string): string =>
  json.replace(SLIPS, (found) => (found.startsWith('"') ? found : (RIGHT[found] ?? 'null')))
