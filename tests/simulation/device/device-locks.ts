interface LockUser {
  alive: boolean
}
interface Held {
  tab: LockUser
}

/** Web Locks of one device. `lose` is what a browser does to a frozen tab: it goes on, but the lock is free again. */
export class DeviceLocks {
  private readonly held = new Map<string, Held>()

  /** `navigator.locks` of one tab, as far as the app uses it. */
  forTab(tab: LockUser) {
    return {
      request: async (
        name: string,
        ...rest:
          | [{ ifAvailable?: boolean }, (lock: unknown) => Promise<unknown>]
          | [(lock: unknown) => unknown]
      ) => {
        const work = rest.at(-1) as (lock: unknown) => Promise<unknown>
        await undefined
        if (!tab.alive) return new Promise(() => {}) // of a killed tab nothing goes on
        if (this.held.has(name)) return work(null)
        const mine = { tab }
        this.held.set(name, mine)
        try {
          return await work({ name })
        } finally {
          if (this.held.get(name) === mine) this.held.delete(name)
        }
      },
    }
  }

  /** Answers whether any was held. */
  lose(): boolean {
    const any = this.held.size > 0
    this.held.clear()
    return any
  }

  releaseAllOf(tab: LockUser): void {
    for (const [name, held] of this.held) if (held.tab === tab) this.held.delete(name)
  }
}
