import { type LegalSection, privacySections } from './privacy-sections.ts'
import { termsSections } from './terms-sections.ts'

/** Fixed by the specification. */
const TERMS_DATE = 'Last updated July 3, 2025'

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we keep, why, for how long, and who else sees it."
      sections={privacySections}
    />
  )
}

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you can expect from us, and we from you."
      date={TERMS_DATE}
      sections={termsSections}
    />
  )
}

interface LegalPageProps {
  title: string
  lead: string
  date?: string
  sections: LegalSection[]
}

/** The number of a section is in the margin, its text on the page. */
function LegalPage({ title, lead, date, sections }: LegalPageProps) {
  return (
    <div className="mx-auto max-w-page px-3 py-10 md:px-6 md:py-16">
      <h1 className="px-1 text-2xl font-bold tracking-tight md:text-3xl">{title}</h1>
      <p className="mt-2 px-1 text-lg text-muted">{lead}</p>
      {date !== undefined && <p className="mt-1 px-1 text-muted">{date}</p>}
      <div className="sheet margined mt-6 py-4 md:mt-8">
        {sections.map(({ title: name, paragraphs }, index) => (
          <section key={name} className="row py-4">
            <span className="in-margin leading-7" aria-hidden="true">
              {index + 1}
            </span>
            <div className="on-page">
              <h2 className="text-lg">
                <span className="sr-only">{index + 1}. </span>
                {name}
              </h2>
              {paragraphs.map((text) => (
                <p key={text} className="measure mt-2">
                  {text}
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <nav aria-label="Leave this page" className="mt-6 flex flex-wrap gap-3 px-1">
        <a href="/" className="btn btn-primary">
          Back to Home
        </a>
        <a href="/login" className="btn btn-outline">
          Sign In
        </a>
        <a href="/contact" className="btn btn-ghost">
          Contact
        </a>
      </nav>
    </div>
  )
}
