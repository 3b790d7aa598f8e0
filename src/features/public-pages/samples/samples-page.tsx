import { PRODUCT_NAME } from '#domain/product.ts'
import { samples } from './sample-list.ts'

export function SamplesPage() {
  return (
    <div className="mx-auto max-w-page px-3 py-10 md:px-6 md:py-16">
      <h1 className="px-1 text-2xl font-bold tracking-tight md:text-3xl">Six finished plans and resources</h1>
      <p className="measure mt-3 px-1 text-lg text-muted">
        Open one, read it, print it, teach it. No account needed. {PRODUCT_NAME}'s built-in planner made each
        from the words beside it.
      </p>
      <ul className="sheet margined mt-8 divide-y divide-base-300">
        {samples.map(({ slug, kind, year, area, request }) => (
          <li key={slug} className="row relative py-4">
            <span className="in-margin whitespace-normal">{year}</span>
            <div className="on-page">
              <h2 className="text-lg">
                <a href={`/samples/${slug}`} className="after:absolute after:inset-0">
                  {kind}: {area}
                </a>
              </h2>
              <p className="text-muted">“{request}”</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-4 px-1">
        <a href="/login?mode=signup" className="btn btn-primary">
          Start Free Trial
        </a>
        <p className="text-muted">10 messages free. No credit card.</p>
      </div>
    </div>
  )
}
