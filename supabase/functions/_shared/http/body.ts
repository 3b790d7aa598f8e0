import { MAX_BODY_BYTES } from '../content/contract.ts'
import { Refusal } from './answer.ts'
import { type Fields, isFields } from './fields.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The raw body, at most MAX_BODY_BYTES. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const tooLong = () => new Refusal(413, 'too_long', 'That is too long to take in one go.')
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLong()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel()
      throw tooLong()
    }
    chunks.push(part.value)
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Removes what Postgres cannot store, as the app does: U+0000 is dropped, and lone surrogates become U+FFFD. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').replace(LONE_SURROGATE, '\uFFFD') : value

/** The body as an object. Anything else is refused with 400, and more than MAX_BODY_BYTES with 413. */
export async function readFields(request: Request): Promise<Fields> {
  const text = new TextDecoder().decode(await readBytes(request))
  let value: unknown
  try {
    value = JSON.parse(text, storable)
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not JSON.')
  }
  if (!isFields(value)) throw new Refusal(400, 'bad_body', 'The body has to be a JSON object.')
  return value
}

/** A required text with more than blanks. */
export function textField(fields: Fields, name: string, max: number): string {
  const value = fields[name]
  if (typeof value !== 'string' || value.trim() === '') throw new Refusal(400, 'empty', `${name} is missing.`)
  if (value.length > max) throw new Refusal(413, 'too_long', `${name} may have ${max} characters at most.`)
  return value
}

export function idField(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || !UUID.test(value))
    throw new Refusal(400, 'bad_id', `${name} has to be an id.`)
  return value.toLowerCase()
}

export function optionalId(fields: Fields, name: string): string | undefined {
  return fields[name] === undefined || fields[name] === null ? undefined : idField(fields, name)
}
