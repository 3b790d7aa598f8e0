import { describe, expect, it } from 'vitest'
import { importsOf, isData, parse, shippedFiles } from './source-files.ts'

/** Whether a node of a syntax tree, or any node below it, is a function or a class. */
function holdsFunction(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { type } = node as { type?: unknown }
  const isFunction = typeof type === 'string' && /^(?:Function|ArrowFunction|Class)/.test(type)
  return isFunction || Object.values(node).some(holdsFunction)
}

const data = shippedFiles().filter(isData)

describe('files of data', () => {
  it('hold constants and no function', () => {
    expect(data.length).toBeGreaterThan(30)
    expect(data.filter((path) => holdsFunction(parse(path).program))).toEqual([])
  })

  it('take values only from other data', () => {
    const strays = data.flatMap((path) =>
      importsOf(path)
        .filter((found) => !found.typeOnly && !(found.path && isData(found.path)))
        .map(({ specifier }) => `${path} → ${specifier}`),
    )
    expect(strays).toEqual([])
  })
})
