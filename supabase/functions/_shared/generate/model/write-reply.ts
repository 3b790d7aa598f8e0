import { kitsWanted } from '../../content/planner/kits/kits-wanted.ts'
import { isPlainTalk } from '../../content/planner/read/plain-talk.ts'
import { type Bank, findLessons } from '../bank.ts'
import { madeAnewNotes } from '../by-hand/made-anew.ts'
import { checkRequest } from '../check-request.ts'
import type { Job, JobInput } from '../jobs.ts'
import type { Writing } from '../provider.ts'
import { kitsOf, redoTarget, redoWriting, targetIn } from '../redo.ts'
import { answerInWords, inWords } from './change/answer-in-words.ts'
import { changeWriting } from './change/change-writing.ts'
import { goalsOf, type Target } from './change/document-parts.ts'
import { ModelRedo } from './change/model-redo.ts'
import { readChange } from './change/read-change.ts'
import { connectModel } from './connect-model.ts'
import type { Judge } from './judge/ask-judge.ts'
import type { Ledger } from './ledger.ts'
import type { WritingContext } from './section-request.ts'
import type { ModelSettings } from './settings.ts'
import { documentWriting } from './writing/write-document.ts'

const connectJudge = async (settings: ModelSettings, ledger: Ledger): Promise<Judge> => ({
  name: settings.model,
  ask: await connectModel(settings, ledger),
  waitMs: settings.timeoutMs,
})

/**
 * The lesson of the bank that a document was written with goes along again when it is changed. The words of a change name no
 * topic, so none is looked for by them.
 */
async function withKits(context: WritingContext, bank: Bank, target: Target): Promise<WritingContext> {
  const ids = kitsOf(target)
  if (ids.length === 0) return context
  const goals = goalsOf(target).flatMap(({ goalId }) => goalId ?? [])
  const none = { words: '', asides: '', area: null, likely_area: null, year: null, with_text: false }
  return { ...context, input: { ...context.input, kits: await bank.find({ ids, goals, ...none }) } }
}

/** Writes a reply with a language model. This file is loaded only with the first such reply. */
export async function writeReply(
  { settings, bank, ledger }: { settings: ModelSettings; bank: Bank; ledger: Ledger },
  job: Job,
  given: JobInput,
  signal: AbortSignal,
): Promise<Writing> {
  const begun = Date.now()
  const { input: read, notes } = checkRequest(job.message_id, given, { byModel: true })
  const ask = await connectModel(settings, ledger)
  const judge = settings.judge ? await connectJudge(settings.judge, ledger) : null
  const asked: WritingContext = { ask, settings, input: read, notes, signal, begun, judge }
  const target = redoTarget(given)
  if (target) return redoWriting(target, new ModelRedo(await withKits(asked, bank, target)), job)
  const under = given.before ? targetIn(given.before, []) : null
  const change = under && (await readChange(asked, under))
  if (change?.kind === 'words') return inWords(change.words)
  if (under && change?.kind === 'parts')
    return changeWriting(await withKits(asked, bank, under), under, { change, job })
  const words = !under && isPlainTalk(read) ? await answerInWords(asked) : null
  if (words) return words
  const input = { ...read, kits: await findLessons(bank, kitsWanted(read)) }
  const anew = [...madeAnewNotes(given, input), ...notes]
  return documentWriting({ ...asked, input, notes: anew }, job, given.doc)
}
