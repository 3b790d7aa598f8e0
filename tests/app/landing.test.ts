// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { arrivalScript } from '#features/public-pages/landing/arrival-script.ts'
import { publicPaths } from '#features/public-pages/render-pages.tsx'
import { samples } from '#features/public-pages/samples/sample-list.ts'
import { pageAt, text } from '../support/screens/public-page.ts'

const landing = pageAt('/')
const linksNamed = (name: string) => [...landing.querySelectorAll('a')].filter((link) => text(link) === name)

describe('the landing page', () => {
  it('[PUB-01] carries the message', () => {
    expect(text(landing.querySelector('h1'))).toBe(
      'Lesson plans. Done. Instant resources for primary teachers.',
    )
  })

  it('[PUB-02] [PUB-03] offers 10 messages, no credit card, cancel anytime', () => {
    expect(text(landing.body)).toContain('10 messages free. No credit card. Cancel anytime.')
  })

  it('[PUB-05] [PUB-06] [PUB-07] has its header', () => {
    const header = landing.querySelector('header nav')
    expect([...(header?.querySelectorAll('a') ?? [])].map(text)).toEqual([
      'Home',
      'About',
      'Pricing',
      'Contact',
      'Sign In',
    ])
    const start = landing.querySelector('header a.btn-primary')
    expect(text(start)).toBe('Get Started Free')
    expect(start?.querySelector('span')?.className).toBe('hidden md:inline')
  })

  it.each([
    'Sign In',
    'Get Started Free',
    'Start Free Trial',
    'Start Your Free Trial',
    'Try it free',
    'Start Your Journey Today',
  ])('[PUB-08] [PUB-15] [PUB-16] [PUB-17] [PUB-18] [PUB-19] [OP-100] leads from %s to /login', (name) => {
    expect(linksNamed(name).length).toBeGreaterThan(0)
    // Whoever starts has no account yet, so sign-up is open.
    const to = name === 'Sign In' ? '/login' : '/login?mode=signup'
    expect(new Set(linksNamed(name).map((link) => link.getAttribute('href')))).toEqual(new Set([to]))
  })

  it('[PUB-09] [PUB-10] [PUB-11] [PUB-12] [PUB-13] [PUB-14] has its sections', () => {
    const heads = [...landing.querySelectorAll('main h2')].map(text)
    expect(heads).toEqual(
      expect.arrayContaining(['Two tools, one chat', 'For the whole staffroom', 'What teachers get back']),
    )
    expect(landing.querySelectorAll('main h3').length).toBeGreaterThanOrEqual(4)
    expect(landing.querySelectorAll('blockquote')).toHaveLength(1)
    expect(landing.querySelector('footer')).not.toBeNull()
  })

  it('[PUB-20] leads from the footer to /home', () => {
    const footer = [...landing.querySelectorAll('footer a')]
    for (const name of ['Lesson Plans', 'Resources']) {
      expect(footer.find((link) => text(link) === name)?.getAttribute('href')).toBe('/home')
    }
  })

  it('ships no script but two small ones of its own', () => {
    expect(landing.querySelectorAll('script[src]')).toHaveLength(0)
    expect(landing.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(2)
  })
})

describe('every public page', () => {
  const sampleAddresses = samples.map(({ slug }) => `/samples/${slug}`)
  const known = new Set([
    ...publicPaths,
    ...sampleAddresses,
    '/login',
    '/login?mode=signup',
    '/home',
    '#main',
    'mailto:feedback@mahere.example',
  ])

  it.each([
    ['[NAV-01]', '/', 'Lesson plans. Done. Instant resources for primary teachers.'],
    ['[NAV-03]', '/about', 'Empowering Kiwi Educators'],
    ['[NAV-04]', '/pricing', 'One price for you, one for your school'],
    ['[NAV-05]', '/contact', 'Contact'],
    ['[NAV-06]', '/contact-us', "We'd Love to Hear From You"],
    ['[NAV-07]', '/privacy', 'Privacy Policy'],
    ['[NAV-08]', '/terms', 'Terms of Service'],
  ])('%s %s shows its own page', (_row, path, heading) => {
    expect(text(pageAt(path).querySelector('h1'))).toBe(heading)
  })

  it.each(publicPaths)('%s has one heading and no dead link', (path) => {
    const page = pageAt(path)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    const strays = [...page.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !known.has(href))
    expect(strays).toEqual([])
  })
})

describe('arriving on the landing page', () => {
  let gone: string | undefined
  let address: string | undefined

  /** Runs the page's own script against a made-up address bar. */
  function arrive(search: string, hash: string) {
    gone = undefined
    address = undefined
    const location = {
      pathname: '/',
      search,
      hash,
      replace: (to: string) => {
        gone = to
      },
    }
    const history = {
      replaceState: (_state: unknown, _title: string, to: string) => {
        address = to
      },
    }
    new Function('location', 'history', 'localStorage', arrivalScript)(location, history, localStorage)
  }

  beforeEach(() => localStorage.clear())

  it('[PUB-21] [PUB-22] sends a signed-in teacher onward and clears the hash', () => {
    localStorage.setItem('mahere-identity', JSON.stringify({ userId: 'u', state: 'signed-in' }))
    arrive('', '#pricing')
    expect(gone).toBe('/home')
    expect(address).toBe('/')
  })

  it('leaves a visitor, and a teacher who must sign in again, where they are', () => {
    arrive('', '#pricing')
    expect(gone).toBeUndefined()
    localStorage.setItem('mahere-identity', JSON.stringify({ userId: 'u', state: 'needs-sign-in' }))
    arrive('', '')
    expect(gone).toBeUndefined()
    localStorage.setItem('mahere-identity', '{broken')
    arrive('', '')
    expect(gone).toBeUndefined()
  })

  it('forwards everything that an e-mail or a provider sent to the auth return address', () => {
    arrive('', '#access_token=x&type=recovery')
    expect(gone).toBe('/auth#access_token=x&type=recovery')
    arrive('?code=12', '')
    expect(gone).toBe('/auth?code=12')
    arrive('', '#error=access_denied&error_code=otp_expired')
    expect(gone).toBe('/auth#error=access_denied&error_code=otp_expired')
  })
})
