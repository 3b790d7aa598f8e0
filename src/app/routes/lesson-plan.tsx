import { createRoute, redirect } from '@tanstack/react-router'
import { sessionIdIn } from '../address.ts'
import { ChatPage } from '../chat-page.tsx'
import { signedInRoute } from './signed-in.tsx'

/** One page for the new chat and every chat, so that the first send changes the address under a screen that stays. */
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
