import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react'
import { seemsOnline } from '#platform/online.ts'

/** A part of the app is neither on this device nor to be had: after an update, or offline before the first visit. */
export class PartMissing extends Error {
  override name = 'PartMissing'
}

/** The words of Chromium, Firefox, Safari, and of Vite for a stylesheet. */
const MISSING =
  /dynamically imported module|module script failed|importing a module|preload css|failed to fetch/i
const RELOADED = 'mahere-reloaded-for-missing-part'
const FLUSH_MS = 300

/** Drafts are written when the page is hidden: this gives them that sign, and the time to reach the disk. */
export async function flushDrafts(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'))
  await new Promise((resolve) => setTimeout(resolve, FLUSH_MS))
}

/**
 * Loads a part. When it is missing (the server has newer files) the page is reloaded once, with drafts written first;
 * offline, or if that did not help, it fails with `PartMissing`.
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
      await flushDrafts()
      page.location.reload()
      return new Promise(() => {}) // the page is going
    }
    throw new PartMissing('Needs a connection', { cause })
  }
}

/** A component in a file of its own, fetched when it is first shown. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): FunctionComponent<P> {
  const Part = lazy(() => loadPart(async () => ({ default: await load() })))
  return (props: P) => createElement(Suspense, { fallback }, createElement(Part as ComponentType<P>, props))
}
