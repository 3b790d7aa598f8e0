import { Check, Minus, Plus } from 'lucide-react'
import { comparison, GUARANTEE, plans, questions, statistics } from './claims.ts'

export function PricingPage() {
  return (
    <>
      <section className="mx-auto max-w-6xl px-4 pt-10 pb-8 md:px-8 md:pt-16 md:pb-10">
        <h1 className="max-w-2xl text-2xl font-bold tracking-tight md:text-4xl">
          One price for you, one for your school
        </h1>
        <p className="mt-3 max-w-xl text-lg text-muted">
          For primary teachers in New Zealand and the administrators who look after a school's licences. New
          Zealand dollars, GST included. All plans carry a{' '}
          <span className="md:whitespace-nowrap">{GUARANTEE}.</span>
        </p>
      </section>
      <Plans />
      <Statistics />
      <Comparison />
      <Questions />
      <Closing />
    </>
  )
}

function Plans() {
  return (
    <section className="mx-auto max-w-6xl px-4 md:px-8" aria-label="Plans">
      <div className="sheet grid overflow-hidden md:grid-cols-[1fr_1.15fr_1.15fr]">
        {plans.map((plan) => (
          <PlanCard key={plan.name} {...plan} />
        ))}
      </div>
      <p className="mt-4 text-muted">
        Plans renew each month until you cancel. Cancel anytime and keep access to the end of the billing
        period.
      </p>
    </section>
  )
}

function PlanCard({ name, price, per, contents, button, featured }: (typeof plans)[number]) {
  const look = featured ? 'relative border-y border-base-300 bg-tint md:border-x md:border-y-0' : ''
  return (
    <div className={`flex flex-col p-6 md:p-8 ${look}`}>
      {featured && <span className="absolute inset-y-0 left-0 w-1 bg-accent" aria-hidden="true" />}
      <h2 className="text-xl">{name}</h2>
      <p className="mt-4 text-3xl font-semibold tabular-nums">{price}</p>
      <p className="mt-1 text-muted">{per}</p>
      <ul className="mt-6 grow space-y-2.5">
        {contents.map((item) => (
          <li key={item} className="flex gap-3">
            <Check className="mt-1 size-4 text-primary" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <a href="/login?mode=signup" className={`btn mt-8 ${featured ? 'btn-primary' : 'btn-outline'}`}>
        {button}
      </a>
    </div>
  )
}

function Statistics() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-12 md:px-8 md:py-20" aria-label="Benefits">
      <dl className="grid gap-8 border-y border-base-300 py-8 md:grid-cols-3 md:py-10">
        {statistics.map(({ figure, meaning }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-72 text-muted">{meaning}</dt>
            <dd className="text-3xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Comparison() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-14 md:px-8 md:pb-20">
      <h2 className="text-2xl md:text-3xl">Side by side</h2>
      <section
        className="sheet relative mt-6 overflow-x-auto md:mt-8"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways has to be reached by keyboard
        tabIndex={0}
        aria-label="What each plan has"
      >
        <table className="w-full min-w-80 text-left max-md:table-fixed max-md:text-sm">
          <thead>
            <tr className="bg-base-200">
              <td className="p-2.5 md:px-8" />
              {plans.map(({ name }) => (
                <th key={name} scope="col" className="p-2.5 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map(([what, ...cells]) => (
              <tr key={what} className="border-t border-base-300">
                <th scope="row" className="p-2.5 align-top font-normal max-md:w-1/3 md:px-8">
                  {what}
                </th>
                {cells.map((cell, index) => (
                  <td key={plans[index]?.name} className="p-2.5 align-top">
                    <Cell value={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon className={`size-5 ${value ? 'text-primary' : 'text-muted'}`} aria-hidden="true" />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  )
}

function Questions() {
  return (
    <section
      id="questions"
      className="mx-auto grid max-w-6xl gap-6 px-4 pb-14 md:grid-cols-[1fr_2fr] md:gap-16 md:px-8 md:pb-24"
    >
      <h2 className="text-2xl md:text-3xl">Questions teachers ask</h2>
      <div className="border-b border-base-300">
        {questions.map(({ question, answer }, index) => (
          <details key={question} className="group border-t border-base-300" open={index === 0}>
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus className="size-5 text-muted group-open:rotate-45" aria-hidden="true" />
            </summary>
            <p className="measure pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function Closing() {
  return (
    <section className="bg-primary text-primary-content">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-14 md:flex-row md:items-center md:justify-between md:px-8">
        <h2 className="max-w-lg text-2xl md:text-3xl">Try it on tomorrow's lesson</h2>
        <a href="/login?mode=signup" className="btn btn-lg border-0 bg-accent text-accent-content">
          Start Your Free Trial
        </a>
      </div>
    </section>
  )
}
