import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { builtInFrom } from '../../../supabase/functions/_shared/generate/built-in.ts'
import { modelSettings } from '../../../supabase/functions/_shared/generate/model/settings.ts'
import { model } from '../../../supabase/functions/_shared/generate/model.ts'
import type { Provider } from '../../../supabase/functions/_shared/generate/provider.ts'
import { KeptLedger } from '../../support/kept-ledger.ts'
import { bank } from '../ask/bank.ts'

/** One that writes the sample. */
export interface Writer {
  name: string
  provider: Provider
  /** The calls of a model; null for the planner, which makes none. */
  ledger: KeptLedger | null
}

type Settings = Record<string, string | undefined>

/** The settings of each model that is named: by a file of settings, or by its name at the provider of the environment. */
function namedSettings(names: readonly string[], env: Settings): Settings[] {
  if (names.length === 0) return [env]
  return names.map((name) =>
    name.endsWith('.env')
      ? { ...env, ...parseEnv(readFileSync(name, 'utf8')) }
      : { ...env, MODEL_NAME: name },
  )
}

function modelWriter(env: Settings): Writer {
  // The settings are read as the edge functions read theirs. An empty line of a file is no setting.
  Object.assign(globalThis, { Deno: { env: { get: (name: string) => env[name] || undefined } } })
  const settings = modelSettings()
  if (settings === null)
    throw new Error(
      'No model is configured: MODEL_PROVIDER is missing. supabase/README.md lists the settings.',
    )
  const ledger = new KeptLedger()
  return { name: settings.model, provider: model(settings, bank, () => ledger), ledger }
}

/** The built-in planner, and each model: those after `--model`, or the one of the environment where none is named. */
export function writersOf(args: readonly string[], env: Settings): Writer[] {
  const after = args.slice(args.indexOf('--model') + 1)
  const end = after.findIndex((word) => word.startsWith('--'))
  const names = end === -1 ? after : after.slice(0, end)
  return [
    { name: 'built-in planner', provider: builtInFrom(bank), ledger: null },
    ...namedSettings(names, env).map(modelWriter),
  ]
}
