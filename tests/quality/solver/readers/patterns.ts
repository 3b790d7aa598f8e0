import { type Found, type Reader, readers } from '../reader.ts'

/** The shortest part that repeats. */
function core(terms: string[]): string[] | null {
  for (let length = 1; length <= terms.length / 2; length++)
    if (terms.every((term, at) => term === terms[at % length])) return terms.slice(0, length)
  return null
}
const next = ({ text }: Found) => {
  const terms = text(1).split(', ')
  const part = core(terms)
  return part ? (part[terms.length % part.length] ?? null) : null
}
const gap = ({ text }: Found) => {
  const terms = text(1).split(', ')
  const hole = terms.indexOf('____')
  for (let length = 1; length <= terms.length / 2; length++) {
    const filled = terms.map((term, at) =>
      term === '____'
        ? (terms.find((other, place) => place % length === at % length && other !== '____') ?? '')
        : term,
    )
    if (filled.every((term, at) => term !== '' && term === filled[at % length])) return filled[hole] ?? null
  }
  return null
}
const beside =
  (way: 1 | -1) =>
  ({ text }: Found) => {
    const all = text(1).split(', ')
    return all[all.indexOf(text(2)) + way] ?? null
  }

export const PATTERNS: readonly Reader[] = [
  ...readers('repeating pattern', {
    'What {comes|do we do} next: &, ____': next,
    'What is missing? &': gap,
    'Write the part that repeats: &': ({ text }) => core(text(1).split(', '))?.join(', ') ?? null,
  }),
  ...readers('order', {
    '&. What comes just after “&”?': beside(1),
    '&. What comes just before “&”?': beside(-1),
  }),
]
