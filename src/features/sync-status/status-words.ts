import type { SyncStatus } from '#session/sync-status.ts'

export interface StatusWords {
  tone: 'calm' | 'waiting' | 'refused'
  icon: 'checking' | 'up-to-date' | 'offline' | 'waiting' | 'needs-you'
  /** On the button. */
  short: string
  /** For those who do not see the icon. */
  full: string
}

export interface StatusFacts {
  status: Pick<SyncStatus, 'reachable' | 'phase'>
  waiting: number
  refused: number
  /** The device has been compared with the server since the app was opened. */
  checked?: boolean
}

const plain = (count: number) => (count === 0 ? 'Nothing waiting to send.' : `${count} waiting to send.`)

/** One set of words for the header's button. What needs the teacher wins, then being offline, then waiting. */
export function statusWords({ status, waiting, refused, checked = true }: StatusFacts): StatusWords {
  if (refused > 0) {
    return {
      tone: 'refused',
      icon: 'needs-you',
      short: refused === 1 ? '1 needs you' : `${refused} need you`,
      full: `${refused} not sent. ${plain(waiting)} Show them.`,
    }
  }
  if (status.phase === 'paused-sign-in') {
    return {
      tone: 'refused',
      icon: 'needs-you',
      short: 'Sign in again',
      full: `Sign in again to send. ${plain(waiting)}`,
    }
  }
  if (status.phase === 'paused-update') {
    return {
      tone: 'waiting',
      icon: 'waiting',
      short: 'Update needed',
      full: `Update needed to send. ${plain(waiting)}`,
    }
  }
  if (!status.reachable) {
    const short = waiting === 0 ? 'Offline' : `Offline · ${waiting} waiting`
    return { tone: 'waiting', icon: 'offline', short, full: `Offline. ${plain(waiting)} Show them.` }
  }
  if (waiting > 0) {
    return {
      tone: 'waiting',
      icon: 'waiting',
      short: `${waiting} waiting`,
      full: `${plain(waiting)} Show them.`,
    }
  }
  // Nothing is called up to date before it was compared.
  if (!checked) return { tone: 'calm', icon: 'checking', short: 'Checking…', full: 'Checking what is new.' }
  return { tone: 'calm', icon: 'up-to-date', short: 'Up to date', full: 'Up to date. Everything is sent.' }
}
