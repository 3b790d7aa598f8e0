/**
 * The escape from a broken service worker in the field: opening any of our addresses with this in its query makes the
 * worker remove itself and its caches, and the page does not register it again. This must be supported for ever.
 */
export const NO_WORKER = 'no-worker'
