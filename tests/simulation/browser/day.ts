import { ageSignIn } from '../../support/stored-sign-in.ts'
import { signIn } from '../../support/teacher-at-work.ts'
import { ACTIONS, type Action, act } from './actions.ts'
import { lookAfter } from './aftermath.ts'
import { chooseKill } from './kills.ts'
import type { Scene } from './scene.ts'
import { goTo, type Moments, NOTHING, NotNow } from './teacher.ts'

export interface Plan {
  sends: number
  kills: number
  /** No new action begins after this (ms since 1970). */
  until: number
}

const GIVE_UP_AFTER = 15

/** A teacher's day with a bad network and a browser that keeps dying. */
export class Day {
  readonly kills = new Map<string, number>()
  signIns = 0
  private readonly scene: Scene
  private readonly plan: Plan
  /** The numbers of sends after which the next kills come. */
  private readonly killAt: number[]
  private outageLeft = 0

  constructor(scene: Scene, plan: Plan) {
    this.scene = scene
    this.plan = plan
    this.killAt = Array.from({ length: plan.kills }, () => scene.random.between(1, plan.sends - 1))
    this.killAt.sort((one, other) => one - other)
  }

  async live(tell: (line: string) => void): Promise<void> {
    const { book, proxy, problems } = this.scene
    let told = 0
    while (book.taken.size < this.plan.sends && Date.now() < this.plan.until) {
      this.weather()
      await this.step()
      if (this.scene.failures >= GIVE_UP_AFTER)
        throw new Error(`Nothing works any more: ${problems.slice(-3).join(' · ')}`)
      if (book.taken.size < told + 20) continue
      told = book.taken.size
      const kills = [...this.kills.values()].reduce((sum, count) => sum + count, 0)
      tell(`${told} sends, ${kills} kills, ${proxy.faults.total} faults`)
    }
  }

  /** Every now and then the network is gone for a few steps, so that more than one thing waits. */
  private weather(): void {
    const { random, proxy } = this.scene
    this.outageLeft -= 1
    if (this.outageLeft <= 0 && random.chance(0.05)) this.outageLeft = random.between(2, 5)
    proxy.faults.mode = this.outageLeft > 0 ? 'outage' : 'on'
  }

  private async step(): Promise<void> {
    const { book, random, device, proxy } = this.scene
    if (book.open) return lookAfter(this.scene, book.open)
    const isKill = (this.killAt[0] ?? Number.POSITIVE_INFINITY) <= book.taken.size
    const kill = isKill ? chooseKill(random, device, proxy) : undefined
    await this.attempt(random.weighted(ACTIONS), kill?.arm() ?? NOTHING)
    if (kill) {
      await kill.finish()
      this.killAt.shift()
      this.kills.set(kill.mode, (this.kills.get(kill.mode) ?? 0) + 1)
      await this.restart()
    }
    if (book.open) await lookAfter(this.scene, book.open)
  }

  private async attempt(action: Action, moments: Moments): Promise<void> {
    try {
      await act[action](this.scene, moments)
      this.scene.failures = 0
    } catch (error) {
      if (this.scene.device.alive && !(error instanceof NotNow)) this.scene.note(action, error)
    }
  }

  /** The same profile again, at the place the teacher was; sometimes with a sign-in that has run out. */
  private async restart(): Promise<void> {
    const { book, device, proxy, random } = this.scene
    const place = book.open?.kind === 'send' ? book.open.place : { type: 'lessonPlan' as const }
    await device.start()
    for (let tries = 1; ; tries += 1) {
      try {
        await goTo(device.page, proxy.url, place)
        if (random.chance(0.3)) await ageSignIn(device.page)
        return
      } catch (error) {
        if (new URL(device.page.url()).pathname === '/login') await this.signInAgain()
        else if (tries >= 3) throw error
      }
    }
  }

  /** A session that could not be renewed has ended: the teacher signs in again, and must find all that waited. */
  private async signInAgain(): Promise<void> {
    const { device, proxy, account } = this.scene
    this.signIns += 1
    const { mode } = proxy.faults
    proxy.faults.mode = 'off'
    await signIn(device.page, account.email, proxy.url)
    proxy.faults.mode = mode
  }
}
