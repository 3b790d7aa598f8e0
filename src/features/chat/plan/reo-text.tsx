import { Fragment } from 'react'
import { splitReo } from '#content/reo.ts'

/** Keeps a sum on one line. */
const keepSums = (text: string) => text.replace(/(\d) ([×÷=]) (?=\d)/g, '$1\u00a0$2\u00a0')

/** Text of a plan, with te reo Māori marked so that a screen reader pronounces it. */
export function ReoText({ text }: { text: string }) {
  let at = 0
  return splitReo(keepSums(text)).map((run) => {
    at += run.text.length
    if (run.lang !== 'mi') return <Fragment key={at}>{run.text}</Fragment>
    return (
      <span key={at} lang="mi">
        {run.text}
      </span>
    )
  })
}
