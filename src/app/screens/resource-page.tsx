import { Spinner } from '#ui/spinner.tsx'
import { SyncStatus } from '../layout/lazy-parts.tsx'
import { storePart } from '../start/store-part.ts'

const waiting = <Spinner label="Opening the resource" className="p-6" />

const ResourceScreen = storePart(
  async () => (await import('#features/resource/resource-screen.soon.tsx')).ResourceScreen,
  waiting,
)

const EditorScreen = storePart(
  async () => (await import('#features/resource/editor/editor-screen.later.tsx')).EditorScreen,
  waiting,
)

export function ResourcePage({ messageId }: { messageId: string }) {
  return <ResourceScreen messageId={messageId} status={<SyncStatus />} />
}

export function EditorPage({ messageId }: { messageId: string }) {
  return <EditorScreen messageId={messageId} status={<SyncStatus />} />
}
