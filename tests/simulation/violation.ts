/** An invariant of research that did not hold. Named I1 … I16 as in `Invariants` of the README of this folder. */
export class Violation extends Error {
  readonly invariant: string

  constructor(invariant: string, what: string) {
    super(`${invariant}: ${what}`)
    this.invariant = invariant
  }
}

export function must(holds: boolean, invariant: string, what: () => string): asserts holds {
  if (!holds) throw new Violation(invariant, what())
}
