import { type Rational, rational } from '../checks/rational.ts'
import type { Proof } from './proof.ts'

const UNITS = new Set(
  'mm cm cm² cm³ km/h km kg g mL L m m² m³ °C ° minutes seconds blocks squares cubes cents days weeks'.split(
    ' ',
  ),
)

/** 12500 as "12,500". */
export const grouped = (whole: bigint) => whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')
const sign = (value: Rational) => (value.top < 0n ? '−' : '')
const size = ({ top, bottom }: Rational) => rational(top < 0n ? -top : top, bottom)

export function asFraction(value: Rational): string {
  const { top, bottom } = size(value)
  const whole = top / bottom
  const rest = top % bottom
  if (rest === 0n) return `${sign(value)}${grouped(whole)}`
  return `${sign(value)}${whole > 0n ? `${whole} ` : ''}${rest}/${bottom}`
}

function asDecimal(value: Rational, places: number): string | null {
  const { top, bottom } = size(value)
  const scaled = top * 10n ** BigInt(places)
  if (scaled % bottom !== 0n) return null
  const digits = (scaled / bottom).toString().padStart(places + 1, '0')
  const part = places === 0 ? '' : digits.slice(-places)
  return `${sign(value)}${grouped(BigInt(digits.slice(0, digits.length - places)))}${part === '' ? '' : `.${part}`}`
}

export function shortDecimal(value: Rational): string {
  for (let places = 0; places <= 4; places++) {
    const text = asDecimal(value, places)
    if (text !== null) return text
  }
  return asFraction(value)
}

/** An answer as it is printed, with its money sign, percent sign or unit; null when it cannot be written exactly. */
export function formatAnswer(value: Rational, { show, unit }: Proof): string | null {
  if (show === 'money') {
    const amount = asDecimal(size(value), 2)
    return amount === null ? null : `${sign(value)}$${amount.replace(/\.00$/, '')}`
  }
  const text = show === 'fraction' ? asFraction(value) : shortDecimal(value)
  if (show === 'percent') return `${text}%`
  const known = unit.trim().replace('^2', '²').replace('^3', '³')
  return UNITS.has(known) ? `${text}${known === '°' ? '' : ' '}${known}` : text
}

/** 90 as "1 hour 30 minutes". */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const said = [
    hours > 0 ? `${hours} hour${hours === 1 ? '' : 's'}` : '',
    rest > 0 ? `${rest} minute${rest === 1 ? '' : 's'}` : '',
  ]
  return said.filter(Boolean).join(' ')
}
