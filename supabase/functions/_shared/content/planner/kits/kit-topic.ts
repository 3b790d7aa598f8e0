import type { Kit, KitMaterial, KitQuestion } from '../../kit.ts'
import type { Level } from '../../task.ts'
import { type Draft, draft, type Making, type Topic } from '../topic.ts'

const LEVEL_OF_STEP: Record<Making['step'], Level> = { 0: 'support', 1: 'core', 2: 'extension' }

/** A guide that begins with an example reads on as a sentence. */
const asSentence = (answer: string) => answer.replace(/\bLook for: such as,?\b/, 'Look for: for example,')

/** A question of a kit before it has a place on a page. One that is only spoken still gets room for a word or a mark. */
export const draftOf = ({ prompt, answer, space, figure }: KitQuestion): Draft =>
  draft(prompt, asSentence(answer), null, {
    space: space === 'none' ? 'blank' : space,
    ...(figure ? { figure } : {}),
  })

/** Questions come in the order in which they were written, from the first on. */
function questionOf({ practice }: Kit, { step, turn }: Making): Draft {
  const questions = practice[LEVEL_OF_STEP[step]]
  const question = questions[turn % questions.length]
  if (!question) throw new Error(`a kit has no ${LEVEL_OF_STEP[step]} questions`)
  return draftOf(question)
}

/** A material as a plan lists it, with what to do without it. */
export const materialLine = ({ item, without }: KitMaterial) =>
  without === null ? item : `${item}. Without it: ${without}`

const matchesNothing = /(?!)/

/** The topic that a kit teaches. */
export function kitTopic(kit: Kit): Topic {
  const { id, title, years, walt, criteria, prior, misconceptions, support, extension, next } = kit
  return {
    id: `kit-${id}`,
    title,
    match: matchesNothing,
    years,
    kit,
    teaching: {
      walt,
      criteria,
      prior,
      materials: kit.materials.map(materialLine),
      think: [],
      hook: kit.hook.teacher.join(' '),
      ask: kit.ask[0] ?? '',
      misconceptions,
      support,
      extension,
      next,
      english: kit.vocabulary.english,
      reo: [],
    },
    draft: (making) => questionOf(kit, making),
  }
}
