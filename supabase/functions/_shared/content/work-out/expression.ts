/**
 * Turns an expression as people write it into one that `evaluate` reads; null for anything else and for huge numbers.
 */
export function expression(text: string): string | null {
  const plain = text
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\bof\b|[×·x](?=[\s(]*\d)/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/(\d+)\s+(\d+\/\d+)/g, '($1+$2)')
    .replace(/[$\s]/g, '')
  const safe = plain.length <= 80 && !/\d{10}|\^.*\^|\^\d{2}|\^\(/.test(plain)
  return safe && /^[\d.+\-*/^()a-z]+$/.test(plain) ? plain : null
}
