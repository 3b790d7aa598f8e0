import type { ModelSettings } from '../../supabase/functions/_shared/generate/model/settings.ts'
import { model } from '../../supabase/functions/_shared/generate/model.ts'
import { KeptLedger } from '../support/kept-ledger.ts'
import { bank } from './ask/bank.ts'
import { checksOf, made } from './measure/own-checks.ts'
import type { Prompt } from './prompts.ts'

export interface ModelResult {
  prompt: string
  /** Why nothing came, or null. */
  failure: string | null
  checks: [check: string, ok: boolean][]
}

/** Runs prompts through the configured model, one after another, with the same checks as the built-in planner's. */
export async function measureModel(
  settings: ModelSettings,
  prompts: readonly Prompt[],
): Promise<ModelResult[]> {
  const results: ModelResult[] = []
  for (const prompt of prompts) {
    const printed = await made(
      prompt,
      model(settings, bank, () => new KeptLedger()),
    ).catch((error: unknown) => String(error))
    const failure = typeof printed === 'string' ? printed : printed.failure
    const checks = typeof printed === 'string' || failure !== null ? [] : checksOf(prompt, printed)
    results.push({ prompt: prompt.id, failure, checks })
  }
  return results
}

/** Passed and ran for each check, and every reply that did not come. */
export function modelTable(results: readonly ModelResult[]): string {
  const scores = new Map<string, [passed: number, ran: number]>()
  for (const [check, ok] of results.flatMap(({ checks }) => checks)) {
    const score = scores.get(check) ?? [0, 0]
    scores.set(check, [score[0] + (ok ? 1 : 0), score[1] + 1])
  }
  const failed = results.filter(({ failure }) => failure !== null)
  return [
    `${results.length - failed.length} of ${results.length} replies were written.`,
    ...failed.map(({ prompt, failure }) => `  ${prompt}: ${failure}`),
    ...[...scores].map(([id, [passed, ran]]) => `${id.padEnd(12)} ${`${passed}/${ran}`.padStart(9)}`),
  ].join('\n')
}
