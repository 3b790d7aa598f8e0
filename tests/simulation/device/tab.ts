import Dexie, { type DexieOptions } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import * as react from 'react'
import type { StoreDb } from '#local-store/db.ts'
import type { SyncServer } from '#sync/server.ts'
import type { Device } from './device.ts'
import { breakConnection, type Connection } from './disk.ts'

export type App = typeof import('./app-under-test.ts')

/** Makes one instance of the bundled app in a world of its own. */
export type AppScript = (
  requirePackage: (name: string) => unknown,
  exported: object,
  world: object,
  dateClass: DateConstructor,
  ids: object,
  browser: object,
  setTimeout: (run: () => void, ms: number) => void,
) => unknown

export function compileApp(code: string): AppScript {
  const parameters = ['require', 'exports', 'globalThis', 'Date', 'crypto', 'navigator', 'setTimeout']
  return new Function(...parameters, `${code}\nreturn exports`) as AppScript
}

export interface TabOptions {
  device: Device
  script: AppScript
  newId: () => string
  random: () => number
  connect: (tab: Tab) => SyncServer
  surprise: (error: unknown) => void
}

/** One tab of the app on a device, from its opening to its end or its death. */
export class Tab {
  readonly app: App
  readonly device: Device
  /** Whose screens it shows; undefined on the sign-in screen. */
  userId: string | undefined
  alive = true
  db: StoreDb | undefined
  nudge = () => {}
  private readonly connections = new Set<Connection>()
  private readonly options: TabOptions
  private stopSync = () => {}

  constructor(options: TabOptions) {
    this.options = options
    this.device = options.device
    this.app = this.load(options)
  }

  /** Does what `app/start/switch-user.ts` does for a signed-in teacher. */
  enter(userId: string): void {
    this.leave()
    const db = this.app.openStore(userId)
    const { device, random } = this.options
    const clock = device.clock.forTab(() => this.alive)
    this.stopSync = this.app.startSync({ db, server: this.options.connect(this), userId, clock, random })
    Object.assign(this, { db, userId })
  }

  leave(): void {
    this.stopSync()
    this.stopSync = () => {}
    this.app.closeStore()
    this.app.resetLoads()
    this.app.resetSyncStatus()
    this.nudge = () => {}
    Object.assign(this, { db: undefined, userId: undefined })
  }

  /** The browser kills it: nothing of it runs on, what it had open on the disk is undone, its locks are free. */
  die(): void {
    this.alive = false
    this.nudge = () => {}
    for (const connection of this.connections) breakConnection(connection)
    this.device.locks.releaseAllOf(this)
  }

  private load({ script, newId, surprise }: TabOptions): App {
    const { device } = this
    const browser = {
      locks: device.locks.forTab(this),
      get onLine() {
        return device.saysOnline
      },
    }
    const crypto = { randomUUID: newId, getRandomValues: <T>(bytes: T) => bytes }
    const dateClass = device.clock.dateClass()
    const reportError = (error: unknown) => this.alive && surprise(error)
    const world = { navigator: browser, crypto, Date: dateClass, reportError, Promise }
    const packages: Record<string, unknown> = { dexie: this.dexie(), react }
    const requirePackage = (name: string) => {
      if (name in packages) return packages[name]
      throw new Error(`The app under test asks for ${name}, which the simulation does not hand in`)
    }
    const clock = device.clock.forTab(() => this.alive)
    const later = (run: () => void, ms: number) => void clock.after(ms, run)
    return script(requirePackage, {}, world, dateClass, crypto, browser, later) as App
  }

  /** Dexie on this device's disk. */
  private dexie(): typeof Dexie & { default: typeof Dexie } {
    const indexedDB = this.device.disk.forTab(
      () => this.alive,
      (connection) => this.connections.add(connection),
    )
    const place = { indexedDB, IDBKeyRange } as unknown as DexieOptions
    class DeviceDexie extends Dexie {
      constructor(name: string, options: DexieOptions = {}) {
        super(name, { ...options, ...place })
      }
      static override delete(name: string) {
        return new DeviceDexie(name, { addons: [] }).delete()
      }
      static override exists(name: string) {
        const found = new DeviceDexie(name, { addons: [] }).open().then((db) => {
          db.close()
          return true
        })
        return found.catch('NoSuchDatabaseError', () => false)
      }
    }
    return Object.assign(DeviceDexie, { default: DeviceDexie, Dexie: DeviceDexie }) as never
  }
}
