import { describe, expect, it } from 'vitest'
import { importsOf, shippedFiles } from './source-files.ts'

/** The circles among the files, each as the list of its members; type imports are left out, dynamic ones counted. */
function findCycles(graph: Map<string, string[]>): string[][] {
  // Tarjan's strongly connected components.
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const lowOf = (file: string) => low.get(file) ?? 0
  function visit(file: string): void {
    order.set(file, order.size)
    low.set(file, order.size - 1)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(lowOf(file), lowOf(next)))
    }
    if (lowOf(file) !== order.get(file)) return
    const members = stack.splice(stack.indexOf(file))
    if (members.length > 1 || graph.get(file)?.includes(file)) cycles.push(members.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}

describe('cycles', () => {
  it('no file imports itself by way of others, not even dynamically', () => {
    const files = new Set(shippedFiles())
    const graph = new Map(
      [...files].map((file) => [
        file,
        importsOf(file).flatMap(({ path, typeOnly }) => (path && !typeOnly && files.has(path) ? [path] : [])),
      ]),
    )
    expect(findCycles(graph)).toEqual([])
  })

  it('finds a circle of two and a circle of three', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['a', 'c']],
      ['c', ['d']],
      ['d', ['e']],
      ['e', ['c']],
    ])
    expect(findCycles(graph)).toEqual([
      ['c', 'd', 'e'],
      ['a', 'b'],
    ])
  })
})
