import { expect, it } from 'vitest'
import { describe as inWords, isSound, load } from './load/load.ts'
import type { Client, Target } from './load/target.ts'

/** A target in memory, whose one fault is given. */
function target(fault: 'none' | 'forgets' | 'refuses without a time' | 'fails'): Target {
  const newClient = async (): Promise<Client> => {
    let held = 'first'
    let calls = 0
    return {
      async call(call, title) {
        await new Promise((resolve) => setTimeout(resolve, 2))
        calls += 1
        if (calls === 3) {
          if (fault === 'refuses without a time') return { status: 429 }
          if (fault === 'fails') return { status: 500 }
          return { status: 429, retryAfter: 0 }
        }
        if (call === 'rename' && !(fault === 'forgets' && calls > 3)) held = title
        return { status: 200 }
      },
      title: async () => held,
    }
  }
  return { name: 'a target in memory', newClient, memoryMb: () => 7, close: async () => undefined }
}

it('counts the answers of every client, shows p95 and memory, and finds nothing wrong with a sound target', async () => {
  const figures = await load(target('none'), 3, 0.2)
  expect(isSound(figures)).toBe(true)
  expect(figures.statuses).toMatchObject({ 429: 3 })
  expect(figures.times.rename.length).toBeGreaterThan(0)
  expect(inWords(figures)).toMatch(
    /3 clients.*p95 \d+ ms.*429 without a time: 0; lost titles: 0.*7 MB at most/s,
  )
})

it.each(['forgets', 'refuses without a time', 'fails'] as const)('finds a target that %s', async (fault) => {
  expect(isSound(await load(target(fault), 2, 0.2))).toBe(false)
})
