import {
  handEditedReport,
  planReport,
  type ReportLine,
  resourceReport,
} from '#content/checks/shown-report.ts'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import { stored } from '../../content/support.ts'
import { Conversation } from '../ask/conversation.ts'
import { AREA_NAMES, goalContext } from '../ask/goals.ts'
import { CLEAN_SENTENCES } from '../data/clean-sentences.data.ts'
import { FAULTS, GOOD_DOCUMENTS } from '../data/faults.data.ts'
import { plant } from '../judge/plant.ts'
import type { Tally } from './figures.ts'

const wrong = (lines: readonly ReportLine[]) =>
  lines.filter(({ ok }) => !ok).map(({ what, how }) => `${what} ${how}`)
/** What a teacher is shown that should be looked at. */
const found = (doc: LessonPlan | Resource) =>
  wrong(doc.format === 'plan' ? planReport(doc, stored) : resourceReport(doc, stored))

async function goodDocument(name: keyof typeof GOOD_DOCUMENTS): Promise<LessonPlan | Resource> {
  const good = GOOD_DOCUMENTS[name]
  const context =
    'goal' in good ? goalContext(AREA_NAMES[good.goal.area], good.goal.year, good.goal.has) : null
  const { doc } = await new Conversation().say({ id: name, text: good.text, chat: good.chat, context })
  if (!doc) throw new Error(`no document for ${name}`)
  return doc
}

/** A fault is caught when the checks find something that they did not find in the document without it. */
export async function countFaults(tally: Tally): Promise<void> {
  const documents = new Map<string, LessonPlan | Resource>()
  for (const fault of FAULTS) {
    const good = documents.get(fault.in) ?? (await goodDocument(fault.in))
    documents.set(fault.in, good)
    const before = new Set(found(good))
    const caught = found(plant(good, fault)).some((one) => !before.has(one))
    tally.count(`faults caught | ${fault.inScope ? 'in scope' : 'beyond a program'}`, caught, fault.id)
  }
}

export function countFalseAlarms(tally: Tally): void {
  const always = new Set(wrong(handEditedReport('<p>Kia ora.</p>')))
  for (const sentence of CLEAN_SENTENCES) {
    const escaped = sentence.replace(/&/g, '&amp;').replace(/</g, '&lt;')
    const flagged = wrong(handEditedReport(`<p>${escaped}</p>`)).filter((one) => !always.has(one))
    tally.count('clean sentences left alone', flagged.length === 0, sentence)
  }
}
