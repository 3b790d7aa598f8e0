import { createElement, type ReactElement } from 'react'

/** A stacked fraction that a screen reader reads as one. React has no types for MathML elements. */
export function Fraction({ top, bottom }: { top: number | string; bottom: number | string }): ReactElement {
  const part = (value: number | string) => createElement('mn', null, value)
  return createElement('math', null, createElement('mfrac', null, part(top), part(bottom)))
}
