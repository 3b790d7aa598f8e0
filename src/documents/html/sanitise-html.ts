import DOMPurify, { type Config } from 'dompurify'
import { cleanCss } from './clean-css.ts'
import { type HtmlParts, recombineHtml, splitHtml } from './html-parts.ts'
import { scanTags } from './html-scan.ts'

/**
 * The one DOMPurify configuration [OP-90]: every element and attribute that lays a page out stays; scripts, handlers,
 * script links, forms that post and outside addresses go. Stored HTML is still untrusted and is only shown under a CSP.
 */
const KEEP_LAYOUT: Config = {
  USE_PROFILES: { html: true, svg: true, svgFilters: true, mathMl: true },
  ADD_TAGS: ['semantics', 'annotation', 'mstyle', '#comment'],
  ADD_ATTR: ['target', 'slot', 'contenteditable', 'xmlns:xlink'],
  FORBID_TAGS: ['style', 'base', 'link', 'meta', 'script', 'iframe', 'object', 'embed', 'frame', 'frameset'],
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: /^[a-z][a-z0-9]*-[a-z0-9-]*$/,
    attributeNameCheck: /^(?!on)[a-z][\w-]*$/,
    allowCustomizedBuiltInElements: false,
  },
  // The guard against clobbered names strips ids that worksheets use. The document never shares a page with our code.
  SANITIZE_DOM: false,
}

const LOADS_FROM = new Set(['src', 'href', 'xlink:href', 'poster', 'background', 'srcset'])
const NEEDS_CLEANING = /url\(|@import|expression|binding|behavior|image-set|cross-fade|\\/i
const SVG = 'http://www.w3.org/2000/svg'
const POSTS_TO = new Set(['ping', 'action', 'formaction'])

let purifier: typeof DOMPurify | undefined

function makePurifier(): typeof DOMPurify {
  const made = DOMPurify(window)
  made.addHook('uponSanitizeAttribute', (node, data) => {
    const name = data.attrName
    if (POSTS_TO.has(name) || hidesPartOfDom(node, name, data.attrValue)) data.keepAttr = false
    // SVG has url() in attributes of its own.
    if (NEEDS_CLEANING.test(data.attrValue) && (name === 'style' || node.namespaceURI === SVG))
      data.attrValue = cleanCss(data.attrValue)
    if (LOADS_FROM.has(name) && !/^(a|area)$/i.test(node.nodeName) && loadsFromOutside(name, data.attrValue))
      data.keepAttr = false
  })
  return made
}

/**
 * The name of a control hides a property of its form, and that of a picture one of the page; the editor and the exports
 * rely on these properties.
 */
function hidesPartOfDom(node: Element, name: string, value: string): boolean {
  if (name === 'name' && /^(img|form)$/i.test(node.nodeName)) return value in Document.prototype
  return (
    (name === 'name' || name === 'id') &&
    /^(input|select|textarea|button|fieldset|output|img)$/i.test(node.nodeName) &&
    /[A-Z]|^(children|attributes|style|closest|matches|append|contains)$/.test(value) &&
    value in HTMLFormElement.prototype
  )
}

function loadsFromOutside(name: string, value: string): boolean {
  const addresses = name === 'srcset' && !/^\s*data:/i.test(value) ? value.split(',') : [value]
  return addresses.some((address) => !/^\s*(data:image\/|blob:|#)/i.test(address))
}

/** Cleans the content of a body. Text and layout stay. */
export function sanitiseBody(html: string): string {
  purifier ??= makePurifier()
  return purifier.sanitize(html, KEEP_LAYOUT)
}

/** Cleans a whole stored document. A part with nothing to remove stays letter for letter. */
export function sanitiseDocument(html: string): string {
  return recombineHtml(sanitiseParts(splitHtml(html)))
}

export function sanitiseParts(parts: HtmlParts): HtmlParts {
  const styles = (list: HtmlParts['styles']) => list.map((style) => ({ ...style, css: cleanCss(style.css) }))
  return {
    ...parts,
    prolog: cleanTagAttributes(parts.prolog, 'html'),
    headPieces: parts.headPieces.map(cleanHeadPiece),
    styles: styles(parts.styles),
    bodyStyles: styles(parts.bodyStyles),
    bodyTag: cleanTagAttributes(parts.bodyTag, 'body'),
    body: sanitiseBody(parts.body),
    tail: /^(\s|<\/body\s*>|<\/html\s*>|<!--[^<>]*-->)*$/i.test(parts.tail) ? parts.tail : '</body></html>',
  }
}

const HEAD_KEEPS = new Set(['head', 'title', 'meta', 'html'])

/** Keeps only the head's own tag, the title and plain meta tags. */
function cleanHeadPiece(piece: string): string {
  const tags = [...scanTags(piece)]
  const harmless = tags.every((tag) => {
    const text = piece.slice(tag.start, tag.end)
    return (
      HEAD_KEEPS.has(tag.name) &&
      !/\shttp-equiv\s*=\s*["']?\s*(refresh|set-cookie|content-sec)/i.test(text) &&
      !/\son\w+\s*=/i.test(text)
    )
  })
  if (harmless) return piece
  const title = /<title[^>]*>([^<]*)/i.exec(piece)?.[1]
  const open = /<head[^>]*>/i.test(piece) ? '<head>' : ''
  const charset = /<meta[^>]*charset/i.test(piece) ? '<meta charset="utf-8">' : ''
  const close = /<\/head\s*>/i.test(piece) ? '</head>' : ''
  return `${open}${charset}${title === undefined ? '' : `<title>${title}</title>`}${close}`
}

/** Cleans the attributes of <html> or <body> as those of any other element. */
function cleanTagAttributes(text: string, name: 'html' | 'body'): string {
  const tag = [...scanTags(text)].find((found) => found.name === name)
  if (!tag) return text
  const attributes = text.slice(tag.start + 1 + name.length, tag.end - 1)
  if (!/=/.test(attributes)) return text
  const cleaned = /^<div([^>]*)>/.exec(sanitiseBody(`<div${attributes}></div>`))?.[1]
  const dropped = countAttributes(cleaned ?? '') !== countAttributes(attributes)
  return dropped || /url\(|expression|@import/i.test(attributes)
    ? `${text.slice(0, tag.start)}<${name}${cleaned ?? ''}>${text.slice(tag.end)}`
    : text
}

function countAttributes(attributes: string): number {
  return attributes.match(/[^\s=/]+(\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g)?.length ?? 0
}
