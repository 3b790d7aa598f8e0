import { Component, type ReactNode } from 'react'
import { PartMissing } from '#platform/load-part.ts'
import { showToast } from '#session/toasts.ts'
import { logError } from '../start/error-log.ts'

interface Props {
  children: ReactNode
  /** The text that a teacher reads when the part is missing. */
  missingText?: string
  onMissing?: () => void
}

/** Leaves out a part of the frame that cannot be loaded: it must not take the teacher's screen with it. */
export class PartBoundary extends Component<Props, { missing: boolean }> {
  override state = { missing: false }

  static getDerivedStateFromError(error: unknown): { missing: boolean } {
    if (!(error instanceof PartMissing)) throw error
    return { missing: true }
  }

  override componentDidCatch(error: unknown): void {
    logError('Part of the frame', error)
    showToast({
      title: 'Needs a connection',
      text: this.props.missingText ?? 'A part of the app is not on this device yet. Your work is safe.',
    })
    this.props.onMissing?.()
  }

  override render(): ReactNode {
    return this.state.missing ? null : this.props.children
  }
}
