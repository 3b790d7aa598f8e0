import type { Provider, Writing } from './provider.ts'

async function* slowly({ sections }: Writing, pauseMs: number, signal: AbortSignal) {
  for await (const section of sections) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    signal.throwIfAborted()
    yield section
  }
}

/** The same provider with a pause before each section, to watch a reply being written or to kill its worker half-way. */
export function paced(provider: Provider, pauseMs: number): Provider {
  return {
    name: provider.name,
    async write(job, input, signal) {
      const writing = await provider.write(job, input, signal)
      return { ...writing, sections: slowly(writing, pauseMs, signal) }
    },
  }
}
