import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { assistantPort } from '#session/assistant-port.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { readOpenDraft } from '#session/open-draft.ts'
import { showToast } from '#session/toasts.ts'
import { draftKey } from '../composer/use-draft.ts'
import { leaveResourcePrompt, promptFromPlan } from './resource-prompt.ts'

/** A plan has two buttons for it, and one tap on each would make two resources. */
let underWay = false

/** From a lesson plan to the resource chat: a summary as prompt, else the plan itself [GEN-17] to [GEN-24]. */
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
    // Who has gone on to something else is not taken away from it.
    if (router.state.location.pathname !== from) {
      await putIntoBox(prompt)
      showToast({ title: 'Your resource request is ready', text: 'It waits in a new resource chat.' })
      return
    }
    if (summary.ok) showToast({ title: 'Lesson plan analyzed successfully!', kind: 'success' })
    else showToast({ title: 'Using lesson plan directly for resource generation' })
    // Without local storage the prompt waits in the resource chat's box instead, to be sent by hand.
    if (!leaveResourcePrompt(prompt)) await putIntoBox(prompt)
    setCurrentChat(null)
    await router.navigate({ to: '/resource' })
  }

  return { busy, createResource }
}

/** Of a new resource chat, above what stands there. */
async function putIntoBox(prompt: string): Promise<void> {
  const key = draftKey('resourceGenerator', undefined)
  const box = readOpenDraft()
  await box?.keep()
  const before = await readDraft(key).catch(() => undefined)
  const text = before ? `${prompt}\n\n${before}` : prompt
  if ((await saveDraft(key, text)).ok && box?.key === key) box.show(text)
}
