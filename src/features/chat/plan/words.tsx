import { Fragment } from 'react'
import { splitReo } from '#content/reo.ts'

/** A sum does not break across lines. */
const keepSums = (text: string) => text.replace(/(\d) ([×÷=]) (?=\d)/g, '$1\u00a0$2\u00a0')

/** A plan's words, te reo Māori marked so that it is read aloud as such. */
export function Words({ text }: { text: string }) {
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
