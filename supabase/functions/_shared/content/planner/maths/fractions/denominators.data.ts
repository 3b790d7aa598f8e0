type Pair = [number, number]
/** Friendlier, as the goal says, and demanding. */
type Steps<T> = [easy: T, core: T, far: T]

/** The denominators of each year. */
export const DENOMINATORS: Readonly<Record<number, number[]>> = {
  1: [2, 4],
  2: [2, 3, 4],
  3: [2, 3, 4, 5, 6, 8],
  4: [2, 3, 4, 5, 6, 8, 10],
  5: [3, 4, 5, 6, 8, 10, 12],
}

/** A denominator, and how many times as large the other one is. */
export const RELATED_DENOMINATORS: Steps<Pair[]> = [
  [
    [2, 2],
    [2, 3],
    [3, 2],
    [5, 2],
  ],
  [
    [2, 4],
    [3, 4],
    [4, 2],
    [4, 3],
    [5, 2],
  ],
  [
    [3, 3],
    [4, 5],
    [5, 4],
    [6, 2],
  ],
]

/** Two denominators of which neither is a multiple of the other. */
export const UNLIKE_DENOMINATORS: Steps<Pair[]> = [
  [
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
  ],
  [
    [4, 5],
    [5, 6],
    [3, 8],
    [4, 6],
    [5, 8],
  ],
  [
    [6, 7],
    [7, 9],
    [8, 9],
    [6, 8],
    [5, 12],
    [7, 12],
  ],
]

/** Denominators that all fractions of one question have in common, by year. */
export const COMMON_DENOMINATORS: Readonly<Record<number, Steps<number[]>>> = {
  5: [[8], [8, 12], [12, 20]],
  6: [
    [8, 12],
    [12, 20],
    [24, 30],
  ],
  8: [
    [12, 20],
    [24, 30],
    [36, 40, 60],
  ],
}
