import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useLayoutEffect,
  useState,
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

export interface LazyPart<P> extends FunctionComponent<P> {
  /** Asks for the part before it is shown. */
  load(): Promise<void>
}

type Fallback<P> = ReactNode | ((props: P) => ReactNode)

/**
 * A component in a file of its own, fetched when it is first shown. Not React's `lazy`: that holds back what arrives
 * within 300 ms of the last fallback, and shows a fallback once even for a part that is here.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: Fallback<P> = null,
): LazyPart<P> {
  const part = new Part(load)
  const show = (props: P) => createElement(Slot<P>, { part, fallback, props })
  return Object.assign(show, { load: () => part.load() })
}

class Part<P> {
  here: ComponentType<P> | undefined
  private loading: Promise<void> | undefined
  private readonly fetch: () => Promise<ComponentType<P>>

  constructor(fetch: () => Promise<ComponentType<P>>) {
    this.fetch = fetch
  }

  /** Once; after a failure, whoever comes to see it asks again. */
  load(): Promise<void> {
    this.loading ??= loadPart(this.fetch).then(
      (loaded) => {
        this.here = loaded
      },
      (error: unknown) => {
        this.loading = undefined
        throw error
      },
    )
    return this.loading
  }
}

function Slot<P extends object>({
  part,
  fallback,
  props,
}: {
  part: Part<P>
  fallback: Fallback<P>
  props: P
}) {
  const [shown, setShown] = useState(() => part.here)
  const [failed, setFailed] = useState<{ error: unknown }>()
  useLayoutEffect(() => {
    if (shown) return
    let left = false
    part.load().then(
      () => !left && setShown(() => part.here),
      (error: unknown) => !left && setFailed({ error }),
    )
    return () => {
      left = true
    }
  }, [part, shown])
  if (failed) throw failed.error
  if (shown) return createElement(shown, props)
  return typeof fallback === 'function' ? fallback(props) : fallback
}
