import type { FoundKit, KitsWanted } from '../../content/kit.ts'
import { matterWords } from '../../content/planner/kits/matter-words.ts'
import { halvesOf } from '../../content/planner/read/conditions/halves.ts'
import type { PlannerInput } from '../../content/planner/read/input.ts'
import { readRequest } from '../../content/planner/read/request.ts'
import type { Bank } from '../bank.ts'

/** What the bank has for each thing of a request that names several, so that the one which is not taught can be told with its lesson. */
export async function lessonsOfHalves(
  bank: Bank,
  input: PlannerInput,
  wanted: KitsWanted,
): Promise<FoundKit[]> {
  if (wanted.ids.length > 0 || wanted.goals.length > 0) return []
  const request = readRequest(input)
  const halves = halvesOf(request, matterWords(request))
  const found = await Promise.all(
    halves.map(({ words }) => bank.find({ ...wanted, words, asides: '', most: 2 })),
  )
  return found.flat().filter(({ named }) => named)
}
