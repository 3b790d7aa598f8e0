import { TITLE_LIMIT } from './product.ts'

/** [CHAT-41] The title of a chat that has no name yet, and the table's default. */
export const NEW_CHAT_TITLE = 'New Chat'

/** [CHAT-71] Cuts a title of over 50 characters to 47 and '...'. It counts code points, so that no character is cut in half. */
export function cutTitle(title: string): string {
  const letters = [...title.trim()]
  return letters.length <= TITLE_LIMIT ? letters.join('') : `${letters.slice(0, TITLE_LIMIT - 3).join('')}...`
}

/** [CHAT-68] A chat's first title: the first five words of its first message, without a comma at the end. */
export function localTitle(text: string): string {
  const words = text.trim().split(/\s+/).slice(0, 5).join(' ')
  return cutTitle(words.replace(/[,;:–—-]+$/, '') || words)
}
