// Finds the programs the tests need, else installs them by the platform's ordinary means, else says what to install.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const runs = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
const answers = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).error === undefined

function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !answers('apt-get', ['--version'])) return false
  console.log(`Installing ${packages.join(', ')} …`)
  updateLists()
  return runs('apt-get', ['install', '-y', '-qq', ...packages])
}

/** Reads every package list, because apt takes an older version from another list where one cannot be read. */
function updateLists(tries = 3) {
  while (tries-- > 0 && !runs('apt-get', ['update', '-qq', '--error-on=any']));
}

/** Path of a Chromium, as the environment variable the tests read. Throws, with what to install, when there is none. */
export async function findBrowser() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and nothing is there.`)
  const find = () => named ?? BROWSERS.find((path) => existsSync(path))
  let path = find()
  if (!path && aptInstall('chromium')) path = find()
  if (!path && runs('npx', ['playwright-core', 'install', 'chromium'])) {
    const { chromium } = await import('playwright-core')
    if (existsSync(chromium.executablePath())) path = chromium.executablePath()
  }
  if (!path) {
    throw new Error(
      'The tests need Chromium or Chrome. Install it, or set CHROME_PATH to where it is, and run again.',
    )
  }
  return { CHROME_PATH: path }
}

/** `pdftotext` and `pdftoppm`, with which the tests read what the app exported. */
export async function findPdfTools() {
  if (!answers('pdftotext', ['-v']) && !(aptInstall('poppler-utils') && answers('pdftotext', ['-v']))) {
    throw new Error(
      'The tests read exported PDFs with pdftotext. Install poppler (Debian: poppler-utils, macOS: brew install poppler) and run again.',
    )
  }
  return {}
}

const WEBKIT_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/webkit2gtk-4.1/MiniBrowser',
]
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const firstOf = (paths) => paths.find((path) => existsSync(path))

/** Looks for a program in one of these places, and installs these Debian packages where it is in none. */
const findOrInstall = (find, ...packages) => find() ?? (aptInstall(...packages) ? find() : undefined)

function webKit() {
  const driver = firstOf(['/usr/bin/WebKitWebDriver', '/usr/libexec/WebKitWebDriver'])
  const browser = firstOf(WEBKIT_BROWSERS)
  const display = firstOf(['/usr/bin/Xvfb'])
  return driver && browser && display
    ? { WEBKIT_DRIVER: driver, WEBKIT_BROWSER: browser, XVFB_PATH: display }
    : undefined
}

/**
 * Firefox and WebKit, the engines of the browsers that Chromium does not stand for. Nobody can install them on every
 * machine, so one that is not there is named in `missing`, which the run prints at its end.
 */
export function findEngines() {
  const firefox = findOrInstall(() => process.env.FIREFOX_PATH ?? firstOf(FIREFOXES), 'firefox-esr')
  const webkit = findOrInstall(webKit, 'webkit2gtk-driver', 'xvfb')
  return {
    env: { ...(firefox ? { FIREFOX_PATH: firefox } : {}), ...webkit },
    missing: [
      ...(firefox ? [] : ['Firefox (Debian: firefox-esr; elsewhere set FIREFOX_PATH)']),
      ...(webkit ? [] : ['WebKit (Debian: webkit2gtk-driver and xvfb)']),
    ],
  }
}

/** The version of the Supabase CLI that the hosting page names. */
export const SUPABASE_CLI_VERSION = '3.1.0'

/**
 * The Supabase CLI, for the tests that deploy to a twin of a hosted project. It is installed apart from our own packages,
 * because it is larger than all of them and only these tests need it.
 */
export function findSupabaseCli() {
  const folder = fileURLToPath(new URL(`../../.cache/supabase-cli/${SUPABASE_CLI_VERSION}`, import.meta.url))
  const path = join(folder, 'node_modules/supabase/dist/supabase.js')
  const starts = () =>
    spawnSync(process.execPath, [path, '--version'], { cwd: folder, stdio: 'ignore' }).status === 0
  if (!existsSync(path) || !starts()) {
    console.log('Installing the Supabase CLI for the hosted tests …')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const exact = `supabase@${SUPABASE_CLI_VERSION}`
    runs('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      exact,
    ])
  }
  return existsSync(path) && starts()
    ? { env: { SUPABASE_CLI: path }, missing: [] }
    : { env: {}, missing: [`the Supabase CLI (npm package supabase ${SUPABASE_CLI_VERSION})`] }
}
