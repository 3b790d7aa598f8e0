import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

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
    try {
      await (await import('./create-resource.soon.ts')).createResource(planText, router, from)
    } finally {
      setBusy(false)
      underWay = false
    }
  }

  return { busy, createResource }
}
