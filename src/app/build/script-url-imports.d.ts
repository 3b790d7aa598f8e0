/** The address of a script for a page of its own (script-url.ts). */
declare module '*?script-url' {
  const address: string
  export default address
}
