import type { ReactNode } from 'react'
import { RESPONSE_HOURS } from '#domain/promises.ts'
import type { Site } from '../site/site.ts'
import { ContactForm } from './contact-form.tsx'

export function ContactPage({ site }: { site: Site }) {
  return (
    <ContactFrame
      title="Contact"
      lead="A question, a problem, a lesson that went well: teachers and school administrators can write to us here."
      site={site}
    />
  )
}

export function ContactUsPage({ site }: { site: Site }) {
  return (
    <ContactFrame
      title="We'd Love to Hear From You"
      lead="Tell us what worked, what did not, and what you wish it did."
      site={site}
    />
  )
}

function ContactFrame({ title, lead, site }: { title: string; lead: string; site: Site }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 md:px-8 md:py-16">
      <h1 className="text-2xl font-bold tracking-tight md:text-4xl">{title}</h1>
      <p className="measure mt-3 text-lg text-muted">{lead}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:items-start lg:gap-12">
        <ContactForm site={site} />
        <SidePanel address={site.feedbackAddress} />
      </div>
    </div>
  )
}

function SidePanel({ address }: { address: string }) {
  return (
    <aside aria-label="Other ways to reach us">
      <dl className="sheet margined divide-y divide-base-300 [--margin-w:5.5rem]">
        <Line name="Email">
          <a className="tap inline-flex items-center break-all underline" href={`mailto:${address}`}>
            {address}
          </a>
        </Line>
        <Line name="Answer">Within {RESPONSE_HOURS} hours</Line>
        <Line name="Where">New Zealand</Line>
      </dl>
      <p className="mt-6 text-muted">
        You may find it here already, or in{' '}
        <a href="/help" className="underline">
          Help
        </a>
        :
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href="/about" className="btn btn-outline bg-sheet">
          About
        </a>
        <a href="/pricing" className="btn btn-outline bg-sheet">
          Pricing
        </a>
      </div>
    </aside>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="row min-h-14 items-center py-1.5">
      <dt className="in-margin">{name}</dt>
      <dd className="on-page">{children}</dd>
    </div>
  )
}
