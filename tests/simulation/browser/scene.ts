import { Book } from './book.ts'
import type { Device } from './device.ts'
import type { NetworkProxy } from './proxy.ts'
import type { Random } from './random.ts'
import { type DeviceState, readDevice } from './read-device.ts'

export interface Account {
  userId: string
  email: string
}

/** Everything that takes part: the teacher's account, the device, the proxy between it and the backend, and the book. */
export class Scene {
  readonly book = new Book()
  /** Actions that did not come to their end although the browser lived. */
  readonly problems: string[] = []
  readonly device: Device
  readonly proxy: NetworkProxy
  readonly account: Account
  readonly random: Random
  /** Problems in a row. */
  failures = 0

  constructor(parts: Pick<Scene, 'device' | 'proxy' | 'account' | 'random'>) {
    this.device = parts.device
    this.proxy = parts.proxy
    this.account = parts.account
    this.random = parts.random
  }

  read(): Promise<DeviceState> {
    return readDevice(this.device.page, this.account.userId)
  }

  note(doing: string, error: unknown): void {
    this.failures += 1
    this.problems.push(`${doing}: ${reasonOf(error)}`)
  }
}

/** Answers what went wrong, and which element blocked a tap. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [first = '', ...more] = error.message.split('\n')
  const inTheWay = more.filter((line) => /intercepts|waiting for/.test(line)).slice(0, 2)
  return [first, ...inTheWay.map((line) => line.trim())].join(' / ')
}
