import { sanitiseBody } from '../../html/sanitise-html.ts'
import { isBlank, isBlockTag, tagOf } from '../dom-kinds.ts'
import { renameElement } from '../rename-element.ts'
import { plainStyles } from './plain-styles.ts'
import { listsFromWord } from './word-lists.ts'

interface CleanedPaste {
  html: string
  /** How many pictures were left out, because they were only addresses or files of another program */
  lostPictures: number
}

const WRAPPERS = /^(DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|ASIDE|CENTER|FORM|NAV|HGROUP)$/
const KEPT_ATTRIBUTES =
  /^(href|target|rel|src|alt|width|height|colspan|rowspan|scope|start|value|type|reversed|lang|dir|style|title|open|checked|datetime)$/

/**
 * Turns HTML from Word, Google Docs or a web page into what a teacher would have written here: text, headings, lists,
 * tables, links, bold and colour. Fonts, classes and spacing of the other page are dropped.
 */
export function cleanPaste(html: string): CleanedPaste {
  const template = document.createElement('template')
  template.innerHTML = sanitiseBody(withoutDocument(html))
  const page = template.content
  for (const comment of commentsIn(page)) comment.remove()
  listsFromWord(page)
  const lostPictures = dropLostPictures(page)
  for (const element of [...page.querySelectorAll<HTMLElement>('*')])
    if (!element.closest('svg,math')) tidy(element)
  for (const wrapper of [...page.querySelectorAll('*')].reverse()) unwrap(wrapper)
  dropEmpty(page)
  return { html: template.innerHTML, lostPictures }
}

function withoutDocument(html: string): string {
  const start = html.indexOf('<!--StartFragment-->')
  const end = html.lastIndexOf('<!--EndFragment-->')
  if (start >= 0 && end > start) return html.slice(start + 20, end)
  return /<body[^>]*>([\s\S]*?)(<\/body|$)/i.exec(html)?.[1] ?? html
}

function commentsIn(page: DocumentFragment): ChildNode[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode)
  return found
}

function dropLostPictures(page: DocumentFragment): number {
  const lost = [...page.querySelectorAll('img:not([src])')]
  for (const image of lost) image.remove()
  return lost.length
}

function tidy(element: HTMLElement): void {
  for (const { name } of [...element.attributes])
    if (!KEPT_ATTRIBUTES.test(name)) element.removeAttribute(name)
  if (tagOf(element) === 'A' && !element.hasAttribute('href')) element.removeAttribute('target')
  plainStyles(element)
}

/** Removes an element that only carried another page's layout. */
function unwrap(element: Element): void {
  const tag = tagOf(element)
  if (WRAPPERS.test(tag)) {
    if (holdsBlock(element)) element.replaceWith(...element.childNodes)
    else renameElement(element, 'p')
  } else if (/^(SPAN|FONT|A|B|I)$/.test(tag) && element.attributes.length === 0 && !/^[BI]$/.test(tag))
    element.replaceWith(...element.childNodes)
  else if (tag === 'B' && holdsBlock(element)) element.replaceWith(...element.childNodes)
  else if (tag === 'P' && /^(LI|TD|TH)$/.test(tagOf(element.parentNode ?? element)) && isAlone(element))
    element.replaceWith(...element.childNodes)
}

const holdsBlock = (element: Element) =>
  [...element.querySelectorAll('*')].some((inner) => isBlockTag(tagOf(inner)))

/** True when the paragraph is all its list item or cell holds, apart from a list below it. */
function isAlone(paragraph: Element): boolean {
  return [...(paragraph.parentNode?.childNodes ?? [])].every(
    (node) => node === paragraph || isBlank(node) || /^(UL|OL)$/.test(tagOf(node)),
  )
}

/** Removes Word's empty paragraphs, which are spacing, and the last break that Google adds to its clipboard. */
function dropEmpty(page: DocumentFragment): void {
  for (const element of page.querySelectorAll('p,h1,h2,h3,h4,h5,h6,span,strong,em,u,b,i'))
    if (!element.textContent?.trim() && !element.querySelector('img,svg,math,input,br')) element.remove()
  for (const child of [...page.childNodes]) if (tagOf(child) === 'BR') child.remove()
}
