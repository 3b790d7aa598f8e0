import { MAIL_PATH } from '../http/mail-provider.ts'

/** The prefixes of the settings that edge functions may see. They see no other environment variable of this machine. */
export const PASSED_PREFIXES = ['GENERATOR_', 'MODEL_', 'AI_', 'MAIL_', 'STRIPE_']

/** The setting that lists more hosts the functions may call, besides our own origin and those of settings that are URLs. */
const ALLOWED_HOSTS = 'FUNCTIONS_ALLOW_HOSTS'

export function functionSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && PASSED_PREFIXES.some((start) => name.startsWith(start))) settings[name] = value
  }
  return settings
}

/** Without a provider of their own, the functions send mail to the mailbox of this server, by the same settings. */
export function localMail(origin: string, key: string): Record<string, string> {
  return {
    MAIL_API_URL: `${origin}${MAIL_PATH}`,
    MAIL_API_KEY: key,
    MAIL_FROM: 'no-reply@mahere.example',
    MAIL_CONTACT_TO: 'feedback@mahere.example',
    MAIL_APP_ORIGIN: origin,
  }
}

/** The hosts of the model providers, used when no base URL is set. */
const PROVIDER_HOSTS: Record<string, string> = {
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
}

function hostOf(value: string): string | undefined {
  try {
    const { protocol, host } = new URL(value)
    return protocol === 'http:' || protocol === 'https:' ? host : undefined
  } catch {
    return undefined
  }
}

export function allowedHosts(settings: Record<string, string>, env: NodeJS.ProcessEnv): string[] {
  const named = (env[ALLOWED_HOSTS] ?? '').split(',').map((host) => host.trim())
  const addressed = Object.values(settings).map(hostOf)
  const maker = settings.MODEL_BASE_URL ? undefined : PROVIDER_HOSTS[settings.MODEL_PROVIDER ?? '']
  const payments = settings.STRIPE_SECRET_KEY && !settings.STRIPE_API_BASE ? 'api.stripe.com' : undefined
  return [...new Set([...named, ...addressed, maker, payments])].filter((host): host is string =>
    Boolean(host),
  )
}
