import { neededSetting } from './settings.ts'

/** Calls a function of the database as the server itself. It is one POST without a client library, so that a cold start stays short. */
export async function rpc<T>(name: string, args: object): Promise<T> {
  const key = neededSetting('SUPABASE_SERVICE_ROLE_KEY')
  const answer = await fetch(`${neededSetting('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${text.slice(0, 300)}`)
  return (text === '' ? null : JSON.parse(text)) as T
}
