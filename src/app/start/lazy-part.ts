import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react'
import { loadPart } from '#platform/load-part.ts'

interface LazyPart<P> extends FunctionComponent<P> {
  /** Loads the part before it is shown. */
  load(): Promise<void>
}

export type LazyFallback<P> = ReactNode | ((props: P) => ReactNode)

/**
 * A component in a file of its own, loaded when it is first shown. It is not React's `lazy`, which holds back a part
 * that arrives within 300 ms of the last fallback, and shows a fallback once even for a part that is here.
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  fallback: LazyFallback<P> = null,
): LazyPart<P> {
  let here: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= loadPart(fetch).then(
      (component) => {
        here = component
      },
      (error: unknown) => {
        loading = undefined // the next component that shows the part tries again
        throw error
      },
    )
    return loading
  }
  const show = (props: P) => {
    const shown = useLoaded(() => here, load)
    if (shown) return createElement(shown, props)
    return typeof fallback === 'function' ? fallback(props) : fallback
  }
  return Object.assign(show, { load })
}

/** Throws the error of a load that failed, to the boundary around the component. */
function useLoaded<T>(read: () => T | undefined, load: () => Promise<void>): T | undefined {
  const [loaded, setLoaded] = useState(read)
  const [failed, setFailed] = useState<{ error: unknown }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part never changes what it loads
  useLayoutEffect(() => {
    if (loaded) return
    let left = false
    load().then(
      () => !left && setLoaded(read),
      (error: unknown) => !left && setFailed({ error }),
    )
    return () => {
      left = true
    }
  }, [loaded])
  if (failed) throw failed.error
  return loaded
}
