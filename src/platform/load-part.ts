import { flushBeforeLeaving } from './flush-drafts.ts'
import { seemsOnline } from './online.ts'

/** A part of the app that is not on this device and cannot be loaded: after an update, or offline before the first visit. */
export class PartMissing extends Error {
  override name = 'PartMissing'
}

/** The error messages of Chromium, Firefox and Safari for a missing script, and of Vite for a missing stylesheet. */
const MISSING =
  /dynamically imported module|module script failed|importing a module|preload css|failed to fetch/i
const RELOADED = 'mahere-reloaded-for-missing-part'

/**
 * Loads a part of the app. If it is missing (the server has newer files) it stores drafts and reloads the page once. If the
 * device is offline or the reload did not help, it throws `PartMissing`.
 */
export async function loadPart<T>(load: () => Promise<T>, page: Window = window): Promise<T> {
  try {
    const part = await load()
    page.sessionStorage.removeItem(RELOADED)
    return part
  } catch (cause) {
    if (!(cause instanceof Error && MISSING.test(cause.message))) throw cause
    if (seemsOnline() && page.sessionStorage.getItem(RELOADED) === null) {
      page.sessionStorage.setItem(RELOADED, 'yes')
      await flushBeforeLeaving()
      page.location.reload()
      return new Promise(() => {}) // the page is being left
    }
    throw new PartMissing('Needs a connection', { cause })
  }
}
