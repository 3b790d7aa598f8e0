import type { Figure } from '../../../task.ts'
import type { Random } from '../../random.ts'
import { type Draft, draft } from '../../topic.ts'
import { openQuestion, shortAnswer } from '../question-tools.ts'

/** What a display counts, by the labels of its bars or rows. */
interface Counts {
  labels: readonly string[]
  values: readonly number[]
}

const DOT = '●'

const asNumber = (text: string) => (/^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN)

/** The counts of a table of two columns, in numbers or in pictures with a key. */
function countsOfTable({ head, rows }: Extract<Figure, { kind: 'table' }>): Counts | null {
  if (rows.length < 3 || rows.some((row) => row.length !== 2)) return null
  const key = Number(/● is (\d+)/.exec(head[1] ?? '')?.[1] ?? 0)
  const values = rows.map(
    ([, cell = '']) => (key > 0 ? cell.split(DOT).length - 1 : asNumber(cell)) * (key || 1),
  )
  return values.every((value) => value > 0) ? { labels: rows.map(([label = '']) => label), values } : null
}

/** What a bar graph, a picture graph or a table of counts shows; null for any other figure. */
export function countsIn(figure: Figure | null): Counts | null {
  if (figure?.kind === 'table') return countsOfTable(figure)
  if (figure?.kind !== 'bars' || figure.bars.length < 3) return null
  return { labels: figure.bars.map(([label]) => label), values: figure.bars.map(([, value]) => value) }
}

const more = ({ labels, values }: Counts, a: number, b: number): Draft[] => {
  const [high, low] = (values[a] ?? 0) > (values[b] ?? 0) ? [a, b] : [b, a]
  const [most = 0, least = 0] = [values[high], values[low]]
  return most === least
    ? []
    : [
        shortAnswer({
          prompt: `How many more for “${labels[high]}” than for “${labels[low]}”?`,
          answer: most - least,
          expr: `${most}-${least}`,
          working: `${most} − ${least}`,
        }),
      ]
}

/** Which has the most, or the fewest, where one alone has it. */
function extreme({ labels, values }: Counts, which: 'most' | 'least'): Draft[] {
  const best = which === 'most' ? Math.max(...values) : Math.min(...values)
  if (values.filter((value) => value === best).length > 1) return []
  return [
    draft(
      `Which has the ${which === 'most' ? 'most' : 'fewest'}?`,
      labels[values.indexOf(best)] ?? '',
      { kind: 'most', labels, values: [...values], which },
      { space: 'blank' },
    ),
  ]
}

const sum = (prompt: string, values: readonly number[]): Draft =>
  shortAnswer({
    prompt,
    answer: values.reduce((a, b) => a + b, 0),
    expr: values.join('+'),
    working: values.join(' + '),
  })

/** Different questions about one display, easier ones first; none where it is not one that counts. */
export function questionsAbout(figure: Figure | null, random: Random): Draft[] {
  const counts = countsIn(figure)
  if (figure === null || counts === null) return []
  const { labels, values } = counts
  const [a = 0, b = 1, c = 2] = random.shuffle(labels.map((_, at) => at))
  const [first = 0, second = 0] = [values[a], values[c]]
  return [
    ...extreme(counts, 'most'),
    shortAnswer({
      prompt: `How many for “${labels[b]}”?`,
      answer: values[b] ?? 0,
      expr: String(values[b] ?? 0),
    }),
    ...extreme(counts, 'least'),
    ...more(counts, a, b),
    sum(`How many for “${labels[a]}” and “${labels[c]}” together?`, [first, second]),
    ...more(counts, b, c),
    sum('How many were counted altogether?', values),
    openQuestion(
      'Write one more thing that this shows, in a whole sentence.',
      'a sentence that is true of these numbers and names what is compared.',
    ),
  ].map((made) => ({ ...made, figure }))
}
