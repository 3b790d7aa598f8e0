// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import {
  BIN_DAYS,
  DELETION_DAYS,
  KEPT_YEARS,
  PAID_MESSAGES,
  SHARE_DAYS,
  UNSENT_KEPT_DAYS,
} from '#domain/promises.ts'
import { keptOfPerson, outsideServices } from '#features/public-pages/legal/privacy-sections.ts'
import { publicPaths } from '#features/public-pages/render-pages.tsx'
import { PASSED_PREFIXES } from '../../supabase/local/functions/environment.ts'
import { pageAt, text } from '../support/screens/public-page.ts'

const pricing = pageAt('/pricing')
const about = pageAt('/about')
const project = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const all = (page: Document, selector: string) => [...page.querySelectorAll(selector)].map(text)
const linkNamed = (page: Document, name: string) =>
  [...page.querySelectorAll('main a')].filter((link) => text(link) === name)

describe('the pricing page', () => {
  const cards = [...pricing.querySelectorAll('[aria-label="Plans"] .sheet > div')]

  it('[PUB-27] [PUB-04] has a hero for teachers and for those who buy for a school', () => {
    expect(text(pricing.querySelector('h1'))).toBe('One price for you, one for your school')
    for (const page of [pricing, about, pageAt('/'), pageAt('/contact')]) {
      expect(text(page.body)).toMatch(/primary teachers|teachers and school administrators/)
    }
    expect(text(pageAt('/').body)).toContain('For school administrators')
    expect(text(pricing.querySelector('h1 + p'))).toContain(
      "administrators who look after a school's licences",
    )
  })

  it('[PUB-28] [PUB-29] [PUB-30] has three cards, each with its button to /login', () => {
    expect(cards.map((card) => text(card.querySelector('h2')))).toEqual(['Free Trial', 'Teacher', 'School'])
    const buttons = cards.map((card) => card.querySelector('a'))
    expect(buttons.map(text)).toEqual(['Start Free Trial', 'Choose Teacher', 'Choose School'])
    const to = buttons.map((button) => button?.getAttribute('href'))
    expect(to).toEqual(['/login?mode=signup', '/login?mode=signup', '/login?mode=signup'])
  })

  it('[PLAN-01] [PUB-31] shows the prices and contents of the plan table', () => {
    const contents = cards.map((card) => [...card.querySelectorAll('li')].map(text))
    expect(contents).toEqual([
      ['10 messages', 'NZ curriculum alignment', 'Community support'],
      ['500 messages a month', 'Lesson-specific resources', 'Priority email support'],
      [
        'Everything in Teacher',
        '10 teacher licences included',
        'Extra teachers $7.99 each a month',
        'Admin dashboard and analytics',
        'Dedicated school manager',
      ],
    ])
    expect(cards.map((card) => text(card.querySelector('.text-3xl')))).toEqual(['Free', '$9.99', '$79.99'])
    expect(MONTHLY_PRICE).toEqual({ teacher: '9.99', school: '79.99', extraTeacher: '7.99' })
  })

  it('[PUB-32] [PUB-35] [PUB-36] says what is guaranteed, what the trial asks for, and how a plan ends', () => {
    const words = text(pricing.body)
    expect(words).toContain('All plans carry a 30-day money-back guarantee.')
    expect(text(cards[0])).toContain('No credit card, no setup fee')
    expect(words).toContain('Cancel anytime and keep access to the end of the billing period.')
  })

  it('[PUB-33] [PUB-34] shows the three figures, and says of the aim that it is one', () => {
    expect(all(pricing, '[aria-label="Benefits"] dd')).toEqual(['About 2 minutes', '5+ hours', '100%'])
    const meanings = all(pricing, '[aria-label="Benefits"] dt')
    expect(meanings[0]).toContain('for a plan')
    expect(meanings[1]).toMatch(/saved per week.*not a measurement/)
    expect(meanings[2]).toContain('curriculum aligned')
  })

  it('[PUB-37] [PUB-38] [PUB-39] answers exactly six questions, among them export and help to set up', () => {
    const answers = all(pricing, '#questions details')
    expect(answers).toHaveLength(6)
    expect(answers.join()).toMatch(/print every plan and resource, or export it to PDF or Word/)
    expect(answers.join()).toContain('Onboarding support')
  })

  it('[PUB-40] ends with a call to action', () => {
    const last = [...pricing.querySelectorAll('main a')].at(-1)
    expect([text(last), last?.getAttribute('href')]).toEqual(['Start Your Free Trial', '/login?mode=signup'])
  })

  it('[PUB-41] [OP-99] has three columns in its footer, and links only to pages that are configured', () => {
    expect(all(pricing, 'footer h2')).toEqual(['Product', 'Company', 'Follow Us'])
    expect(pricing.querySelectorAll('footer nav[aria-label="Follow Us"] a')).toHaveLength(0)
    const configured = pageAt('/pricing', { VITE_FACEBOOK_URL: 'https://social.example/us' })
    const link = configured.querySelector('footer nav[aria-label="Follow Us"] a')
    expect([text(link), link?.getAttribute('href')]).toEqual(['Facebook', 'https://social.example/us'])
  })

  it('compares the plans by the same numbers', () => {
    expect(all(pricing, 'tbody tr')[0]).toContain(`${PAID_MESSAGES} a month`)
    expect(pricing.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(6)
    for (const row of pricing.querySelectorAll('tbody tr')) expect(row.querySelectorAll('td')).toHaveLength(3)
  })
})

describe('the about page', () => {
  it('[PUB-42] [PUB-43] [PUB-44] [PUB-45] [PUB-46] [PUB-47] has its hero and sections', () => {
    expect(text(about.querySelector('h1'))).toBe('Empowering Kiwi Educators')
    expect(all(about, 'main h2')).toEqual([
      'Our Mission',
      'Built for New Zealand',
      'Why Educators Are Joining Us',
      'Our Values',
      'Our Story',
    ])
    const sectionOf = (title: string) =>
      [...about.querySelectorAll('main section')].find((one) => text(one.querySelector('h2')) === title)
    expect(sectionOf('Why Educators Are Joining Us')?.querySelectorAll('li').length).toBeGreaterThan(3)
    expect([...(sectionOf('Our Values')?.querySelectorAll('li h3') ?? [])].map(text)).toEqual([
      'Passion for Education',
      'Curriculum-First Approach',
      'Teacher Community',
      'Smart Learning Strategies',
    ])
    expect(text(sectionOf('Our Story'))).toContain('founded in 2025 with New Zealand teachers')
    for (const title of ['Our Mission', 'Built for New Zealand']) {
      expect(text(sectionOf(title)).length).toBeGreaterThan(100)
    }
  })

  it('[PUB-48] ends with a call to join', () => {
    const [join, ...more] = linkNamed(about, 'Join The Community')
    expect([join?.getAttribute('href'), more]).toEqual(['/login?mode=signup', []])
  })
})

describe('the legal pages', () => {
  const terms = pageAt('/terms')
  const privacy = pageAt('/privacy')
  const says = (page: Document) => text(page.querySelector('main'))

  it('[PUB-65] [PUB-66] the terms have 15 numbered sections and their date', () => {
    const heads = all(terms, 'main section h2')
    expect(heads.map((head) => head.split(' ')[0])).toEqual(Array.from({ length: 15 }, (_, n) => `${n + 1}.`))
    expect(all(terms, 'main .in-margin')).toEqual(Array.from({ length: 15 }, (_, n) => `${n + 1}`))
    expect(says(terms)).toContain('Last updated July 3, 2025')
  })

  it('[PUB-67] the privacy policy has 11 sections', () => {
    expect(privacy.querySelectorAll('main section')).toHaveLength(11)
  })

  it.each(['/terms', '/privacy'])('[PUB-68] %s has Home, Sign In and Back to Home', (path) => {
    const page = pageAt(path)
    const leads = (name: string) =>
      [...page.querySelectorAll('a')].find((link) => text(link) === name)?.getAttribute('href')
    expect([leads('Home'), leads('Sign In'), leads('Back to Home')]).toEqual(['/', '/login', '/'])
  })

  it('[PUB-69] [PUB-70] [PUB-75] both say what the assistant writes is worth, and whom the service is for', () => {
    for (const page of [terms, privacy]) {
      expect(says(page)).toMatch(/AI output is provided as is.*must be reviewed by you/)
      expect(says(page)).toContain('Your prompts are not used to train AI.')
      expect(says(page)).toContain('The service is not for children under 13.')
    }
  })

  it('[PUB-71] [PUB-72] [PUB-73] [PUB-74] [PUB-76] the policy says how long each thing is kept', () => {
    expect(says(privacy)).toContain('Account data is kept until deletion')
    expect(says(privacy)).toMatch(/AI interactions, .* are kept up to 2 years/)
    expect(says(privacy)).toContain('Analytics are kept up to 3 years, anonymised.')
    expect(says(privacy)).toContain('Payment records are kept 7 years')
    expect(says(privacy)).toContain('Privacy requests are answered within 20 working days.')
  })

  it('[PUB-72] [OP-102] the database removes chats after the time that the policy says', () => {
    const job =
      /function public\.apply_retention\(\)[\s\S]*?\n\$/i.exec(project('supabase/schema.sql'))?.[0] ?? ''
    const times = [...job.matchAll(/interval\s*'(\d+) years?'|'(\d+) years?'::interval/g)].map((m) =>
      Number(m[1] ?? m[2]),
    )
    expect(new Set(times)).toEqual(new Set([KEPT_YEARS.interactions]))
  })

  it('[PUB-71] [PUB-74] deletes accounts and forgets payments after the times that the policy says', () => {
    const schema = project('supabase/schema.sql')
    const body = (name: string) =>
      new RegExp(`function ${name}\\(\\)[\\s\\S]*?\\n\\$`, 'i').exec(schema)?.[0] ?? ''
    expect(body('public.request_account_deletion')).toMatch(new RegExp(`'${DELETION_DAYS} days'`))
    const years = [...body('private.forget_payments').matchAll(/'(\d+) years?'/g)].map((m) => Number(m[1]))
    expect(years.length).toBeGreaterThan(2)
    expect(new Set(years)).toEqual(new Set([KEPT_YEARS.payments]))
    expect(says(privacy)).toContain(
      `on your account page; ${DELETION_DAYS} days later, unless you change your mind`,
    )
    expect(says(privacy)).toContain(`had not sent stay on it for ${UNSENT_KEPT_DAYS} days`)
  })

  it('[PUB-71] the policy tells of every table that names a person, and of what others may read', () => {
    const tables = [...project('supabase/schema.sql').matchAll(/^CREATE TABLE (\S+) \(([\s\S]*?)^\)/gm)]
    const ofPerson = tables
      .filter(([, , columns = '']) => /^ {2}(user_id|member_id|admin_id|customer_id|sender) /m.test(columns))
      .map(([, name]) => name)
    expect(ofPerson.length).toBeGreaterThan(25)
    expect(keptOfPerson.flatMap((kept) => kept.tables).sort()).toEqual(ofPerson.sort())
    for (const told of [...keptOfPerson, ...outsideServices]) expect(says(privacy)).toContain(told.says)
    expect(says(privacy)).toContain(`Whoever has a link that you made`)
    expect(says(privacy)).toContain(`after ${SHARE_DAYS.at(-1)} days at most`)
    expect(says(privacy)).toContain(`can be brought back for ${BIN_DAYS} days`)
  })

  it('the policy names every outside service that the settings can turn on, and no page loads from one', () => {
    const told = outsideServices.flatMap(({ settings }) => settings)
    expect(told).toEqual(expect.arrayContaining(PASSED_PREFIXES))
    const providers = [...project('supabase/config.toml').matchAll(/\[auth\.external\.(\w+)\]/g)].map(
      (m) => m[1],
    )
    expect(told).toEqual(expect.arrayContaining(providers))
    for (const path of publicPaths) {
      const loads = [...pageAt(path).querySelectorAll('[src], link[rel=preload], iframe, img')]
      expect(loads, path).toEqual([])
    }
  })
})
