import type { Provider, Writing } from '../../../supabase/functions/_shared/generate/provider.ts'

/** The seconds that each reply took, to its first section and to its last. */
export interface Times {
  first: number[]
  whole: number[]
}

async function* watched({ sections }: Writing, passed: () => number, times: Times) {
  let isFirst = true
  for await (const section of sections) {
    if (isFirst) times.first.push(passed())
    isFirst = false
    yield section
  }
  times.whole.push(passed())
}

/** The same provider, with its times noted. */
export function timed(provider: Provider, times: Times): Provider {
  return {
    ...provider,
    async write(job, input, signal) {
      const began = performance.now()
      const writing = await provider.write(job, input, signal)
      const passed = () => (performance.now() - began) / 1000
      return writing.format === 'note' ? writing : { ...writing, sections: watched(writing, passed, times) }
    },
  }
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
