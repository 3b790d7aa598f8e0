import { Spinner } from '#ui/spinner.tsx'
import { SyncStatus } from './layout/lazy-parts.tsx'
import { exportPdf } from './lazy-export.ts'
import { lazyPart } from './lazy-screen.ts'
import { servicesReady } from './services-ready.ts'

const waiting = <Spinner label="Opening the resource" className="p-6" />

const ResourceScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('#features/resource/resource-screen.tsx'), servicesReady()])
  return screen.ResourceScreen
}, waiting)

const EditorScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('#features/resource/editor-screen.tsx'), servicesReady()])
  return screen.EditorScreen
}, waiting)

export function ResourcePage({ messageId }: { messageId: string }) {
  return <ResourceScreen messageId={messageId} exportPdf={exportPdf} status={<SyncStatus />} />
}

export function EditorPage({ messageId }: { messageId: string }) {
  return <EditorScreen messageId={messageId} exportPdf={exportPdf} status={<SyncStatus />} />
}
