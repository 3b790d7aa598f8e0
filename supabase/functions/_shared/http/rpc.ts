import { publicKey, secretKey } from './keys.ts'
import { requestId } from './request-id.ts'
import { neededSetting } from './settings.ts'

/** Two writers waited for each other, or read what the other wrote: nothing happened, so the same call may be made again. */
const ROLLED_BACK = ['40P01', '40001']
const TRIES = 3

/** A call that the database refused, with its SQLSTATE or PostgREST's code. */
export class DatabaseError extends Error {
  readonly code: string | undefined
  constructor(name: string, status: number, text: string) {
    super(`${name} was answered with ${status}: ${text.slice(0, 300)}`)
    this.code = /"code"\s*:\s*"(\w+)"/.exec(text)?.[1]
  }
}

async function callOnce(name: string, args: object, key: string, bearer: string): Promise<unknown> {
  const id = requestId()
  const answer = await fetch(`${neededSetting('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      apikey: key,
      'content-type': 'application/json',
      ...(id && { 'x-request-id': id }),
    },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new DatabaseError(name, answer.status, text)
  return text === '' ? null : JSON.parse(text)
}

async function call<T>(name: string, args: object, key: string, bearer: string): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await callOnce(name, args, key, bearer)) as T
    } catch (error) {
      const again = error instanceof DatabaseError && ROLLED_BACK.includes(error.code ?? '')
      if (!again || tries === TRIES) throw error
    }
  }
}

/** Calls a function of the database as the server itself. It is one POST without a client library, so that a cold start stays short. */
export function rpc<T>(name: string, args: object): Promise<T> {
  const key = secretKey()
  return call(name, args, key, key)
}

/** Calls a function of the database as the teacher to whom the token belongs. */
export function rpcAs<T>(token: string, name: string, args: object): Promise<T> {
  return call(name, args, publicKey(), token)
}
