/** The form in which two versions of a document are compared: whitespace alone makes no difference [RES-69]. */
export function normaliseHtml(html: string): string {
  return html.replace(/\s+/g, ' ').replace(/> </g, '><').trim()
}
