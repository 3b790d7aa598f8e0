/** The top bar's links and the small-screen menu's [NAV-42] … [NAV-48]. `Get in Touch` is a page outside the app. */
export const places = [
  { to: '/my-lesson-plans', label: 'My Lesson Plans' },
  { to: '/my-resources', label: 'My Resources' },
  { to: '/contact-us', label: 'Get in Touch', outside: true },
  { to: '/home', label: 'Home' },
] as const

export type Place = (typeof places)[number]

/** Home is not offered when we are there [NAV-46]. */
export function placesFrom(path: string): Place[] {
  return places.filter((place) => !(place.to === '/home' && path === '/home'))
}

const titles: [prefix: string, title: string][] = [
  ['/lesson-plan', 'Lesson Plan Generator'],
  ['/resource', 'Resource Generator'],
  ['/my-lesson-plans', 'My Lesson Plans'],
  ['/my-resources', 'My Resources'],
]

/** What a phone's top bar says instead of the product's name; undefined on /home. */
export function barTitle(path: string): string | undefined {
  return titles.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1]
}
