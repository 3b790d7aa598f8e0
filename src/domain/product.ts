/** The one place in the app that spells the product's name. */
export const PRODUCT_NAME = 'Mahere'

export const MAX_PROMPT_CHARS = 20_000
/** The longest saved edit, in characters; the database holds the same limit. */
export const MAX_RESOURCE_CHARS = 4_000_000
/** The number of messages for a teacher without a subscription row ([CHAT-143]). */
export const DEFAULT_MESSAGE_LIMIT = 10
/** The most starred items of one type ([STAR-06]). */
export const STAR_LIMIT = 50
export const STAR_LIMIT_TEXT = {
  lesson_plan: `You've reached the limit of ${STAR_LIMIT} lesson plans`,
  resource: `You've reached the limit of ${STAR_LIMIT} resources`,
}
/** The longest title of a chat, in characters ([CHAT-71]). */
export const TITLE_LIMIT = 50

/** Which entry of "What's new" is the newest, and how many changes it names. A test compares it with the help page. */
export const NEWEST_NEWS = 'November 2026: 11'
