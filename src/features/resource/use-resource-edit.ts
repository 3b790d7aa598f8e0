import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { normaliseHtml } from '#domain/normalise-html.ts'
import { clearDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { recombineHtml, splitHtml } from '#platform/html-parts.ts'
import { sanitiseParts } from '#platform/sanitise-html.ts'
import type { DocumentEditor } from './lossless/document-editor.ts'
import { Settle } from './settle.ts'

export const draftKey = (messageId: string) => `resource:${messageId}`

export interface ResourceEdit {
  editor: RefObject<DocumentEditor | null>
  dirty: boolean
  /** The whole document as it is now; the opened text itself while nothing was changed */
  currentHtml: () => string
  /** Compares now, without waiting for the pause after typing */
  checkDirty: () => boolean
  onChange: () => void
  markSaved: (html: string) => void
  /** Whether that text is what this editor counts as saved */
  isSaved: (html: string) => boolean
  /** The unsaved words are in the store as they are now */
  draftKept: boolean
  /** Whether this editor opened or saved that text; else it came from another device */
  isKnown: (html: string) => boolean
  know: (html: string) => void
}

interface Opened {
  messageId: string
  /** What the editor shows at first: the saved document, or a restored draft */
  html: string
  /** What the device has as saved */
  savedHtml: string
}

/** Knows whether the document differs from the saved one, and keeps it as a draft while it does [RES-68] [SYS-25]. */
export function useResourceEdit({ messageId, html, savedHtml }: Opened): ResourceEdit {
  const editor = useRef<DocumentEditor | null>(null)
  // Worked out once: a long document must not be read again at each key.
  const [atFirst] = useState(() => normaliseHtml(savedHtml))
  const saved = useRef(atFirst)
  const known = useRef<Set<string>>(null)
  known.current ??= new Set([atFirst])
  const settle = useRef<Settle | undefined>(undefined)
  const [dirty, setDirty] = useState(html !== savedHtml)
  const [draftKept, setDraftKept] = useState(false)

  // Once too: around the body nothing changes, and the body comes cleaned from the editor.
  const around = useMemo(() => {
    const parts = splitHtml(html)
    return { openedBody: parts.body, clean: sanitiseParts({ ...parts, body: '' }) }
  }, [html])
  const currentHtml = useCallback(() => {
    const body = editor.current?.bodyHtml() ?? around.openedBody
    return body === around.openedBody ? html : recombineHtml({ ...around.clean, body })
  }, [html, around])

  const checkDirty = useCallback(() => {
    settle.current?.cancel()
    if (!editor.current) return false
    const now = currentHtml()
    const changed = normaliseHtml(now) !== saved.current
    setDirty(changed)
    if (changed) void saveDraft(draftKey(messageId), now).then(({ ok }) => setDraftKept(ok))
    else void clearDraft(draftKey(messageId))
    return changed
  }, [currentHtml, messageId])

  const onChange = useCallback(() => {
    setDraftKept(false)
    settle.current?.touch()
  }, [])

  const markSaved = useCallback(
    (text: string) => {
      saved.current = normaliseHtml(text)
      checkDirty()
    },
    [checkDirty],
  )

  const isKnown = useCallback((text: string) => known.current?.has(normaliseHtml(text)) ?? false, [])
  const isSaved = useCallback((text: string) => normaliseHtml(text) === saved.current, [])
  const know = useCallback((text: string) => {
    known.current?.add(normaliseHtml(text))
  }, [])

  useEffect(() => {
    const typing = new Settle(checkDirty)
    settle.current = typing
    const flush = () => {
      if (typing.pending) checkDirty()
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
      typing.cancel()
    }
  }, [checkDirty])

  return { editor, dirty, draftKept, currentHtml, checkDirty, onChange, markSaved, isSaved, isKnown, know }
}
