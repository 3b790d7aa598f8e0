/** The signs of Roman numerals and the pairs that are subtracted, the largest first. */
export const NUMERALS: readonly [sign: string, worth: number][] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

export const COMMON_MISTAKES: readonly [wrong: string, meant: number, why: string][] = [
  ['IIII', 4, 'no sign stands more than three times in a row, so one is taken from five.'],
  ['VIIII', 9, 'no sign stands more than three times in a row, so one is taken from ten.'],
  ['XXXX', 40, 'no sign stands more than three times in a row, so ten is taken from fifty.'],
  ['VV', 10, 'V is never written twice, because two fives are X.'],
  ['IIX', 8, 'only one sign is taken away, so eight is five and three ones.'],
  ['IL', 49, 'I is only taken from V and X, so the tens come first: XL and then IX.'],
]
