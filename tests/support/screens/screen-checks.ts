import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const COLOUR = ['color-contrast', 'link-in-text-block']
/** Re-check elements that are partly covered by a bar: some row of a scrolled list always is. */
const SCROLL_PX = 70

/** Lists the WCAG problems of the current screen, one line each. `colour`: only what another theme can change. */
export async function findViolations(page: Page, which: 'all' | 'colour' = 'all'): Promise<string[]> {
  const axe = () => new AxeBuilder({ page: page as never }).setLegacyMode()
  const problems = await linesOf(which === 'all' ? axe().withTags(RULES) : axe().withRules(COLOUR))
  const small = problems.filter((line) => line.startsWith('target-size'))
  if (small.length === 0) return problems
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), -SCROLL_PX)
  const still = new Set((await linesOf(axe().withRules('target-size'))).map(targetOf))
  return problems.filter((line) => !small.includes(line) || still.has(targetOf(line)))
}

const targetOf = (line: string) => line.split(': Target ')[0]

async function linesOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n').slice(1, 2).join('').trim()}`,
    ),
  )
}

/** How far the page can be pushed sideways, in CSS pixels; 0 is right. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Controls and headings that reach over the edge of the screen or are cut off by a box that does not scroll. */
export async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width < 2 || element.closest('.sr-only')) return false
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (scrolls(box)) return false
        // An open menu or dialog lies in the top layer, where no box around it clips it.
        if (box.matches(':popover-open, dialog[open]')) break
        const edge = box.getBoundingClientRect()
        if (clips(box) && edge.width > 1 && (right > edge.right + 1 || left < edge.left - 1)) return true
      }
      return right > document.documentElement.clientWidth + 1 || left < -1
    }
    return [...document.querySelectorAll('a[href], button, input, textarea, h1, h2, h3, td')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(isCut)
      .map((element) => {
        const name = element.textContent?.trim() || element.getAttribute('aria-label') || ''
        const { left, right } = element.getBoundingClientRect()
        const place = `from ${Math.round(left)} to ${Math.round(right)} px`
        return `${element.tagName} "${name.slice(0, 40)}", ${place}, is cut off`
      })
  })
}

/** Lists the targets too small for a finger: under 44 px, links inside a line of text excepted [WCAG 2.5.8]. */
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
