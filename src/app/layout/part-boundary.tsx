import { Component, type ReactNode } from 'react'
import { PartMissing } from '#platform/load-part.ts'
import { showToast } from '#session/toasts.ts'
import { logError } from '../start/error-log.ts'

/** Leaves out a part of the frame that cannot be loaded: it must not take the teacher's screen with it. */
export class PartBoundary extends Component<{ children: ReactNode }, { missing: boolean }> {
  override state = { missing: false }

  static getDerivedStateFromError(error: unknown): { missing: boolean } {
    if (!(error instanceof PartMissing)) throw error
    return { missing: true }
  }

  override componentDidCatch(error: unknown): void {
    logError('Part of the frame', error)
    showToast({
      title: 'Needs a connection',
      text: 'A part of the app is not on this device yet. Your work is safe.',
    })
  }

  override render(): ReactNode {
    return this.state.missing ? null : this.props.children
  }
}
