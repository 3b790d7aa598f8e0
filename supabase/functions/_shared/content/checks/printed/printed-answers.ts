import { type LessonPlan, planSection } from '../../lesson-plan.ts'
import type { Resource, TaskPage } from '../../resource.ts'
import type { Task } from '../../task.ts'
import { placeOf, pupilPages } from '../parts/place.ts'
import { claimAgainstProof } from './claim-words.ts'
import { falseSum } from './printed-sums.ts'
import { readQuestion } from './read-question.ts'

/** A question where it is printed. */
interface Placed {
  place: string
  task: Task
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

function answerFault({ place, task }: Placed): string | undefined {
  const truth = readQuestion(task.prompt)?.(task.answer)
  if (truth !== undefined) return `${place}: the key says ${short(task.answer)}, but ${truth}`
  const claim = claimAgainstProof(task)
  if (claim !== undefined) return `${place} ${claim}: “${short(task.prompt)}”`
  const sum = falseSum(task.working ?? '')
  return sum && `${place}: in the working ${sum}`
}

/** A fraction that could be made simpler, where simplest form was asked for. */
function notSimplest(asked: readonly string[], tasks: readonly Placed[]): string | undefined {
  if (!asked.some((text) => /\b(?:simplest form|lowest terms|simplif)/i.test(text))) return undefined
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
  const other = tasks.find(({ task: { answer } }) => {
    const [, top = '', bottom = ''] = /^(?:\d+ )?(\d+)\/(\d+)$/.exec(answer.trim()) ?? []
    return top !== '' && common(Number(top), Number(bottom)) > 1
  })
  return other && `${other.place}: the answer ${other.task.answer} is not in its simplest form`
}

/** The questions and answers that stand in the steps: "Together: 3 × 5 = (15)", "We do 1: 3 × 5 = (15)", "Write up: … Answer: 4". */
function inSteps(lines: readonly string[]): { question: string; answer: string }[] {
  return lines.flatMap((line, index) => {
    const together = /^(?:Together|We do \d+): (.+) \(([^()]+)\)$/.exec(line)
    if (together) return [{ question: together[1] ?? '', answer: together[2] ?? '' }]
    const [, shown] = /^(?:Write up|I do \d+): (.+?)(?: Answer: (.+))?$/.exec(line) ?? []
    const answer = [line, ...lines.slice(index + 1)]
      .map((one) => /Answer: (.+)$/.exec(one)?.[1])
      .find(Boolean)
    return shown === undefined || answer === undefined ? [] : [{ question: shown, answer }]
  })
}

function stepFault(plan: LessonPlan): string | undefined {
  for (const { name, teacher, pupils } of planSection(plan, 'phases')?.steps ?? []) {
    const truth = inSteps(teacher)
      .map(({ question, answer }) => {
        const right = readQuestion(question)?.(answer)
        return right && `it says ${short(answer)}, but ${right}`
      })
      .find(Boolean)
    const fault = truth ?? [...teacher, ...pupils].map(falseSum).find(Boolean)
    if (fault !== undefined) return `In the step “${name}” ${fault}`
  }
  return undefined
}

/** Works out a plan’s questions and sums as they are printed, and says where one is wrong. */
export function printedPlanFault(plan: LessonPlan): string | undefined {
  const exit = planSection(plan, 'assessment')?.exitTicket
  const answers = (planSection(plan, 'answers')?.tasks ?? []).map((task) => ({
    place: `“${short(task.prompt)}”`,
    task,
  }))
  const tasks = [...answers, ...(exit ? [{ place: 'The exit ticket', task: exit }] : [])]
  const criteria = planSection(plan, 'learning-intention')?.criteria ?? []
  return (
    tasks.map(answerFault).find((fault) => fault !== undefined) ??
    stepFault(plan) ??
    notSimplest(criteria, answers)
  )
}

const placed = (page: TaskPage): Placed[] =>
  page.tasks.map((task, index) => ({ place: placeOf(page, index), task }))

/** Works out a sheet’s questions as they are printed, and says where one is wrong. */
export function printedSheetFault(resource: Resource): string | undefined {
  const pages = pupilPages(resource.sections)
  const simplest = pages.map((page) => notSimplest([page.instructions], placed(page))).find(Boolean)
  const example = pages.map((page) => exampleFault(page)).find(Boolean)
  return (
    pages
      .flatMap(placed)
      .map(answerFault)
      .find((fault) => fault !== undefined) ??
    example ??
    simplest
  )
}

function exampleFault({ example, mark }: TaskPage): string | undefined {
  if (!example) return undefined
  const truth = readQuestion(example.prompt)?.(example.answer)
  const fault = truth ? `it says ${short(example.answer)}, but ${truth}` : falseSum(example.working)
  return fault && `In the example on the student page ${mark} ${fault}`
}
