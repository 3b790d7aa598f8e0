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

export function list(items: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>${items.map((item) => `<li>${rich(item)}</li>`).join('')}</${tag}>`
}
