import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentEditor, EditorEvents, EditorWindow } from '#documents/editor/document-editor.ts'
import { splitHtml } from '#documents/html/html-parts.ts'
import { Button } from '#ui/button.tsx'
// A file of its own: in an about:srcdoc page Firefox lets 'self' match nothing, so no script of ours would run there.
import editorPageUrl from './editor-page.html?url'
import { fillPage } from './fill-page.ts'
import { keepLineInSight } from './line-in-sight.ts'

/** After this time the teacher is told, although the editor may still come over a slow line. */
const SLOW_MS = 20_000

interface Props {
  /** The stored document. Another document needs another `key`. */
  html: string
  title: string
  events: EditorEvents
  editor: RefObject<DocumentEditor | null>
  onReady: () => void
  className: string
}

/** The document, open for editing in a page of its own, where its styles and the app's cannot reach each other. */
export function EditorFrame({ html, title, events, editor, onReady, className }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const current = useRef({ events, onReady })
  current.current = { events, onReady }
  const parts = useMemo(() => splitHtml(html), [html])
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening')
  const [tries, setTries] = useState(0)

  useEffect(
    () => () => {
      editor.current = null
    },
    [editor],
  )

  useEffect(() => {
    if (state !== 'opening') return
    const timer = setTimeout(() => setState('failed'), SLOW_MS)
    return () => clearTimeout(timer)
  }, [state])

  const open = async () => {
    const page = frame.current?.contentWindow as EditorWindow
    // This throws where the page could not be loaded: the browser then shows a page of its own, which we may not touch.
    await fillPage(page.document, parts, title)
    if (!page.openDocument) throw new Error('The script of the editor did not run')
    editor.current = await page.openDocument(
      { body: parts.body, title },
      {
        onChange: () => current.current.events.onChange(),
        onState: (state) => current.current.events.onState(state),
        onSave: () => current.current.events.onSave(),
        onProblem: (problem) => current.current.events.onProblem(problem),
        onPictures: (files, at) => current.current.events.onPictures(files, at),
      },
    )
    keepLineInSight(page)
    setState('open')
    current.current.onReady()
  }

  const tryAgain = () => {
    setState('opening')
    setTries((count) => count + 1)
  }

  return (
    <>
      {state === 'failed' && <NotOpened onRetry={tryAgain} />}
      <iframe
        key={tries}
        ref={frame}
        title={`${title}, text`}
        src={editorPageUrl}
        hidden={state === 'failed'}
        onLoad={() => void open().catch(() => setState('failed'))}
        className={`paper ${className}`}
      />
    </>
  )
}

function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-6">
      <p className="grow">
        The editor did not open. The resource is safe on this device, and the Preview tab shows it.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
