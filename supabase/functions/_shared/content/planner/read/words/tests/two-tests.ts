import { TWO_TESTS } from './two-tests-words.data.ts'

/** True where a test before a unit and one after it are asked for. */
export const asksForTwoTests = (text: string): boolean => text.search(TWO_TESTS.pattern) !== -1

/** The words of a request for two tests as those of one. */
export const asOneTest = (text: string): string => text.replace(TWO_TESTS.pattern, TWO_TESTS.leaves)
