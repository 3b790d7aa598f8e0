/** One station of a circuit, or one short break, as it is printed on its card. */
export interface Station {
  name: string
  /** What stands ready; null where nothing is needed. */
  gear: string | null
  /** What to do, in words for students. */
  task: string
  easier: string
  harder: string
}

/** Stations of one kind, and the words of a request that ask for them. */
export interface StationSet {
  title: string
  area: string
  pattern: RegExp
  /** How a class works through them. */
  howTo: readonly string[]
  stations: readonly Station[]
}
