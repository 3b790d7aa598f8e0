import { Check, PenLine } from 'lucide-react'

export function LandingTools() {
  return (
    <section className="border-y border-base-300 bg-base-200">
      <div className="mx-auto max-w-6xl px-4 py-14 md:px-8 md:py-20">
        <h2 className="text-2xl md:text-3xl">Two tools, one chat</h2>
        <div className="mt-8 grid gap-12 md:mt-12 md:grid-cols-2 md:gap-16">
          <div className="flex flex-col">
            <h3 className="text-xl">Lesson Plan Generator</h3>
            <p className="mt-2 max-w-md">
              Pick a goal from the curriculum, say what your class is up to, and read the plan as it is
              written. Change one section and the rest stays put.
            </p>
            <PlanBeingWritten />
            <TryIt />
          </div>
          <div className="flex flex-col">
            <h3 className="text-xl">Resource Generator</h3>
            <p className="mt-2 max-w-md">
              Worksheets, activities and assessments that match the plan, with room to show working and the
              answers on a page of their own.
            </p>
            <Worksheet />
            <TryIt />
          </div>
        </div>
      </div>
    </section>
  )
}

function TryIt() {
  return (
    <a href="/login?mode=signup" className="btn btn-outline self-start bg-sheet">
      Try it free
    </a>
  )
}

function PlanBeingWritten() {
  return (
    <div className="sheet margined my-6 grow py-5" aria-hidden="true">
      <div className="row">
        <span className="in-margin text-primary">
          <Check className="inline size-5 align-middle" />
        </span>
        <p className="on-page font-semibold">Lesson steps</p>
      </div>
      <div className="row mt-3">
        <span className="in-margin">
          <span className="inline-grid size-7 place-items-center rounded-full bg-accent align-middle text-accent-content">
            <PenLine className="size-4" />
          </span>
        </span>
        <p className="on-page font-semibold">Differentiation</p>
      </div>
      <div className="row">
        <span />
        <p className="on-page text-muted">
          One goal, one garden, three ways
          <span className="ml-1 inline-block h-4 w-0.5 translate-y-0.5 bg-accent" />
        </p>
      </div>
      <div className="row mt-3">
        <span />
        <p className="on-page font-semibold text-muted">Assessment</p>
      </div>
      <div className="ruled h-14" />
    </div>
  )
}

function Worksheet() {
  return (
    <div className="sheet my-6 grow px-6 py-5" aria-hidden="true">
      <p className="flex gap-2 text-muted">
        Name
        <span className="grow border-b border-line" />
      </p>
      <p className="mt-4">
        <b className="font-semibold">1.</b> Bed A holds 24 plants. Half are kūmara. How many?
      </p>
      <div className="mt-3 grid max-w-72 grid-cols-2">
        <i className="h-8 border border-line bg-tint" />
        <i className="h-8 border border-l-0 border-line" />
      </div>
      <div className="ruled -mx-6 mt-2 h-21" />
    </div>
  )
}
