/** Between thousands and hundreds: 12,500 as this house writes it, and 12 500 as other schools do. */
export const THOUSANDS =
  /(?<=(?<!\d)\d{1,3}(?:[, \u00a0\u2009\u202f]\d{3})*)[, \u00a0\u2009\u202f](?=\d{3}(?![\d/]))/g

/**
 * Turns an expression as people write it into one that `evaluate` reads; null for anything else and for huge numbers.
 */
export function expression(text: string): string | null {
  const plain = text
    .replace(THOUSANDS, '')
    .replace(/\bof\b|[×·x](?=[\s(]*\d)/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/(\d+)\s+(\d+\/\d+)/g, '($1+$2)')
    .replace(/[$\s]/g, '')
  const safe = plain.length <= 80 && !/\d{10}|\^.*\^|\^\d{2}|\^\(/.test(plain)
  return safe && /^[\d.+\-*/^()a-z]+$/.test(plain) ? plain : null
}
