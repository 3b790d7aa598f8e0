import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reconciliation } from '../functions/_shared/content/contract.ts'
import { readSettings } from './settings.ts'

/** The hosted project that the environment names, or the server that runs on this machine's data folder. */
function target(env: NodeJS.ProcessEnv): { url: string; key: string } {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = env
  if (url && key) return { url, key }
  const { dataDir } = readSettings(env, false)
  const read = (file: string) =>
    JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as Record<string, string>
  return { url: new URL(read('running.json').url ?? '').origin, key: read('keys.json').serviceKey ?? '' }
}

/** Compares Stripe with our own rows now, and prints what differed. It ends with 1 if the owner has something to do. */
async function main(): Promise<void> {
  const { url, key } = target(process.env)
  const answer = await fetch(`${url}/functions/v1/reconcile-payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, apikey: key, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`The server answered with ${answer.status}: ${await answer.text()}`)
  const { checked, findings } = (await answer.json()) as Reconciliation
  for (const { kind, customer_id, detail, mended } of findings)
    console.log(`${mended ? 'mended' : 'TO DO '}  ${kind}  ${customer_id ?? ''}  ${detail}`)
  const left = findings.filter(({ mended }) => !mended).length
  console.log(`${checked} accounts compared with Stripe, ${findings.length - left} mended, ${left} to do.`)
  process.exitCode = left > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
