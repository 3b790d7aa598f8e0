/** The export of `render-sign-in.tsx`. It is loaded through Vite, so TypeScript cannot follow the import. */
export interface SignInRenderer {
  renderSignIn(): Promise<{ form: string; script: string }>
}

const ROOT = /<div id="root"><div class="first-paint"><\/div><\/div>/
const NO_SCRIPT = /\s*<noscript>.*?<\/noscript>/s
const TITLE = /<title>(.*?)<\/title>/

/** The page of /login: the app's page with the sign-in form in it. Throws when the app's page has no place for the form. */
export function signInPage(
  app: string,
  { form, script }: Awaited<ReturnType<SignInRenderer['renderSignIn']>>,
) {
  for (const place of [ROOT, NO_SCRIPT, TITLE])
    if (!place.test(app)) throw new Error(`index.html lacks ${place}, which the page of /login needs`)
  return app
    .replace(TITLE, (_title, name) => `<title>Sign in · ${name}</title>`)
    .replace(NO_SCRIPT, '')
    .replace(ROOT, () => `<div id="root">${form}</div>\n    <script>${script}</script>`)
}
