import { Refusal } from '../http/answer.ts'
import { textField } from '../http/body.ts'
import type { Fields } from '../http/fields.ts'

function originOf(address: string): string | null {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/**
 * The origin of the app that asks, if it is one of ours. Only the origin is taken from a request: the server knows the
 * paths, so nobody can be led elsewhere after paying.
 */
export function returnOrigin(fields: Fields, names: readonly string[], allowed: readonly string[]): string {
  const origins = new Set(names.map((name) => originOf(textField(fields, name, 2000))))
  const [origin] = origins
  if (origins.size !== 1 || !origin || !allowed.includes(origin))
    throw new Refusal(400, 'bad_return_url', 'The return address is not one of this app.')
  return origin
}
