import { readFileSync } from 'node:fs'
import type { ReplySection } from '#content/contract.ts'
import type { Kit } from '#content/kit.ts'
import type { Bank } from '../../../supabase/functions/_shared/generate/bank.ts'
import type { Job, JobInput } from '../../../supabase/functions/_shared/generate/jobs.ts'
import type { ModelSettings } from '../../../supabase/functions/_shared/generate/model/settings.ts'
import { model } from '../../../supabase/functions/_shared/generate/model.ts'
import type { Writing } from '../../../supabase/functions/_shared/generate/provider.ts'
import { KITS_FOLDER } from '../../../supabase/seed/kit-files.ts'
import { BLOCKS, contextOf } from '../../content/support.ts'
import { KeptLedger } from '../../support/kept-ledger.ts'

/** As long as a reply may take on a busy machine: it only ends what hangs. */
const MAX_MS = 100_000

export const JOB: Job = { message_id: 'm', reply_id: 'r', user_id: 'u', session_id: 's', attempt: 1 }

const block = BLOCKS.find(
  ({ subject, year_group, goals }) =>
    subject === 'Mathematics and statistics' &&
    year_group === 'Year 5' &&
    goals.some(({ outcome }) => /fraction/i.test(outcome)),
)
if (!block) throw new Error('no goal on fractions')
export const CONTEXT = contextOf(
  block,
  block.goals.findIndex(({ outcome }) => /fraction/i.test(outcome)),
)
export const GOAL = CONTEXT.goals[0]?.outcome ?? ''

export function given(more: Partial<JobInput> = {}): JobInput {
  return {
    generator_type: 'lessonPlan',
    title: 'New Chat',
    content: 'Year 5 fractions of a set, 50 minutes, in the māra kai',
    context: CONTEXT,
    history: [],
    doc: null,
    ...more,
  }
}

export function settings(url: string, more: Partial<ModelSettings> = {}): ModelSettings {
  return {
    kind: 'openai-compatible',
    model: 'test-model',
    baseUrl: `${url}/v1`,
    apiKey: 'key-of-the-school',
    callTokens: 9_000,
    replyTokens: 20_000,
    // Long, because a starved machine is silent for a while too.
    timeoutMs: 60_000,
    silenceMs: 30_000,
    structured: true,
    tellsUsage: true,
    prices: null,
    dayReplies: null,
    dayTokens: null,
    ...more,
  }
}

/** A bank that knows nothing of any topic. */
export const NO_LESSONS: Bank = { find: async () => [] }

/** A bank that finds one lesson, by the file of its kit. */
export const bankWith = (file: string): Bank => {
  const kit = JSON.parse(readFileSync(`${KITS_FOLDER}/${file}`, 'utf8')) as Kit
  return { find: async () => [{ kit, serves: true, named: true, unsaid: [] }] }
}

export interface Outcome {
  writing: Writing
  written: ReplySection[]
  texts: string
}

/** Writes a whole reply with the real provider over HTTP. */
export async function writeAll(
  using: ModelSettings,
  input: JobInput = given(),
  {
    signal = AbortSignal.timeout(MAX_MS),
    bank = NO_LESSONS,
    ledger = new KeptLedger(),
  }: { signal?: AbortSignal; bank?: Bank; ledger?: KeptLedger } = {},
): Promise<Outcome> {
  const writing = await model(using, bank, () => ledger).write(JOB, input, signal)
  const written: ReplySection[] = []
  for await (const section of writing.sections) written.push(section)
  return { writing, written, texts: JSON.stringify(written.map(({ doc_part }) => doc_part)) }
}

/** The sections written before the failure, and the failure. */
export async function writeUntil(using: ModelSettings, input: JobInput = given(), ledger = new KeptLedger()) {
  const written: ReplySection[] = []
  try {
    const writing = await model(using, NO_LESSONS, () => ledger).write(
      JOB,
      input,
      AbortSignal.timeout(MAX_MS),
    )
    for await (const section of writing.sections) written.push(section)
    return { written, error: null }
  } catch (error) {
    return { written, error: error as Error & { teacherText?: string | null } }
  }
}

/** Each provider, and an older model of one, with the address and the key that it has to be called with. */
export const MAKERS = [
  ['OpenAI', { kind: 'openai-compatible' as const }, '/v1/chat/completions', 'Bearer key-of-the-school'],
  [
    'Anthropic',
    { kind: 'anthropic' as const, model: 'claude-sonnet-4-5' },
    '/v1/messages',
    'key-of-the-school',
  ],
  [
    'Anthropic, by an older model',
    { kind: 'anthropic' as const, model: 'claude-3-haiku-20240307' },
    '/v1/messages',
    'key-of-the-school',
  ],
  [
    'Google',
    { kind: 'google' as const, model: 'gemini-2.5-flash' },
    '/v1/models/gemini-2.5-flash:streamGenerateContent',
    'key-of-the-school',
  ],
] as const
