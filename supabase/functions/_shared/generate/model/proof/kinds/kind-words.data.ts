/** Units and what else they are called. */
export const UNIT_NAMES: Readonly<Record<string, string>> = {
  mm: 'mm',
  millimetre: 'mm',
  cm: 'cm',
  centimetre: 'cm',
  m: 'm',
  metre: 'm',
  km: 'km',
  kilometre: 'km',
  g: 'g',
  gram: 'g',
  kg: 'kg',
  kilogram: 'kg',
  kilo: 'kg',
  t: 't',
  tonne: 't',
  ml: 'ml',
  millilitre: 'ml',
  l: 'l',
  litre: 'l',
  second: 'second',
  s: 'second',
  min: 'minute',
  minute: 'minute',
  h: 'hour',
  hour: 'hour',
  day: 'day',
  night: 'day',
  week: 'week',
  fortnight: 'fortnight',
  month: 'month',
  year: 'year',
  cent: 'cent',
  dollar: 'dollar',
  degree: 'degree',
  '°c': 'degree',
  '°': 'degree',
}

/** A unit, a smaller one, and how many of these it holds. */
export const HOLDS: readonly (readonly [larger: string, smaller: string, count: number])[] = [
  ['cm', 'mm', 10],
  ['m', 'cm', 100],
  ['m', 'mm', 1000],
  ['km', 'm', 1000],
  ['kg', 'g', 1000],
  ['t', 'kg', 1000],
  ['l', 'ml', 1000],
  ['minute', 'second', 60],
  ['hour', 'minute', 60],
  ['day', 'hour', 24],
  ['week', 'day', 7],
  ['fortnight', 'day', 14],
  ['year', 'month', 12],
  ['year', 'week', 52],
  ['dollar', 'cent', 100],
]

export const LENGTHS = ['mm', 'cm', 'm', 'km']

/** Words that end the words of a thing that is counted. */
export const NO_THING = new Set(
  'of in on at for and or to with from by into onto is are was were has have had holds hold cost costs weigh weighs each every per a an the than that who which were there he she it they we i left remain off away back home more fewer less how what when if but so then now not goes visits travels sits stands likes plays no his her their its our my your as ran walked swam get got go went come came be been do does did can could will would take takes took make makes made give gives gave long wide high tall deep heavy old apart after before during equally altogether up down out over across around all both another other one first second half'.split(
    ' ',
  ),
)

/** What a question asks for in words without a thing. */
export const ASKS_LENGTH = /\bhow (?:far|long|wide|high|tall|deep)\b/i
export const ASKS_MASS = /\bhow heavy\b|\bhow much\b[^?]*\bweighs?\b|\bmass\b/i
export const ASKS_MONEY =
  /\b(?:costs?|price|pays?|paid|spends?|spent|earns?|earned|saves?|saved|change|money|dollars?|raised?|worth|charges?|owes?)\b|\$/i
export const ASKS_PART =
  /\b(?:what|which) (?:fraction|part|percentage|per ?cent)\b|\bprobability\b|\bchances?\b/i
export const ASKS_EACH =
  /\b(?:each|every|per|one|apiece|a single|mean|average|an? (?:hour|day|minute|week))\b/i
export const ASKS_AREA =
  /\barea\b|\bsquare (?:metres|centimetres|kilometres)\b|[cm]?m ?²|\bcovers?\b|\bvolume\b|\bcubic\b|\bcapacity\b/i
