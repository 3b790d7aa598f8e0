import type { ServerResponse } from 'node:http'
import { escapeHtml } from '../http/escape-html.ts'
import { sendText } from '../http/routes.ts'

const STYLE = `body{font:16px/1.5 system-ui;max-width:60ch;margin:2rem auto;padding:0 1rem;color:#16211e;background:#fbfaf6}
h1{font-size:1.4rem}fieldset{border:1px solid #bbb;border-radius:.5rem;margin:1rem 0}label{display:block;padding:.4rem 0}
button,.button{font:inherit;padding:.6rem 1rem;border-radius:.5rem;border:1px solid #0f5c4c;background:#0f5c4c;color:#fff}
button.plain{background:none;color:#0f5c4c}.bad{color:#a3141f}form{display:inline-block;margin:0 .5rem .5rem 0}
td{padding:.2rem 1rem .2rem 0}`

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** What a page answers: its title and body, another address, or nothing when there is no such page. */
export type PageAnswer = { title: string; body: string } | { leadTo: string } | undefined

/** Sends a page of the stand-in. It says what it is, so that nobody types a real card number into it. */
export function sendPage(response: ServerResponse, page: PageAnswer): void {
  if (page === undefined) {
    sendText(response, 404, 'Not found')
  } else if ('leadTo' in page) {
    response.writeHead(303, { location: page.leadTo, 'cache-control': 'no-store' })
    response.end()
  } else {
    const type = 'text/html; charset=utf-8'
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-store',
      // form-action is left out: Chromium holds the redirect after a form to it too, and that leads back to the app.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    response.end(`<!doctype html><html lang="en-NZ"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(page.title)}</title><style>${STYLE}</style>
<main><p>This page stands in for Stripe on this machine. No money moves.</p><h1>${escapeHtml(page.title)}</h1>
${page.body}</main></html>`)
  }
}

/** A form of one button. */
export function button(label: string, fields: Record<string, string>, look = ''): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post">${hidden.join('')}<button class="${look}">${escapeHtml(label)}</button></form>`
}

/** A link that may only lead where a page of the web is. */
export function linkTo(address: string, label: string): string {
  const safe = /^https?:\/\//.test(address) ? address : '#'
  return `<a href="${escapeHtml(safe)}">${escapeHtml(label)}</a>`
}
