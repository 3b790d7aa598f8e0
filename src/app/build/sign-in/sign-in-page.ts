import type { EarlySettings } from './run-early-sign-in.ts'

export interface SignIn {
  form: string
  script(files: Omit<EarlySettings, 'identityKey'>): string
}

/** The export of `render-sign-in.tsx`. It is loaded through Vite, so TypeScript cannot follow the import. */
export interface SignInRenderer {
  renderSignIn(): Promise<SignIn>
}

const ROOT = /<div id="root"><div class="first-paint"><\/div><\/div>/
const NO_SCRIPT = /\s*<noscript>.*?<\/noscript>/s
const TITLE = /<title>(.*?)<\/title>/
const APP = /\s*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/
const WITH_IT = /\s*<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g
/** The script that asks for the preview of a chat (preload-chat.ts). */
const PRELOAD = /\s*<script>\(function preload\(.*?<\/script>/s
/** The check for old browsers must come first: it takes the form away. */
const END = '</body>'

/** The page of /login: the app's page with the sign-in form in it. Throws when the app's page has no place for the form. */
export function signInPage(page: string, { form, script }: SignIn): string {
  for (const place of [ROOT, NO_SCRIPT, TITLE, APP])
    if (!place.test(page)) throw new Error(`The app's page lacks ${place}, which the page of /login needs`)
  const app = APP.exec(page)?.[1] ?? ''
  const withIt = [...page.matchAll(WITH_IT)].map(([, href = '']) => href)
  return page
    .replace(TITLE, (_title, name) => `<title>Sign in · ${name}</title>`)
    .replace(NO_SCRIPT, '')
    .replace(APP, '')
    .replace(WITH_IT, '')
    .replace(PRELOAD, '')
    .replace(ROOT, () => `<div id="root">${form}</div>`)
    .replace(END, () => `<script>${script({ app, withIt })}</script>\n  ${END}`)
}
