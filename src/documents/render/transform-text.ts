/** Text as CSS shows it under a value of `text-transform`. */
export function transformText(text: string, transform: string): string {
  if (transform === 'uppercase') return text.toUpperCase()
  if (transform === 'lowercase') return text.toLowerCase()
  return transform === 'capitalize' ? text.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase()) : text
}
