import { capital } from '../capital.ts'
import { namedLens } from './areas.ts'
import { SENTENCE_LENS, SPELLING_LENS, TALK_LENS } from './english/place-lenses.data.ts'
import { NO_WRITING, WRITING_LENS } from './english/writing-lenses.data.ts'
import { ENQUIRY_LENS } from './general/enquiry-lens.data.ts'
import { EXPLAIN, VERB_LENSES } from './general/verb-lenses.data.ts'
import type { Lens, TopicLens } from './lens.ts'
import { WITH_SOURCE } from './social-sciences/lenses.data.ts'
import { TE_REO_LENS } from './te-reo/lens.data.ts'

/** The work done most in a learning area, for a topic that names no kind of work. */
const USUAL: readonly [subject: RegExp, id: string][] = [
  [/^Science/, 'investigate'],
  [/^(?:The arts|Technology)/, 'make'],
  [/^Health/, 'do'],
]

/** Verbs that may stand later in a goal: "use a diagram to explain" is explaining. */
const LATER_VERB =
  /\b(explain|describe|compare|contrast|classify|group|sort|identify|investigate|predict|locate|record|interpret|evaluate|analyse)\b/i

const lensOfVerb = (text: string) => VERB_LENSES.find(({ verbs }) => verbs.test(text))?.lens
const lensNamed = (id: string | undefined) => VERB_LENSES.find(({ lens }) => lens.id === id)?.lens

/** True for a text that opens with something to do. */
export const opensWithVerb = (text: string): boolean => lensOfVerb(text) !== undefined

function usualLens(subject: string | null): Lens {
  return lensNamed(USUAL.find(([pattern]) => pattern.test(subject ?? ''))?.[1]) ?? EXPLAIN
}

/** Science and social sciences are learnt by looking into things, so "demonstrate that" means finding out. */
function lensOfContent(subject: string, focus: string): Lens | undefined {
  const verb = LATER_VERB.exec(focus)?.[0]
  return verb ? lensOfVerb(verb) : lensNamed(subject === 'Science' ? 'investigate' : 'describe')
}

interface Goal {
  subject: string | null
  /** Strand and skill; empty for a topic without a goal. */
  place: string
  /** The words the lesson is about. */
  focus: string
}

/** Fits a goal's lens to its strand: sentences are rewritten, words are spelt, claims about people have a source. */
export function fitLens(lens: Lens, { subject, place }: Pick<Goal, 'subject' | 'place'>): Lens {
  if (subject === 'Social sciences') return { ...lens, ...WITH_SOURCE[lens.id] }
  if (subject !== 'English' || !['do', 'make', 'describe', 'sequence'].includes(lens.id)) return lens
  if (/sentences, grammar/i.test(place)) return SENTENCE_LENS
  if (lens.id === 'do' && /vocabulary and grammar/i.test(place)) return TALK_LENS
  return /spelling|word recognition/i.test(place) ? SPELLING_LENS : lens
}

/** The lens of a goal or topic, from its first verb; explaining is what is left when no word says more. */
export function lensFor({ subject, place, focus }: Goal): Lens {
  if (subject?.includes('te reo') && !/tikanga|identity|cultural/i.test(place)) return TE_REO_LENS
  const first = lensOfVerb(focus) ?? usualLens(place === '' || subject !== 'Science' ? subject : null)
  if (first.id !== 'do' || !subject || !/^(science|social sciences)$/i.test(subject)) return first
  return lensOfContent(subject, focus) ?? first
}

/** The lens of a topic named in plain words, where its kind says so. */
export function topicLens(topic: string, subject: string | null): TopicLens | null {
  if (subject === null) return ENQUIRY_LENS
  const named = namedLens(subject, topic)
  if (named || subject !== 'English' || NO_WRITING.test(topic)) return named
  return WRITING_LENS
}

/** The question of a lesson on a topic, from the template of its lens. */
export function topicQuestion({ question }: TopicLens, topic: string): string {
  const audience = /speech|debat/i.test(topic) ? 'listener' : 'reader'
  return capital(question.replace('{audience}', audience).replace('{topic}', () => topic))
}
