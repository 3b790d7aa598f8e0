import { createRoute, redirect } from '@tanstack/react-router'
import { setCurrentChat } from '#session/current-chat.ts'
import { holdSharedText, joinShared } from '#session/shared-text.ts'
import { rootRoute } from '../root.tsx'

/**
 * The device's Share leads here (`share_target` of the manifest). The text waits in a new lesson plan chat and is
 * never sent by itself.
 */
export const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/share',
  beforeLoad: ({ search }) => {
    holdSharedText(joinShared(search))
    setCurrentChat(null)
    throw redirect({ to: '/lesson-plan', search: {}, replace: true })
  },
})
