import type { Connection } from '#domain/delivery-text.ts'

export interface StatusText {
  tone: 'calm' | 'waiting' | 'refused'
  icon: 'checking' | 'up-to-date' | 'offline' | 'waiting' | 'needs-you'
  /** The text on the button. */
  short: string
  /** The accessible name of the button. */
  full: string
}

interface StatusFacts {
  connection: Connection
  waiting: number
  refused: number
  /** True once the device has been compared with the server since the app was opened. */
  checked?: boolean
}

const waitingSentence = (count: number) =>
  count === 0 ? 'Nothing waiting to send.' : `${count} waiting to send.`

/** Returns the text of the header's button. Refused changes come first, then a missing connection, then waiting. */
export function statusText({ connection, waiting, refused, checked = true }: StatusFacts): StatusText {
  if (refused > 0) {
    return {
      tone: 'refused',
      icon: 'needs-you',
      short: refused === 1 ? '1 needs you' : `${refused} need you`,
      full: `${refused} not sent. ${waitingSentence(waiting)} Show them.`,
    }
  }
  if (connection !== 'online') return pausedText(connection, waiting)
  if (waiting > 0) {
    return {
      tone: 'waiting',
      icon: 'waiting',
      short: `${waiting} waiting`,
      full: `${waitingSentence(waiting)} Show them.`,
    }
  }
  // The device must not be called up to date before it was compared with the server.
  if (!checked) return { tone: 'calm', icon: 'checking', short: 'Checking…', full: 'Checking for changes.' }
  return { tone: 'calm', icon: 'up-to-date', short: 'Up to date', full: 'Up to date. Everything is sent.' }
}

function pausedText(connection: Exclude<Connection, 'online'>, waiting: number): StatusText {
  switch (connection) {
    case 'sign-in':
      return {
        tone: 'refused',
        icon: 'needs-you',
        short: 'Sign in again',
        full: `Sign in again to send. ${waitingSentence(waiting)}`,
      }
    case 'update':
      return {
        tone: 'waiting',
        icon: 'waiting',
        short: 'Update needed',
        full: `Update needed to send. ${waitingSentence(waiting)}`,
      }
    case 'offline': {
      const short = waiting === 0 ? 'Offline' : `Offline · ${waiting} waiting`
      return {
        tone: 'waiting',
        icon: 'offline',
        short,
        full: `Offline. ${waitingSentence(waiting)} Show them.`,
      }
    }
    case 'stuck':
      return {
        tone: 'waiting',
        icon: 'waiting',
        short: 'Trouble sending',
        full: `Trouble sending. Trying again. ${waitingSentence(waiting)} Show them.`,
      }
  }
}
