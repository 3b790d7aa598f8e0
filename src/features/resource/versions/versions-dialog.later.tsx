import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { restoreVersion } from './restore-version.later.ts'
import { useVersions, type Version, type Versions } from './use-versions.ts'
import { versionDetails, versionName } from './version-label.ts'
import { VersionView } from './version-view.tsx'

export interface VersionsDialogProps {
  messageId: string
  title: string
  /** The version to open with; without one the list opens. */
  first: string | undefined
  /** Makes a version of the editor's unsaved text. Answers true when nothing is unsaved any more. */
  saveFirst: () => Promise<boolean>
  dirty: boolean
  onClose: () => void
}

/** Lists every saved version of a resource, shows one, and makes it current again. */
export function VersionsDialog({ messageId, title, first, saveFirst, dirty, onClose }: VersionsDialogProps) {
  const versions = useVersions(messageId)
  const [viewed, setViewed] = useState(first)
  const [busy, setBusy] = useState(false)
  const version = versions.list?.find(({ id }) => id === viewed)
  const restore = async () => {
    if (!version) return
    setBusy(true)
    const restored = (!dirty || (await saveFirst())) && (await restoreVersion(messageId, version))
    setBusy(false)
    if (restored) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={version ? versionName(version) : 'Versions'}
      note={version ? versionDetails(version) : title}
      padding="flush"
      className={version ? 'h-[92dvh] md:h-[44rem] md:max-w-page' : 'md:max-w-[32rem]'}
      footer={
        version && (
          <>
            <Button variant="ghost" className="mr-auto" onClick={() => setViewed(undefined)}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              All versions
            </Button>
            {version.current ? (
              <p className="self-center text-muted">This is the current version.</p>
            ) : (
              <Button
                variant="primary"
                busy={busy}
                disabled={version.html === undefined}
                onClick={() => void restore()}
              >
                Restore
              </Button>
            )}
          </>
        )
      }
    >
      {version ? (
        <VersionView version={version} title={title} dirty={dirty} />
      ) : (
        <VersionList versions={versions} onView={setViewed} />
      )}
    </Dialog>
  )
}

const REST: Record<Versions['rest'], string> = {
  all: '',
  loading: 'Asking for older versions…',
  offline: 'You are offline. These are the versions on this device; older ones need the network.',
  failed: 'Older versions could not be asked for. Close and open this list to try again.',
}

function VersionList({ versions, onView }: { versions: Versions; onView: (id: string) => void }) {
  const { list, rest } = versions
  if (!list) return null
  return (
    <div className="px-3 pt-3 pb-4">
      <ul className="sheet margined overflow-hidden shadow-none [--margin-w:3rem]">
        {list.map((version) => (
          <VersionRow key={version.id} version={version} onView={() => onView(version.id)} />
        ))}
      </ul>
      <p className="px-2 pt-3 text-muted" role="status">
        {REST[rest]}
      </p>
    </div>
  )
}

function VersionRow({ version, onView }: { version: Version; onView: () => void }) {
  const look = version.conflicting ? 'bg-wash' : ''
  return (
    <li className={`row not-first:border-t not-first:border-base-300 ${look}`}>
      <span className="in-margin" />
      <button type="button" className="on-page min-h-14 py-2.5 text-start" onClick={onView}>
        <span className={`block ${version.current ? 'font-semibold' : ''}`}>{versionName(version)}</span>
        <span className="block text-sm text-muted">{versionDetails(version)}</span>
      </button>
    </li>
  )
}
