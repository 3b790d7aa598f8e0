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
/** A page that began to be left and is still here after this time has come back or stays. */
const STAYS_AFTER_MS = 3_000

/** Any server of ours answers this with a few bytes, and no worker or cache answers in its place. */
const ANSWERED_BY_NETWORK = '/config.js'

let leaving = false
globalThis.addEventListener?.('beforeunload', () => {
  leaving = true
})
globalThis.addEventListener?.('pageshow', () => {
  leaving = false
})

/** In a page that is gone this never goes on. */
async function untilStaying(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, STAYS_AFTER_MS))
  leaving = false
}

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
    // WebKit ends what a page loads as soon as a teacher leaves it, as if it were missing. A reload would bring that page back.
    if (leaving) {
      await untilStaying()
      return loadPart(load, page)
    }
    if (seemsOnline() && page.sessionStorage.getItem(RELOADED) === null) {
      page.sessionStorage.setItem(RELOADED, 'yes')
      await flushBeforeLeaving()
      page.location.reload()
      return new Promise(() => {}) // the page is being left
    }
    throw new PartMissing('Needs a connection', { cause })
  }
}

/**
 * The loader of a part that is on no device. Offline it throws `PartMissing` without asking for the script, because
 * Chromium before 156 remembers for the life of the page that a script failed, and the press that comes after the network
 * is back would need a reload.
 */
export function fromNetwork<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    if (!seemsOnline() && !(await serverAnswers())) throw new PartMissing('Needs a connection')
    return load()
  }
}

/** "Offline" is a hint too: a server on this computer answers without any network. */
async function serverAnswers(): Promise<boolean> {
  return fetch(ANSWERED_BY_NETWORK, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
