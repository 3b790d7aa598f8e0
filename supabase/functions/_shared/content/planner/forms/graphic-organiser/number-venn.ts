import type { Block } from '../../../blocks.ts'
import { isPrime } from '../../maths/number.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'

/** A property by which whole numbers are sorted. */
interface NumberSort {
  label: string
  has(number: number): boolean
}

/** The names of properties. Those of multiples and factors hold their number in the first group. */
const SORTS: readonly (readonly [words: RegExp, sort: (number: number) => NumberSort])[] = [
  [/\beven\b/gi, () => ({ label: 'Even numbers', has: (n) => n % 2 === 0 })],
  [/\bodd\b/gi, () => ({ label: 'Odd numbers', has: (n) => n % 2 === 1 })],
  [/\bcomposites?\b/gi, () => ({ label: 'Composite numbers', has: (n) => n > 1 && !isPrime(n) })],
  [/\bprimes?\b/gi, () => ({ label: 'Prime numbers', has: isPrime })],
  [/\bsquare numbers?\b/gi, () => ({ label: 'Square numbers', has: (n) => Math.sqrt(n) % 1 === 0 })],
  [
    /\b(?:multiples? of|(?:in|from) the) (\d{1,2})\b/gi,
    (of) => ({ label: `Multiples of ${of}`, has: (n) => n % of === 0 }),
  ],
  [/\bfactors? of (\d{1,3})\b/gi, (of) => ({ label: `Factors of ${of}`, has: (n) => of % n === 0 })],
]

/** “Multiples of 3 and 5” names two. */
const BOTH_OF = /\b((?:multiples?|factors?) of) (\d{1,3}) (?:and|&|or) (?=\d)/gi

/** What numbers are sorted by where a request names nothing. */
const USUAL: readonly (readonly [from: number, names: string])[] = [
  [6, 'multiples of 4 and factors of 24'],
  [5, 'multiples of 3 and multiples of 4'],
  [3, 'multiples of 5 and even numbers'],
  [0, 'multiples of 10 and even numbers'],
]

/** True where numbers are to be sorted, and by what is left open. */
const SORTS_NUMBERS = /\bnumber(?:s)? (?:venn|sort\w*)|\bvenn\b.*\bnumbers?\b|\bsort\w* numbers?\b/i

/** The properties that a request names, in its order. */
function sortsIn(text: string): NumberSort[] {
  const plain = text.replace(/\by(?:ea)?r? ?\d\b/gi, '').replace(BOTH_OF, '$1 $2 and $1 ')
  const found = SORTS.flatMap(([words, sort]) =>
    [...plain.matchAll(words)].map((match) => ({ at: match.index, ...sort(Number(match[1] ?? 0)) })),
  )
  return found.sort((a, b) => a.at - b.at)
}

const COUNT = 14
/** The most numbers of one part. */
const OF_EACH = 4

/** The four parts of the diagram, each with its numbers from 1 to `top`. */
function partsOf([one, two]: readonly [NumberSort, NumberSort], top: number) {
  const all = Array.from({ length: top }, (_, at) => at + 1)
  return [
    [`Only ${one.label.toLowerCase()}`, all.filter((n) => one.has(n) && !two.has(n))],
    ['Both', all.filter((n) => one.has(n) && two.has(n))],
    [`Only ${two.label.toLowerCase()}`, all.filter((n) => !one.has(n) && two.has(n))],
    ['Neither: outside the circles', all.filter((n) => !one.has(n) && !two.has(n))],
  ] as const
}

const ASK =
  'Ask of each number: one, the other, both, or neither? Then: can you find a number of your own for each part, or say why there is none?'

/** The answers by part, and what to ask. */
const keyOf = (rows: string[][]): Block[] => [
  { kind: 'heading', text: 'Answers' },
  { kind: 'table', head: ['Part', 'Numbers'], rows },
  { kind: 'paragraph', text: ASK },
]

/** What the numbers of this year are sorted by where the request leaves it open. */
function usualFor({ asked, year }: Lesson['request']): NumberSort[] {
  const [, names = ''] = (SORTS_NUMBERS.test(asked) && USUAL.find(([from]) => year >= from)) || []
  return sortsIn(names)
}

/** A Venn diagram to sort numbers in, by two properties that the request names; null where it names none. */
export function numberVenn({ request, random }: Lesson): MadeForm | null {
  const named = sortsIn(request.topic)
  const [one, two, ...others] = named.length > 0 ? named : usualFor(request)
  if (one === undefined || two === undefined || others.length > 0) return null
  const parts = partsOf([one, two], request.year <= 3 ? 30 : 60)
  const drawn = parts.map(
    ([name, numbers]) => [name, random.shuffle([...numbers]).slice(0, OF_EACH)] as const,
  )
  const sorted = random.shuffle(drawn.flatMap(([, numbers]) => numbers)).slice(0, COUNT)
  const inOrder = (numbers: readonly number[]) =>
    numbers
      .filter((number) => sorted.includes(number))
      .sort((a, b) => a - b)
      .join(', ')
  return {
    form: 'Venn diagram',
    title: `${one.label} and ${two.label.toLowerCase()}`,
    area: 'Mathematics and statistics',
    isOwn: true,
    pages: [
      formPage(
        'Write each number in its place. A number that belongs in neither circle stands outside them.',
        [
          { kind: 'words', words: sorted.map(String) },
          { kind: 'diagram', shape: 'venn', labels: [one.label, two.label] },
        ],
      ),
    ],
    key: keyOf(drawn.map(([name, numbers]) => [name, inOrder(numbers) || 'none'])),
    notDone: [],
    note: `It has ${sorted.length} numbers to sort. The answers are on the teacher page.`,
  }
}
