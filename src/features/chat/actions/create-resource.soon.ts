import type { AnyRouter } from '@tanstack/react-router'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { assistantPort } from '#session/assistant-port.ts'
import { restoreText } from '#session/composer-text.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { showToast } from '#session/toasts.ts'
import { draftKey } from '../composer/draft/draft-key.ts'
import { leaveResourcePrompt, promptFromPlan } from './resource-prompt.ts'

/** The prompt that makes a resource of this plan: a summary of it, otherwise the plan itself. */
async function promptFor(planText: string) {
  const summary = await assistantPort()
    .summarize(planText)
    .catch(() => ({ ok: false }) as const)
  return { isSummary: summary.ok, prompt: summary.ok ? summary.prompt : promptFromPlan(planText) }
}

/** Leads from a lesson plan, at the path `from`, to the resource chat, which sends the prompt. */
export async function createResource(planText: string, router: AnyRouter, from: string): Promise<void> {
  const { isSummary, prompt } = await promptFor(planText)
  // Don't navigate if the user has moved on.
  if (router.state.location.pathname !== from) {
    await putIntoBox(prompt)
    showToast({ title: 'Your resource request is ready', text: 'It waits in a new resource chat.' })
    return
  }
  if (isSummary) showToast({ title: 'Lesson plan analyzed successfully!', kind: 'success' })
  else showToast({ title: 'Using lesson plan directly for resource generation' })
  // Without local storage the prompt waits in the composer of the resource chat, to be sent by hand.
  if (!leaveResourcePrompt(prompt)) await putIntoBox(prompt)
  setCurrentChat(null)
  await router.navigate({ to: '/resource' })
}

/** Puts the prompt into the composer of a new resource chat, above the draft that is there. */
async function putIntoBox(prompt: string): Promise<void> {
  const key = draftKey('resourceGenerator', undefined)
  await flushDrafts()
  const before = await readDraft(key).catch(() => undefined)
  const text = before ? `${prompt}\n\n${before}` : prompt
  if ((await saveDraft(key, text)).ok) restoreText(key, text)
}
