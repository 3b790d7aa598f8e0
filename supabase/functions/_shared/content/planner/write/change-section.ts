import type { PlanSection } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import type { Change } from '../read/change.ts'

/** The two ways into a lesson besides its core. */
export interface Ways {
  support: string
  extension: string
}

export function waysOf({ approach }: Lesson): Ways {
  if (approach.kind === 'topic') {
    const { support, extension } = approach.topic.teaching
    return { support, extension }
  }
  const { support, extension, lens } = approach.frame
  return { support, extension: `${lens.further} ${extension}` }
}

type Section<K extends PlanSection['id']> = Extract<PlanSection, { id: K }>
/** Returns undefined where there is no way to make this change. */
type ChangeSection<K extends PlanSection['id']> = (
  now: Section<K>,
  change: Change,
  ways: Ways,
) => Section<K> | undefined

const half = <T>(items: readonly T[]): T[] => items.slice(0, Math.max(1, Math.ceil(items.length / 2)))
const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

/** Adds lines that are not there yet: a change made twice says nothing twice. */
export const withLines = (items: readonly string[], added: readonly string[]) => [
  ...items,
  ...added.filter((line) => !items.includes(line)),
]
const withEnding = (text: string, line: string) => (text.includes(line) ? text : `${text} ${line}`)
const withOpening = (line: string, text: string) => (text.includes(line) ? text : `${line} ${text}`)

/** New lines first, then the first half of the lines that were there. */
const inOtherWords = (items: readonly string[], added: readonly string[]) => [
  ...added,
  ...half(items).filter((line) => !added.includes(line)),
]

type Lists = Exclude<Extract<PlanSection, { items: string[] }>['id'], 'background'>
type Lines = Partial<Record<Exclude<Change, 'shorter'>, (ways: Ways) => string[]>>

const LINES: Record<Lists, Lines> = {
  'prior-knowledge': {
    longer: () => ['tell a partner what they already know about it, and where they learned it'],
    easier: ({ support }) => [`if they cannot do this yet, start here: ${support}`],
    harder: () => ['do this without materials, and say how they know'],
    again: () => ['show it with materials or a drawing, and say each step aloud'],
  },
  resources: {
    longer: () => ['the exit question on a slip for each student', 'paper or whiteboards for working out'],
    easier: () => ['materials, pictures or word cards for students who need them'],
    harder: () => ['blank cards, on which students make up a question of their own'],
    again: () => ['whiteboards and pens, one for each pair'],
  },
  'next-steps': {
    longer: ({ support, extension }) => [
      `For students who are not there yet: ${support}`,
      `For students who are: ${extension}`,
    ],
    easier: ({ support }) => [`For students who are not there yet: ${support}`],
    harder: ({ extension }) => [`For students who are ready: ${extension}`],
    again: () => ['Begin the next lesson with one exit slip that nearly got there, and fix it together.'],
  },
  safety: {
    longer: () => ['Say the rules aloud before anyone begins, and have a student repeat them.'],
    again: () => ['Ask students what could go wrong here, and agree on the rules from what they say.'],
  },
  reflection: {
    longer: () => [
      'Which question showed you most about what ākonga can do?',
      'Did the time for each step fit?',
    ],
    again: () => [
      'Whose thinking did you hear today, and whose did you not?',
      'When did the lesson change, for better or worse?',
    ],
  },
}

const changeList =
  <K extends Lists>(id: K): ChangeSection<K> =>
  (now, change, ways) => {
    const { items } = now as { items: string[] }
    if (change === 'shorter') return { ...now, items: half(items) }
    const lines = LINES[id][change]?.(ways)
    if (lines === undefined) return undefined
    return { ...now, items: change === 'again' ? inOtherWords(items, lines) : withLines(items, lines) }
  }

const intention: ChangeSection<'learning-intention'> = (now, change) => {
  const explain = 'explain to someone else how I know'
  const criteria = {
    shorter: now.criteria.slice(0, 2),
    longer: withLines(now.criteria, [explain]).slice(0, 4),
    easier: [...now.criteria.slice(0, 1), 'do it with materials or with a partner'],
    harder: withLines(now.criteria.slice(0, 3), ['find a second way and say which is better, and why']),
    again: withLines(now.criteria.slice(0, 2), ['show it to a partner and say each step']),
  }[change]
  return { ...now, criteria }
}

const ALONE_LATER = 'Begin with a partner who is sure of the first step, then alone.'
const FOR_PARTNER = 'Make up one for a partner, with its answer.'

const differentiation: ChangeSection<'differentiation'> = (now, change, ways) => {
  const to: Record<Change, Partial<Section<'differentiation'>>> = {
    shorter: { support: firstSentence(now.support), extension: firstSentence(now.extension) },
    longer: { support: withEnding(now.support, 'Stay with this group for the first question.') },
    easier: { core: withOpening(`Begin like this: ${ways.support} Then:`, now.core) },
    harder: { core: withEnding(now.core, `Then: ${ways.extension}`) },
    again: {
      support: withOpening(ALONE_LATER, firstSentence(now.support)),
      extension: withOpening(FOR_PARTNER, firstSentence(now.extension)),
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

const misconceptions: ChangeSection<'misconceptions'> = (now, change) =>
  change === 'shorter'
    ? { ...now, items: half(now.items) }
    : {
        ...now,
        items: now.items.map((item) => ({
          ...item,
          move: withEnding(
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

/** The exit ticket's question is asked in the steps and printed in the answers, so it stays. */
const assessment: ChangeSection<'assessment'> = (now, change) =>
  change === 'shorter'
    ? { ...now, watchFor: half(now.watchFor) }
    : {
        ...now,
        watchFor:
          change === 'again'
            ? inOtherWords(now.watchFor, [WATCH.again])
            : withLines(now.watchFor, [WATCH[change]]),
      }

/** The sections that can be changed on their own. Those with questions are not among them. */
const CHANGE: { [K in PlanSection['id']]?: ChangeSection<K> } = {
  'learning-intention': intention,
  'prior-knowledge': changeList('prior-knowledge'),
  resources: changeList('resources'),
  'next-steps': changeList('next-steps'),
  safety: changeList('safety'),
  reflection: changeList('reflection'),
  vocabulary: (now, change) =>
    change === 'shorter' || change === 'easier' ? { ...now, words: half(now.words) } : undefined,
  'key-competencies': (now, change) =>
    change === 'shorter' ? { ...now, competencies: half(now.competencies) } : undefined,
  differentiation,
  misconceptions,
  assessment,
}

/** One section of a plan, changed; undefined where the planner has no way to change it like that. */
export function changeSection(now: PlanSection, change: Change, ways: Ways): PlanSection | undefined {
  const write = CHANGE[now.id] as
    | ((given: PlanSection, change: Change, ways: Ways) => PlanSection | undefined)
    | undefined
  return write?.(now, change, ways)
}
