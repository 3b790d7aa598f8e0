import { evaluate } from './arithmetic.ts'
import type { Rational } from './rational.ts'

const UNIT =
  /\s*(?:mm|cm|m|km|km\/h|mg|g|kg|mL|L|°C|°|[cm]?m[²³]|squares?|cubes?|blocks?|cents?|minutes?|hours?|seconds?|days?|weeks?|degrees?|pieces?)$/

/** The number of a printed answer without its unit: "$3.60", "36 m²", "x = −4", "2 3/4 m". */
export function amountOf(answer: string): Rational | null {
  const plain = answer
    .replace(/^[a-z] = /, '')
    .replace(/[.\s]+$/, '')
    .replace(UNIT, '')
    .replace('$', '')
    .replace(/^−\s*/, '−')
  return /%$/.test(plain) ? evaluate(plain.slice(0, -1)) : evaluate(plain)
}
