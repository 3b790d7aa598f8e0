import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { PROJECT } from '../project-folder.ts'
import { StartProblem } from '../start-problem.ts'
import type { RateOptions } from './rate-limits.ts'

const template = z.object({ subject: z.string(), content_path: z.string() })
const configFile = z.object({
  auth: z.object({
    enable_signup: z.boolean().optional(),
    jwt_expiry: z.number().optional(),
    minimum_password_length: z.number().default(6),
    enable_refresh_token_rotation: z.boolean().optional(),
    refresh_token_reuse_interval: z.number().optional(),
    rate_limit: z.object({
      email_sent: z.number(),
      token_refresh: z.number(),
      sign_in_sign_ups: z.number(),
      token_verifications: z.number(),
    }),
    email: z.object({
      enabled: z.boolean(),
      double_confirm_changes: z.boolean().optional(),
      otp_expiry: z.number().optional(),
      otp_length: z.number().optional(),
      max_frequency: z.string().regex(/^\d+s$/),
      template: z.object({ confirmation: template, recovery: template, email_change: template }),
    }),
  }),
})

type AuthConfig = z.infer<typeof configFile>['auth']
export type MailTemplates = AuthConfig['email']['template']

export interface AuthSettings {
  /** The settings that @supabase/lite applies itself. */
  lite: Omit<AuthConfig, 'rate_limit' | 'email'> & {
    email: Omit<AuthConfig['email'], 'enabled' | 'template'> & {
      enable_signup: boolean
      enable_confirmations: boolean
    }
  }
  limits: RateOptions
  templates: MailTemplates
  /** The origins of an app served from elsewhere, to which emails and providers may lead back. */
  allowedOrigins: string[]
}

/** Reads config.toml, which is the one place for embedded and hosted settings. The environment overrides it for tests. */
export function readAuthSettings(env: NodeJS.ProcessEnv): AuthSettings {
  const path = join(PROJECT, 'supabase', 'config.toml')
  const parsed = configFile.safeParse(parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new StartProblem(`${path} is not valid: ${parsed.error.message}`)
  const { rate_limit: rates, ...auth } = parsed.data.auth
  const { template: templates, enabled, ...email } = auth.email
  const confirmations = env.EMAIL_CONFIRMATIONS === 'on'
  const strict = env.RATE_LIMITS === 'strict'
  return {
    lite: {
      ...auth,
      email: {
        ...email,
        enable_signup: enabled,
        enable_confirmations: confirmations,
        // Hosted, both addresses confirm a change. @supabase/lite would ask the old one alone, and so take a mistyped one.
        double_confirm_changes: false,
      },
    },
    limits: { rates, strict, confirmations, mailEverySeconds: Number.parseInt(email.max_frequency, 10) },
    templates,
    allowedOrigins: (env.APP_ORIGINS ?? '').split(',').filter(Boolean),
  }
}
