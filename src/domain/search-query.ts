/** A search query without surrounding blanks, and without a macron that was typed before its letter: alone it would match nothing. */
export const trimQuery = (query: string): string => query.trim().replace(/^\p{M}+$/u, '')
