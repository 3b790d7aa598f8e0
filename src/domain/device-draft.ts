/** A lesson plan that the browser's own model drafts on this device. It is never sent anywhere. */
export interface DeviceDraft {
  /** The teacher's message that it answers. */
  id: string
  session_id: string
  /** writing: or broken off, where nobody writes any more. */
  state: 'writing' | 'done' | 'failed'
  /** The plan as far as it is written, as a reply's row holds it. */
  doc: unknown
  /** Why it ended early, for the teacher. */
  words?: string
}
