import { TITLE_LIMIT } from './product.ts'

/** [CHAT-41] Of a chat nobody has named yet; the table's own default. */
export const NEW_CHAT_TITLE = 'New Chat'

/** [CHAT-71] Over 50 characters: 47 and '...'. Counts code points, so that no character is cut in half. */
export function cutTitle(title: string): string {
  const letters = [...title.trim()]
  return letters.length <= TITLE_LIMIT ? letters.join('') : `${letters.slice(0, TITLE_LIMIT - 3).join('')}...`
}

/** [CHAT-68] The title a chat has before anybody names it better: the first five words of its first message. */
export function localTitle(text: string): string {
  return cutTitle(text.trim().split(/\s+/).slice(0, 5).join(' '))
}
