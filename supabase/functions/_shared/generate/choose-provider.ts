import { neededSetting, setting } from '../http/settings.ts'
import { databaseBank } from './bank.ts'
import { builtInFrom, IN_PLACE } from './built-in.ts'
import { databaseLedger } from './model/ledger.ts'
import { modelSettings } from './model/settings.ts'
import { model } from './model.ts'
import { orPlanner } from './or-planner.ts'
import { paced } from './paced.ts'
import type { Provider } from './provider.ts'
import { webhook } from './webhook.ts'

/** The provider by the settings: the signed webhook if an address is set, else a model if one is configured, else the built-in planner. */
export function chooseProvider(): Provider {
  const url = setting('GENERATOR_WEBHOOK_URL')
  if (url !== undefined)
    return webhook(
      url,
      neededSetting('GENERATOR_WEBHOOK_SECRET'),
      Number(setting('GENERATOR_WEBHOOK_TIMEOUT_MS') ?? 0) || undefined,
    )
  const settings = modelSettings()
  if (settings !== null)
    return orPlanner(model(settings, databaseBank, databaseLedger), builtInFrom(databaseBank, IN_PLACE))
  const paceMs = Number(setting('GENERATOR_PACE_MS') ?? 0)
  const builtIn = builtInFrom(databaseBank)
  return paceMs > 0 ? paced(builtIn, paceMs) : builtIn
}
