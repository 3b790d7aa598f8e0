import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EmailMessage, InMemoryEmailDriver } from '@supabase/lite'
import { PROJECT } from '../project-folder.ts'
import type { MailTemplates } from './auth-settings.ts'

const MAX_MAILS = 200

export interface LinkMail {
  to: string
  kind: 'confirmation' | 'recovery' | 'email_change'
  link: string
  code: string
}

const KIND_OF_TYPE: Record<string, LinkMail['kind']> = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'email_change',
}

/**
 * Puts emails into the mailbox instead of sending them. @supabase/lite links to the start page and has its own texts.
 * Here each email links back to the requesting page and uses our template, the same one as the hosted service.
 */
export class OutgoingMail extends InMemoryEmailDriver {
  /** The redirect of the current request. Requests are answered one after another. */
  redirectTo = ''
  private readonly templates: MailTemplates

  constructor(templates: MailTemplates) {
    super({ maxKeepCount: MAX_MAILS })
    this.templates = templates
  }

  override async send(message: EmailMessage): Promise<void> {
    const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(message.text ?? '')?.[0]
    const code = /\b\d{6}\b/.exec(message.text ?? '')?.[0]
    const kind = link && KIND_OF_TYPE[new URL(link).searchParams.get('type') ?? '']
    if (!link || !code || !kind) return super.send(message)
    await this.sendLink({ to: message.to, kind, link, code })
  }

  async sendLink({ to, kind, link, code }: LinkMail): Promise<void> {
    const url = new URL(link)
    if (this.redirectTo !== '') url.searchParams.set('redirect_to', this.redirectTo)
    const { subject, content_path } = this.templates[kind]
    const template = readFileSync(join(PROJECT, content_path), 'utf8')
    const put = (address: string) =>
      template.replaceAll('{{ .ConfirmationURL }}', address).replaceAll('{{ .Token }}', code)
    const html = put(url.href.replaceAll('&', '&amp;'))
    await super.send({ to, subject, text: textOf(put(url.href)), html })
  }
}

/** Renders a template as plain text, with the address of a link after its text. */
function textOf(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<\/(h1|p)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n')
}
