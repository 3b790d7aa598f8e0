import { checkPlan } from '#content/checks/plan-checks.ts'
import type { CheckResult } from '#content/checks/report.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import type { Job } from '../../supabase/functions/_shared/generate/jobs.ts'
import type { ModelSettings } from '../../supabase/functions/_shared/generate/model/settings.ts'
import { model } from '../../supabase/functions/_shared/generate/model.ts'
import type { WrittenSection } from '../../supabase/functions/_shared/generate/provider.ts'
import { stored } from '../content/support.ts'
import { inputOf } from './measure.ts'
import type { Prompt } from './prompts.ts'

type Found = Pick<CheckResult, 'id' | 'ok'> & { how?: string }
export interface ModelResult {
  prompt: string
  area: string
  /** Why nothing came, or null. */
  failure: string | null
  checks: Found[]
}

const ONE_REPLY_MS = 95_000

async function documentOf(settings: ModelSettings, prompt: Prompt): Promise<unknown> {
  const { messageId, generatorType, content, context, history } = inputOf(prompt)
  const job: Job = { message_id: messageId, reply_id: 'r', user_id: 'u', session_id: 's', attempt: 1 }
  const input = { generator_type: generatorType, title: '', content, context, history, doc: null }
  const writing = await model(settings).write(job, input, AbortSignal.timeout(ONE_REPLY_MS))
  const written: WrittenSection[] = []
  for await (const section of writing.sections) written.push(section)
  return writing.patch(written, true).doc ?? null
}

function checksOf(prompt: Prompt, doc: unknown): Found[] {
  const wanted = prompt.kind === 'words' ? null : prompt.kind === 'plan' ? 'plan' : 'resource'
  const format = (doc as { format?: string } | null)?.format ?? null
  const right: Found = { id: 'format' as CheckResult['id'], ok: format === wanted }
  if (!right.ok || format === null) return [right]
  const checks =
    format === 'plan' ? checkPlan(doc as LessonPlan, stored) : checkResource(doc as Resource, stored)
  return [right, ...checks]
}

/** Runs prompts through the configured model, one after another, with the same checks as the built-in planner's. */
export async function measureModel(
  settings: ModelSettings,
  prompts: readonly Prompt[],
  told: (result: ModelResult) => void = () => undefined,
): Promise<ModelResult[]> {
  const results: ModelResult[] = []
  for (const prompt of prompts) {
    const area = prompt.goal?.subject ?? 'no goal chosen'
    const result = await documentOf(settings, prompt).then(
      (doc): ModelResult => ({ prompt: prompt.id, area, failure: null, checks: checksOf(prompt, doc) }),
      (error: unknown): ModelResult => ({ prompt: prompt.id, area, failure: String(error), checks: [] }),
    )
    told(result)
    results.push(result)
  }
  return results
}

/** Passed and ran for each check, and every reply that did not come. */
export function modelTable(results: readonly ModelResult[]): string {
  const scores = new Map<string, [passed: number, ran: number]>()
  for (const { id, ok } of results.flatMap(({ checks }) => checks)) {
    const score = scores.get(id) ?? [0, 0]
    scores.set(id, [score[0] + (ok ? 1 : 0), score[1] + 1])
  }
  const failed = results.filter(({ failure }) => failure !== null)
  return [
    `${results.length - failed.length} of ${results.length} replies were written.`,
    ...failed.map(({ prompt, failure }) => `  ${prompt}: ${failure}`),
    ...[...scores].map(([id, [passed, ran]]) => `${id.padEnd(12)} ${`${passed}/${ran}`.padStart(9)}`),
  ].join('\n')
}
