import { modelSettings } from '../../supabase/functions/_shared/generate/model/settings.ts'
import { model } from '../../supabase/functions/_shared/generate/model.ts'
import { KeptLedger } from '../support/kept-ledger.ts'
import { bank } from './ask/bank.ts'
import { REQUESTS } from './data/all-requests.ts'
import { demandsOf } from './judge/demands.ts'
import { Tally } from './measure/figures.ts'
import { answer, countRequests } from './measure/requests.ts'
import { measureModel, modelTable } from './measure-model.ts'
import { PROMPTS } from './prompts.ts'

/** The first so many requests of each learning area. */
function firstOfEach(many: number) {
  const seen = new Map<string | null, number>()
  return REQUESTS.filter(([area]) => {
    seen.set(area, (seen.get(area) ?? 0) + 1)
    return (seen.get(area) ?? 0) <= many
  })
}

/** A configured model too: on the first so many prompts (`--first 12`), and as many requests of each area. Nothing is written down. */
export async function runModel(): Promise<void> {
  // The settings are read as the edge functions read theirs.
  Object.assign(globalThis, { Deno: { env: { get: (name: string) => process.env[name] } } })
  const settings = modelSettings()
  if (settings === null) return
  const first = process.argv.includes('--first')
    ? Number(process.argv[process.argv.indexOf('--first') + 1])
    : PROMPTS.length
  console.log(`\n${settings.model}:\n${modelTable(await measureModel(settings, PROMPTS.slice(0, first)))}`)
  const tally = new Tally()
  for (const [listed, request] of firstOfEach(first)) {
    const answered = await answer(
      listed,
      request,
      model(settings, bank, () => new KeptLedger()),
    )
    const missed = demandsOf(answered).filter(({ met }) => !met)
    console.log(
      `  ${request.id}: ${missed.length === 0 ? 'done' : missed.map(({ name }) => name).join(', ')}`,
    )
    countRequests([answered], tally)
  }
  console.log(tally.figures)
}
