import type { PrintedText } from '../printed-text.ts'
import { splitReo } from '../reo.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
}

/** Escaped text with te reo Māori marked for screen readers. */
export function rich(text: string): string {
  return splitReo(text)
    .map(({ text: part, lang }) =>
      lang === 'mi' ? `<span lang="mi">${escapeHtml(part)}</span>` : escapeHtml(part),
    )
    .join('')
}

/** A text to read, its paragraphs numbered. */
export function textHtml({ title, paragraphs }: PrintedText): string {
  return `<div class="text"><h2>${rich(title)}</h2>${list(paragraphs, 'ol')}</div>`
}

export function list(items: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>${items.map((item) => `<li>${rich(item)}</li>`).join('')}</${tag}>`
}
