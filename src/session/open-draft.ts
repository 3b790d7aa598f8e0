/** The box in which a draft is open now. Words put into the store behind its back would be overwritten at the next key. */
export interface OpenDraft {
  key: string
  /** Stores what has been typed, at once. */
  keep(): Promise<void>
  /** Shows what the store has now, ready to be typed on. */
  show(text: string): void
}

let open: OpenDraft | undefined

export function setOpenDraft(draft: OpenDraft): () => void {
  open = draft
  return () => {
    if (open === draft) open = undefined
  }
}

export function readOpenDraft(): OpenDraft | undefined {
  return open
}
