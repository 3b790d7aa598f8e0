import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useSyncExternalStore,
} from 'react'

const Nothing = () => null

/**
 * Loads a component that its screen can do without from its own file. While it loads `waiting` is shown. If it cannot be
 * loaded, because the device is offline and never had the file, `instead` is shown until the network is back.
 */
export function optionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = Nothing,
  waiting: ReactNode = null,
) {
  const ask = (): ComponentType<P> =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: untilOnline(instead, askAgain) }),
      ),
    )
  let Part = ask()
  const askAgain = (): ComponentType<P> => {
    Part = ask()
    return Part
  }
  return (props: P) => <Suspense fallback={waiting}>{createElement(Part, props)}</Suspense>
}

/** Shows `instead` until the browser says that it is online again, and from then on what `askAgain` answers. */
function untilOnline<P extends object>(instead: ComponentType<P>, askAgain: () => ComponentType<P>) {
  let Shown = instead
  const shown = new Set<() => void>()
  const cameBack = () => {
    Shown = askAgain()
    for (const show of shown) show()
  }
  window.addEventListener('online', cameBack, { once: true })
  const subscribe = (show: () => void) => {
    shown.add(show)
    return () => void shown.delete(show)
  }
  return (props: P) =>
    createElement(
      useSyncExternalStore(subscribe, () => Shown),
      props,
    )
}
