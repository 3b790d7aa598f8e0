import { BLOCKS, contextOf } from '../../content/support.ts'
import { Conversation } from '../ask/conversation.ts'
import type { Answered } from '../judge/demands.ts'
import { type SolvedQuestion, solveAll } from '../judge/sums.ts'
import { bandOf, type Tally } from './figures.ts'

function count(
  questions: readonly SolvedQuestion[],
  area: string,
  band: string,
  where: string,
  tally: Tally,
): void {
  for (const { verdict, prompt, answer } of questions) {
    if (verdict === 'open') continue
    const read = verdict !== 'not parsed'
    tally.count(`keys parsed | ${area} | ${band}`, read)
    tally.count(`keys parsed | ${area}`, read)
    if (read) tally.count(`keys right | ${area}`, verdict === 'right', `${where}: ${prompt} ${answer}`)
  }
}

/** Worksheets of each goal, so that some 14,000 questions are worked out. */
const SHEETS = ['first', 'second']

/** Worksheets for every goal of mathematics, their printed keys worked out again. */
export async function countKeys(tally: Tally): Promise<void> {
  for (const block of BLOCKS) {
    if (block.subject !== 'Mathematics and statistics') continue
    const year = Number(/\d/.exec(block.year_group.replace('0-1', '1'))?.[0])
    for (const [index, goal] of block.goals.entries()) {
      const context = contextOf(block, index)
      for (const sheet of SHEETS) {
        const id = `${goal.id} ${sheet}`
        const printed = await new Conversation().say({ id, text: 'worksheet', chat: 'resource', context })
        count(solveAll(printed.questions), 'maths goals', bandOf([year]), id, tally)
      }
    }
  }
}

/** The keys of what was made for the requests. */
export function countRequestKeys(all: readonly Answered[], tally: Tally): void {
  for (const { listed, request, questions } of all)
    count(questions, listed ?? 'mixed', bandOf(request.years), request.id, tally)
}
