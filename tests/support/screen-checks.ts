import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG problems of the screen as it stands, a line each. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: page as never })
    .withTags(RULES)
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1, 2).join('').trim()}`,
    ),
  )
}

/** How far the page can be pushed sideways, in CSS pixels; 0 is right. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** What a finger would have trouble to hit: smaller than 44 px, and no link inside a line of text [WCAG 2.5.8]. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInline = (element: Element) =>
      element.tagName === 'A' && getComputedStyle(element).display === 'inline'
    /** A label around a box is as good as the box. */
    const area = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect()
    return [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=menuitem]'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isInline(element) && !element.closest('[inert], .sr-only, .skip-link'))
      .map((element) => ({ element, box: area(element) }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return `${element.tagName} "${name.trim().slice(0, 40)}" ${Math.round(box.width)} by ${Math.round(box.height)}`
      })
  })
}
