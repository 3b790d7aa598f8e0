import type { PlanSection } from '../lesson-plan.ts'
import type { Change } from './change.ts'

/** The two ways in that a lesson has beside its core. */
export interface Ways {
  support: string
  extension: string
}

type Section<K extends PlanSection['id']> = Extract<PlanSection, { id: K }>
type Again<K extends PlanSection['id']> = (
  now: Section<K>,
  change: Change,
  ways: Ways,
) => Section<K> | undefined

const half = <T>(items: readonly T[]): T[] => items.slice(0, Math.max(1, Math.ceil(items.length / 2)))
const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

export const more = (items: readonly string[], added: readonly string[]) => [
  ...items,
  ...added.filter((line) => !items.includes(line)),
]
/** Asked for a second time, the same words are not said twice. */
const then = (text: string, line: string) => (text.includes(line) ? text : `${text} ${line}`)
const first = (line: string, text: string) => (text.includes(line) ? text : `${line} ${text}`)

/** Other lines first, then the beginning of what was there. */
const other = (items: readonly string[], added: readonly string[]) => [
  ...added,
  ...half(items).filter((line) => !added.includes(line)),
]

type Lists = Extract<PlanSection, { items: string[] }>['id']
type Lines = Partial<Record<Exclude<Change, 'shorter'>, (ways: Ways) => string[]>>

const LINES: Record<Lists, Lines> = {
  'prior-knowledge': {
    longer: () => ['tell a partner what they know of it already, and where they met it'],
    easier: ({ support }) => [`start with this where that is not there yet: ${support}`],
    harder: () => ['do this without materials, and say how they know'],
    again: () => ['show it with materials or a drawing, and say each step aloud'],
  },
  resources: {
    longer: () => ['the exit question on a slip for each pupil', 'paper or whiteboards for working out'],
    easier: () => ['materials, pictures or word cards for those who need them'],
    harder: () => ['blank cards, on which pupils make up a question of their own'],
    again: () => ['whiteboards and pens, one for each pair'],
  },
  'next-steps': {
    longer: ({ support, extension }) => [
      `For those who are not there yet: ${support}`,
      `For those who are: ${extension}`,
    ],
    easier: ({ support }) => [`For those who are not there yet: ${support}`],
    harder: ({ extension }) => [`For those who are ready: ${extension}`],
    again: () => ['Begin the next lesson with one exit slip that nearly got there, and mend it together.'],
  },
  safety: {
    longer: () => ['Say the rules aloud before anyone begins, and let a pupil repeat them.'],
    again: () => ['Ask pupils what could go wrong here, and agree on the rules from what they say.'],
  },
  reflection: {
    longer: () => [
      'Which question showed you most about what ākonga can do?',
      'Did the time for each step fit?',
    ],
    again: () => [
      'Whose thinking did you hear today, and whose did you not?',
      'Where did the lesson turn, for better or worse?',
    ],
  },
}

const listAgain =
  <K extends Lists>(id: K): Again<K> =>
  (now, change, ways) => {
    const { items } = now as { items: string[] }
    if (change === 'shorter') return { ...now, items: half(items) }
    const lines = LINES[id][change]?.(ways)
    if (lines === undefined) return undefined
    return { ...now, items: change === 'again' ? other(items, lines) : more(items, lines) }
  }

const intention: Again<'learning-intention'> = (now, change) => {
  const explain = 'explain to someone else how I know'
  const criteria = {
    shorter: now.criteria.slice(0, 2),
    longer: more(now.criteria, [explain]).slice(0, 4),
    easier: [...now.criteria.slice(0, 1), 'do it with materials or with a partner'],
    harder: more(now.criteria.slice(0, 3), ['find a second way and say which is better, and why']),
    again: more(now.criteria.slice(0, 2), ['show it to a partner and say each step']),
  }[change]
  return { ...now, criteria }
}

const ALONE_LATER = 'Begin with a partner who is sure of the first step, then alone.'
const FOR_PARTNER = 'Make up one for a partner, with its answer.'

const differentiation: Again<'differentiation'> = (now, change, ways) => {
  const to: Record<Change, Partial<Section<'differentiation'>>> = {
    shorter: { support: firstSentence(now.support), extension: firstSentence(now.extension) },
    longer: { support: then(now.support, 'Stay with this group for the first question.') },
    easier: { core: first(`Begin like this: ${ways.support} Then:`, now.core) },
    harder: { core: then(now.core, `Then: ${ways.extension}`) },
    again: {
      support: first(ALONE_LATER, firstSentence(now.support)),
      extension: first(FOR_PARTNER, firstSentence(now.extension)),
    },
  }
  return { ...now, ...to[change] }
}

const MOVES: Record<Exclude<Change, 'shorter'>, string> = {
  longer: 'Then let them say it in their own words.',
  easier: 'Show it with materials before you say anything.',
  harder: 'Then ask: can you find one where it would be right?',
  again: 'Let a partner show how they see it, and compare.',
}

const misconceptions: Again<'misconceptions'> = (now, change) =>
  change === 'shorter'
    ? { ...now, items: half(now.items) }
    : {
        ...now,
        items: now.items.map((item) => ({
          ...item,
          move: then(
            change === 'again' && !item.move.includes(MOVES.again) ? firstSentence(item.move) : item.move,
            MOVES[change],
          ),
        })),
      }

const WATCH: Record<Exclude<Change, 'shorter'>, string> = {
  longer: 'begins without waiting for help, and goes on when stuck',
  easier: 'can do it with help, and says what helped',
  harder: 'can tell someone else why it works',
  again: 'says what to do first, before starting',
}

/** The exit ticket's question stands in the steps and in the answers too, so it stays. */
const assessment: Again<'assessment'> = (now, change) =>
  change === 'shorter'
    ? { ...now, watchFor: half(now.watchFor) }
    : {
        ...now,
        watchFor:
          change === 'again' ? other(now.watchFor, [WATCH.again]) : more(now.watchFor, [WATCH[change]]),
      }

/** What each change does to a part that carries no questions; parts that are not named know only "shorter", or nothing. */
export const SECTION_AGAIN: { [K in PlanSection['id']]?: Again<K> } = {
  'learning-intention': intention,
  'prior-knowledge': listAgain('prior-knowledge'),
  resources: listAgain('resources'),
  'next-steps': listAgain('next-steps'),
  safety: listAgain('safety'),
  reflection: listAgain('reflection'),
  vocabulary: (now, change) =>
    change === 'shorter' || change === 'easier' ? { ...now, words: half(now.words) } : undefined,
  'key-competencies': (now, change) =>
    change === 'shorter' ? { ...now, competencies: half(now.competencies) } : undefined,
  differentiation,
  misconceptions,
  assessment,
}
