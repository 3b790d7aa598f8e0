import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { writtenOut } from '../../read/topic/written-out.ts'
import { everydayIn } from '../../read/words/everyday/everyday-words.ts'
import { blockOfPart } from '../graphic-organiser/fill-in.ts'
import type { OrganiserPart } from '../graphic-organiser/organiser.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { EVERYDAY_PAPERS } from './everyday-papers.data.ts'

/** A paper that runs a classroom. In its boxes `{topic}` stands for what a certificate is for. */
export interface EverydayPaper {
  form: string
  title: string
  instructions: string
  parts: readonly OrganiserPart[]
  /** How a teacher uses it. */
  use: readonly string[]
  look: string
  /** True where no pupil writes a name above it. */
  noName: boolean
}

const MAX_MATTER = 60
const CLASS = /,? ?\b(?:for |in )?(?:my |our )?(?:y(?:ea)?r?s? ?\d(?: ?[-–/&] ?\d)?|room \d+)(?: class)?\b/gi

/** What else the paper is to have, which is not what it is given for. */
const BESIDE_MATTER = /\s+(?:w|w\/|with|using|that|which|incl(?:uding)?)(?:\s.*)?$/i

/** What a certificate is given for: “certificate for student of the week”. */
function matterOf(text: string): string {
  const [, after = ''] =
    /\b(?:certificates?|awards?)(?: templates?)? (?:for|about) (.+)$/i.exec(writtenOut(text)) ?? []
  const [first = ''] = after.replace(CLASS, ' ').split(/[,.;\n]/)
  const plain = first.replace(BESIDE_MATTER, '').replace(/\s+/g, ' ').trim()
  return /^(?:an?|the|my|our|class|kids|end of (?:the )?(?:year|term))?$/i.test(plain)
    ? ''
    : capital(plain.replace(/^(?:an?|the|my|our) /i, '')).slice(0, MAX_MATTER)
}

/** A paper of the classroom, such as a timetable, a job chart or a certificate; null where the request names none. */
export function everydayPaper({ request }: Lesson): MadeForm | null {
  const name = everydayIn(request.topic)
  if (name === null) return null
  const paper = EVERYDAY_PAPERS[name]
  const topic = name === 'certificate' ? matterOf(request.topic) : ''
  return {
    form: paper.form,
    title: topic === '' ? paper.title : topic,
    isOwn: true,
    ofArea: true,
    ...(paper.noName ? { noName: true } : {}),
    pages: [
      formPage(
        paper.instructions,
        paper.parts.map((part) => blockOfPart(part, { topic, things: [] })),
      ),
    ],
    key: [
      { kind: 'heading', text: 'How to use it' },
      { kind: 'list', ordered: false, items: [...paper.use] },
      { kind: 'paragraph', text: `Look for: ${paper.look}` },
    ],
    notDone: [],
    source: 'The paper was written for Mahere. Change what does not suit your class or your school.',
    note: 'It is ready to print and to fill in. How to use it is on the teacher page.',
  }
}
