import type { PlanSection } from '#content/lesson-plan.ts'

/** A piece of a section that a teacher may word otherwise. */
export interface Words {
  label: string
  path: readonly (string | number)[]
  /** The text; a list has one item a line. */
  text: string
  isList: boolean
}

type Path = Words['path']

const valueAt = (section: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], section)

/** The words at a path; none where the section has no text there. */
function words(section: PlanSection, label: string, path: Path): Words[] {
  const value = valueAt(section, path)
  if (typeof value === 'string') return [{ label, path, text: value, isList: false }]
  return Array.isArray(value) ? [{ label, path, text: value.join('\n'), isList: true }] : []
}

type Named = [label: string, ...path: Path]
type Of<K> = Extract<PlanSection, { id: K }>

/** Where the words of a section stand. A section that is not here is a list of points, or has no words to edit. */
const PLACES: { [K in PlanSection['id']]?: (section: Of<K>) => Named[] } = {
  header: () => [
    ['Title', 'title'],
    ['Class', 'className'],
    ['When', 'when'],
  ],
  'learning-intention': () => [
    ['We are learning to', 'walt'],
    ['I can', 'criteria'],
  ],
  vocabulary: ({ words: all }) =>
    all.flatMap(({ term }, n): Named[] => [
      [`Word ${n + 1}`, 'words', n, 'term'],
      [`What “${term}” means`, 'words', n, 'meaning'],
    ]),
  phases: ({ steps }) =>
    steps.flatMap(({ name }, n): Named[] => [
      [`Step ${n + 1}`, 'steps', n, 'name'],
      [`${name}: you`, 'steps', n, 'teacher'],
      [`${name}: ākonga`, 'steps', n, 'pupils'],
    ]),
  'key-competencies': ({ competencies }) =>
    competencies.map(({ name }, n) => [name, 'competencies', n, 'shows']),
  differentiation: () => [
    ['The task', 'task'],
    ['Support', 'support'],
    ['Core', 'core'],
    ['Extend', 'extension'],
    ['Language', 'language'],
  ],
  misconceptions: ({ items }) =>
    items.flatMap((_, n): Named[] => [
      [`Misconception ${n + 1}`, 'items', n, 'what'],
      [`Why (${n + 1})`, 'items', n, 'why'],
      [`What to do (${n + 1})`, 'items', n, 'move'],
    ]),
  assessment: ({ sorts }) => [
    ['Exit ticket', 'exitTicket', 'prompt'],
    ['Its answer', 'exitTicket', 'answer'],
    ...sorts.flatMap((_, n): Named[] => [
      [`If you see (${n + 1})`, 'sorts', n, 'see'],
      [`Then (${n + 1})`, 'sorts', n, 'next'],
    ]),
    ['Watch for', 'watchFor'],
  ],
  answers: ({ tasks }) =>
    tasks.flatMap((_, n): Named[] => [
      [`Question ${n + 1}`, 'tasks', n, 'prompt'],
      [`Answer ${n + 1}`, 'tasks', n, 'answer'],
      [`Working ${n + 1}`, 'tasks', n, 'working'],
    ]),
  resources: () => [
    ['Points', 'items'],
    ['Title of the text', 'text', 'title'],
    ['Paragraphs of the text', 'text', 'paragraphs'],
  ],
  'curriculum-goal': () => [],
  'session-2': () => [],
  series: ({ lessons }) =>
    lessons.flatMap(({ name }, n): Named[] => [
      [`${name}: title`, 'lessons', n, 'title'],
      [`${name}: we are learning to`, 'lessons', n, 'walt'],
      [`${name}: main activity`, 'lessons', n, 'activity'],
      [`${name}: materials`, 'lessons', n, 'materials'],
      [`${name}: look for`, 'lessons', n, 'look'],
    ]),
  about: () => [],
}

/** Everything in a section that is words; not its minutes, its goals, or what the checks prove. */
export function editableWords(section: PlanSection): Words[] {
  const placesOf = PLACES[section.id] as ((section: PlanSection) => Named[]) | undefined
  const places = placesOf?.(section) ?? [['Points', 'items'] satisfies Named]
  return places.flatMap(([label, ...path]) => words(section, label, path))
}

/**
 * The section with these texts, by their place in `editableWords`; everything else in it stays the same object. An
 * answer whose question or wording was changed is no longer worked out, and loses its proof.
 */
export function withWords(section: PlanSection, texts: readonly string[]): PlanSection {
  let edited: unknown = section
  for (const [n, { path, text, isList }] of editableWords(section).entries()) {
    const now = texts[n]
    if (now === undefined || now === text) continue
    edited = changed(edited, path, isList ? linesOf(now) : now.trim())
    const task = path.slice(0, -1)
    if ((valueAt(section, task) as { check?: unknown }).check)
      edited = changed(edited, [...task, 'check'], null)
  }
  return edited as PlanSection
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) return value.with(Number(key), changed(value[Number(key)], rest, to))
  const object = value as Record<string, unknown>
  return { ...object, [key]: changed(object[key], rest, to) }
}
