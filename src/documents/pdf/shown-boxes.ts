import type { MayYield } from '../render/yield-to-main.ts'
import { PICTURES, type Span } from './page-boxes.ts'
import type { TextRun } from './text-runs.ts'

const CLEAR = /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/

/** The stretches that show more than text drawn as letters: only there a picture is needed. */
export async function shownBoxes(page: Document, runs: TextRun[], mayYield: MayYield): Promise<Span[]> {
  const view = page.defaultView
  const shown = runs.filter((run) => !run.drawable).map(({ y, height }): Span => [y, y + height])
  const isDecorated = decorates(page)
  for (const element of page.querySelectorAll('body,body *')) {
    await mayYield()
    if (element.closest('svg')?.parentElement?.closest('svg')) continue
    const style = view?.getComputedStyle(element)
    if (!style) continue
    const placed = isDecorated && ['::before', '::after'].map((part) => view?.getComputedStyle(element, part))
    const drawn = placed ? placed.filter((part) => part && !/^(none|normal)?$/.test(part.content)) : []
    // Its place cannot be measured, so every page needs a picture.
    if (drawn.some((part) => part?.position !== 'static')) return [[0, Number.POSITIVE_INFINITY]]
    if (drawn.length === 0 && !isShown(element, style)) continue
    const { top, bottom } = element.getBoundingClientRect()
    shown.push([top - 20, bottom + 20])
  }
  return shown
}

function isShown(element: Element, style: CSSStyleDeclaration): boolean {
  return (
    PICTURES.test(element.localName) ||
    style.borderWidth !== '0px' ||
    !CLEAR.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    style.outlineStyle !== 'none' ||
    style.columnRuleStyle !== 'none' ||
    // A blank to fill in is spaces with a line under them.
    (style.textDecorationLine !== 'none' && !element.textContent?.trim()) ||
    (style.display === 'list-item' && (style.listStyleType !== 'none' || style.listStyleImage !== 'none'))
  )
}

/** True when any element may have content before or after it. */
function decorates(page: Document): boolean {
  const css = [...page.querySelectorAll('style')].map((style) => style.textContent ?? '')
  return page.querySelector('q') !== null || css.some((text) => /:(before|after)/i.test(text))
}
