import { useEffect } from 'react'
import { PreviewFrame } from '#documents/html/preview-frame.tsx'
import { requestRevision } from '#session/chat-loads.ts'
import { useOffline } from '#session/connection.ts'
import { useLoad } from '#session/hooks/use-load.ts'
import { Spinner } from '#ui/spinner.tsx'
import type { Version } from './use-versions.ts'

/** One version as it looks on paper. Its text is fetched when it is not on this device. */
export function VersionView({ version, title, dirty }: { version: Version; title: string; dirty: boolean }) {
  const offline = useOffline()
  const load = useLoad(version.id)
  const missing = version.html === undefined
  useEffect(() => {
    if (missing && !offline) requestRevision(version.id)
  }, [missing, offline, version.id])

  if (version.html !== undefined)
    return (
      <>
        {dirty && !version.current && (
          <p className="bg-wash px-5 py-2.5">
            You have unsaved changes. Restore saves them as a version of their own first.
          </p>
        )}
        <div className="mt-3 border-t border-base-300">
          <PreviewFrame html={version.html} title={`${title}, another version`} />
        </div>
      </>
    )
  if (offline) return <Missing>This version is not on this device. It needs the network.</Missing>
  if (load === 'absent') return <Missing>The server does not have this version any more.</Missing>
  if (load === 'failed')
    return <Missing>This version could not be fetched. Go back to the list to try again.</Missing>
  return <Spinner label="Fetching this version" className="p-5" />
}

function Missing({ children }: { children: string }) {
  return (
    <p className="px-5 pt-3 text-muted" role="status">
      {children}
    </p>
  )
}
