/** One measured number and its budget. */
export interface Figure {
  what: string
  value: number
  unit: 'ms' | 's' | 'round trips' | 'times' | 'tasks'
  /** The budget in the same unit; without one, the number is only compared with another. */
  budget?: number
  note?: string
}

export const isMet = ({ value, budget }: Figure): boolean => budget === undefined || value <= budget

/** The value below which this share of the samples lies; 0 without samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)

/** The p50, the p95 and the maximum. The budget is for the p95. */
export function spread(what: string, samples: readonly number[], budget?: number, note?: string): Figure[] {
  const figure = (name: string, value: number): Figure => ({ what: `${what}, ${name}`, value, unit: 'ms' })
  return [
    figure('p50', quantile(samples, 0.5)),
    {
      ...figure('p95', quantile(samples, 0.95)),
      ...(budget === undefined ? {} : { budget }),
      ...(note === undefined ? {} : { note }),
    },
    figure('max', Math.max(...samples)),
  ]
}
