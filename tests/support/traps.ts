import type { Page } from 'playwright-core'

/** Markup that would call `sprung()` if any of it ran or were followed. */
export const TRAPS = [
  '<script>sprung("script")</script>',
  '<img src=x onerror="sprung(\'onerror\')">',
  '<svg onload="sprung(\'onload\')"></svg>',
  '[a link](javascript:sprung("link"))',
  '<a href="javascript:sprung(\'anchor\')">press</a>',
  '<iframe srcdoc="<script>parent.sprung(\'frame\')</script>"></iframe>',
].join('\n')

/** Must be set before the page loads. Counts the traps that sprang, in the page and in every frame of it. */
export async function setTraps(page: Page): Promise<() => string[]> {
  const sprung: string[] = []
  await page.exposeFunction('sprung', (what: string) => void sprung.push(what))
  page.on('dialog', (dialog) => {
    sprung.push(dialog.type())
    void dialog.dismiss()
  })
  return () => sprung
}

/** Lists what markup from outside must never bring into a page or one of its frames. */
export async function findLiveMarkup(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    found.push(
      ...(await frame.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) =>
            [...element.attributes].some(
              ({ name, value }) =>
                name.startsWith('on') || value.trim().toLowerCase().startsWith('javascript:'),
            ),
          )
          .map((element) => element.outerHTML.slice(0, 200)),
      )),
    )
  }
  return found
}
