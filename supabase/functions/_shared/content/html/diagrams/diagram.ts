import type { DiagramShape } from '../../blocks.ts'
import { line, type Point, round, svg } from '../svg.ts'
import { label, oval } from './wrapped.ts'

/** One unit of the drawings is a millimetre on paper. */
interface Drawing {
  says: string
  size: [across: number, down: number]
  body: string
}

const named = (words: string) => words || 'not named yet'

function venn([one = '', two = '', both = 'Both']: readonly string[]): Drawing {
  return {
    says: `Two circles that overlap: ${named(one)} and ${named(two)}`,
    size: [178, 148],
    body:
      oval([63, 82], 60, 64) +
      oval([115, 82], 60, 64) +
      label([44, 9], one, { letters: 26, size: 6 }) +
      label([134, 9], two, { letters: 26, size: 6 }) +
      label([89, 40], both, { letters: 12 }),
  }
}

function vennOfThree([one = '', two = '', three = '']: readonly string[]): Drawing {
  return {
    says: `Three circles that overlap: ${named(one)}, ${named(two)} and ${named(three)}`,
    size: [178, 184],
    body:
      oval([64, 68], 54, 54) +
      oval([114, 68], 54, 54) +
      oval([89, 116], 54, 54) +
      label([46, 9], one, { letters: 26, size: 6 }) +
      label([132, 9], two, { letters: 26, size: 6 }) +
      label([89, 179], three, { letters: 30, size: 6 }),
  }
}

/** The ovals of a web stand at these places. Six have room to spare; two more stand at the sides. */
const ROUND_SIX: readonly Point[] = [
  [30, 42],
  [89, 20],
  [148, 42],
  [30, 142],
  [89, 164],
  [148, 142],
]
const ROUND_EIGHT: readonly Point[] = [
  [30, 32],
  [89, 20],
  [148, 32],
  [29, 92],
  [149, 92],
  [30, 152],
  [89, 164],
  [148, 152],
]

/** A topic in the middle with six or eight empty ovals round it. */
function web(places: readonly Point[], [topic = '']: readonly string[]): Drawing {
  const middle: Point = [89, 92]
  const arms = places.map((end) => `${line(middle, end, 0.5)}${oval(end, 28, 18, '#fff')}`)
  return {
    says: `A web with ${named(topic)} in the middle and ${places.length} empty places round it`,
    size: [178, 184],
    body: `${arms.join('')}${oval(middle, 28, 18, '#fff')}${label([89, 94], topic, { letters: 17 })}`,
  }
}

function fishbone([effect = '', ...causes]: readonly string[]): Drawing {
  const bones = Array.from({ length: 6 }, (_, at) => {
    const up = at < 3
    const foot = 44 + (at % 3) * 42
    const [top, textAt] = up ? [14, 10] : [136, 141]
    const twigs = [0.35, 0.65].map((part) => {
      const [x, y] = [round(foot - 26 * part), round(75 + (top - 75) * part)]
      return line([x - 17, y], [x, y], 0.4)
    })
    return `${line([foot, 75], [foot - 26, top], 0.6)}${twigs.join('')}${label([foot - 22, textAt], causes[at] ?? '', { letters: 20, size: 4.5, write: 16 })}`
  })
  return {
    says: `A fishbone with ${named(effect)} at its head and six bones`,
    size: [178, 150],
    body: `${line([6, 75], [140, 75], 1)}${bones.join('')}<rect x="140" y="55" width="37" height="40" fill="#fff" stroke="#111" stroke-width="0.6"/>${label([158.5, 76], effect, { letters: 15 })}`,
  }
}

function yChart([left = '', right = '', below = '']: readonly string[]): Drawing {
  return {
    says: `A large letter Y with three places: ${left}, ${right}, ${below}`,
    size: [178, 176],
    body:
      `<rect x="1" y="1" width="176" height="174" fill="none" stroke="#111" stroke-width="0.6"/>` +
      line([1, 1], [89, 88], 0.8) +
      line([177, 1], [89, 88], 0.8) +
      line([89, 88], [89, 175], 0.8) +
      label([89, 12], left, { letters: 24, size: 6 }) +
      label([30, 96], right, { letters: 24, size: 6 }) +
      label([148, 96], below, { letters: 24, size: 6 }),
  }
}

/** Empty frames of ten squares, one for each label. */
function tensFrames(labels: readonly string[]): Drawing {
  const frames = labels.map((_, frame) => {
    const left = 4 + frame * 62
    const across = [0, 1, 2].map((n) => line([left, 3 + n * 11], [left + 55, 3 + n * 11], 0.6))
    const down = Array.from({ length: 6 }, (__, n) => line([left + n * 11, 3], [left + n * 11, 25], 0.6))
    return across.join('') + down.join('')
  })
  return {
    says: labels.length === 1 ? 'An empty tens frame' : `${labels.length} empty tens frames`,
    size: [4 + labels.length * 62, 28],
    body: frames.join(''),
  }
}

const DRAWN: Record<DiagramShape, (labels: readonly string[]) => Drawing> = {
  venn,
  'venn of three': vennOfThree,
  'web of six': (labels) => web(ROUND_SIX, labels),
  'web of eight': (labels) => web(ROUND_EIGHT, labels),
  fishbone,
  'y-chart': yChart,
  'tens frames': tensFrames,
}

/** A drawing to write into, black on white. */
export function diagramHtml(shape: DiagramShape, labels: readonly string[]): string {
  const { says, size, body } = DRAWN[shape](labels)
  return `<div class="diagram">${svg(says, size, `0 0 ${size[0]} ${size[1]}`, body)}</div>`
}
