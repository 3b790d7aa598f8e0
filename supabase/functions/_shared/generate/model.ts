import type { ModelSettings } from './model/settings.ts'
import type { Provider } from './provider.ts'

/** A language model of any supported provider. Its code is loaded with the first reply it writes. */
export function model(settings: ModelSettings): Provider {
  return {
    name: `model ${settings.model}`,
    async write(job, input, signal) {
      const { writeReply } = await import('./model/write-reply.ts')
      return writeReply(settings, job, input, signal)
    },
  }
}
