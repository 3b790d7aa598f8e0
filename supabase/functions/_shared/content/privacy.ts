const RULES: [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[e-mail removed]'],
  // New Zealand phone numbers have +64 or 0, then 7 to 10 digits in any grouping.
  [
    /(?<![\d.])(?:\+64[\s-]?|\(0\d\)[\s-]?|0[2-9]\d?[\s-]?)(?:\d[\s-]?){6,9}\d(?!\d)/g,
    '[phone number removed]',
  ],
  // National Student Numbers have nine or ten digits.
  [/(?<![\d.,$])\d{9,10}(?![\d.,]?\d)/g, '[student number removed]'],
]

/** Removes email addresses, phone numbers and student numbers before a text is sent to another service. */
export function stripPersonal(text: string): string {
  return RULES.reduce((clean, [pattern, label]) => clean.replace(pattern, label), text)
}

/** Does the same for every text in a value, such as a document. */
export function stripPersonalDeep<T>(value: T): T {
  if (typeof value === 'string') return stripPersonal(value) as T
  if (Array.isArray(value)) return value.map(stripPersonalDeep) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stripPersonalDeep(inner)])) as T
}
