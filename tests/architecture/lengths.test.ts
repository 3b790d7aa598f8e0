import { describe, expect, it } from 'vitest'
import { filesUnder, isData, lineCount, parse, read, shippedFiles } from './source-files.ts'

const MAX_FILE_LINES = 300
const MAX_STYLE_LINES = 300
const MAX_FUNCTION_LINES = 40
const MAX_COMPONENT_LINES = 80
const MAX_FILES_IN_FOLDER = 24

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

interface FoundFunction {
  name: string
  start: number
  end: number
}

/** Every function of a syntax tree, under the name it is declared or assigned with. */
function functionsIn(node: Node, name = ''): FoundFunction[] {
  const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
  const own = isNode(node.id) ? node.id : isNode(node.key) ? node.key : undefined
  const called = typeof own?.name === 'string' ? own.name : name
  const inner = isFunction ? '' : called
  const below = Object.values(node).flatMap((value) =>
    Array.isArray(value)
      ? value.filter(isNode).flatMap((one) => functionsIn(one, inner))
      : isNode(value)
        ? functionsIn(value, inner)
        : [],
  )
  return isFunction && isNode(node.body)
    ? [{ name: called, start: node.start, end: node.end }, ...below]
    : below
}

function longFunctions(file: string): string[] {
  const source = read(file)
  return functionsIn(parse(file).program as unknown as Node).flatMap(({ name, start, end }) => {
    const lines = lineCount(source.slice(start, end))
    const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name)
    return lines > (isComponent ? MAX_COMPONENT_LINES : MAX_FUNCTION_LINES)
      ? [`${file} ${name || '(without a name)'}: ${lines} lines`]
      : []
  })
}

describe('lengths', () => {
  it('no file of code, SQL or styles is longer than a reader takes in', () => {
    const code = [...shippedFiles(), ...filesUnder('tests')].filter((file) => !isData(file))
    const long = [
      ...code.filter((file) => lineCount(read(file)) > MAX_FILE_LINES),
      ...filesUnder('supabase/migrations', /\.sql$/).filter((file) => lineCount(read(file)) > MAX_FILE_LINES),
      ...filesUnder('src', /\.css$/).filter((file) => lineCount(read(file)) > MAX_STYLE_LINES),
    ]
    expect(long).toEqual([])
  })

  it('functions stay under 40 lines and components under 80', () => {
    expect(shippedFiles().flatMap(longFunctions)).toEqual([])
  })

  it('no folder holds more files than a reader can scan', () => {
    const counts = new Map<string, number>()
    for (const file of ['src', 'sw', 'supabase', 'tests'].flatMap((folder) =>
      filesUnder(folder, /\.(ts|tsx|mjs|mts|css|sql)$/),
    ))
      counts.set(
        file.slice(0, file.lastIndexOf('/')),
        (counts.get(file.slice(0, file.lastIndexOf('/'))) ?? 0) + 1,
      )
    // The Supabase CLI wants all migrations in one folder, and none is ever taken away. `schema.sql` is what people read.
    counts.delete('supabase/migrations')
    expect([...counts].filter(([, count]) => count > MAX_FILES_IN_FOLDER)).toEqual([])
  })
})
