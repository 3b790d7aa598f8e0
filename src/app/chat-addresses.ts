/** Where a chat opens: /lesson-plan and /resource, for a new one, and with /chat/ and its id below them. */
export const CHAT_ADDRESS = /^\/(lesson-plan|resource)(\/chat\/[^/]+)?\/?$/

/** The chat that opens at this address. */
export const chatIn = (path: string): string | undefined =>
  CHAT_ADDRESS.exec(path)?.[2]?.replace('/chat/', '')
