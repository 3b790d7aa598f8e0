import { useEffect, useState } from 'react'

const YEARS = [1, 2, 3, 4, 5, 6, 7, 8]

interface YearBoxesProps {
  years: readonly number[]
  /** Ticks or unticks one year; answers false when that could not be kept. */
  onYear: (year: number, isTicked: boolean) => Promise<boolean>
}

export const withYear = (years: readonly number[], year: number, isTicked: boolean): number[] => [
  ...years.filter((one) => one !== year),
  ...(isTicked ? [year] : []),
]

/** The years of the class: one, or several for a composite class. */
export function YearBoxes({ years, onYear }: YearBoxesProps) {
  // The tapped years show at once. The change goes on from the store, which may know of a tap that is not shown here yet.
  const [tapped, setTapped] = useState<number[]>()
  const stored = years.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store has taken over
  useEffect(() => setTapped(undefined), [stored])
  const shown = tapped ?? years
  const toggle = async (year: number) => {
    const isTicked = !shown.includes(year)
    setTapped(withYear(shown, year, isTicked))
    if (!(await onYear(year, isTicked))) setTapped(undefined)
  }
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5 font-semibold">Year, or years</legend>
      <div className="flex flex-wrap gap-x-4">
        {YEARS.map((year) => (
          <label key={year} className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              checked={shown.includes(year)}
              onChange={() => void toggle(year)}
            />
            <span>
              <span className="sr-only">Year </span>
              {year === 1 ? '0-1' : year}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
