/** An invariant that did not hold (invariants-always.ts, invariants-at-rest.ts, journal.ts). Named I1 … I16 as there. */
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

/** Tells an invariant from a bug that merely threw. */
export const isInvariant = (name: string) => /^I\d+$/.test(name)
