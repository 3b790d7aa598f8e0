/** One measured part. A kilobyte is 1,000 bytes as transferred. */
export interface Size {
  part: string
  kilobytes: number
  budget: number
  packed: 'gzip' | 'brotli'
}

export function overBudget(sizes: Size[]): Size[] {
  return sizes.filter((size) => size.kilobytes > size.budget)
}

export function sizeTable(sizes: Size[]): string {
  const widest = Math.max(...sizes.map((size) => size.part.length))
  return sizes
    .map((size) => {
      const mark = size.kilobytes > size.budget ? '  over' : ''
      const now = size.kilobytes.toFixed(1).padStart(7)
      return `${size.part.padEnd(widest)} ${now} of ${String(size.budget).padStart(4)} KB ${size.packed}${mark}`
    })
    .join('\n')
}
