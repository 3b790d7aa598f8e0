const LEVEL = /mso-list:\s*\S+\s+level(\d+)/i

/** Word writes list items as paragraphs with a level and a typed bullet; here they become lists again. */
export function listsFromWord(page: DocumentFragment): void {
  const open: HTMLElement[] = []
  for (const paragraph of [...page.querySelectorAll<HTMLElement>('[style*="mso-list:"]')]) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (!level) continue
    if (open[0]?.nextElementSibling !== paragraph) open.length = 0
    const list = listFor(open, level, isNumbered(paragraph), paragraph)
    bulletOf(paragraph)?.remove()
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

function isNumbered(paragraph: Element): boolean {
  return /^\s*\(?[\p{L}\d]{1,4}[.)]/u.test(bulletOf(paragraph)?.textContent ?? '')
}

function bulletOf(paragraph: Element): Element | null {
  return paragraph.querySelector('[style*="mso-list:Ignore" i],[style*="mso-list: Ignore" i]')
}

/** The open list of that level, or a new one inside the last item. */
function listFor(open: HTMLElement[], level: number, numbered: boolean, before: Element): HTMLElement {
  open.length = Math.min(open.length, level)
  for (let depth = open.length; depth < level; depth += 1) {
    const list = document.createElement(numbered ? 'ol' : 'ul')
    const parent = open[depth - 1]
    if (parent) (parent.lastElementChild ?? parent).append(list)
    else before.before(list)
    open.push(list)
  }
  return open[level - 1] as HTMLElement
}
