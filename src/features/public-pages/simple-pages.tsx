import type { ReactNode } from 'react'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

/* These pages are short but true. The specification describes their full content, which is written with its features. */

function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 md:px-8 md:py-16">
      <h1 className="max-w-2xl text-2xl md:text-3xl">{title}</h1>
      <p className="measure mt-3 text-lg text-muted">{lead}</p>
      <div className="measure mt-8 space-y-4">{children}</div>
      <a href="/login" className="btn btn-primary mt-8">
        Get Started
      </a>
    </div>
  )
}

export function AboutPage() {
  return (
    <Page
      title="Empowering Kiwi Educators"
      lead="Lesson plans and resources for primary teachers in Aotearoa New Zealand."
    >
      <p>
        {PRODUCT_NAME} turns a short message into a lesson plan or a worksheet. It starts from a goal of the
        New Zealand Curriculum that you choose, keeps the minutes inside your period, works out the answers it
        can work out, and marks what it cannot prove with “check this”.
      </p>
      <p>
        It is made for the staffroom at 8:40 with one bar of wifi. What you have opened and saved stays on
        your device and works with no network.
      </p>
    </Page>
  )
}

const plans = [
  { name: 'Free Trial', price: 'Free', text: '10 messages, NZ curriculum alignment, community support.' },
  {
    name: 'Teacher',
    price: `$${MONTHLY_PRICE.teacher} a month`,
    text: '500 messages a month, lesson-specific resources, priority email support.',
  },
  {
    name: 'School',
    price: `$${MONTHLY_PRICE.school} a month`,
    text: `Everything in Teacher, 10 teacher licences, an admin dashboard and analytics, a dedicated school manager. Extra teachers $${MONTHLY_PRICE.extraTeacher} each a month.`,
  },
]

export function PricingPage() {
  return (
    <Page
      title="Pricing"
      lead="Start free: 10 messages, no credit card, no setup fee. Prices in NZD including GST."
    >
      <dl className="sheet margined divide-y divide-base-300">
        {plans.map((plan) => (
          <div key={plan.name} className="row py-4">
            <dt className="contents">
              <span className="in-margin" aria-hidden="true" />
              <span className="on-page flex flex-wrap justify-between gap-x-4 font-semibold">
                {plan.name}
                <span className="tabular-nums">{plan.price}</span>
              </span>
            </dt>
            <dd className="on-page col-start-2 text-muted">{plan.text}</dd>
          </div>
        ))}
      </dl>
      <p>Cancel anytime: access stays to the end of the billing period.</p>
    </Page>
  )
}

export function ContactPage() {
  return (
    <Page title="Contact" lead="We read what teachers write.">
      <p>
        Messages cannot be sent from this page at present. Teachers of a school with a licence can ask their
        school's administrator, who sees the whole team's accounts.
      </p>
      <p>We are in New Zealand.</p>
    </Page>
  )
}

export function ContactUsPage() {
  return (
    <Page
      title="We'd Love to Hear From You"
      lead="Tell us what worked, what did not, and what you wish it did."
    >
      <p>
        Messages cannot be sent from this page at present. Nothing you have made is affected: your plans and
        resources stay where they are.
      </p>
    </Page>
  )
}

export function PrivacyPage() {
  return (
    <Page title="Privacy" lead="What we keep, and where.">
      <p>
        Your chats, plans and resources are kept in your account and, so that they open with no network, on
        the devices you sign in on. Signing out removes them from that device.
      </p>
      <p>Account data is kept until you delete the account. Your prompts are not used to train AI.</p>
      <p>Please do not name pupils in a message. The service is not for children under 13.</p>
    </Page>
  )
}

export function TermsPage() {
  return (
    <Page title="Terms" lead="What to know before you use it.">
      <p>
        The assistant can make mistakes. What it writes is provided as is: always review generated material
        before you use it in class.
      </p>
      <p>
        The free trial has 10 messages and needs no credit card. A paid plan can be cancelled at any time.
      </p>
    </Page>
  )
}
