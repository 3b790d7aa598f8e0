/**
 * Exact arithmetic with fractions of whole numbers of any size. The checks share none of it with the code that makes
 * the questions, so that a mistake there cannot hide here.
 */
export interface Rational {
  top: bigint
  bottom: bigint
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b)
}

export function rational(top: bigint, bottom = 1n): Rational {
  if (bottom === 0n) throw new RangeError('division by nought')
  const sign = bottom < 0n ? -1n : 1n
  const common = gcd(top, bottom) || 1n
  return { top: (sign * top) / common, bottom: (sign * bottom) / common }
}

/** −1 where `a` is smaller than `b`, 0 where they are equal, 1 where it is larger. */
export function compareRationals(a: Rational, b: Rational): number {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function apply(operator: string, a: Rational, b: Rational): Rational {
  if (operator === '+') return rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
  if (operator === '-') return rational(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
  if (operator === '*') return rational(a.top * b.top, a.bottom * b.bottom)
  if (operator === '/') return rational(a.top * b.bottom, a.bottom * b.top)
  if (b.bottom !== 1n || b.top < 0n) throw new RangeError('only whole powers')
  return rational(a.top ** b.top, a.bottom ** b.top)
}

function decimal(text: string): Rational {
  const [whole = '0', part = ''] = text.split('.')
  return rational(BigInt(whole + part), 10n ** BigInt(part.length))
}

const STRENGTH: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 }

/** Works out an expression with + − × ÷, powers, brackets and one named unknown. Throws on anything else. */
export function evaluate(expression: string, unknown?: { name: string; value: Rational }): Rational {
  const tokens = expression.match(/\d+(?:\.\d+)?|[a-z]|[-+*/^()]/g) ?? []
  if (tokens.join('') !== expression.replace(/\s/g, '')) throw new SyntaxError(`cannot read ${expression}`)
  let at = 0
  const primary = (): Rational => {
    const token = tokens[at++]
    if (token === '-') return apply('-', rational(0n), primary())
    if (token === '(') {
      const inner = climb(1)
      if (tokens[at++] !== ')') throw new SyntaxError(`missing bracket in ${expression}`)
      return inner
    }
    if (token !== undefined && /^\d/.test(token)) return decimal(token)
    if (unknown && token === unknown.name) return unknown.value
    throw new SyntaxError(`cannot read ${expression}`)
  }
  const climb = (least: number): Rational => {
    let left = primary()
    for (;;) {
      const operator = tokens[at] ?? ''
      const strength = STRENGTH[operator] ?? 0
      if (strength < least || strength === 0) return left
      at += 1
      left = apply(operator, left, climb(strength + 1))
    }
  }
  const value = climb(1)
  if (at !== tokens.length) throw new SyntaxError(`cannot read ${expression}`)
  return value
}

/**
 * Reads an answer as it is printed: "$3.50", "1,250 cm", "2 1/4", "−5 °C", "40%". Null for anything that is not a
 * number.
 */
export function readAnswer(text: string): Rational | null {
  const match =
    /^(−|-)?\$?(\d[\d,]*(?:\.\d+)?)(?:\s+(\d+)\/(\d+)|\/(\d+))?(?:\s?(?:mm|cm[²³]?|km\/h|km|kg|g|mL|L|m[²³]?|°C|°|%|minutes|seconds|blocks|squares|cubes|cents|c|days|weeks))?[²³]?$/u.exec(
      text.trim(),
    )
  if (!match) return null
  const whole = decimal((match[2] ?? '').replaceAll(',', ''))
  const value =
    match[5] !== undefined
      ? apply('/', whole, decimal(match[5]))
      : match[3] !== undefined
        ? apply('+', whole, apply('/', decimal(match[3]), decimal(match[4] ?? '1')))
        : whole
  return match[1] === undefined ? value : rational(-value.top, value.bottom)
}
