import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { assistantPort } from '#session/assistant-port.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { showToast } from '#session/toasts.ts'
import { leaveResourcePrompt, promptFromPlan } from './resource-prompt.ts'

/** A plan has two buttons for it, and one tap on each would make two resources. */
let underWay = false

/** From a lesson plan to the resource chat: a summary as prompt, else the plan itself [GEN-17] to [GEN-24]. */
export function useCreateResource(planText: string) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function createResource(): Promise<void> {
    if (underWay) return
    underWay = true
    setBusy(true)
    const summary = await assistantPort()
      .summarize(planText)
      .catch(() => ({ ok: false }) as const)
    setBusy(false)
    underWay = false
    if (summary.ok) showToast({ title: 'Lesson plan analyzed successfully!', kind: 'success' })
    else showToast({ title: 'Using lesson plan directly for resource generation' })
    const prompt = summary.ok ? summary.prompt : promptFromPlan(planText)
    // Without local storage the prompt waits in the resource chat's box instead, to be sent by hand.
    if (!leaveResourcePrompt(prompt)) await saveDraft('new:resourceGenerator', prompt)
    setCurrentChat(null)
    await navigate({ to: '/resource' })
  }

  return { busy, createResource }
}
