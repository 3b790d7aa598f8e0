import { neededAllTheSame } from '../prepare/needs-of-kit.ts'
import type { Written } from './not-done.ts'

const MOST_TOLD = 3
const MAX_LENGTH = 110

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')

const cut = (text: string) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`

const saidOf = (name: string) =>
  /^anything but /.test(name) ? `You have only ${name.slice('anything but '.length)}` : `You have no ${name}`

/** Things that a lesson of the bank needs although the request rules them out, with what the lesson names in their place. */
export function ruledOutNeeded({ lesson: { approach, request } }: Written): string[] {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit) return []
  return neededAllTheSame(kit, request)
    .slice(0, MOST_TOLD)
    .map(({ rule, item, without }) => {
      const said = rule.name === 'going outside' ? 'The class stays inside' : saidOf(rule.name)
      return without === null
        ? `${said}, and this lesson needs it: “${cut(item)}”. Swap that step, or ask for another lesson.`
        : `${said}. In place of ${cut(lower(item))}: ${lower(without)}.`
    })
}
