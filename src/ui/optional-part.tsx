import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

const Nothing = () => null

/**
 * Loads a component that its screen can do without from its own file. While it loads `waiting` is shown. If it cannot be
 * loaded, because the device is offline and never had the file, `instead` is shown.
 */
export function optionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = Nothing,
  waiting: ReactNode = null,
) {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
  return (props: P) => <Suspense fallback={waiting}>{createElement(Part, props)}</Suspense>
}
