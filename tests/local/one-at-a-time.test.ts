import { describe, expect, it } from 'vitest'
import { oneAtATime } from '../../supabase/local/one-at-a-time.ts'

describe('the queue for the one database connection', () => {
  it('runs work in order, never two pieces at once, even after a failure', async () => {
    const { run: alone } = oneAtATime()
    const steps: string[] = []
    const piece = (name: string, fails = false) =>
      alone(async () => {
        steps.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 2))
        steps.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      })
    const results = await Promise.allSettled([piece('a'), piece('b', true), piece('c')])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('lets the network in between two pieces of work that never wait for anything', async () => {
    const { run, waiting } = oneAtATime()
    const steps: string[] = []
    setImmediate(() => steps.push('the network'))
    const all = ['a', 'b', 'c'].map((name) => run(async () => void steps.push(name)))
    expect(waiting()).toBe(3)
    await Promise.all(all)
    expect(steps.indexOf('the network')).toBeLessThan(steps.indexOf('b'))
    await new Promise((resolve) => setImmediate(resolve))
    expect(waiting()).toBe(0)
  })
})
