/** What can be wrong with the words of a model, each with sentences for it. */
export type FaultOfWords =
  | 'insult'
  | 'stereotype'
  | 'named pupil'
  | 'pepeha'
  | 'iwi'
  | 'american'
  | 'unsafe'
  | 'swearing'

export type Wordings = Readonly<Record<FaultOfWords, readonly string[]>>

/** The sentences of a list, each with its fault. */
export const wordingsIn = (list: Wordings): [FaultOfWords, string][] =>
  Object.entries(list).flatMap(([fault, texts]) =>
    texts.map((text): [FaultOfWords, string] => [fault as FaultOfWords, text]),
  )
