import { checkPlan } from '#content/checks/plan-checks.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { planSection } from '#content/lesson-plan.ts'
import type { Provider } from '../../../supabase/functions/_shared/generate/provider.ts'
import { stored } from '../../content/support.ts'
import { Conversation } from '../ask/conversation.ts'
import { goalContext } from '../ask/goals.ts'
import type { Printed } from '../ask/printed.ts'
import { PROMPTS, type Prompt } from '../prompts.ts'
import type { Tally } from './figures.ts'

type Found = [check: string, ok: boolean]

/** A prompt in a chat of its own. */
export async function made({ id, text, goal, before, kind }: Prompt, provider?: Provider): Promise<Printed> {
  const context = goal ? goalContext(goal.subject, goal.year, goal.has ?? '') : null
  const chat = kind === 'plan' || kind === 'words' ? 'plan' : 'resource'
  const talk = new Conversation(provider)
  if (before) await talk.say({ id: `${id} before`, text: before, chat, context })
  return talk.say({ id, text, chat, context })
}

/** The document's own checks, and whether it is of the kind, as long and says what the prompt wants. */
export function checksOf(prompt: Prompt, { doc, form }: Printed): Found[] {
  const kind = doc?.format === 'resource' ? doc.kind : form
  if (!doc) return [['format', kind === prompt.kind]]
  const found = doc.format === 'plan' ? checkPlan(doc, stored) : checkResource(doc, stored)
  // A prompt that contradicts its goal is meant to be told so.
  const own = found.filter(({ id }) => prompt.says === undefined || id !== 'request')
  const minutes = doc.format === 'plan' ? planSection(doc, 'header')?.minutes : undefined
  return [
    ['format', kind === prompt.kind],
    ...(prompt.minutes === undefined ? [] : [['as long', minutes === prompt.minutes] satisfies Found]),
    ...own.map(({ id, ok }): Found => [id, ok]),
    ...(prompt.says ? [['says', prompt.says.test(JSON.stringify(doc))] satisfies Found] : []),
  ]
}

/** The checks of every document run on the planner’s answers to ordinary prompts. */
export async function countOwnChecks(tally: Tally): Promise<void> {
  for (const prompt of PROMPTS)
    for (const [check, ok] of checksOf(prompt, await made(prompt)))
      tally.count(`own checks | ${check}`, ok, prompt.id)
}
