import { median, quantile } from './figure.ts'

export type Unit = 'ms' | 'KB' | 'bytes' | 'count' | 'a second' | 'MB' | 'points'

/** One kind of work by one contender: what its rounds show. */
export interface Line {
  what: string
  by: string
  unit: Unit
  median: number
  p95: number
  min: number
  max: number
  rounds: number
  /** The median, round by round, of this contender's time to that of the one all are compared with. */
  ratio?: number
  /** Guarantees that differ, and other things the number alone hides. */
  note?: string
  budget?: number
}

export interface LineOptions {
  unit?: Unit
  note?: string
  budget?: number
  /** Samples of the same rounds by the contender that this one is compared with. */
  besides?: readonly number[]
}

export function lineOf(
  what: string,
  by: string,
  samples: readonly number[],
  options: LineOptions = {},
): Line {
  const { unit = 'ms', note, budget, besides } = options
  return {
    what,
    by,
    unit,
    median: median(samples),
    p95: quantile(samples, 0.95),
    min: Math.min(...samples),
    max: Math.max(...samples),
    rounds: samples.length,
    ...(besides === undefined ? {} : { ratio: ratioOf(samples, besides) }),
    ...(note === undefined ? {} : { note }),
    ...(budget === undefined ? {} : { budget }),
  }
}

/** Pairs of neighbours in time are compared, so that a machine that slows down meanwhile slows both. */
function ratioOf(samples: readonly number[], besides: readonly number[]): number {
  if (samples.length !== besides.length) return median(samples) / median(besides)
  return median(samples.map((value, at) => value / (besides[at] ?? Number.NaN)))
}

export const one = (what: string, by: string, value: number, options: LineOptions = {}): Line =>
  lineOf(what, by, [value], options)
