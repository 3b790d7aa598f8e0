import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { IDENTITY_KEY } from '#session/identity-key.ts'
import { EntryModes } from '../../../features/account/sign-in/entry-modes.tsx'
import { earlyScript } from './run-early-sign-in.ts'
import type { SignIn } from './sign-in-page.ts'

const nothing = () => {}

function Form() {
  const input = { fullName: '', email: '', password: '' }
  return <EntryModes box={null} startWithSignUp={false} input={input} onInput={nothing} onToggle={nothing} />
}

const WITHOUT_SCRIPT =
  'Signing in needs JavaScript. Turn it on in the settings of this browser, then reload the page.'
/** A form of a dialog sends nothing where there is no dialog, so no password can leave before the app is here. */
const harmless = (html: string) => html.replace(/<form /g, '<form method="dialog" ')

/** The sign-in form as the app first shows it to a visitor, and the script that keeps it until then. */
export async function renderSignIn(): Promise<SignIn> {
  const root = createRootRoute({ component: Form })
  const history = createMemoryHistory({ initialEntries: ['/login'] })
  const router = createRouter({
    routeTree: root,
    history,
    notFoundMode: 'root',
    defaultNotFoundComponent: Form,
  })
  await router.load()
  const html = harmless(renderToStaticMarkup(<RouterProvider router={router as never} />))
  return {
    form:
      `<div data-early-sign-in>${html}</div>` +
      `<noscript><p class="fixed inset-x-0 bottom-0 bg-blush p-4 text-center">${WITHOUT_SCRIPT}</p></noscript>` +
      '<p id="early-note" role="status" class="fixed inset-x-0 bottom-0 z-10 bg-wash p-4 text-center" hidden></p>',
    script: (files) => earlyScript({ identityKey: IDENTITY_KEY, ...files }),
  }
}
