import { Fragment } from 'react'

/** A path of dots: done, current, to come. A label says the same to a screen reader. */
export function PathDots({ done, total, className }: { done: number; total: number; className: string }) {
  const steps = Array.from({ length: total }, (_, index) => `step-${index + 1}`)
  const here = Math.min(done + 1, total)
  return (
    <div className={className} role="img" aria-label={`Writing section ${here} of ${total}`}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && <i className={`h-0.5 grow ${index <= done ? 'bg-primary' : 'bg-base-300'}`} />}
          <i className={`shrink-0 rounded-full ${dotLook(index, done)}`} />
        </Fragment>
      ))}
    </div>
  )
}

function dotLook(index: number, done: number): string {
  if (index < done) return 'size-1.5 bg-primary lg:size-2'
  return index === done
    ? 'size-3 border-2 border-primary bg-accent lg:size-3.5'
    : 'size-1.5 border border-line lg:size-2'
}
