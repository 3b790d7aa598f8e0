import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { assistantPort } from '#session/assistant-port.ts'
import { restoreText } from '#session/composer-text.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { showToast } from '#session/toasts.ts'
import { draftKey } from '../composer/draft/draft-key.ts'
import { leaveResourcePrompt, promptFromPlan } from './resource-prompt.ts'

/** Each plan has two of these buttons, and one tap on each would make two resources. */
let underWay = false

/**
 * Leads from a lesson plan to the resource chat, with a summary as the prompt, otherwise the plan itself [GEN-17] to
 * [GEN-24].
 */
export function useCreateResource(planText: string) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function createResource(): Promise<void> {
    if (underWay) return
    underWay = true
    setBusy(true)
    const from = router.state.location.pathname
    const summary = await assistantPort()
      .summarize(planText)
      .catch(() => ({ ok: false }) as const)
    setBusy(false)
    underWay = false
    const prompt = summary.ok ? summary.prompt : promptFromPlan(planText)
    // Don't navigate if the user has moved on.
    if (router.state.location.pathname !== from) {
      await putIntoBox(prompt)
      showToast({ title: 'Your resource request is ready', text: 'It waits in a new resource chat.' })
      return
    }
    if (summary.ok) showToast({ title: 'Lesson plan analyzed successfully!', kind: 'success' })
    else showToast({ title: 'Using lesson plan directly for resource generation' })
    // Without local storage the prompt waits in the composer of the resource chat, to be sent by hand.
    if (!leaveResourcePrompt(prompt)) await putIntoBox(prompt)
    setCurrentChat(null)
    await router.navigate({ to: '/resource' })
  }

  return { busy, createResource }
}

/** Puts the prompt into the composer of a new resource chat, above the draft that is there. */
async function putIntoBox(prompt: string): Promise<void> {
  const key = draftKey('resourceGenerator', undefined)
  await flushDrafts()
  const before = await readDraft(key).catch(() => undefined)
  const text = before ? `${prompt}\n\n${before}` : prompt
  if ((await saveDraft(key, text)).ok) restoreText(key, text)
}
