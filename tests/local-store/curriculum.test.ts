import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { choicesOf } from '#domain/curriculum.ts'
import { loadCurriculum } from '#local-store/queries/curriculum.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads the curriculum of this build once, asks again after a failure, and then needs no network', async () => {
  const asked: string[] = []
  const answers = [() => new Response('<html>', { status: 503 }), () => new Response(SEED)]
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers.shift()
    if (!answer) throw new TypeError('offline')
    return answer()
  })
  await expect(loadCurriculum()).rejects.toThrow('could not be loaded')
  const blocks = await loadCurriculum()
  expect(blocks.flatMap(({ goals }) => goals)).toHaveLength(1650)
  expect(choicesOf(blocks, 'subject', {})).toHaveLength(8)
  expect(await loadCurriculum()).toBe(blocks)
  expect(asked).toHaveLength(2)
  expect(asked[0]).toContain('nz-curriculum')
})

const SEED = readFileSync(new URL('../../supabase/seed/nz-curriculum.json', import.meta.url))
