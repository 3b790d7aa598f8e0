import type { FoundKit, Kit } from '../../../kit.ts'
import { stemsOf } from '../../read/words/stem.ts'
import { taughtTexts } from '../conditions-not-met.ts'
import type { Written } from '../not-done.ts'
import { lessonsBeside } from './lesson-for.ts'

const inOneLine = (text: string): string => ` ${stemsOf(text).join(' ')} `

const namesOf = ({ title, walt, find: { en } }: Kit): string => [title, walt, ...en].map(inOneLine).join('|')

/**
 * The lesson that is named by a phrase whose words the other things of a request share: “long jump” beside “high jump”. Null where the lesson made says the phrase.
 */
export function lessonOfPhrase(words: string, { lesson, sections }: Written): FoundKit | null {
  const kit = lesson.approach.kind === 'topic' ? lesson.approach.topic.kit : undefined
  const phrase = inOneLine(words)
  if (!kit || phrase.trim().split(' ').length < 2) return null
  const said = [namesOf(kit), ...taughtTexts(sections).map(inOneLine)]
  if (said.some((text) => text.includes(phrase))) return null
  return lessonsBeside(lesson).find((one) => namesOf(one.kit).includes(phrase)) ?? null
}
