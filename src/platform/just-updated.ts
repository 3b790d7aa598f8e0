import { readSmall, removeSmall, writeSmall } from './small-storage.ts'

/* These keys belong to the device, not to a teacher. */
const TAKEN_KEY = 'mahere-updated'
const NEWS_KEY = 'mahere-news'

/** Call it when a teacher takes an update, so that the next page can say what is new. */
export function noteUpdateTaken(): void {
  writeSmall(TAKEN_KEY, 'yes')
}

/**
 * True on the first page of a newer version: one that the teacher took, or one that came while the app was closed and
 * brings other news than the last. On a device that has never had the app nothing is new.
 */
export function isJustUpdated(news: string): boolean {
  const seen = readSmall(NEWS_KEY)
  return readSmall(TAKEN_KEY) !== null || (seen !== null && seen !== news)
}

/** Call it once a page has started: on a device that had never had the app, the next news is then new. */
export function noteFirstNews(news: string): void {
  if (readSmall(NEWS_KEY) === null) writeSmall(NEWS_KEY, news)
}

export function noteNewsShown(news: string): void {
  removeSmall(TAKEN_KEY)
  writeSmall(NEWS_KEY, news)
}
