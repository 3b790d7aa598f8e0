import { type Angle, angleFor } from './angle.ts'
import type { Frame } from './frame.ts'
import { frameFor } from './frames.ts'
import { type Lens, lensFor, startsWithVerb } from './lens.ts'
import { fitLens } from './place-lens.ts'
import { READING_LENSES } from './reading-lens.ts'
import { topicLens } from './topic-lens.ts'

/** A way of working, made for one goal: what it asks for, where it stands, and its own words. */
export interface Framed extends Omit<Frame, 'criteria'> {
  criteria: string[]
  lens: Lens
  angle: Angle | null
  /** The question of the lesson. */
  question: string
  /** Words of the goal that pupils need. */
  words: string[]
}

const COMMON = new Set(
  'explain describe compare identify between different example examples including through people without another others features important information several simple suitable whether various using familiar because something someone things about which their other these those where while within during before after could should would being there learning language activity activities affect effects change changes ways words school classroom themselves investigate demonstrate recognise classify evaluate analyse reasons reason clearly purpose meaning ideas support understand develop create present respond people’s situation situations appropriate including'.split(
    ' ',
  ),
)

/** The less common words of a goal, in its order. */
export function goalWords(focus: string): string[] {
  const all = (focus.match(/[\p{L}\p{M}’'-]{6,}/gu) ?? [])
    .slice(1)
    .filter((word) => !COMMON.has(word.toLowerCase()) && !/[’']s?$/.test(word))
  return [...new Set(all)].slice(0, 5)
}

/** One question for the lesson, from the goal's own words without its examples. */
function questionOf(focus: string, subject: string | null, aim: string | null): string {
  if (aim === null && startsWithVerb(focus)) return `How can we ${focus}?`
  if (aim === null && subject !== null && /^(?:The arts|Technology)$/.test(subject))
    return `Which choices make ${focus} work?`
  if (aim === null && subject?.startsWith('Health')) return `How can we get better at ${focus}?`
  if (aim === null) return `What can we find out about ${focus}?`
  return `How can we ${aim.replace(/,? such as .*$/i, '').replace(/[.\s]+$/, '')}?`
}

/** Where a kind of text belongs. */
const kindOf = (topic: string) => (/speech|debat/i.test(topic) ? 'oral' : 'writing')

/** The first three; what a lens and its area both know is named once. */
function slipsOf(slips: Frame['misconceptions']): Frame['misconceptions'] {
  return slips.filter(({ what }, at) => slips.findIndex((one) => one.what === what) === at).slice(0, 3)
}

/** `aim` is the chosen goal as the end of "we are learning to"; null when only a topic was named. */
export function framedFor(subject: string | null, place: string, focus: string, aim: string | null): Framed {
  const angle = angleFor(subject, place)
  const named = aim === null && !startsWithVerb(focus) ? topicLens(focus, subject) : null
  // Kinds of writing name themselves, not the strand.
  const base = frameFor(subject, named && subject === 'English' ? kindOf(focus) : place)
  const reading =
    base.id === 'reading' ? READING_LENSES.find(({ match }) => match.test(focus))?.lens : undefined
  const free = reading ? null : named
  const lens =
    reading ??
    free?.lens ??
    fitLens(lensFor(focus, subject, aim === null ? '' : place || '-'), subject, place)
  return {
    ...base,
    lens,
    angle,
    question: free?.question(focus) ?? questionOf(focus, subject, aim),
    words: aim === null ? [] : goalWords(focus),
    criteria: [...lens.criteria, base.criteria[0]],
    materials: [...(angle?.materials ?? base.materials), `a recording table: ${lens.columns.join(' · ')}`],
    hook: angle?.hook ?? base.hook,
    model: lens.show ?? angle?.model ?? base.model,
    together: lens.together ?? angle?.together ?? base.together,
    work: lens.work ?? angle?.work ?? base.work,
    misconceptions: slipsOf([...(angle ? [angle.slip] : []), lens.slip, ...base.misconceptions]),
    safety: [...base.safety, ...(angle?.safety ? [angle.safety] : [])],
  }
}
