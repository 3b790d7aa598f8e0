import { textsIn } from '../../checks/text.ts'
import { limitName } from '../../limit-names.ts'
import type { NumberSet } from '../../understood.ts'
import { listInWords } from '../list-in-words.ts'
import { limitsOfWork } from '../prepare/hands-on/fitted-hands-on.ts'
import { thingsBeyond } from '../read/ruled-out/ruled-out.ts'
import { thingsRefused } from '../write/asked/materials.ts'
import type { Written } from './not-done.ts'

const nameOf = (limit: keyof NumberSet, numbers: NumberSet): string[] => {
  const wanted = numbers[limit]
  return wanted === undefined ? [] : [limitName(limit, wanted)]
}

/** The main work of a lesson goes beyond the numbers that were asked for, because there is no other work on it. */
export function workBeyond({ lesson: { approach, request } }: Written): string[] {
  const { numbers, want } = request.understood
  const activity = approach.kind === 'topic' ? approach.topic.activity : undefined
  if (want !== 'lesson plan' || !activity) return []
  const names = limitsOfWork(activity, numbers).flatMap((limit) => nameOf(limit, numbers))
  return names.length === 0
    ? []
    : [
        `You asked for ${listInWords(names)}. The questions keep to that; the work with materials in “You do” uses others too, so change it there.`,
      ]
}

/** Things that the steps of a lesson of mathematics name although the request says what there is. */
export function thingsNotThere({ lesson: { approach, request }, sections }: Written): string[] {
  const isOurs = approach.kind === 'topic' && approach.computed && request.understood.want === 'lesson plan'
  if (!isOurs) return []
  // A story about pegs needs no pegs.
  const prompts = sections
    .flatMap((section) => ('tasks' in section ? section.tasks : []))
    .map(({ prompt }) => prompt)
  const said = textsIn(sections.filter(({ id }) => id === 'phases' || id === 'differentiation')).filter(
    (text) => !prompts.some((prompt) => text.includes(prompt)),
  )
  const refused = thingsRefused(request.asked)
  const things = [...new Set(thingsBeyond(request.asked, said.join(' ')))].filter(
    (thing) => !refused.some((other) => thing.startsWith(other)),
  )
  return things.length === 0
    ? []
    : [
        `The steps still name things that you do not have (${listInWords(things)}): draw them, or leave them out.`,
      ]
}
