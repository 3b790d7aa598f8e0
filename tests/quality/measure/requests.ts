import type { Provider } from '../../../supabase/functions/_shared/generate/provider.ts'
import { Conversation } from '../ask/conversation.ts'
import { AREA_NAMES, goalContext } from '../ask/goals.ts'
import { REQUESTS } from '../data/all-requests.ts'
import type { Area, Request } from '../data/request.ts'
import { type Answered, demandsOf } from '../judge/demands.ts'
import { matterOf } from '../judge/matter.ts'
import { solveAll } from '../judge/sums.ts'
import { bandOf, type Tally } from './figures.ts'

function contextOf({ goal }: Request, listed: Area | null) {
  if (!goal) return null
  const area = goal.area ?? listed
  if (area === null) throw new Error('a goal without an area')
  return goalContext(AREA_NAMES[area], goal.year, goal.has)
}

/** One request in a chat of its own. */
export async function answer(listed: Area | null, request: Request, provider?: Provider): Promise<Answered> {
  const { id, text, times = 1, make = 'plan' } = request
  const chat = request.chat ?? (make === 'plan' ? 'plan' : 'resource')
  const context = contextOf(request, listed)
  const printed = await new Conversation(provider).say({ id, text: text.repeat(times), chat, context })
  return { request, listed, printed, questions: solveAll(printed.questions) }
}

export async function answerAll(provider?: Provider): Promise<Answered[]> {
  const all: Answered[] = []
  for (const [listed, request] of REQUESTS) all.push(await answer(listed, request, provider))
  return all
}

/**
 * Asked and done, by learning area and band: each demand by itself, and each request in all its demands, with content
 * where content can be told. `served` leaves out what there is no content for.
 */
export function countRequests(all: readonly Answered[], tally: Tally): void {
  for (const answered of all) {
    const { request, listed } = answered
    const [area, band] = [listed ?? 'mixed', bandOf(request.years)]
    const demands = demandsOf(answered)
    const matter = matterOf(answered)
    const whole = demands.every(({ met }) => met)
    const served = matter === null || matter === 'content'
    for (const { name, met } of demands) {
      tally.count(`demands | ${area} | ${band}`, met)
      tally.count(`demands | ${area}`, met)
      tally.count(`demand | ${name}`, met, request.id)
    }
    tally.count(`done | ${area} | ${band}`, whole && served)
    tally.count(`done | ${area}`, whole && served)
    tally.count('done | all', whole && served)
    if (served) tally.count('done | of what is served', whole)
    if (matter === null) continue
    tally.count(`content | ${area} | ${band}`, matter === 'content')
    tally.count(`content | ${area}`, matter === 'content')
    tally.count('in the right area', matter !== 'wrong area')
    if (matter !== 'content') tally.miss(`matter | ${matter}`, request.id)
  }
}
