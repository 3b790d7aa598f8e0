import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './address.ts'
import { rootRoute } from './root.tsx'
import { accountRoute } from './routes/account/account.tsx'
import { upgradeCancelledRoute } from './routes/account/upgrade-cancelled.tsx'
import { upgradeSuccessRoute } from './routes/account/upgrade-success.tsx'
import { appRoute } from './routes/app.tsx'
import { authRoute } from './routes/auth.tsx'
import { confirmEmailRoute } from './routes/confirm-email.tsx'
import { focusedRoute } from './routes/focused.tsx'
import { homeRoute } from './routes/home.tsx'
import { lessonPlanRoute } from './routes/lesson-plan.tsx'
import { lessonPlanChatRoute } from './routes/lesson-plan-chat.tsx'
import { lessonPlanChatBareRoute } from './routes/lesson-plan-chat-bare.tsx'
import { lessonPlanNewRoute } from './routes/lesson-plan-new.tsx'
import { loginRoute } from './routes/login.tsx'
import { myLessonPlansRoute } from './routes/my-lesson-plans.tsx'
import { myResourcesRoute } from './routes/my-resources.tsx'
import { openFileRoute } from './routes/open-file.tsx'
import { passwordSetupRoute } from './routes/password-setup.tsx'
import { resetPasswordRoute } from './routes/reset-password.tsx'
import { resourceRoute } from './routes/resource.tsx'
import { resourceChatRoute } from './routes/resource-chat.tsx'
import { resourceChatBareRoute } from './routes/resource-chat-bare.tsx'
import { resourceEditRoute } from './routes/resource-edit.tsx'
import { resourceNewRoute } from './routes/resource-new.tsx'
import { resourceViewRoute } from './routes/resource-view.tsx'
import { adminRoute } from './routes/school/admin.tsx'
import { joinRoute, joinSchoolRoute } from './routes/school/join.tsx'
import { shareRoute } from './routes/share.tsx'
import { sharedRoute } from './routes/shared.tsx'
import { signedInRoute } from './routes/signed-in.tsx'
import { ErrorScreen } from './screens/error-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { setNavigation } from './start/navigation.ts'

/** Every address of the app, except the public pages, which are HTML files (app/build/public-pages.ts). */
export const routeTree = rootRoute.addChildren([
  appRoute,
  authRoute,
  loginRoute,
  resetPasswordRoute,
  passwordSetupRoute,
  confirmEmailRoute,
  shareRoute,
  sharedRoute,
  joinRoute,
  upgradeSuccessRoute,
  upgradeCancelledRoute,
  signedInRoute.addChildren([
    homeRoute,
    lessonPlanRoute.addChildren([lessonPlanNewRoute, lessonPlanChatRoute, lessonPlanChatBareRoute]),
    resourceRoute.addChildren([resourceNewRoute, resourceChatRoute, resourceChatBareRoute]),
    myLessonPlansRoute,
    myResourcesRoute,
    accountRoute,
    adminRoute,
    joinSchoolRoute,
  ]),
  focusedRoute.addChildren([resourceViewRoute, resourceEditRoute, openFileRoute]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: false,
  defaultPreload: false,
  notFoundMode: 'root',
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
})

setNavigation({
  path: () => router.state.location.pathname,
  replaceWith: (to) => router.navigate({ to, replace: true }),
})

// The browser would restore the position before the page's content is here (layout/scrolling/scroll-positions.ts).
if (typeof history !== 'undefined') history.scrollRestoration = 'manual'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
