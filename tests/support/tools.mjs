// Finds the programs the tests need, else installs them by the platform's ordinary means, else says what to install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  return runs('apt-get', ['update', '-qq']) && runs('apt-get', ['install', '-y', '-qq', ...packages])
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
