import { type LessonPlan, planSection } from '../../lesson-plan.ts'
import { type CheckResult, result } from '../report.ts'
import { textsIn } from '../text.ts'
import { EQUIPMENT } from './materials.data.ts'

/** A step in which things change hands: "Give each group …", "Hand out …". */
const HANDED =
  /(?<!\bor )\b(?:give|hand(?:s|ed)? out|use|using|pass(?:es)? (?:round|around|out)|set (?:out|up)|lay out|put out|share out|need|needs|take|takes|collect|collects|fetch|bring|brings|get out)\b([^.;!?]{0,90})/giu
const THING = new RegExp(`(?<!\\p{L})(?:${EQUIPMENT.join('|')})(?!\\p{L})`, 'giu')

/** A question for pupils speaks of things that nobody has to bring. */
const QUESTION =
  /^(?:\d+\. |(?:I|We|You) do \d+(?: [▲●■])?: |Write up: |Do a first round yourself: |Show this first: |(?:Put up and r|R)ead aloud: |Together: )/

const stem = (thing: string) =>
  thing
    .toLowerCase()
    .replace(/(?:es|s)$/, '')
    .replace(/ies$|y$/, '')
    .slice(0, 7)

/** Things that the steps hand out and the list does not name. */
function unlisted(steps: readonly string[], listed: string): string[] {
  const used = steps.flatMap((text) =>
    [...text.matchAll(HANDED)].flatMap(
      ([, things = '']) => things.split(/\b(?:for|about|on)\b/)[0]?.match(THING) ?? [],
    ),
  )
  const there = listed.toLowerCase()
  return [...new Set(used.map((thing) => thing.toLowerCase()))].filter(
    (thing) => !there.includes(stem(thing)),
  )
}

/** What the steps of a plan use has to stand under the resources needed. */
export function checkMaterials(plan: LessonPlan): CheckResult {
  const steps =
    planSection(plan, 'phases')?.steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils]) ?? []
  const listed = textsIn([planSection(plan, 'resources'), planSection(plan, 'header')?.title])
  const missing = unlisted(
    steps.filter((line) => !QUESTION.test(line)),
    listed.join('\n'),
  )
  return result({
    id: 'materials',
    what: 'Resources needed',
    fault:
      missing.length > 0
        ? `the steps use ${missing.slice(0, 3).join(', ')}, not listed under Resources needed`
        : undefined,
    fine: 'what the steps hand out is listed',
  })
}
