/**
 * The way out of a service worker that went wrong in the field: any address of ours with this in its query. The worker
 * removes itself and what it kept, and the page does not put it back. Kept for ever.
 */
export const NO_WORKER = 'no-worker'
