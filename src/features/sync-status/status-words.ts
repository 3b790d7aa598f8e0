import type { Connection } from '#domain/delivery-words.ts'

export interface StatusWords {
  tone: 'calm' | 'waiting' | 'refused'
  icon: 'checking' | 'up-to-date' | 'offline' | 'waiting' | 'needs-you'
  /** On the button. */
  short: string
  /** For those who do not see the icon. */
  full: string
}

export interface StatusFacts {
  connection: Connection
  waiting: number
  refused: number
  /** The device has been compared with the server since the app was opened. */
  checked?: boolean
}

const plain = (count: number) => (count === 0 ? 'Nothing waiting to send.' : `${count} waiting to send.`)

/** One set of words for the header's button. What needs the teacher wins, then being offline, then waiting. */
export function statusWords({ connection, waiting, refused, checked = true }: StatusFacts): StatusWords {
  if (refused > 0) {
    return {
      tone: 'refused',
      icon: 'needs-you',
      short: refused === 1 ? '1 needs you' : `${refused} need you`,
      full: `${refused} not sent. ${plain(waiting)} Show them.`,
    }
  }
  if (connection !== 'online') return heldWords(connection, waiting)
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

function heldWords(connection: Exclude<Connection, 'online'>, waiting: number): StatusWords {
  switch (connection) {
    case 'sign-in':
      return {
        tone: 'refused',
        icon: 'needs-you',
        short: 'Sign in again',
        full: `Sign in again to send. ${plain(waiting)}`,
      }
    case 'update':
      return {
        tone: 'waiting',
        icon: 'waiting',
        short: 'Update needed',
        full: `Update needed to send. ${plain(waiting)}`,
      }
    case 'offline': {
      const short = waiting === 0 ? 'Offline' : `Offline · ${waiting} waiting`
      return { tone: 'waiting', icon: 'offline', short, full: `Offline. ${plain(waiting)} Show them.` }
    }
    case 'stuck':
      return {
        tone: 'waiting',
        icon: 'waiting',
        short: 'Trouble sending',
        full: `Trouble sending. Trying again. ${plain(waiting)} Show them.`,
      }
  }
}
