import { createRoute, redirect } from '@tanstack/react-router'
import { sessionIdIn } from '../address.ts'
import { ChatPage } from '../screens/chat-page.tsx'
import { signedInRoute } from './signed-in.tsx'

/**
 * The new chat and every other chat share one page, so that the screen stays while the first send changes its
 * address.
 */
export const lessonPlanRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/lesson-plan',
  beforeLoad: ({ search }) => {
    const sessionId = sessionIdIn(search)
    if (sessionId === undefined) return
    throw redirect({ to: '/lesson-plan/chat/$sessionId', params: { sessionId }, search: {}, replace: true })
  },
  component: () => <ChatPage generatorType="lessonPlan" />,
})
