import { createClient } from '@supabase/supabase-js'
import type { Page } from 'playwright-core'
import { WebSocket } from 'ws'
import type { TestMail } from './start-app.ts'
import { newEmail, PASSWORD } from './teacher-at-work.ts'

// supabase-js looks for it at start-up; Node 20 has none of its own
Object.assign(globalThis, { WebSocket })

interface Backend {
  url: string
  serviceKey: string
}

export interface AccountMail {
  /** The link as the mail has it: to the auth service, which redirects the browser. */
  link: string
  code: string
}

/** The newest mail to this address, as soon as it is there; `after` many others. */
export async function mailTo(url: string, email: string, after = 0): Promise<AccountMail> {
  for (let tries = 0; tries < 600; tries += 1) {
    const mails = (await (await fetch(`${url}/_local/mail.json`)).json()) as TestMail[]
    const own = mails.filter(({ to }) => to === email)
    if (own.length > after) return readMail(own[0]?.text ?? '')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${email}`)
}

function readMail(text: string): AccountMail {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0]
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (!link || !code) throw new Error(`a mail without link or code: ${text}`)
  return { link, code }
}

/** A member whom a school has just added: a password an admin chose, an email not confirmed. */
export async function newMember({ url, serviceKey }: Backend): Promise<{ email: string; token: string }> {
  const service = createClient(url, serviceKey, { auth: { persistSession: false } })
  const make = async () => {
    const email = newEmail()
    const { data, error } = await service.auth.admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
    })
    if (error) throw error
    return { email, id: data.user.id }
  }
  const [admin, member] = [await make(), await make()]
  const call = async (name: string, args: object) => {
    const { data, error } = await service.rpc(name, args)
    if (error) throw new Error(name, { cause: error })
    return data
  }
  const plan = { is_admin: true, message_limit: 500, status: 'active', school_name: 'Kura o te Ao' }
  await call('set_subscription', { target_user: admin.id, patch: plan })
  const details = { was_invited: true, password_reset_required: true }
  await call('link_school_member', { admin_user_id: admin.id, member_user_id: member.id, details })
  const token = String(await call('issue_email_confirmation', { member_user_id: member.id }))
  return { email: member.email, token }
}

/** The form for a new password, filled in and sent. */
export async function setPassword(page: Page, password: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

export async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
