const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** What a person reads on a page, one line a block. */
export function htmlText(html: string): string {
  return html
    .replace(/<(style|script|title)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<svg\b[^>]*aria-label="([^"]*)"[\s\S]*?<\/svg>/g, ' ')
    .replace(/<br>|<\/(?:p|li|h\d|tr|div|dd|dt|section)>/g, '\n')
    .replace(/<\/t[hd]>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/** The sections of a printable page by their ids, in order. */
export function htmlSections(html: string): [id: string, inside: string][] {
  return [...html.matchAll(/<section\b[^>]*data-section="([^"]+)"[^>]*>([\s\S]*?)<\/section>/g)].map(
    ([, id = '', inside = '']) => [id, inside],
  )
}

/** Markdown without its marks. */
export const markdownText = (markdown: string) =>
  markdown
    .replace(/\\([\\`*_[\]<>#|~])/g, '$1')
    .replace(/\*\*|^#+ |^- /gm, '')
    .trim()
