/** Good and all, by what was measured: "asked and done, science: demands". */
export type Figures = Record<string, [good: number, all: number]>
/** The ids behind each figure that is not full. */
export type Missed = Record<string, string[]>

/** Counts as it goes; what fails is kept by its id. */
export class Tally {
  readonly figures: Figures = {}
  readonly missed: Missed = {}

  count(name: string, good: boolean, id?: string): void {
    const row = this.figures[name] ?? [0, 0]
    this.figures[name] = row
    row[1] += 1
    if (good) row[0] += 1
    else if (id !== undefined) this.miss(name, id)
  }

  miss(list: string, id: string): void {
    const ids = this.missed[list] ?? []
    this.missed[list] = ids
    if (!ids.includes(id)) ids.push(id)
  }
}

export type Band = 'Y0–1' | 'Y2–3' | 'Y4–6' | 'Y7–8' | 'no year'
export const BANDS: readonly Band[] = ['Y0–1', 'Y2–3', 'Y4–6', 'Y7–8', 'no year']

export function bandOf(years: readonly number[] | undefined): Band {
  const first = years?.[0]
  if (first === undefined) return 'no year'
  return first <= 1 ? 'Y0–1' : first <= 3 ? 'Y2–3' : first <= 6 ? 'Y4–6' : 'Y7–8'
}
