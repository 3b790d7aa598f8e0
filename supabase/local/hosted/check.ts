import { parseArgs } from 'node:util'
import { checkAccount } from './check-account.ts'
import { checkApp } from './check-app.ts'
import { checkInside } from './check-inside.ts'
import { checkOutside } from './check-outside.ts'
import type { Finding, Target } from './finding.ts'

const USAGE =
  'npm run check:hosted -- --url https://<ref>.supabase.co --key <publishable key> [--app https://…] [--secret <secret key>]'

function targetOf(args: string[]): Target {
  const option = { type: 'string' as const }
  const { values } = parseArgs({ args, options: { url: option, key: option, app: option, secret: option } })
  const { url, key, app, secret } = values
  if (!url || !key) throw new Error(`Name the project and its key:\n  ${USAGE}`)
  const origin = (text: string) => new URL(text).origin
  return { url: origin(url), key, secret, app: app === undefined ? undefined : origin(app) }
}

/** A check that cannot be made at all says so in its own line, and the others go on. */
async function made(what: string, check: Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check
  } catch (error) {
    return [{ what, missing: `It could not be reached: ${error instanceof Error ? error.message : error}` }]
  }
}

function line({ what, missing, unseen }: Finding): string {
  if (missing !== undefined) return `MISSING    ${what}: ${missing}`
  return unseen === undefined ? `there      ${what}` : `not seen   ${what}: ${unseen}`
}

/** Walks a deployed project and says in plain words what is missing. It ends with 1 if something is. */
async function main(): Promise<void> {
  const target = targetOf(process.argv.slice(2))
  const found = [
    ...(await made('the project', checkOutside(target))),
    ...(await made('the app', checkApp(target))),
    ...(await made('the inside', checkInside(target))),
    ...(await made('a teacher’s way', checkAccount(target))),
  ]
  for (const one of found) console.log(line(one))
  const missing = found.filter((one) => one.missing !== undefined).length
  console.log(`\n${found.length} things looked at, ${missing} missing.`)
  process.exitCode = missing > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
