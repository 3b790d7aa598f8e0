import { evaluate, type Rational } from '../rational.ts'

/** The signs of a printed sum. */
export const SUM_SIGNS = '[\\d\\s.,+−–×÷*/()²³$-]'

/** A printed sum as `evaluate` reads it: "2 1/4 × 1,000" becomes "(2+(1/4))*1000". */
function asExpression(printed: string): string {
  return printed
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\$\s?(?=\d)/g, '')
    .replace(/[−–]/g, '-')
    .replaceAll('×', '*')
    .replaceAll('÷', ' / ')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replace(/(\d+)\s+(\d+)\/(\d+)/g, '($1+($2/$3))')
    .replace(/(?<![\d(/]|\()(\d+)\/(\d+)(?![\d)/])/g, '($1/$2)')
}

/** The value of a printed sum, or null where it is not one. */
export function sumValue(printed: string): Rational | null {
  if (!/\d/.test(printed) || !new RegExp(`^${SUM_SIGNS}+$`).test(printed)) return null
  try {
    return evaluate(asExpression(printed))
  } catch {
    return null
  }
}
