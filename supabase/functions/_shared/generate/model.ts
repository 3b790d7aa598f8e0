import type { Bank } from './bank.ts'
import type { Job } from './jobs.ts'
import type { Ledger } from './model/ledger.ts'
import type { ModelSettings } from './model/settings.ts'
import type { Provider } from './provider.ts'

/**
 * A language model of any supported provider, which is told what the bank of lessons knows of the topic, and whose calls
 * are all in the ledger. Its code is loaded with the first reply it writes.
 */
export function model(settings: ModelSettings, bank: Bank, ledgerOf: (job: Job) => Ledger): Provider {
  return {
    name: `model ${settings.model}`,
    async write(job, input, signal) {
      const { writeReply } = await import('./model/write-reply.ts')
      return writeReply({ settings, bank, ledger: ledgerOf(job) }, job, input, signal)
    },
  }
}
