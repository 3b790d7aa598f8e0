import type { PrintedText } from '../printed-text.ts'
import { splitReo } from '../reo.ts'
import { escapeHtml } from './escape-html.ts'

/** Escapes a text and marks te reo Māori in it for screen readers. */
export function rich(text: string): string {
  return splitReo(text)
    .map(({ text: part, lang }) =>
      lang === 'mi' ? `<span lang="mi">${escapeHtml(part)}</span>` : escapeHtml(part),
    )
    .join('')
}

/** A text to read, with numbered paragraphs. */
export function textHtml({ title, paragraphs }: PrintedText): string {
  return `<div class="text"><h2>${rich(title)}</h2>${list(paragraphs, 'ol')}</div>`
}

export function list(items: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>${items.map((item) => `<li>${rich(item)}</li>`).join('')}</${tag}>`
}
