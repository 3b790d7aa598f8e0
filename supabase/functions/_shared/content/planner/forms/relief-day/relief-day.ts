import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { type DayPart, RELIEF_DAYS, type ReliefDay } from './relief-days.data.ts'

const list = (items: readonly string[]): Block => ({ kind: 'list', ordered: false, items: [...items] })

const LUNCH: DayPart = {
  what: 'Lunch',
  how: ['Children sit and eat for the first ten minutes. Check the duty list: is it your day?'],
}
/** Classes from this year on are read a novel. */
const HEARS_NOVELS = 3
const quietFor = ([from]: ReliefDay['years']): DayPart => ({
  what: 'Story',
  how: [
    from >= HEARS_NOVELS
      ? 'Read aloud from the class novel, or from any good picture book: older children like them too.'
      : 'Read any good picture book aloud. Let the children join in with words that come again.',
  ],
})
const END: DayPart = {
  what: 'Pack up and look back',
  how: [
    'Everyone picks up ten things. Chairs, windows, lights.',
    'In a ring: one thing that I did well today, or a thank you to somebody.',
    'Check the list of who goes home how before you let anyone go.',
  ],
}

/** The parts of the day with their times; breaks as at most schools. */
const dayOf = (
  day: ReliefDay,
  pick: <T>(from: readonly T[]) => T,
): readonly [time: string, part: DayPart][] => [
  ['8:55–9:10', pick(day.hello)],
  ['9:10–9:50', pick(day.reading)],
  ['9:50–10:30', pick(day.writing)],
  ['10:30–10:50', { what: 'Morning tea', how: [] }],
  ['10:50–11:40', pick(day.maths)],
  ['11:40–12:00', pick(day.move)],
  ['12:00–12:30', pick(day.words)],
  ['12:30–1:30', LUNCH],
  ['1:30–1:50', quietFor(day.years)],
  ['1:50–2:40', pick(day.afternoon)],
  ['2:40–3:00', END],
]

const ASK_FIRST: readonly string[] = [
  'Ask the office: medical needs and plans, who must not be collected by whom, duty, fire and earthquake drill.',
  'The teacher next door: ______________________   Children who help: ______________________',
  'Bells that differ from these times: ______________________',
  'Signal for stop, and what happens when it is not kept: ______________________',
  'Children who need something else, and what helps: ______________________',
]

const LEAVE: readonly string[] = [
  'What we did and did not get to: ______________________',
  'Who shone: ______________________',
  'What you should know: ______________________',
]

const yearsOf = ({ years: [from, to] }: ReliefDay) =>
  from === 0 ? 'New entrants to Year 2' : `Years ${from} and ${to}`

const FOR_THE_TEACHER: MadeForm['key'] = [
  { kind: 'heading', text: 'If you are the teacher' },
  list([
    'Fill in the blanks now, and keep a copy in your relief folder: the next time you are ill it is there.',
    'Times are those of many schools, 8:55 to 3:00: change them to your bells.',
    'Leave the roll, a class list with photos if your school allows it, and the passwords that a reliever may have.',
  ]),
  { kind: 'heading', text: 'Outside, and if it rains' },
  list([
    'Sun hats on in Terms 1 and 4; those without one play in the shade. Agree on the edges of the space first.',
    'Wet: follow a leader on the spot beside the tables, dance and freeze, or ask for the hall.',
  ]),
  { kind: 'heading', text: 'If there are ten minutes left' },
  list([
    'Twenty questions; a round of “I went to the shop and bought …”; read on; draw with the other hand.',
    'A game in the ring: count to twenty together. Anyone may say the next number, but if two speak at once it begins again.',
  ]),
]

/** A whole day that a reliever can teach with paper, pencils and the books of the room. */
export function reliefDay({ request, random }: Lesson): MadeForm {
  const day = RELIEF_DAYS.find(({ years: [, to] }) => request.year <= to) ?? RELIEF_DAYS.at(-1)
  if (day === undefined) throw new Error('no day for a reliever is written')
  const parts = dayOf(day, (from) => random.pick(from))
  return {
    form: 'Reliever’s day',
    title: `${/relie[fv]/i.test(request.asked) ? 'A day for a reliever' : 'A school day'}: ${yearsOf(day)}`,
    isOwn: true,
    ofArea: true,
    noName: true,
    pages: [
      formPage(
        'Nothing has to be fetched or printed. Swap parts where hall, library or release time are fixed.',
        [
          { kind: 'heading', text: 'Before the bell' },
          list(ASK_FIRST),
          ...parts.flatMap(([time, { what, how }]): Block[] => [
            { kind: 'heading', text: `${time}  ${what}` },
            ...(how.length > 0 ? [list(how)] : []),
          ]),
          { kind: 'heading', text: 'A note for the teacher' },
          list(LEAVE),
        ],
      ),
    ],
    key: FOR_THE_TEACHER,
    notDone: request.yearKnown
      ? []
      : ['You named no year: this day is for the year printed above. Tell me yours.'],
    source: 'The day was written for Mahere. Change what does not suit your class.',
    note: 'It has times, needs no preparing, and leaves blanks for what only you know.',
  }
}
