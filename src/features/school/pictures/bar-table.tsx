interface BarTableProps {
  caption: string
  /** The headings of the two columns. */
  columns: readonly [string, string]
  rows: readonly { name: string; count: number }[]
}

/**
 * A bar chart that is a table: who sees reads the bars, and who listens hears a name and its number in each row. The number
 * stands beside its bar, so no one has to compare colours.
 */
export function BarTable({ caption, columns, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="text-left font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" className="w-2/5 py-1 pr-3 text-left font-normal wrap-anywhere">
              {name}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="h-3.5 rounded-sm bg-primary"
                  style={{ width: `${Math.round((count / most) * 75)}%`, minWidth: count > 0 ? 3 : 0 }}
                />
                <span className="tabular-nums">{count}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
