import { expect, it } from 'vitest'
import { keepHandEdits } from '../../../supabase/functions/_shared/generate/by-hand/keep-hand-edits.ts'

const section = (...lines: string[]) =>
  `<section data-section="safety"><h2>Safety</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></section>`

const MADE = section('Wash your hands.', 'Carry the spades low.', 'Wear a hat.')
const NEXT = section('Wash your hands.', 'Walk with the spades.', 'Wear a hat.')

it.each([
  [
    'a line that stays keeps the teacher’s words',
    MADE.replace('Wear a hat.', 'Wear a hat. <b>Ana</b> has spares.'),
    'Wear a hat. <b>Ana</b> has spares.',
  ],
  ['a heading keeps the teacher’s words', MADE.replace('>Safety<', '>Keep safe<'), '<h2>Keep safe</h2>'],
  [
    'a new line stays below the line it stood below',
    MADE.replace('hands.</li>', 'hands.</li><li>Dry them too.</li>'),
    '<li>Wash your hands.</li><li>Dry them too.</li>',
  ],
  [
    'a new paragraph stays, at the end where no other place is left',
    MADE.replace('</ul>', '</ul><p>My own note.</p>'),
    '<p>My own note.</p></section>',
  ],
])('%s', (_, edited, there) => {
  const { html, lost } = keepHandEdits({ made: MADE, edited, next: NEXT })
  expect(html).toContain(there)
  expect(html).toContain('Walk with the spades.')
  expect(lost).toEqual([])
})

it('a line that the teacher took out stays out', () => {
  const edited = MADE.replace('<li>Wear a hat.</li>', '')
  expect(keepHandEdits({ made: MADE, edited, next: NEXT })).toEqual({
    html: section('Wash your hands.', 'Walk with the spades.'),
    lost: [],
  })
})

it.each([
  ['Carry the spades low, and do not run with them.', 'Carry the spades low'],
  ['Bring 120 counters.', 'Bring 20 counters.'],
  ['Bring 120 counters.', '20 counters.'],
])('a line cut short by the teacher stays short: %s', (was, is) => {
  const made = section('Wash your hands.', was)
  const edited = section('Wash your hands.', is)
  const next = section('Wash your hands well.', was)
  expect(keepHandEdits({ made, edited, next })).toEqual({
    html: section('Wash your hands well.', is),
    lost: [],
  })
})

it('words in a line that is another now are named', () => {
  const edited = MADE.replace('Carry the spades low.', 'Carry the spades low, past Room 4.')
  expect(keepHandEdits({ made: MADE, edited, next: NEXT })).toEqual({
    html: NEXT,
    lost: ['Carry the spades low, past Room 4.'],
  })
})

it('words that the new section says already do not stand there twice', () => {
  const edited = MADE.replace('Wear a hat.', 'Wear a sun hat.')
  const next = section('Wash your hands.', 'Wear a sun hat.')
  expect(keepHandEdits({ made: MADE, edited, next })).toEqual({ html: next, lost: [] })
})

it('of two lines that say the same, the one that was edited is edited', () => {
  const made = section('Stop.', 'Look.', 'Stop.')
  const edited = section('Stop.', 'Look.', 'Stop at the gate.')
  expect(keepHandEdits({ made, edited, next: section('Stop.', 'Listen.', 'Stop.') }).html).toBe(
    section('Stop.', 'Listen.', 'Stop at the gate.'),
  )
})
