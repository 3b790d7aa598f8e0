import { pixels } from './units.ts'

/** The text printed for a field: its value, else room to write. */
export function fieldText(field: Element, style: CSSStyleDeclaration): string {
  if (field.localName === 'select') return choices(field as HTMLSelectElement)
  if (field.localName === 'button') return field.textContent?.trim() ?? ''
  if (field.localName === 'textarea') return writing(field as HTMLTextAreaElement, style)
  const input = field as HTMLInputElement
  switch (input.type) {
    case 'checkbox':
      return input.checked ? '☒' : '☐'
    case 'radio':
      return input.checked ? '◉' : '○'
    case 'hidden':
    case 'file':
      return ''
    case 'range':
    case 'color':
      return blank(field, style)
    default:
      return input.value || blank(field, style)
  }
}

/** The text written in it, else as many lines as it has rows. */
function writing(field: HTMLTextAreaElement, style: CSSStyleDeclaration): string {
  const rows = Math.max(1, Math.min(20, field.rows))
  return field.value || Array.from({ length: rows }, () => blank(field, style)).join('\n')
}

/** The chosen option; without a choice all of them, to circle one on paper. */
function choices(field: HTMLSelectElement): string {
  const chosen = field.selectedOptions[0]
  if (chosen?.value && chosen.hasAttribute('selected')) return chosen.text
  const all = [...field.options].map((option) => option.text.trim())
  return all.filter((text) => /[\p{L}\p{N}]/u.test(text)).join(' / ')
}

/** Underscores about as wide as the field. */
export function blank(field: Element, style: CSSStyleDeclaration): string {
  const width = field.getBoundingClientRect().width
  const letter = pixels(style.fontSize) * 0.556
  return '_'.repeat(Math.min(80, Math.max(3, Math.round(width / letter))))
}
