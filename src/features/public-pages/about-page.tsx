import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { reasonsToJoin, story, values } from './claims.ts'

export function AboutPage() {
  return (
    <>
      <section className="border-b border-base-300">
        <div className="mx-auto max-w-6xl px-4 py-12 md:px-8 md:py-20">
          <h1 className="max-w-2xl text-3xl font-bold tracking-tight md:text-4xl">
            Empowering Kiwi Educators
          </h1>
          <p className="mt-4 max-w-xl text-lg text-muted">
            Lesson plans and resources for primary teachers in Aotearoa New Zealand, and for the schools they
            teach in.
          </p>
        </div>
      </section>
      <div className="mx-auto grid max-w-6xl gap-12 px-4 py-14 md:grid-cols-2 md:gap-16 md:px-8 md:py-20">
        <Mission />
        <BuiltHere />
      </div>
      <Reasons />
      <Values />
      <Story />
      <Join />
    </>
  )
}

function Mission() {
  return (
    <section>
      <h2 className="text-2xl">Our Mission</h2>
      <p className="measure mt-4">
        A good lesson takes an evening to plan, and a teacher has five a day. {PRODUCT_NAME} turns a short
        message into a plan or a worksheet you can read, change, print and teach, so that the evening is yours
        again.
      </p>
      <p className="measure mt-4">
        You stay the teacher: it drafts, you decide. What it cannot prove it marks “check this” instead of
        sounding sure.
      </p>
    </section>
  )
}

function BuiltHere() {
  return (
    <section>
      <h2 className="text-2xl">Built for New Zealand</h2>
      <p className="measure mt-4">
        Goals come from the refreshed New Zealand Curriculum, Years 0 to 8. Spelling, money, measures and
        seasons are ours, and <span lang="mi">te reo Māori</span> has its macrons.
      </p>
      <p className="measure mt-4">
        Where <span lang="mi">tikanga</span>, <span lang="mi">iwi</span> or <span lang="mi">whakapapa</span>{' '}
        come in, a plan says to ask locally: the people who know are near you, not in a computer.
      </p>
    </section>
  )
}

function Reasons() {
  return (
    <section className="border-y border-base-300 bg-base-200">
      <div className="mx-auto max-w-6xl px-4 py-14 md:px-8 md:py-20">
        <h2 className="text-2xl">Why Educators Are Joining Us</h2>
        <ul className="sheet margined mt-6 max-w-page divide-y divide-base-300">
          {reasonsToJoin.map((reason) => (
            <li key={reason} className="row py-3.5">
              <span className="in-margin">
                <Check className="inline size-5 align-middle text-primary" aria-hidden="true" />
              </span>
              <span className="on-page">{reason}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Values() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 md:px-8 md:py-20">
      <h2 className="text-2xl">Our Values</h2>
      <ul className="sheet mt-6 grid gap-px overflow-hidden bg-base-300 md:grid-cols-2">
        {values.map(({ title, text }) => (
          <li key={title} className="bg-sheet p-6 md:p-8">
            <h3 className="text-lg">{title}</h3>
            <p className="measure mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Story() {
  return (
    <Page margin="2025">
      <h2 className="text-2xl">Our Story</h2>
      <p className="measure mt-3">{story}</p>
      <p className="measure mt-4">
        A <span lang="mi">mahere</span> is a plan, and a map: it shows where the lesson is going, and leaves
        the walking to you.
      </p>
    </Page>
  )
}

function Page({ margin, children }: { margin: string; children: ReactNode }) {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-14 md:px-8 md:pb-20">
      <div className="sheet margined max-w-page py-7">
        <div className="row">
          <span className="in-margin leading-8">{margin}</span>
          <div className="on-page">{children}</div>
        </div>
      </div>
    </section>
  )
}

function Join() {
  return (
    <section className="bg-primary text-primary-content">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-14 md:flex-row md:items-center md:justify-between md:px-8">
        <p className="max-w-lg text-2xl font-semibold md:text-3xl">Plan the next lesson with us</p>
        <a href="/login?mode=signup" className="btn btn-lg border-0 bg-accent text-accent-content">
          Join The Community
        </a>
      </div>
    </section>
  )
}
