/** One DOM mutation, kept so that it can be undone and redone. */
export type ChangeStep =
  | { kind: 'text'; node: CharacterData; before: string; after: string }
  | {
      kind: 'attribute'
      node: Element
      namespace: string | null
      name: string
      before: string | null
      after: string | null
    }
  | {
      kind: 'children'
      node: Node
      added: Node[]
      removed: Node[]
      previous: Node | null | undefined
      next: Node | null | undefined
      /** The former places of the nodes that came in: in an element outside the page, which nothing observes */
      origins?: Origin[]
    }

interface Origin {
  node: Node
  parent: Node
  next: Node | null
}

/** Reads mutation records from the newest, so that each step knows the value after it. Quill's caret holder is left out. */
export function stepsOf(records: MutationRecord[], root: Node, cursor: Node): ChangeStep[] {
  const steps: ChangeStep[] = []
  const later = new Map<Node, Map<string, string | null>>()
  for (const record of [...records].reverse()) {
    if (record.target === root && record.type === 'attributes') continue
    if (cursor.contains(record.target)) continue
    const step = record.type === 'childList' ? childrenStep(record, cursor) : valueStep(record, later)
    if (step) steps.push(step)
  }
  return steps.reverse()
}

function childrenStep(record: MutationRecord, cursor: Node): ChangeStep | null {
  const others = (nodes: NodeList) => [...nodes].filter((node) => node !== cursor)
  const added = others(record.addedNodes)
  const removed = others(record.removedNodes)
  if (added.length + removed.length === 0) return null
  const sibling = (node: Node | null) => (node === cursor ? undefined : node)
  return {
    kind: 'children',
    node: record.target,
    added,
    removed,
    previous: sibling(record.previousSibling),
    next: sibling(record.nextSibling),
  }
}

function valueStep(record: MutationRecord, later: Map<Node, Map<string, string | null>>): ChangeStep | null {
  const isAttribute = record.type === 'attributes'
  const name = record.attributeName ?? ''
  const key = isAttribute ? `${record.attributeNamespace ?? ''}|${name}` : ''
  const known = later.get(record.target) ?? new Map<string, string | null>()
  later.set(record.target, known)
  const after = known.has(key) ? (known.get(key) ?? null) : currentValue(record)
  known.set(key, record.oldValue)
  if (after === record.oldValue) return null
  if (!isAttribute)
    return {
      kind: 'text',
      node: record.target as CharacterData,
      before: record.oldValue ?? '',
      after: after ?? '',
    }
  return {
    kind: 'attribute',
    node: record.target as Element,
    namespace: record.attributeNamespace,
    name,
    before: record.oldValue,
    after,
  }
}

function currentValue(record: MutationRecord): string | null {
  if (record.type === 'characterData') return (record.target as CharacterData).data
  return (record.target as Element).getAttributeNS(record.attributeNamespace, record.attributeName ?? '')
}

export function undoSteps(steps: ChangeStep[]): void {
  for (const step of [...steps].reverse()) applyStep(step, true)
}

export function redoSteps(steps: ChangeStep[]): void {
  for (const step of steps) applyStep(step, false)
}

function applyStep(step: ChangeStep, back: boolean): void {
  if (step.kind === 'text') step.node.data = back ? step.before : step.after
  else if (step.kind === 'attribute') {
    const value = back ? step.before : step.after
    if (value === null) step.node.removeAttributeNS(step.namespace, step.name)
    else step.node.setAttributeNS(step.namespace, step.name, value)
  } else applyChildren(step, back)
}

function applyChildren(step: Extract<ChangeStep, { kind: 'children' }>, back: boolean): void {
  const leaving = back ? step.added : step.removed
  const coming = back ? step.removed : step.added
  for (const node of leaving) if (node.parentNode === step.node) step.node.removeChild(node)
  putBack(step.origins ?? [])
  step.origins = originsOf(coming)
  const place = placeFor(step)
  for (const node of coming) step.node.insertBefore(node, place)
}

/** A command fills an element before it adds it to the page. Undo takes the content out again, and redo needs it there. */
function originsOf(nodes: Node[]): Origin[] {
  return nodes.flatMap((node) => {
    const { parentNode: parent, nextSibling: next } = node
    return parent ? [{ node, parent, next }] : []
  })
}

function putBack(origins: Origin[]): void {
  for (const { node, parent, next } of origins.toReversed())
    if (!node.parentNode) parent.insertBefore(node, next?.parentNode === parent ? next : null)
}

/** Quill's caret holder may have been a neighbour at the time of the change, so either known neighbour tells the place. */
function placeFor(step: Extract<ChangeStep, { kind: 'children' }>): Node | null {
  const { node, previous, next } = step
  if (next && next.parentNode === node) return next
  if (previous && previous.parentNode === node) return previous.nextSibling
  return next !== null && previous === null ? node.firstChild : null
}
