import { Conversation } from '../ask/conversation.ts'
import { goalContext } from '../ask/goals.ts'
import type { Printed } from '../ask/printed.ts'
import { FOLLOW_UPS, type FollowUp } from '../data/follow-ups.data.ts'
import { outcomeOf } from '../judge/follow-up.ts'
import type { Tally } from './figures.ts'

/** The chat up to the judged message; the last document in it, and the answer. */
async function run({ id, first, between = [], text }: FollowUp): Promise<[before: Printed, after: Printed]> {
  const { chat, goal } = first
  const context = goal ? goalContext(goal.area, goal.year, goal.has) : null
  const talk = new Conversation()
  let before = await talk.say({ id, text: first.text, chat, context })
  for (const [at, message] of between.entries()) {
    const next = await talk.say({ id: `${id} ${at}`, text: message, chat, context })
    if (next.form !== 'words') before = next
  }
  return [before, await talk.say({ id: `${id} last`, text, chat, context })]
}

export async function countFollowUps(tally: Tally): Promise<void> {
  for (const wish of FOLLOW_UPS) {
    const outcome = outcomeOf(wish, ...(await run(wish)))
    tally.count('follow-ups | done', outcome === 'done')
    tally.count('follow-ups | done or said so', outcome === 'done' || outcome === 'said so')
    tally.count('follow-ups | not the same again without a word', outcome !== 'identical')
    if (outcome !== 'done') tally.miss(`follow-ups | ${outcome}`, wish.id)
  }
}
