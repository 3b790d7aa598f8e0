/** Where a chat opens: /lesson-plan and /resource, for a new one, and with /chat/ and its id below them. */
export const CHAT_ADDRESS = /^\/(lesson-plan|resource)(\/chat\/[^/]+)?\/?$/
