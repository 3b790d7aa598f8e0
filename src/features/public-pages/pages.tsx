import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { AboutPage } from './about-page.tsx'
import { ContactPage, ContactUsPage } from './contact/contact-page.tsx'
import { HelpPage } from './help/help-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { PrivacyPage, TermsPage } from './legal/legal-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PricingPage } from './pricing-page.tsx'
import { SamplesPage } from './samples/samples-page.tsx'
import type { Site } from './site/site.ts'
import { aboutTheApp, aboutTheQuestions } from './site/structured-data.ts'

export interface PublicPage {
  title: string
  description: string
  body: (site: Site) => ReactNode
  /** Structured data for search engines. */
  data?: (site: Site) => object
  /** The page that search engines shall show instead of this one. */
  canonical?: string
  /** Not for search engines. */
  hidden?: boolean
}

export const NOT_FOUND = '/404'

export const pages: Record<string, PublicPage> = {
  '/': {
    title: `${PRODUCT_NAME}: lesson plans for New Zealand primary teachers`,
    description:
      'Lesson plans. Done. Instant resources for primary teachers, aligned to the New Zealand Curriculum. Ten messages free, no credit card.',
    body: () => <LandingPage />,
    data: aboutTheApp,
  },
  '/samples': {
    title: 'Sample plans',
    description:
      'Three lesson plans, two worksheets and an assessment for New Zealand primary classes: open, read and print them without an account.',
    body: () => <SamplesPage />,
  },
  '/about': {
    title: 'About',
    description: `Why ${PRODUCT_NAME} exists: lesson plans for primary teachers in Aotearoa New Zealand that can be taught as they stand.`,
    body: () => <AboutPage />,
  },
  '/pricing': {
    title: 'Pricing',
    description:
      'Free trial, Teacher and School: what each plan includes and costs in New Zealand dollars, GST included.',
    body: () => <PricingPage />,
    data: aboutTheQuestions,
  },
  '/contact': {
    title: 'Contact',
    description: `Write to the people who make ${PRODUCT_NAME}. We answer within 24-48 hours.`,
    body: (site) => <ContactPage site={site} />,
  },
  '/contact-us': {
    title: "We'd Love to Hear From You",
    description: `Write to the people who make ${PRODUCT_NAME}. We answer within 24-48 hours.`,
    body: (site) => <ContactUsPage site={site} />,
    canonical: '/contact',
  },
  '/help': {
    title: 'Help',
    description:
      'Short answers: what works offline, printing, limits, where goals come from, and what is new.',
    body: () => <HelpPage />,
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What we keep, why, for how long, and who else sees it.',
    body: () => <PrivacyPage />,
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'What you can expect from us, and what we expect from you.',
    body: () => <TermsPage />,
  },
  [NOT_FOUND]: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    body: () => <NotFoundPage />,
    hidden: true,
  },
}
