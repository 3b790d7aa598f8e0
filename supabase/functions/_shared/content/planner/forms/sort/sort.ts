/** One group of a sort: its cards stand under its heading. */
export interface SortGroup {
  heading: string
  help?: string
  /** Tells the group in a request that names some of the groups only. */
  named?: RegExp
  /** True where the group stands on the sheet only if the request names it. */
  onlyNamed?: true
  /** Its cards for the first years and for later ones, between bars. */
  cards: readonly [young: string, older: string]
}

/** A list of things in groups, which becomes cards to cut out or a list to write out. */
export interface Sort {
  title: string
  area: string
  groups: readonly SortGroup[]
  /** What the teacher should know about cards that may be argued about. */
  note?: string
}
