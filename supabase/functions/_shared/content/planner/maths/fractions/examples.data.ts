export const THINGS_TO_FOLD: readonly string[] = [
  'a paper square',
  'a paper strip',
  'a paper circle',
  'a length of string',
  'a slab of playdough',
  'a paper rectangle',
  'a paper plate',
  'a strip of cloth',
]

export const THINGS_TO_CUT: readonly string[] = [
  'sandwich',
  'strip of paper',
  'garden bed',
  'pie',
  'ribbon',
  'rope',
  'plank',
  'mat',
]
