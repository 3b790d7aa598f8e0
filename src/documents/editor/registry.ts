import { Attributor, Registry, type RegistryDefinition, Scope } from 'parchment'
import Cursor from 'quill/blots/cursor.js'
import { nameOf } from './blot-tree.ts'
import { BoxBlot } from './blots/box.ts'
import { DocumentScroll } from './blots/document-scroll.ts'
import {
  Between,
  BlockAtom,
  FillerBreak,
  Hidden,
  InlineAtom,
  LineBreak,
  Picture,
  TextRun,
} from './blots/leaves.ts'
import { LineBlot } from './blots/line.ts'
import { Bold, Italic, LinkBlot, SpanBlot, Underline } from './blots/span.ts'
import { isAtom, isBlockTag, isBox, isElement, isInvisible, tagOf } from './dom-kinds.ts'
import { FILLER_MARK } from './serialise.ts'

/** Chooses the blot for a DOM node by its content and its place, so that every element has one. */
class DocumentRegistry extends Registry {
  override query(query: string | Node | Scope, scope: Scope = Scope.ANY): RegistryDefinition | null {
    if (query instanceof Node) return blotFor(query) as unknown as RegistryDefinition
    return super.query(query, scope)
  }
}

function blotFor(node: Node) {
  const parent = nameOf(node.parentNode ? Registry.blots.get(node.parentNode) : null)
  const inBox = parent === 'container' || parent === 'scroll'
  if (node.nodeType === 3) return inBox ? Between : TextRun
  if (!isElement(node)) return inBox ? Between : Hidden
  return inBox ? blotInBox(node) : blotInLine(node)
}

function blotInBox(element: HTMLElement) {
  const tag = tagOf(element)
  if (element.classList.contains('ql-cursor')) return Cursor
  if (isInvisible(tag)) return Between
  if (tag === 'BR' || isAtom(element)) return BlockAtom
  return isBox(element) ? BoxBlot : LineBlot
}

function blotInLine(element: HTMLElement) {
  const tag = tagOf(element)
  if (element.classList.contains('ql-cursor')) return Cursor
  if (tag === 'BR') return element.hasAttribute(FILLER_MARK) ? FillerBreak : LineBreak
  if (isInvisible(tag)) return Hidden
  if (isAtom(element)) return InlineAtom
  if (isBlockTag(tag)) return isBox(element) ? BoxBlot : LineBlot
  return element.childNodes.length === 0 ? InlineAtom : SpanBlot
}

export function makeRegistry(): Registry {
  const registry = new DocumentRegistry()
  registry.register(
    ...([
      DocumentScroll,
      LineBlot,
      BoxBlot,
      SpanBlot,
      TextRun,
      FillerBreak,
      LineBreak,
      InlineAtom,
      BlockAtom,
      Picture,
      Between,
      Hidden,
      Cursor,
      Bold,
      Italic,
      Underline,
      LinkBlot,
    ] as unknown as RegistryDefinition[]),
  )
  for (const name of ['color', 'background'])
    registry.register(new Attributor(name, name, { scope: Scope.INLINE }))
  for (const name of ['header', 'list'])
    registry.register(new Attributor(name, `data-${name}`, { scope: Scope.BLOCK }))
  return registry
}
