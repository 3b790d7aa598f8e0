/** Stands where jsPDF would bring its reader of PNG along (see vite.config.ts): our pictures go in as JPEG. */
export function decode(): never {
  throw new Error('A PNG cannot go into a PDF')
}
