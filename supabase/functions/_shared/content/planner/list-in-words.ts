/** A list as it is said: “halves, thirds and quarters”. */
export const listInWords = (names: readonly string[]): string =>
  names.join(', ').replace(/, ([^,]*)$/, ' and $1')
