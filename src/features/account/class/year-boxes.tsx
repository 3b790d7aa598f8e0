const YEARS = [1, 2, 3, 4, 5, 6, 7, 8]

interface YearBoxesProps {
  years: readonly number[]
  onYears: (years: number[]) => void
}

/** The years of the class: one, or several for a composite class. */
export function YearBoxes({ years, onYears }: YearBoxesProps) {
  const toggled = (year: number) =>
    years.includes(year) ? years.filter((one) => one !== year) : [...years, year]
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5 font-semibold">Year, or years</legend>
      <div className="flex flex-wrap gap-x-4">
        {YEARS.map((year) => (
          <label key={year} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              checked={years.includes(year)}
              onChange={() => onYears(toggled(year))}
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
