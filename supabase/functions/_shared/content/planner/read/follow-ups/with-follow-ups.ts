import type { GeneratorType, ResourceKind } from '../../../contract.ts'
import { THEMES } from '../../../data/themes.data.ts'
import type { PlanGoal } from '../../../lesson-plan.ts'
import type { Understood, Want } from '../../../understood.ts'
import { topicWords } from '../topic-words.ts'
import { kindOf, usualWant } from '../wishes/want.ts'
import type { FollowUp, FollowUpKind } from './follow-up.ts'
import { sharesWord } from './other-topic.ts'

/** The parts of a request that a wish can change. */
interface Changeable {
  topic: string
  subject: string | null
  goals: readonly PlanGoal[]
  understood: Understood
  kind: ResourceKind
  lesson: string | null
}

/** Wishes that only a lesson plan can meet: after them the chat is about the plan again. */
const OF_A_PLAN: readonly FollowUpKind[] = [
  'hook',
  'exit',
  'add',
  'groups',
  'time',
  'part-minutes',
  'work-first',
  'more-modelling',
  'part',
  'place',
]
const OF_A_RESOURCE: readonly FollowUpKind[] = [
  'question',
  'page',
  'more-questions',
  'more-words',
  'fewer-questions',
  'no-example',
  'text-length',
]

/** The form of the document after all wishes, or null where none named one. */
export function formAfter(followUps: readonly FollowUp[], usual: Want): Want | null {
  let form: Want | null = null
  for (const followUp of followUps) {
    const current: Want = form ?? usual
    if (followUp.kind === 'form') form = followUp.want
    else if (OF_A_PLAN.includes(followUp.kind) && usual === 'lesson plan') form = null
    else if (OF_A_RESOURCE.includes(followUp.kind) && current === 'lesson plan') form = null
  }
  return form
}

/** A topic with another setting for questions, or with another matter where it has no questions of its own. */
function themed<T extends Changeable>(
  request: T,
  { words, isInstead, isSetting }: Extract<FollowUp, { kind: 'theme' }>,
): T {
  const { subject, topic, understood, goals } = request
  const keepsTopic =
    isSetting ||
    subject === 'Mathematics and statistics' ||
    goals.length > 0 ||
    // “About sharks instead” names another topic, also where sharks could be the setting of a question.
    (!isInstead && THEMES.some(({ match }) => match.test(words)) && !sharesWord(topic, words))
  if (keepsTopic) return { ...request, understood: { ...understood, theme: words } }
  // What English teaches is a skill: it stays, whatever it is practised on.
  const isSkill = understood.textType === null || /\bspeech marks?\b/i.test(topic)
  if (subject === 'English' && isSkill)
    return about(request, `${topic.replace(/ (?:about|themed?|on the theme of) .*$/iu, '')} about ${words}`)
  return about(request, understood.textType === null ? words : `${pieceOf(topic, understood)} about ${words}`)
}

/** The kind of writing that a topic names: "persuasive writing" of "persuasive writing longer lunch". */
function pieceOf(topic: string, { textType }: Understood): string {
  const named = new RegExp(`(?:\\p{L}+ )?${textType}(?: (?:writing|letter|text|story|speech))?`, 'iu').exec(
    topic,
  )
  return (named?.[0] ?? textType ?? '').trim()
}

/** The request on another topic, for which no lesson has been chosen. */
const about = <T extends Changeable>(request: T, topic: string): T => ({
  ...request,
  topic,
  lesson: null,
  understood: { ...request.understood, topic: topicWords(topic) },
})

/** The request for so many more words or questions than there were. */
const withMore = <T extends Changeable>(request: T, number: number): T => ({
  ...request,
  understood: { ...request.understood, more: (request.understood.more ?? 0) + number },
})

function withOne<T extends Changeable>(request: T, followUp: FollowUp): T {
  const { topic } = request
  const isPlan = request.understood.want === 'lesson plan'
  if (followUp.kind === 'more-questions' || (followUp.kind === 'more-words' && !isPlan))
    return withMore(request, followUp.number)
  if (followUp.kind === 'lesson') return { ...request, lesson: followUp.title }
  if (followUp.kind === 'theme') return themed(request, followUp)
  if (followUp.kind === 'form' && followUp.named !== undefined && !topic.includes(followUp.named))
    return { ...request, topic: `${topic} ${followUp.named}` }
  if (followUp.kind === 'stories')
    return /\b(?:word|story) problems?\b/i.test(topic) ? request : about(request, `${topic} word problems`)
  if (followUp.kind !== 'alike' && followUp.kind !== 'swap') return request
  if (topic.toLowerCase().includes(followUp.words.toLowerCase())) return { ...request, lesson: null }
  return followUp.kind === 'alike' ? about(request, followUp.words) : request
}

/** The request after the wishes that change what the whole document is about, or its form. */
export function withFollowUps<T extends Changeable>(
  request: T,
  followUps: readonly FollowUp[],
  chat: GeneratorType,
): T {
  const changed = followUps.reduce((so, followUp) => withOne(so, followUp), request)
  const form = formAfter(followUps, usualWant(chat))
  if (form === null) return changed
  return {
    ...changed,
    kind: kindOf(form),
    understood: { ...changed.understood, want: form, wantNamed: true },
  }
}
