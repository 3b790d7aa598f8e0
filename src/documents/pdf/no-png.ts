/** Replaces jsPDF's PNG reader in the build (see vite.config.ts), because pictures go into a PDF as JPEG. */
export function decode(): never {
  throw new Error('A PNG cannot go into a PDF')
}
