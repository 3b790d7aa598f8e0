import { METHOD_ROWS, type Method } from './methods.data.ts'

export const METHODS: readonly Method[] = METHOD_ROWS.map(([pattern, match, miss, served, name]) => ({
  pattern,
  served,
  ...(name === undefined ? {} : { name }),
  matches: [match],
  misses: [miss],
}))

/** The ways of working that a text names. */
export const methodsIn = (text: string): Method[] => METHODS.filter(({ pattern }) => pattern.test(text))
