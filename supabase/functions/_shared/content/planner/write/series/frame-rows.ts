import type { FrameApproach, Lesson } from '../../prepare/lesson.ts'
import { LATER_BLOCKS } from './blocks.data.ts'
import type { Row } from './kit-rows.ts'

/** The lessons of a unit that nothing of ours is on: how to work on from the first, without a fact about the topic. */
export function frameRows({ own, title }: Lesson, { frame, aim }: FrameApproach): Row[] {
  const later = LATER_BLOCKS.find(({ lens }) => lens.test(frame.lens.id))
  const topic = own?.about ?? 'our question'
  const said = (line = '') => line.replaceAll('{topic}', () => topic)
  const materials = frame.materials.slice(0, 3).join('; ')
  const [one = '', two = '', three = ''] = frame.criteria
  const upper = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)
  return [
    { title, walt: aim, activity: frame.work.join(' '), materials, look: `I can ${one}.` },
    {
      title: `Find out more about ${topic}`,
      walt: `add to what we know about ${topic}`,
      activity: `${upper(said(later?.middle))}.`,
      materials: `the work of the first lesson; ${materials}`,
      look: `I can ${two}.`,
    },
    {
      title: 'Go further',
      walt: 'use what we found out in a new way',
      activity: `${frame.lens.further} ${frame.extension}`,
      materials: 'the work so far',
      look: `I can ${three || two}.`,
    },
    {
      title: 'Finish and share',
      walt: 'show what we can now do or say',
      activity: `${upper(said(later?.last))}.`,
      materials: 'the work of all lessons; large paper and pens',
      look: `I can ${[one, two, three].filter(Boolean).join('; I can ')}.`,
    },
  ]
}
