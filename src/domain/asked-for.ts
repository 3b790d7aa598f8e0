/** What somebody searches for. A macron alone, half-way to its letter, asks for nothing. */
export const askedFor = (query: string): string => query.trim().replace(/^\p{M}+$/u, '')
