/** Exact numbers, so that 0.1 + 0.2 is 0.3. `bottom` is above nought and shares no factor with `top`. */
export interface Rational {
  top: bigint
  bottom: bigint
}

const size = (value: bigint) => (value < 0n ? -value : value)
const common = (a: bigint, b: bigint): bigint => (b === 0n ? size(a) : common(b, a % b))

export function rational(top: bigint, bottom = 1n): Rational | null {
  if (bottom === 0n) return null
  const share = common(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { top: top / share, bottom: bottom / share }
}

export const whole = (value: number): Rational => ({ top: BigInt(value), bottom: 1n })

export const plus = (a: Rational, b: Rational) =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const minus = (a: Rational, b: Rational) => plus(a, { top: -b.top, bottom: b.bottom })
export const times = (a: Rational, b: Rational) => rational(a.top * b.top, a.bottom * b.bottom)
export const over = (a: Rational, b: Rational) => rational(a.top * b.bottom, a.bottom * b.top)

/** Below, at or above nought as `a` is less than, equal to or more than `b`. */
export const compare = (a: Rational, b: Rational) => Number(a.top * b.bottom - b.top * a.bottom)
export const same = (a: Rational, b: Rational) => compare(a, b) === 0
export const toNumber = ({ top, bottom }: Rational) => Number(top) / Number(bottom)
export const isWhole = ({ bottom }: Rational) => bottom === 1n

export function power(base: Rational, exponent: number): Rational | null {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > 12) return null
  const up = {
    top: base.top ** BigInt(Math.abs(exponent)),
    bottom: base.bottom ** BigInt(Math.abs(exponent)),
  }
  return exponent < 0 ? rational(up.bottom, up.top) : up
}

/** To the nearest `step`, halves away from nought. */
export function roundTo(value: Rational, step: Rational): Rational | null {
  const parts = over(value, step)
  if (parts === null) return null
  const doubled = 2n * size(parts.top) + parts.bottom
  const steps = doubled / (2n * parts.bottom)
  return times({ top: value.top < 0n ? -steps : steps, bottom: 1n }, step)
}
