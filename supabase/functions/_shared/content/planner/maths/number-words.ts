const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function below100(value: number): string {
  if (value < 20) return ONES[value] ?? ''
  const ones = value % 10
  return `${TENS[Math.floor(value / 10)]}${ones > 0 ? `-${ONES[ones]}` : ''}`
}

function below1000(value: number): string {
  if (value < 100) return below100(value)
  const rest = value % 100
  return `${ONES[Math.floor(value / 100)]} hundred${rest > 0 ? ` and ${below100(rest)}` : ''}`
}

/** A whole number up to 999,999,999 in words, as read in New Zealand: "two thousand and five". */
export function numberWords(value: number): string {
  const [millions, thousands, rest] = [
    Math.floor(value / 1e6),
    Math.floor((value % 1e6) / 1000),
    value % 1000,
  ]
  const parts = [
    millions > 0 ? `${below1000(millions)} million` : '',
    thousands > 0 ? `${below1000(thousands)} thousand` : '',
  ].filter(Boolean)
  if (rest === 0 && parts.length > 0) return parts.join(' ')
  const last = below1000(rest)
  return [...parts, parts.length > 0 && rest < 100 ? `and ${last}` : last].join(' ')
}

const REO = 'kore tahi rua toru whā rima ono whitu waru iwa tekau'.split(' ')

/** 0 to 100 in te reo Māori, as counted: "rua tekau mā whā". */
export function reoNumber(value: number): string {
  if (value <= 10) return REO[value] ?? ''
  if (value === 100) return 'kotahi rau'
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  return `${tens === 1 ? '' : `${REO[tens]} `}tekau${ones > 0 ? ` mā ${REO[ones]}` : ''}`
}

export function ordinal(value: number): string {
  const last = value % 10
  const teen = value % 100 > 10 && value % 100 < 14
  return `${value}${teen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`
}
