import { PRODUCT_NAME } from '#domain/product.ts'

export function LandingHero() {
  return (
    <section className="overflow-hidden border-b border-base-300">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 pt-12 md:px-8 md:pt-20 lg:grid-cols-[1fr_1.05fr] lg:items-end lg:gap-14">
        <div className="lg:pb-24">
          <h1 className="text-4xl font-bold tracking-tight md:text-5xl">
            <span className="whitespace-nowrap">Lesson plans.</span> Done.{' '}
            <span className="mt-4 block text-2xl font-normal tracking-normal text-balance text-muted">
              Instant resources for primary teachers.
            </span>
          </h1>
          <p className="mt-6 max-w-md text-lg">
            Ask in a chat. Get a plan aligned to the New Zealand Curriculum: minutes that add up, answers
            worked out,{' '}
            <span lang="mi" className="whitespace-nowrap">
              te reo Māori
            </span>{' '}
            with every macron.
          </p>
          <a href="/login?mode=signup" className="btn btn-primary btn-lg mt-7 w-full md:w-auto">
            Start Free Trial
          </a>
          <p className="mt-3 text-muted">10 messages free. No credit card. Cancel anytime.</p>
          <a href="/samples" className="tap mt-1 inline-flex items-center font-semibold underline">
            Read a finished plan first
          </a>
        </div>
        <PlanFigure />
      </div>
    </section>
  )
}

function PlanFigure() {
  return (
    <figure
      className="relative -mb-6 md:-mb-10"
      aria-label={`Part of a lesson plan made with ${PRODUCT_NAME}`}
    >
      <div className="sheet absolute inset-x-3 -top-3 h-24" aria-hidden="true" />
      <div className="sheet margined relative pt-6 pb-10 md:pt-8">
        <div className="row">
          <span />
          <div className="on-page">
            <p className="text-xl font-semibold tracking-tight">
              Planting the{' '}
              <span lang="mi" className="whitespace-nowrap">
                māra kai
              </span>
              : fractions of a set
            </p>
            <p className="mt-1 text-muted">Year 5 · 50 minutes</p>
          </div>
        </div>
        <div className="ruled mt-5 leading-7">
          <div className="row">
            <b className="in-margin leading-7 font-semibold text-base-content">WALT</b>
            <p className="on-page">find a fraction of a set, and explain how we know.</p>
          </div>
        </div>
        <PlanSteps />
      </div>
    </figure>
  )
}

const steps = [
  {
    minutes: 8,
    name: 'Start: twenty-four seedlings',
    text: 'Share 24 counters into halves, thirds and quarters.',
  },
  { minutes: 12, name: 'I do, we do', text: 'Three quarters of 24 with a bar.' },
  { minutes: 18, name: 'You do: plan a garden bed', text: 'Pairs work out each crop and check the whole.' },
]

function PlanSteps() {
  return (
    <table className="mt-6 w-full">
      <caption className="sr-only">Steps with minutes</caption>
      <colgroup>
        <col className="w-(--margin-w)" />
        <col />
      </colgroup>
      <tbody>
        {steps.map((step) => (
          <tr key={step.minutes} className="border-t border-base-300 align-top">
            <th scope="row" className="in-margin py-3 font-normal">
              <b className="text-lg leading-6 font-semibold text-base-content">{step.minutes}</b>
            </th>
            <td className="on-page py-3">
              <b className="font-semibold">{step.name}</b>
              <span className="block text-muted">{step.text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
