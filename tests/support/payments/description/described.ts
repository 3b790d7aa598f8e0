import { readFileSync } from 'node:fs'

/** The part of OpenAPI's schemas that the description uses. */
export interface Schema {
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object'
  enum?: (string | number)[]
  nullable?: boolean
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: false | Schema
  $ref?: string
}

interface DescribedCall {
  requestBody?: { content: Record<string, { schema: Schema }> }
  'x-query'?: Schema
  responses: { 200: { content: Record<string, { schema: Schema }> } }
}

export const DESCRIPTION = JSON.parse(
  readFileSync(new URL('./stripe-description.json', import.meta.url), 'utf8'),
) as {
  info: { version: string; 'x-made-from': string }
  paths: Record<string, Record<string, DescribedCall>>
  components: { schemas: Record<string, Schema> }
}

/** In a form everything is text, and a list is an object with numbers for names. */
type Way = 'json' | 'form'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOfType(schema: Schema, value: unknown, way: Way): boolean {
  if (schema.type === 'string') return typeof value === 'string'
  if (schema.type === 'number')
    return way === 'json' ? typeof value === 'number' : /^-?\d+(\.\d+)?$/.test(String(value))
  if (schema.type === 'boolean')
    return way === 'json' ? typeof value === 'boolean' : /^(true|false)$/.test(String(value))
  if (schema.type === 'array')
    return way === 'json'
      ? Array.isArray(value)
      : isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
  return schema.type !== 'object' || isObject(value)
}

function inObject(schema: Schema, value: Record<string, unknown>, at: string, way: Way): string[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`)
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    const known = properties[name] ?? additionalProperties
    if (known === false) return [`${at}.${name} is not known to Stripe`]
    return known ? differences(known, inner, `${at}.${name}`, way) : []
  })
  return [...missing, ...wrong]
}

/** How a value differs from what Stripe describes, one sentence for each difference; none is right. */
export function differences(schema: Schema, value: unknown, at: string, way: Way = 'json'): string[] {
  if (value === null && schema.nullable) return []
  const named = schema.$ref && DESCRIPTION.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (named) return differences(named, value, at, way)
  if (schema.anyOf) {
    const all = schema.anyOf.map((one) => differences(one, value, at, way))
    return all.some((one) => one.length === 0) ? [] : (all.sort((a, b) => b.length - a.length)[0] ?? [])
  }
  if (!isOfType(schema, value, way))
    return [`${at} is ${JSON.stringify(value)} and not of the type ${schema.type}`]
  if (schema.enum && !schema.enum.some((one) => String(one) === String(value)))
    return [`${at} is ${JSON.stringify(value)}, which is none of Stripe's values`]
  const { items } = schema
  if (items && isObject(value))
    return Object.values(value).flatMap((one, n) => differences(items, one, `${at}.${n}`, way))
  if (items && Array.isArray(value))
    return value.flatMap((one, n) => differences(items, one, `${at}.${n}`, way))
  return isObject(value) ? inObject(schema, value, at, way) : []
}

/** The description of one call, by its method and its address. */
export function describedCall(
  method: string,
  path: string,
): { name: string; sent: Schema; answer: Schema } | undefined {
  for (const [pattern, methods] of Object.entries(DESCRIPTION.paths)) {
    const call = methods[method.toLowerCase()]
    if (!call || !new RegExp(`^${pattern.replace('{id}', '[^/]+')}$`).test(path)) continue
    const sent = call.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? call['x-query']
    const answer = call.responses[200].content['application/json']?.schema
    if (sent && answer) return { name: `${method.toLowerCase()} ${pattern}`, sent, answer }
  }
  return undefined
}
