import { PLAN_SECTION_TITLES, type PlanSection, type PlanSectionId } from '../../../lesson-plan.ts'
import { listsTold, names, quoted } from './lines.ts'
import { areStepsNew, stepsChanged } from './steps-changed.ts'
import { tasksChanged } from './tasks-changed.ts'

type Sections = readonly PlanSection[]
type Section<K extends PlanSectionId> = Extract<PlanSection, { id: K }>

/** What is told of one section: its sentences, the most telling first. */
export interface Told {
  /** The sections that it tells of. */
  ids: readonly string[]
  title: string
  said: string[]
  /** True where so much is new that nobody asks what stayed. */
  isAnother?: true
}

interface Plans {
  before: Sections
  after: Sections
}

/** A section of both plans where it is not the same in both. */
function changedPair<K extends PlanSectionId>(
  { before, after }: Plans,
  id: K,
): { was: Section<K>; is: Section<K> } | null {
  const [was, is] = [before, after].map((all) => all.find((one): one is Section<K> => one.id === id))
  return was && is && JSON.stringify(was) !== JSON.stringify(is) ? { was, is } : null
}

type Teller = (plans: Plans) => string[]

const headTold: Teller = (plans) => {
  const pair = changedPair(plans, 'header')
  if (pair === null) return []
  const { was, is } = pair
  return [
    ...(was.title === is.title ? [] : [`The lesson is “${is.title}” now, in place of “${was.title}”.`]),
    ...(was.year === is.year || is.year === null
      ? []
      : [`It is for ${is.year} now${was.year === null ? '' : `, not ${was.year}`}.`]),
  ]
}

const intentionTold: Teller = (plans) => {
  const pair = changedPair(plans, 'learning-intention')
  if (pair === null) return []
  const { was, is } = pair
  const walt = was.walt === is.walt ? [] : [`The learning intention is other: ${quoted(is.walt)}.`]
  const criteria = listsTold(was.criteria, is.criteria, { isNew: 'New “I can”', isOut: 'Out of “I can”' })
  return [...walt, ...(criteria === null ? [] : [criteria])]
}

const tasksOf = (sections: Sections) =>
  sections.flatMap((section) => (section.id === 'answers' ? section.tasks : []))
const exitOf = (sections: Sections) => sections.find((section) => section.id === 'assessment')?.exitTicket

const stepsTold: Teller = (plans) => {
  const pair = changedPair(plans, 'phases')
  const exits = [exitOf(plans.before), exitOf(plans.after)].flatMap((task) => task ?? [])
  const tasks = [...tasksOf(plans.before), ...tasksOf(plans.after), ...exits]
  return pair === null
    ? []
    : stepsChanged(
        pair.was,
        pair.is,
        tasks.map(({ prompt }) => prompt),
      )
}

const questionsTold: Teller = (plans) => {
  const [was, is] = [plans.before, plans.after].map((sections) => {
    const exit = exitOf(sections)?.prompt
    return tasksOf(sections).filter(({ prompt }) => prompt !== exit)
  })
  const told = tasksChanged({ was: was ?? [], is: is ?? [] })
  const [before, after] = [exitOf(plans.before), exitOf(plans.after)]
  const exit =
    before && after && before.prompt !== after.prompt
      ? [`The exit question is another one: ${quoted(after.prompt)}.`]
      : []
  return [...(told === null ? [] : [told]), ...exit]
}

const materialsTold: Teller = (plans) => {
  const pair = changedPair(plans, 'resources')
  if (pair === null) return []
  const { was, is } = pair
  const text =
    JSON.stringify(was.text) === JSON.stringify(is.text) || !is.text
      ? []
      : [`The text is another one: “${is.text.title}”.`]
  const list = listsTold(was.items, is.items, { isNew: 'To have ready', isOut: 'No longer needed' })
  return [...text, ...(list === null ? [] : [list])]
}

const wordsTold: Teller = (plans) => {
  const pair = changedPair(plans, 'vocabulary')
  if (pair === null) return []
  const [was, is] = [pair.was, pair.is].map(({ words }) => words.map(({ term }) => term))
  const told = listsTold(was ?? [], is ?? [], { isNew: 'New words', isOut: 'Words that are out' })
  return told === null ? [] : [told]
}

const waysTold: Teller = (plans) => {
  const pair = changedPair(plans, 'differentiation')
  if (pair === null) return []
  const { was, is } = pair
  return (['support', 'core', 'extension'] as const).flatMap((way) => {
    if (was[way] === is[way]) return []
    const name = `“${way.replace(/^./, (letter) => letter.toUpperCase())}”`
    if (is[way] === '') return [`${name} is out.`]
    return was[way] !== '' && is[way].startsWith(was[way])
      ? [`Added to ${name}: ${quoted(is[way].slice(was[way].length))}.`]
      : [`${name} is now: ${quoted(is[way])}.`]
  })
}

const TELLERS: readonly { ids: readonly PlanSectionId[]; tell: Teller }[] = [
  { ids: ['header'], tell: headTold },
  { ids: ['phases', 'header'], tell: stepsTold },
  { ids: ['answers', 'assessment'], tell: questionsTold },
  { ids: ['learning-intention'], tell: intentionTold },
  { ids: ['differentiation'], tell: waysTold },
  { ids: ['vocabulary'], tell: wordsTold },
  { ids: ['resources'], tell: materialsTold },
]

/** Sections that only say again what another holds. */
const ASIDE: readonly PlanSectionId[] = ['about', 'curriculum-goal', 'key-competencies', 'reflection']

/** The sections that one plan has and the other does not. */
function sectionsTold({ before, after }: Plans): string[] {
  const missing = (all: Sections, others: Sections) =>
    all
      .filter(({ id }) => !ASIDE.includes(id) && !others.some((one) => one.id === id))
      .map(({ id }) => PLAN_SECTION_TITLES[id])
  const [out, fresh] = [missing(before, after), missing(after, before)]
  return [
    ...(fresh.length > 0 ? [`${names(fresh)} ${fresh.length > 1 ? 'are' : 'is'} new.`] : []),
    ...(out.length > 0 ? [`${names(out)} ${out.length > 1 ? 'are' : 'is'} out.`] : []),
  ]
}

/** The sections that only one of the plans has. */
const missingIds = ({ before, after }: Plans) =>
  [...before, ...after]
    .map(({ id }) => id)
    .filter((id) => !(before.some((one) => one.id === id) && after.some((one) => one.id === id)))

const titleOf = (ids: readonly PlanSectionId[]) => PLAN_SECTION_TITLES[ids[0] ?? 'header']

/** Tells what changed in a lesson plan, section by section. */
export function planChanged(before: Sections, after: Sections): Told[] {
  const plans = { before, after }
  const steps = changedPair(plans, 'phases')
  const intention = changedPair(plans, 'learning-intention')
  if (steps !== null && intention !== null && areStepsNew(steps.was, steps.is))
    return [
      {
        ids: [...before, ...after].map(({ id }) => id),
        title: titleOf(['header']),
        said: [
          ...headTold(plans),
          `Students learn to ${intention.is.walt.replace(/\.$/, '')} now; the steps, questions and answers are new.`,
        ],
        isAnother: true,
      },
    ]
  const told = TELLERS.map(({ ids, tell }): Told => ({ ids, title: titleOf(ids), said: tell(plans) }))
  const seen = [...TELLERS.flatMap(({ ids }) => ids), ...ASIDE]
  const others = after.flatMap(({ id }): Told[] =>
    !seen.includes(id) && changedPair(plans, id) !== null
      ? [{ ids: [id], title: PLAN_SECTION_TITLES[id], said: [`“${PLAN_SECTION_TITLES[id]}” changed.`] }]
      : [],
  )
  const whole: Told = { ids: missingIds(plans), title: 'Lesson plan', said: sectionsTold(plans) }
  return [...told, whole, ...others].filter(({ said }) => said.length > 0)
}
