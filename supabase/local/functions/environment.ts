/** Settings the edge functions may see, by their first letters. Everything else of this machine stays unknown to them. */
const PASSED_ON = ['GENERATOR_', 'MODEL_', 'AI_', 'MAIL_', 'STRIPE_']

/** Hosts the functions may call besides our own origin: those of the settings that are addresses, and these by name. */
const ALLOWED_HOSTS = 'FUNCTIONS_ALLOW_HOSTS'

export function functionSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && PASSED_ON.some((start) => name.startsWith(start))) settings[name] = value
  }
  return settings
}

/** Where a model's maker listens when no address is set. */
const MAKERS: Record<string, string> = {
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
  const maker = settings.MODEL_BASE_URL ? undefined : MAKERS[settings.MODEL_PROVIDER ?? '']
  return [...new Set([...named, ...addressed, maker])].filter((host): host is string => Boolean(host))
}
