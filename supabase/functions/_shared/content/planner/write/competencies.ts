import type { Kit } from '../../kit.ts'
import type { KeyCompetency, Phase, PhaseKind } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { saysTopic } from '../read/words/stem.ts'
import { questionsAsked } from './from-kit/kit-steps.ts'

type Use = readonly [name: KeyCompetency['name'], step: PhaseKind, what: string]

const OF_FRAME: readonly Use[] = [
  ['Thinking', 'we-do', 'every entry in the table needs a reason'],
  ['Using language, symbols and texts', 'you-do', 'students write what they find in a table, row by row'],
  ['Relating to others', 'you-do', 'students agree in their group on each row'],
]

function ofTopic(word: string | undefined): readonly Use[] {
  const words = word ? `, with words such as ${word}` : ''
  return [
    ['Thinking', 'we-do', 'students explain how they know, not only what they got'],
    ['Using language, symbols and texts', 'share', `students explain their way to the class${words}`],
    ['Managing self', 'you-do', 'students choose where to start'],
    ['Relating to others', 'hook', 'students try it with a partner first'],
  ]
}

const WITH_OTHERS =
  /\b(?:partners?|in pairs?|(?:your|in) (?:group|team)s?|each other|take turns|swap with)\b/i

const BY_THEMSELVES = /\b(?:choose|decide|your own|by yourself|check your)\b/i

/** The step and the sentence in which pupils are first asked for something, and not for something else as well. */
function askedOf(steps: readonly Phase[], wanted: RegExp, not?: RegExp): readonly [PhaseKind, string] | null {
  for (const { kind, pupils } of steps.filter((step) => step.kind !== 'exit'))
    for (const line of pupils) {
      const sentence = line.match(/[^.!?]+[.!?]*/g)?.find((one) => wanted.test(one) && !not?.test(one))
      if (sentence && !/“|^If you finish early/.test(sentence.trim()))
        return [kind, `students are asked to: “${sentence.trim()}”`]
    }
  return null
}

/** The word of the lesson that its aim or its title says; else the first that is explained. */
function chiefWord({ vocabulary: { english }, title, walt, criteria }: Kit): string | undefined {
  const aims = [title, walt, ...criteria].join(' ')
  return (english.find(([term]) => saysTopic(aims, term)) ?? english[0])?.[0]
}

/** How each answers for themselves at the end, unless the exit ticket is done with others. */
function aloneAtEnd(steps: readonly Phase[]): readonly [PhaseKind, string] | null {
  const said = steps
    .filter(({ kind }) => kind === 'exit')
    .flatMap(({ teacher, pupils }) => [...teacher, ...pupils])
  if (said.some((line) => /^Think (?:on your own )?first/.test(line)))
    return ['exit', 'students think on their own before they answer']
  return said.some((line) => /\b(?:partner|group|pair)s?\b/.test(line))
    ? null
    : ['exit', 'each student answers alone']
}

/** Reads from the steps of a lesson from a kit what it asks of pupils. */
function ofKit(kit: Kit, steps: readonly Phase[]): readonly Use[] {
  const { work: question } = questionsAsked(kit)
  const word = chiefWord(kit)
  const alone = askedOf(steps, BY_THEMSELVES, WITH_OTHERS) ?? aloneAtEnd(steps)
  const others = askedOf(steps, WITH_OTHERS)
  return [
    ...(question ? [['Thinking', 'you-do', `students think about “${question}”`] as const] : []),
    ...(word
      ? [
          [
            'Using language, symbols and texts',
            'share',
            `students explain with words such as ${word}`,
          ] as const,
        ]
      : []),
    ...(alone ? [['Managing self', ...alone] as const] : []),
    ...(others ? [['Relating to others', ...others] as const] : []),
  ]
}

/** A game replaces the work pupils do alone, and with it these competencies. */
const PLAYED: ReadonlySet<string> = new Set(['Managing self', 'Relating to others'])
const OF_GAME: readonly Use[] = [
  ['Relating to others', 'you-do', 'students take turns in the game and give each other reasons'],
]

function usualUses(approach: Lesson['approach'], steps: readonly Phase[]): readonly Use[] {
  if (approach.kind === 'frame') return OF_FRAME
  const { kit, teaching } = approach.topic
  if (kit) return ofKit(kit, steps)
  // A word that the steps do not say is no word to explain with.
  const said = ` ${steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils]).join(' ')} `.toLowerCase()
  const isSaid = (term: string) =>
    said
      .split(/[^\p{L}]+/u)
      .join(' ')
      .includes(` ${term.toLowerCase()} `)
  return ofTopic(teaching.english.find(([term]) => isSaid(term))?.[0])
}

/**
 * Names where pupils use a key competency in this lesson: only what its own steps ask of them, never a general claim.
 */
export function competenciesOf({ approach, request }: Lesson, steps: readonly Phase[]): KeyCompetency[] {
  const usual = usualUses(approach, steps)
  const uses = request.games === 0 ? usual : [...usual.filter(([name]) => !PLAYED.has(name)), ...OF_GAME]
  return uses.flatMap(([name, kind, what]) => {
    // A long lesson has a short look at the work before it shares.
    const isOfKind = (one: Phase) => one.kind === kind
    const step = kind === 'share' ? steps.findLast(isOfKind) : steps.find(isOfKind)
    return step ? [{ name, shows: `in “${step.name}” ${what}` }] : []
  })
}
