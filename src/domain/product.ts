/** The one place in the app that spells the product's name. */
export const PRODUCT_NAME = 'Mahere'

export const MAX_PROMPT_CHARS = 20_000
/** Longest saved edit; the database holds the same limit. */
export const MAX_RESOURCE_CHARS = 4_000_000
/** Messages a teacher has without a subscription row ([CHAT-143]). */
export const DEFAULT_MESSAGE_LIMIT = 10
/** Starred items of one type ([STAR-06]). */
export const STAR_LIMIT = 50
export const STAR_LIMIT_WORDS = {
  lesson_plan: `You've reached the limit of ${STAR_LIMIT} lesson plans`,
  resource: `You've reached the limit of ${STAR_LIMIT} resources`,
}
/** Characters of a chat's title ([CHAT-71]). */
export const TITLE_LIMIT = 50
