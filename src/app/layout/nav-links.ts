/**
 * The links of the top bar and of the small-screen menu [NAV-42] … [NAV-48]. `Get in Touch` is a page outside the
 * app.
 */
export const navLinks = [
  { to: '/my-lesson-plans', label: 'My Lesson Plans' },
  { to: '/my-resources', label: 'My Resources' },
  { to: '/account', label: 'My account' },
  { to: '/contact-us', label: 'Get in Touch', outside: true },
  { to: '/home', label: 'Home' },
] as const

export type NavLink = (typeof navLinks)[number]

/** /home does not link to itself [NAV-46]. */
export function navLinksFrom(path: string): NavLink[] {
  return navLinks.filter((link) => !(link.to === '/home' && path === '/home'))
}

const titles: [prefix: string, title: string][] = [
  ['/lesson-plan', 'Lesson Plan Generator'],
  ['/resource', 'Resource Generator'],
  ['/my-lesson-plans', 'My Lesson Plans'],
  ['/my-resources', 'My Resources'],
  ['/account', 'My account'],
  ['/admin', 'Admin Panel'],
]

/** The title in a phone's top bar; undefined on /home, where the product's name stands. */
export function barTitle(path: string): string | undefined {
  return titles.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1]
}
