import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentEditor } from '#documents/editor/document-editor.ts'
import { recombineHtml, splitHtml } from '#documents/html/html-parts.ts'
import { sanitiseParts } from '#documents/html/sanitise-html.ts'
import { onFlush } from '#platform/flush-drafts.ts'
import { Debounce } from './debounce.ts'
import { KnownVersions } from './known-versions.ts'
import { useStoredDraft } from './use-stored-draft.ts'

type EditorRef = RefObject<DocumentEditor | null>

export interface ResourceEdit {
  editor: EditorRef
  versions: KnownVersions
  dirty: boolean
  /** True while the store holds the unsaved text as it is now. */
  draftKept: boolean
  /** The whole document as it is now; while nothing was changed, the opened text itself */
  currentHtml: () => string
  /** Compares now, without waiting for the pause after typing. */
  checkDirty: () => boolean
  onChange: () => void
  markSaved: (html: string) => void
}

interface Opened {
  messageId: string
  /** The text the editor opens with: the saved document, or a restored draft */
  html: string
  /** The text that is saved on this device */
  savedHtml: string
}

/** Knows whether the document differs from the saved one, and keeps it as a draft while it does [RES-68] [SYS-25]. */
export function useResourceEdit({ messageId, html, savedHtml }: Opened): ResourceEdit {
  const editor = useRef<DocumentEditor | null>(null)
  // They are made once, because normalising a long document at each render would cost too much.
  const [versions] = useState(() => new KnownVersions(savedHtml))
  const [dirty, setDirty] = useState(html !== savedHtml)
  const draft = useStoredDraft(messageId)
  const { store, touch } = draft
  const typing = useRef<Debounce | undefined>(undefined)
  const currentHtml = useCurrentHtml(editor, html)

  const checkDirty = useCallback(() => {
    typing.current?.cancel()
    if (!editor.current) return false
    const now = currentHtml()
    const changed = !versions.isSaved(now)
    setDirty(changed)
    store(changed ? now : null)
    return changed
  }, [currentHtml, versions, store])

  const onChange = useCallback(() => {
    touch()
    typing.current?.touch()
  }, [touch])

  const markSaved = useCallback(
    (text: string) => {
      versions.markSaved(text)
      checkDirty()
    },
    [checkDirty, versions],
  )

  useDebounced(typing, checkDirty, draft.stored)
  return { editor, versions, dirty, draftKept: draft.kept, currentHtml, checkDirty, onChange, markSaved }
}

/** The document is split once: the editor changes only the body, and hands it over cleaned. */
function useCurrentHtml(editor: EditorRef, html: string): () => string {
  const opened = useMemo(() => {
    const parts = splitHtml(html)
    return { body: parts.body, around: sanitiseParts({ ...parts, body: '' }) }
  }, [html])
  return useCallback(() => {
    const body = editor.current?.bodyHtml() ?? opened.body
    return body === opened.body ? html : recombineHtml({ ...opened.around, body })
  }, [editor, html, opened])
}

/** Looks at the document when typing pauses, and before the page or the screen goes. */
function useDebounced(
  typing: RefObject<Debounce | undefined>,
  check: () => boolean,
  stored: () => Promise<unknown>,
): void {
  useEffect(() => {
    const debounce = new Debounce(check)
    typing.current = debounce
    const flush = () => {
      if (debounce.pending) check()
      return stored()
    }
    const stopFlushing = onFlush(flush)
    return () => {
      stopFlushing()
      void flush()
      debounce.cancel()
    }
  }, [typing, check, stored])
}
