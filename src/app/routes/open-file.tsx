import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { lazyPart } from '../start/lazy-part.ts'
import { focusedRoute } from './focused.tsx'

const OpenFileScreen = lazyPart(
  async () => (await import('#features/resource/open-file/open-file-screen.later.tsx')).OpenFileScreen,
  <Spinner label="Opening the file" className="p-6" />,
)

/** The device opens an exported page here (`file_handlers` of the manifest). */
export const openFileRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/open-file',
  component: OpenFileScreen,
})
