import type { PlannerInput } from '../../read/input.ts'
import { isNotUnderstood, readTalk } from '../../read/plain-talk.ts'
import { type WordsOnly, wordsOnly } from '../../read/words-only/words-only.ts'
import { SAYS } from './words-only.data.ts'

const USE_CREATE_RESOURCE =
  'This chat makes lesson plans. For a worksheet, an activity or an assessment to go with this one, choose “Create resource” under the plan.'

const FOR_PLAN = {
  what: 'a lesson plan',
  tell: 'how long the lesson is',
  example: 'Year 5, fractions of a set, 50 minutes, in the māra kai',
  change: 'make it 30 minutes',
}

const FOR_RESOURCE = {
  what: 'a worksheet, an activity or an assessment',
  tell: 'what kind of resource you need',
  example: 'A worksheet on telling the time for Year 3',
  change: 'make it easier',
}

/** What is said to a message that no document answers; `ask` says what to tell instead. */
function saysTo(only: WordsOnly, ask: string): string {
  switch (only.why) {
    case 'not made':
      return only.says
    case 'other language':
      return `${only.language.greeting} ${SAYS.languages} ${ask}`.trim()
    case 'about the app':
      return SAYS.aboutTheApp
    case 'what it does':
      return `${SAYS.whatItDoes}\n\n${ask}`
    case 'points back':
      return SAYS.pointsBack
    case 'question in te reo':
      return SAYS.questionInReo
  }
}

/** Answers a message that asks for no document: it says what to ask for, and how. */
export function plainAnswer(input: PlannerInput): string {
  const { greets, asks, wantsResource } = readTalk(input)
  if (wantsResource) return USE_CREATE_RESOURCE
  const { what, tell, example, change } = input.generatorType === 'lessonPlan' ? FOR_PLAN : FOR_RESOURCE
  const ask = `Tell me the year, the topic and ${tell}, or choose a curriculum goal, and I will draft ${what}. For example: ${example}.`
  const only = wordsOnly(input)
  if (only) return saysTo(only, ask)
  const hello = greets ? 'Kia ora. ' : ''
  const why = asks
    ? 'I am a built-in planner and cannot answer questions in general. '
    : greets
      ? ''
      : isNotUnderstood(input)
        ? 'What is the topic, in a few words? '
        : 'I need a little more to go on. '
  return `${hello}${why}${ask}\n\nAfterwards you can ask for a change, such as ${change} or different numbers.`
}
