import { type CheckResult, result } from '../report.ts'
import { CHAT_VOICE, PROGRAM_TRACES, UNFILLED } from './residue.data.ts'

const firstOf = (list: typeof UNFILLED, text: string) =>
  list.map(({ pattern }) => pattern.exec(text)?.[0]).find((found) => found !== undefined)

/** Finds traces of a program or a chat, and gaps that nobody filled, in what a teacher reads. */
export function checkResidue(texts: readonly string[]): CheckResult {
  const trace = texts.map((text) => firstOf([...PROGRAM_TRACES, ...CHAT_VOICE], text)).find(Boolean)
  const gap = texts.map((text) => firstOf(UNFILLED, text)).find(Boolean)
  const fault =
    trace !== undefined
      ? `“${trace.trim()}” should not be here`
      : gap && `“${gap.trim()}” is still to be filled in`
  return result({ id: 'residue', what: 'Wording', fault, fine: 'nothing left over from how it was made' })
}
