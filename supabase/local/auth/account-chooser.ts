import type { IncomingMessage } from 'node:http'
import { DEMO_ACCOUNTS } from '../demo-accounts.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { type Handle, sendText } from '../http/routes.ts'
import { isEmail } from './is-email.ts'
import type { ProviderAccount } from './provider-accounts.ts'
import type { Providers } from './providers.ts'

const NAMES: Record<string, string> = { google: 'Google', apple: 'Apple' }
const MAX_FORM_CHARS = 4_000

function account(email: string, name: string, what: string): string {
  return `<li><button name="choice" value="${escapeHtml(`${email} ${name}`)}"><b>${escapeHtml(name)}</b><br>
<span>${escapeHtml(email)} · ${escapeHtml(what)}</span></button></li>`
}

function page(provider: string, state: string, problem = ''): string {
  const accounts = DEMO_ACCOUNTS.map(({ email, name, description: what }) => account(email, name, what)).join(
    '',
  )
  const hidden = `<input type="hidden" name="provider" value="${escapeHtml(provider)}"><input type="hidden" name="state" value="${escapeHtml(state)}">`
  return `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Choose an account</title><style>
body{font:16px/1.5 system-ui;max-width:26rem;margin:2rem auto;padding:0 1rem;color:#16211e;background:#fbfaf6}
h1{font-size:1.5rem;margin:0}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}ul{list-style:none;padding:0}li{margin:.5rem 0}button,input{font:inherit;min-height:44px;border-radius:.75rem;padding:.5rem 1rem;border:1px solid #8a948f;background:#fff;color:inherit}
button{cursor:pointer}li button,input{width:100%;box-sizing:border-box;text-align:start}span,small{color:#52605b}label{display:block;margin:.5rem 0}
.go{background:#0f5c4c;border-color:#0f5c4c;color:#fff}[role=alert]{color:#a11c1c}
@media (prefers-color-scheme:dark){body{color:#e7ebe6;background:#141a18}button,input{background:#1d2523}span,small{color:#b4beb8}.go{background:#0f5c4c}[role=alert]{color:#ff9c93}}</style>
<main><h1>Sign in with ${NAMES[provider]}</h1>
<p>On this machine this page stands in for ${NAMES[provider]}. Choose who you are.</p>
<form method="post">${hidden}<ul>${accounts}</ul></form>
<form method="post">${hidden}<h2>Another account</h2>${problem === '' ? '' : `<p role="alert">${problem}</p>`}
<label>Email<input name="email" type="email" required autocomplete="off"></label>
<label>Full name <small>(may be empty)</small><input name="name" maxlength="100" autocomplete="off"></label>
<button class="go">Continue</button></form>
<form method="post">${hidden}<p><button name="answer" value="cancel">Cancel</button>
<button name="answer" value="fail">Let it go wrong</button></p></form></main></html>`
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) if (text.length < MAX_FORM_CHARS) text += String(part)
  return new URLSearchParams(text)
}

/** Returns the parameters a provider sends back when no account was chosen. */
function refusal(provider: string, answer: string): Record<string, string> | undefined {
  if (answer === 'fail') {
    return { error: 'server_error', error_description: 'The provider could not answer' }
  }
  if (answer !== 'cancel') return undefined
  const error = provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied'
  return { error, error_description: 'The user denied the request' }
}

function chosen(provider: ProviderAccount['provider'], form: URLSearchParams): ProviderAccount | undefined {
  const [choice = '', ...name] = (form.get('choice') ?? '').split(' ')
  const email = (choice || (form.get('email') ?? '')).trim().toLowerCase()
  if (!isEmail(email) || email.includes('\0')) return undefined
  const typed = choice ? name.join(' ') : (form.get('name') ?? '').replaceAll('\0', '').trim()
  return { provider, email, name: typed.slice(0, 100) }
}

/** Serves the page that stands in for Google and Apple. */
export function accountChooser(providers: Providers): Handle {
  return async ({ request, response, url }) => {
    const form = request.method === 'POST' ? await readForm(request) : url.searchParams
    const [provider, state] = [form.get('provider') ?? '', form.get('state') ?? '']
    if (provider !== 'google' && provider !== 'apple') return sendText(response, 404, 'Not found')
    const show = (status: number, problem?: string) => {
      const csp = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
      const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
      response.writeHead(status, { ...type, 'content-security-policy': csp })
      response.end(page(provider, state, problem))
    }
    if (request.method !== 'POST') return show(200)
    const person = chosen(provider, form)
    const back =
      refusal(provider, form.get('answer') ?? '') ?? (person && { code: providers.issueCode(person) })
    if (!back) return show(400, 'That is not an email address.')
    const location = `/auth/v1/callback?${new URLSearchParams({ ...back, state })}`
    response.writeHead(303, { location, 'cache-control': 'no-store' })
    response.end()
  }
}
