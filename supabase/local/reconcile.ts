import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reconciliation } from '../functions/_shared/content/contract.ts'
import { readSettings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

interface Target {
  url: string
  key: string
}

/** The server that runs on this machine's data folder. */
function localServer(env: NodeJS.ProcessEnv): Target {
  const { dataDir } = readSettings(env, false)
  const read = (file: string) =>
    JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as Record<string, string>
  try {
    return { url: new URL(read('running.json').url ?? '').origin, key: read('keys.json').serviceKey ?? '' }
  } catch (cause) {
    throw new StartProblem(
      `No server runs on the data in ${dataDir}. Start it with npm start and give both the same DATA_DIR,\n` +
        'or set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY for a hosted project.',
      { cause },
    )
  }
}

function target(env: NodeJS.ProcessEnv): Target {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = env
  if (url && key) return { url: url.replace(/\/+$/, ''), key }
  if (url || key)
    throw new StartProblem(
      `${url ? 'SUPABASE_SERVICE_ROLE_KEY' : 'SUPABASE_URL'} is missing. A hosted project needs both.`,
    )
  return localServer(env)
}

async function ask({ url, key }: Target): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, apikey: key, 'content-type': 'application/json' }
  try {
    return await fetch(`${url}/functions/v1/reconcile-payments`, { method: 'POST', headers, body: '{}' })
  } catch (cause) {
    throw new StartProblem(`Nothing answers at ${url}. Nothing was compared.`, { cause })
  }
}

async function findingsOf(answer: Response): Promise<Reconciliation> {
  const text = await answer.text()
  try {
    const said = JSON.parse(text) as Reconciliation & { error?: string }
    if (answer.ok && Array.isArray(said.findings)) return said
    throw new StartProblem(`The server answered with ${answer.status}: ${said.error ?? text}`)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new StartProblem(`The server answered with ${answer.status} and a page that is not ours.`)
  }
}

/** Compares Stripe with our own rows now, and prints what differed. It ends with 1 if the owner has something to do. */
async function main(): Promise<void> {
  const { checked, findings } = await findingsOf(await ask(target(process.env)))
  for (const { kind, customer_id, user_id, detail, mended } of findings) {
    const who = [customer_id, user_id].filter(Boolean).join(', account ')
    console.log(`${mended ? 'mended' : 'TO DO '}  ${kind}  ${who}${who && '  '}${detail}`)
  }
  const left = findings.filter(({ mended }) => !mended).length
  console.log(`${checked} accounts compared with Stripe, ${findings.length - left} mended, ${left} to do.`)
  process.exitCode = left > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
