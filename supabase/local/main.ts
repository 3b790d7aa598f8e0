import { join } from 'node:path'
import { type AppFiles, openAppFiles } from './app-files.ts'
import { accountChooser } from './auth/account-chooser.ts'
import { AuthServer } from './auth/auth-server.ts'
import { readAuthSettings } from './auth/auth-settings.ts'
import { CHOOSER_PATH } from './auth/providers.ts'
import { loadCurriculum } from './curriculum.ts'
import { type Keys, openDataFolder, resetDataFolder } from './data-folder.ts'
import { type Database, openDatabase } from './database.ts'
import { makeDemoAccounts } from './demo-accounts.ts'
import { type EdgeFunctions, openEdgeFunctions } from './functions/edge-functions.ts'
import { watchForHangs } from './hang-watch.ts'
import { clientConfig } from './http/client-config.ts'
import { forOrigins } from './http/cors.ts'
import { forwardToFunctions } from './http/forward-to-functions.ts'
import { forwardToLite } from './http/forward-to-lite.ts'
import { MAIL_PATH, mailProvider } from './http/mail-provider.ts'
import { mailbox } from './http/mailbox.ts'
import { API_PREFIXES, type Handle, noSuchCall, onlyThisMachine, sendJson } from './http/routes.ts'
import { shedLoad } from './http/shed-load.ts'
import { openWebServer, refuseUpgrade, sendStarting, type WebServer } from './http/web-server.ts'

import { loadKits } from './kits.ts'
import { createLite, type Lite } from './lite.ts'
import { migrate } from './migrate.ts'
import { FUNCTIONS } from './project-folder.ts'
import { openRealtime } from './realtime/realtime-server.ts'
import { readSettings, type Settings } from './settings.ts'
import { closeOnSignal } from './shut-down.ts'
import { PAGES_PATH } from './stripe/pages.ts'
import { StripeStandIn } from './stripe/stand-in.ts'
import { endLeases, type Sweep, startSweep } from './sweep.ts'
import { announceReady, announceReset } from './terminal.ts'

/** Starts the whole embedded backend, or empties its data folder if `reset` is set. */
export async function main(flags: { dev: boolean; reset: boolean }): Promise<void> {
  process.env.DO_NOT_TRACK = '1'
  const settings = readSettings(process.env, flags.dev)
  if (flags.reset) announceReset(await resetDataFolder(settings.dataDir))
  else await serve(settings)
}

async function serve(settings: Settings): Promise<void> {
  const closing = closeOnSignal()
  const web = await openWebServer(settings)
  closing.first(() => web.close())
  const { keys, files, db } = await openFolder(settings, web, closing)
  const authSettings = readAuthSettings(process.env)
  const lite = createLite(db, keys, web.origin, authSettings)
  await prepareDatabase(db, lite, keys)
  const origins = [web.origin, ...authSettings.allowedOrigins]
  const stripe = new StripeStandIn(web.origin, join(settings.dataDir, 'stripe.json'), origins)
  let sweep: Sweep | undefined
  let leasesEnded = endLeases(db)
  const endAll = () => endLeases(db).catch((error) => console.error('Leases could not be ended:', error))
  const functions = openEdgeFunctions({
    folder: FUNCTIONS,
    origin: web.origin,
    keys,
    watch: settings.dev,
    standIn: stripe.settings,
    died: () => {
      leasesEnded = endAll()
    },
    isBack: () => void leasesEnded.then(() => sweep?.now()),
  })
  closing.first(() => functions.close())
  const realtime = await openRealtime(db, keys)
  closing.first(() => realtime.close())
  const auth = new AuthServer({ db, lite, keys, origin: web.origin, settings: authSettings })
  web.serve(routesOf({ db, auth, lite, keys, functions, files, stripe, origins }), realtime.upgrade)
  await leasesEnded
  sweep = startSweep(db, web.origin, keys.serviceKey)
  closing.first(() => sweep?.close())
  // Only now: to make a database is one long step, and on a busy machine it takes minutes.
  closing.last(watchForHangs())
  announceReady(settings, web.origin, keys)
}

/** Locks the data folder, serves the pages, and opens the database meanwhile. */
async function openFolder(settings: Settings, web: WebServer, closing: ReturnType<typeof closeOnSignal>) {
  const { keys, database, release } = await openDataFolder(settings.dataDir, web.origin)
  closing.last(release)
  const files = await openAppFiles(settings, web.server)
  closing.first(() => files.close())
  web.serve(routesAtFirst(keys, files), refuseUpgrade)
  console.log('Opening the database …')
  const db = await openDatabase(database)
  closing.first(() => db.close())
  return { keys, files, db }
}

async function prepareDatabase(db: Database, lite: Lite, keys: Keys): Promise<void> {
  const count = await migrate(db, lite.app)
  if (count > 0) console.log(`Brought the database up to date (${count} migrations).`)
  if (await loadCurriculum(db)) console.log('Loaded the curriculum.')
  if (await loadKits(db)) console.log('Loaded the bank of lessons.')
  await makeDemoAccounts(db, lite, keys.anonKey)
}

interface Parts {
  db: Database
  auth: AuthServer
  lite: Lite
  keys: Keys
  functions: EdgeFunctions
  files: AppFiles
  stripe: StripeStandIn
  /** Where the app may be served from. */
  origins: string[]
}

/** While the database opens, pages show already, and every call is told when to come back. */
function routesAtFirst(keys: Keys, files: AppFiles): [prefix: string, handle: Handle][] {
  return [
    ...['/_local/', '/v1/', ...API_PREFIXES].map((prefix): [string, Handle] => [prefix, sendStarting]),
    ['/config.js', clientConfig(keys.anonKey)],
    ['/', files.handle],
  ]
}

function routesOf({
  db,
  auth,
  lite,
  keys,
  functions,
  files,
  stripe,
  origins,
}: Parts): [prefix: string, handle: Handle][] {
  const unlessBusy = shedLoad(db.waiting, keys.serviceKey)
  const fromApp = forOrigins(origins)
  return [
    ['/auth/v1/', fromApp(unlessBusy(forwardToLite(auth)))],
    ['/rest/v1/', fromApp(unlessBusy(forwardToLite(lite)))],
    ['/functions/v1/', forwardToFunctions(functions)],
    ['/config.js', clientConfig(keys.anonKey)],
    ['/_local/health', ({ response }) => sendJson(response, 200, { ok: true })],
    [CHOOSER_PATH, onlyThisMachine(accountChooser(auth.providers))],
    [MAIL_PATH, onlyThisMachine(mailProvider(lite.mail, keys.serviceKey))],
    [PAGES_PATH, onlyThisMachine(stripe.pages)],
    ['/v1/', onlyThisMachine(stripe.api)],
    ['/_local/', onlyThisMachine(mailbox(lite.mail))],
    ...API_PREFIXES.map((prefix): [string, Handle] => [prefix, noSuchCall]),
    ['/', files.handle],
  ]
}
