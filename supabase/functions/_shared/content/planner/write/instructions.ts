import type { ResourceKind } from '../../contract.ts'
import type { PrintedText } from '../../printed-text.ts'
import type { Level, Task } from '../../task.ts'

/** Kinds of check for questions that pupils answer by looking, naming, sorting or drawing. */
const LOOKED_AT: ReadonlySet<string | undefined> = new Set([
  'shape',
  'polygon',
  'symmetry',
  'triangle',
  'quadrilateral',
  'solid',
  'fact',
  'compare',
  'order',
  'words',
  'reo-number',
  'ordinal',
  'at',
  'most',
  'cycle',
  'season',
  'unit-for',
])

/** A time that is read off, written down or moved on by an hour: there is nothing to work out on paper. */
const READS_CLOCK =
  /^What time does the clock show|as it shows on a digital clock|What time is it (?:an hour|half an hour) later\?/

/** True when at least half of the questions are worked out with numbers. */
function isCalculating(tasks: readonly Task[]): boolean {
  const worked = tasks.filter(
    ({ working, check, prompt }) =>
      working !== null && check !== null && !LOOKED_AT.has(check.kind) && !READS_CLOCK.test(prompt),
  )
  return worked.length * 2 >= tasks.length
}

interface Page {
  kind: ResourceKind
  level: Level
  tasks: readonly Task[]
  year: number
}

/** The line at the top of a page of questions. */
export function topicInstructions({ kind, level, tasks, year }: Page): string {
  const computed = isCalculating(tasks)
  if (kind === 'assessment')
    return `Work on your own. ${computed ? 'Show your working, and check' : 'Check your work'} before you hand it in.`
  if (kind === 'activity')
    return 'Cut out the cards. Take turns: draw a card, work it out, and say how you know.'
  if (!computed && tasks.some(({ figure, space }) => figure !== null || space === 'draw'))
    return 'Look closely at each one, then write or draw your answer.'
  if (!computed) return 'Read each one with care, then write your answer.'
  return level === 'support'
    ? `Work it out. Use ${year <= 4 ? 'counters or a drawing' : 'a drawing'} to help, and show your working.`
    : 'Work it out and show your working.'
}

const FEW_WORDS = 30

/** How pupils read the text of a sheet: a few words, and any text for the youngest, are read with a finger and a helper. */
export function readThenAnswer({ paragraphs }: PrintedText, year: number): string {
  const words = paragraphs.join(' ').split(/\s+/).length
  return year <= 1 || words <= FEW_WORDS
    ? 'Point to each word and read it to your teacher or a partner. Then say, draw or write your answers.'
    : 'Read the text twice. Then answer, and underline the words that helped you.'
}
