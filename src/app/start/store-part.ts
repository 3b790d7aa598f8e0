import type { ComponentType } from 'react'
import { type LazyFallback, lazyPart } from './lazy-part.ts'
import { servicesReady } from './services-ready.ts'

/** A lazy part that reads from the teacher's store: it shows once its code is here and the store is open. */
export function storePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback?: LazyFallback<P>,
) {
  return lazyPart(async () => {
    const [component] = await Promise.all([load(), servicesReady()])
    return component
  }, fallback)
}
