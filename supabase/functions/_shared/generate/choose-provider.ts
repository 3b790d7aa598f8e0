import { neededSetting, setting } from '../http/settings.ts'
import { builtIn } from './built-in.ts'
import { paced } from './paced.ts'
import type { Provider } from './provider.ts'
import { webhook } from './webhook.ts'

/** The signed webhook when an address is set, else the built-in planner. */
export function chooseProvider(): Provider {
  const url = setting('GENERATOR_WEBHOOK_URL')
  const paceMs = Number(setting('GENERATOR_PACE_MS') ?? 0)
  if (url === undefined) return paceMs > 0 ? paced(builtIn, paceMs) : builtIn
  return webhook(
    url,
    neededSetting('GENERATOR_WEBHOOK_SECRET'),
    Number(setting('GENERATOR_WEBHOOK_TIMEOUT_MS') ?? 0) || undefined,
  )
}
