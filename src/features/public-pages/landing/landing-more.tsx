import { Check, Mail } from 'lucide-react'
import { gains, testimonial } from '../claims.ts'

const members = [
  { room: 'Rm 12', name: 'Aroha Williams', state: 'Active' },
  { room: 'Rm 9', name: 'Sione Tupou', state: 'Active' },
  { room: 'Rm 4', name: 'Priya Nair', state: 'Pending Setup' },
]

/** The section for school administrators. */
export function LandingStaffroom() {
  return (
    <section className="mx-auto grid max-w-6xl gap-10 px-4 py-14 md:grid-cols-[1fr_1.1fr] md:items-center md:gap-16 md:px-8 md:py-24">
      <div>
        <h2 className="text-2xl md:text-3xl">For the whole staffroom</h2>
        <p className="mt-3 max-w-md text-lg">
          For school administrators: teacher licences on one bill, and one page to add a new teacher and see
          how the team is going.
        </p>
        <a href="/login?mode=signup" className="btn btn-primary mt-6">
          Start Your Free Trial
        </a>
      </div>
      <ul className="sheet margined divide-y divide-base-300 py-1" aria-label="Example of a school's members">
        {members.map((member) => (
          <li key={member.room} className="row items-center">
            <span className="in-margin">{member.room}</span>
            <p className="on-page flex min-h-14 items-center justify-between gap-3">
              {member.name}
              <MemberState state={member.state} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MemberState({ state }: { state: string }) {
  const active = state === 'Active'
  const Icon = active ? Check : Mail
  return (
    <span className={`flex items-center gap-1.5 text-sm ${active ? 'text-success' : 'text-muted'}`}>
      <Icon className="size-4" aria-hidden="true" />
      {state}
    </span>
  )
}

export function LandingGains() {
  return (
    <section className="border-t border-base-300">
      <div className="mx-auto grid max-w-6xl gap-12 px-4 py-14 md:grid-cols-2 md:gap-16 md:px-8 md:py-20">
        <div>
          <h2 className="text-2xl">What teachers get back</h2>
          <ul className="mt-5 space-y-3">
            {gains.map((gain) => (
              <li key={gain} className="flex gap-3">
                <Check className="mt-1 size-4 shrink-0 text-primary" aria-hidden="true" />
                {gain}
              </li>
            ))}
          </ul>
        </div>
        <figure className="border-l-[1.5px] border-margin-line pl-6 md:pl-8">
          <blockquote className="text-xl leading-8 text-balance">“{testimonial.quote}”</blockquote>
          <figcaption className="mt-4 text-muted">
            {testimonial.who}
            <span className="ml-1 rounded-selector bg-wash px-2 py-0.5 text-sm text-base-content">
              {testimonial.label}
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

export function LandingClosing() {
  return (
    <section className="bg-primary text-primary-content">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-14 md:flex-row md:items-center md:justify-between md:px-8 md:py-16">
        <h2 className="max-w-lg text-2xl md:text-3xl">Monday's maths, before the bell</h2>
        <div>
          <a href="/login?mode=signup" className="btn btn-lg border-0 bg-accent text-accent-content">
            Start Your Journey Today
          </a>
          <p className="mt-3">10 messages free. No credit card.</p>
        </div>
      </div>
    </section>
  )
}
