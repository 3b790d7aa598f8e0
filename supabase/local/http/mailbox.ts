import type { InMemoryEmailDriver } from '@supabase/lite'
import { escapeHtml } from './escape-html.ts'
import { type Handle, sendJson, sendText } from './routes.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

export function mailsOf(driver: InMemoryEmailDriver): Mail[] {
  return [...driver.messages.values()]
    .flat()
    .map(({ to, subject, text = '', html = '', sentAt }) => ({ to, subject, text, html, sentAt }))
    .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
}

function links(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`)
}

function page(mails: Mail[]): string {
  const list = mails.map(
    (m) => `<article><h2>${escapeHtml(m.subject)}</h2>
<p>To ${escapeHtml(m.to)}, <time datetime="${m.sentAt}">${escapeHtml(m.sentAt)}</time></p>
<pre>${links(m.text)}</pre>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="The email as it looks" srcdoc="${escapeHtml(`<base target="_top">${m.html}`)}"></iframe></article>`,
  )
  return `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title><style>body{font:16px/1.5 system-ui;max-width:70ch;margin:2rem auto;padding:0 1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:24rem;border:1px solid #ccc}</style>
<h1>Mailbox</h1><p>Emails this server would have sent. They are deleted when it stops.</p>
${list.length > 0 ? list.join('\n') : '<p>No emails yet.</p>'}</html>`
}

/** Serves the emails that the embedded backend would have sent, to this machine only. */
export function mailbox(driver: InMemoryEmailDriver): Handle {
  return ({ response, url }) => {
    if (url.pathname === '/_local/mail.json') return sendJson(response, 200, mailsOf(driver))
    if (url.pathname !== '/_local/mail') return sendText(response, 404, 'Not found')
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:",
    })
    response.end(page(mailsOf(driver)))
  }
}
