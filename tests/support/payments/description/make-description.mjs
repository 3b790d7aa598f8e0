// Makes stripe-description.json from the types of the installed `stripe` package; README.md says why and how to run it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname
const root = join(here, '../../../..')
const ts = createRequire(join(process.argv[2], 'x.js'))('typescript')
const stripe = join(root, 'node_modules/stripe')

const calls = join(here, 'described-calls.ts')
const program = ts.createProgram([calls], {
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
})
const checker = program.getTypeChecker()
const schemas = {}

const is = (type, flag) => (type.flags & flag) !== 0
const partsOf = (type) => (type.isUnion() ? type.types : [type])
const nameOf = (type) => (type.aliasSymbol ?? type.symbol)?.getName()
const isNothing = (type) => is(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void)
const isAnyText = (type) => type.isIntersection() && type.types.some((one) => is(one, ts.TypeFlags.String))

/** The value of an object's `object`, which every thing that Stripe keeps has, such as 'invoice'. */
function kindOf(type) {
  const property = is(type, ts.TypeFlags.Object) && type.getProperty('object')
  if (!property) return undefined
  const value = checker.getTypeOfSymbol(property)
  return value.isStringLiteral() && value.value !== 'list' ? value.value : undefined
}

/** Things named here are described; of all others only the id is, because no call of ours asks to have them expanded. */
const DESCRIBED = new Set(
  readFileSync(calls, 'utf8')
    .match(/Expanded =([^\n]*(?:\n {2}\|.*)*)/)[1]
    .match(/[a-z_.]+/g),
)

function simple(type) {
  if (is(type, ts.TypeFlags.String)) return { type: 'string' }
  if (is(type, ts.TypeFlags.Number)) return { type: 'number' }
  if (is(type, ts.TypeFlags.BooleanLike)) return { type: 'boolean' }
  if (type.isStringLiteral()) return { type: 'string', enum: [type.value] }
  if (type.isNumberLiteral()) return { type: 'number', enum: [type.value] }
  return undefined
}

function describeUnion(parts) {
  const nullable = parts.some((one) => is(one, ts.TypeFlags.Null))
  const texts = parts.filter((one) => one.isStringLiteral()).map(({ value }) => value)
  const isOpen = parts.some((one) => is(one, ts.TypeFlags.String))
  const rest = parts.filter(
    (one) => !(is(one, ts.TypeFlags.Null) || isNothing(one) || isAnyText(one) || one.isStringLiteral()),
  )
  const known = rest.filter((one) => !(isOpen && kindOf(one) && !DESCRIBED.has(kindOf(one))))
  const others = new Map(known.map((one) => describe(one)).map((one) => [JSON.stringify(one), one]))
  const options = [...others.values()]
  if (texts.length > 0 && !isOpen) options.push({ type: 'string', enum: [...new Set(texts)].sort() })
  const one = options.length === 1 ? options[0] : { anyOf: options }
  return nullable ? { ...(one.$ref ? { anyOf: [one] } : one), nullable: true } : one
}

function describeObject(type) {
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String)
  const properties = {}
  const required = []
  for (const property of type.getProperties()) {
    const value = checker.getTypeOfSymbol(property)
    if (value.getCallSignatures().length > 0 || property.getName() === 'lastResponse') continue
    properties[property.getName()] = describe(value)
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.getName())
  }
  return {
    type: 'object',
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    additionalProperties: index ? describe(index.type) : false,
  }
}

const open = []
function describe(type) {
  if (nameOf(type) === 'Decimal' || nameOf(type) === 'DecimalImpl')
    return { type: 'string', format: 'decimal' }
  if (type.isUnion()) {
    if (partsOf(type).some((one) => ['Decimal', 'DecimalImpl'].includes(nameOf(one)))) {
      const nullable = partsOf(type).some((one) => is(one, ts.TypeFlags.Null))
      return { type: 'string', format: 'decimal', ...(nullable && { nullable: true }) }
    }
    return describeUnion(partsOf(type))
  }
  const plain = simple(type)
  if (plain) return plain
  if (checker.isArrayType(type)) return { type: 'array', items: describe(checker.getTypeArguments(type)[0]) }
  if (!is(type, ts.TypeFlags.Object)) return {}
  const kind = kindOf(type)
  if (kind && DESCRIBED.has(kind) && !nameOf(type).startsWith('Deleted')) {
    if (!(kind in schemas)) {
      schemas[kind] = null
      schemas[kind] = describeObject(type)
    }
    return { $ref: `#/components/schemas/${kind}` }
  }
  if (kind && !nameOf(type).startsWith('Deleted')) return { type: 'object', 'x-left-out': kind }
  if (open.includes(type)) return { type: 'object', 'x-left-out': nameOf(type) }
  open.push(type)
  const described = describeObject(type)
  open.pop()
  return described
}

const file = program.getSourceFile(calls)
const list = file.statements.find((one) => one.name?.text === 'DescribedCalls')
const paths = {}
for (const member of list.members) {
  const [method, path] = member.name.text.split(' ')
  const [params, answer] = member.type.elements.map((one) => describe(checker.getTypeFromTypeNode(one)))
  const where = method === 'post' ? { requestBody: params } : { query: params }
  paths[path] = { ...paths[path], [method]: { ...where, answer } }
}
for (const member of file.statements.find((one) => one.name?.text === 'EventObjects').members)
  describe(checker.getTypeFromTypeNode(member.type))

const form = (schema) => ({ content: { 'application/x-www-form-urlencoded': { schema } } })
const json = (schema) => ({ description: 'The answer.', content: { 'application/json': { schema } } })
const described = Object.entries(paths).map(([path, methods]) => [
  path,
  Object.fromEntries(
    Object.entries(methods).map(([method, { requestBody, query, answer }]) => [
      method,
      {
        ...(requestBody && { requestBody: form(requestBody) }),
        ...(query && { 'x-query': query }),
        responses: { 200: json(answer) },
      },
    ]),
  ),
])
const version = /"([^"]+)"/.exec(readFileSync(join(stripe, 'esm/apiVersion.d.ts'), 'utf8'))[1]
const { version: packageVersion } = JSON.parse(readFileSync(join(stripe, 'package.json'), 'utf8'))
const description = {
  openapi: '3.0.0',
  info: {
    title: 'Stripe API, trimmed',
    version,
    'x-made-from': `stripe ${packageVersion}, made by Stripe from its description ${readFileSync(join(stripe, 'OPENAPI_VERSION'), 'utf8').trim()}`,
  },
  paths: Object.fromEntries(described),
  components: { schemas },
}
writeFileSync(join(here, 'stripe-description.json'), `${JSON.stringify(description)}\n`)
