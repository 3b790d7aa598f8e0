/** The addresses of chats: /lesson-plan and /resource for a new one, and /chat/ with an id below them. */
export const CHAT_ADDRESS = /^\/(lesson-plan|resource)(\/chat\/[^/]+)?\/?$/

/** The id of the chat at this address. */
export const chatIn = (path: string): string | undefined =>
  CHAT_ADDRESS.exec(path)?.[2]?.replace('/chat/', '')
