/** A spreadsheet runs a cell that begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/

export const isFormula = (text: string): boolean => FORMULA.test(text)

function cell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as spreadsheets read it: with the mark of UTF-8, so that Excel keeps macrons, and without formulas. */
export function csvOf(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
