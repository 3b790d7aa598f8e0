import { moneyName } from './html/coins.ts'
import type { Figure, Task } from './task.ts'

const count = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`

type NumberLine = Extract<Figure, { kind: 'number-line' }>

/** The name of one of several arrows or points: A, B, C … */
export const letterOf = (index: number) => String.fromCharCode(65 + index)

/** Where the arrows of a number line stand, counted in its parts: ", with an arrow at part 3". */
export function arrowsAt({ from, step, marks }: NumberLine): string {
  const parts = marks.map((mark) => Number(((mark - from) / step).toFixed(1)))
  if (parts.length === 0) return ''
  return parts.length === 1
    ? `, with an arrow at part ${parts[0]}`
    : `, with arrows ${parts.map((part, n) => `${letterOf(n)} at part ${part}`).join(', ')}`
}

/** Shapes in words, where their name is the answer; any other has “six straight sides”. */
const SHAPES_IN_WORDS: Readonly<Record<string, string>> = {
  circle: 'one round line and no corners',
  square: 'four equal straight sides and four square corners',
  rectangle: 'two long and two short straight sides and four square corners',
  triangle: 'three straight sides',
  pentagon: 'five straight sides',
  hexagon: 'six straight sides',
  heptagon: 'seven straight sides',
  octagon: 'eight straight sides',
  nonagon: 'nine straight sides',
  decagon: 'ten straight sides',
  dodecagon: 'twelve straight sides',
}

function shapeToDraw(
  { name, turn, sides = [] }: Extract<Figure, { kind: 'shape' }>,
  answer?: string,
): string {
  const words = SHAPES_IN_WORDS[name]
  if (answer === name && words !== undefined)
    return `A shape with ${words}${turn > 0 && name !== 'circle' ? ', standing on a corner' : ''}.`
  const long = sides.filter((side) => side !== '').join(', ')
  return `Draw a ${name}${turn > 0 ? ', turned a little' : ''}${long === '' ? '' : ` with sides of ${long}`}.`
}

const CLOCK_NUMBERS = 12
const MINUTES_A_NUMBER = 5

/** Says where the hands of a clock point, without the time, which is the answer. */
function handsAt({ hour, minute }: Extract<Figure, { kind: 'clock' }>): string {
  const number = Math.floor(minute / MINUTES_A_NUMBER) || CLOCK_NUMBERS
  const marks = minute % MINUTES_A_NUMBER
  const long = marks === 0 ? `on the ${number}` : `${count(marks, 'small mark')} past the ${number}`
  const next = (hour % CLOCK_NUMBERS) + 1
  const between = minute <= 15 ? `just past the ${hour}` : `between the ${hour} and the ${next}`
  const short = minute === 0 ? `on the ${hour}` : minute >= 45 ? `nearly at the ${next}` : between
  return `A clock with the long hand ${long} and the short hand ${short}.`
}

/** Where the places of a map lie: by grid reference, or by column and row where the reference is the answer. */
function mapToDraw({ places }: Extract<Figure, { kind: 'map' }>, answer?: string): string {
  const at = places.map(({ name, x, y }) => {
    const reference = `${'ABCDEFGHJ'.charAt(x)}${y}`
    return answer === reference ? `${name} in column ${x + 1} and row ${y}` : `${name} at ${reference}`
  })
  return `Draw a grid map and put ${at.join(', ')}.`
}

function dotsToDraw({ places, picture, frames }: Extract<Figure, { kind: 'dots' }>): string {
  if (frames !== undefined) {
    const drawn = frames === 1 ? 'Draw a tens frame' : `Draw ${frames} tens frames`
    return places.length === 0 ? `${drawn}.` : `${drawn} with ${count(places.length, 'counter')}.`
  }
  if (picture === undefined) return `${count(places.length, 'dot')} in a picture.`
  return `Draw ${count(places.length, picture).replace('fishs', 'fish').replace('leafs', 'leaves')}.`
}

/** A row of a table: what it is about, then its cells; empty cells are for the students. */
function rowInWords([first = '', ...cells]: readonly string[]): string {
  if (cells.every((cell) => cell === '')) return `${first}: to fill in`
  const shown = cells.map((cell) => cell || '□').join(', ')
  return shown.includes(':') && !/^[\d:, □]+$/.test(shown) ? `${first} (${shown})` : `${first}: ${shown}`
}

/**
 * Says what a figure shows or how to draw it, because plans print no pictures: the line reads well after “Write up:”
 * and in a list of the students' tasks. Empty where nothing has to be drawn first.
 */
function drawn(figure: Figure | null, answer?: string): string {
  switch (figure?.kind) {
    case 'clock':
      return handsAt(figure)
    case 'bar':
      return figure.shaded > 0 ? `Draw a bar of ${figure.parts} equal parts and shade ${figure.shaded}.` : ''
    case 'table':
      return figure.rows.every((row) => row.every((cell) => cell === ''))
        ? ''
        : `A table: ${[figure.head, ...figure.rows].map(rowInWords).join('; ')}.`
    case 'rectangle':
      return `Draw a rectangle ${figure.across} by ${figure.down}.`
    case 'squares':
      return `Draw ${count(figure.rows, 'row')} of ${count(figure.columns, 'square')}.`
    case 'dots':
      return dotsToDraw(figure)
    case 'number-line': {
      const parts = Math.round((figure.to - figure.from) / figure.step)
      return `Draw a line from ${figure.from} to ${figure.to} in ${parts} equal parts${arrowsAt(figure)}.`
    }
    case 'bars':
      return `A bar graph (${figure.title}): ${figure.bars.map(([label, value]) => `${label} ${value}`).join(', ')}.`
    case 'grid':
      return figure.points.length > 0
        ? `Mark ${figure.points.length === 1 ? 'the point' : 'the points'} ${figure.points.map((point, n) => `${figure.names?.[n] ? `${figure.names[n]} ` : ''}(${point.join(', ')})`).join(', ')} on a grid.`
        : 'Draw a grid.'
    case 'map':
      return mapToDraw(figure, answer)
    case 'shape':
      return shapeToDraw(figure, answer)
    case 'coins':
      return `Put up ${figure.cents.map(moneyName).join(', ')}.`
    case 'pie':
      return `A pie chart (${figure.title}): ${figure.parts.map(([label]) => label).join(', ')}.`
    case 'angle':
      return `Draw an angle of ${figure.degrees}° without saying its size.`
    default:
      return ''
  }
}

type Described = Pick<Task, 'figure' | 'prompt'> & { answer?: string }

/** What has to be drawn or shown before a task is asked; empty where nothing has. */
export const toShow = ({ figure, answer }: Described): string =>
  drawn(figure, answer).replace(/ a (?=octagon|L-shape)/, ' an ')

/** Puts a task into words alone: first what to draw or show, then the question. */
export function describeTask(task: Described): string {
  return [toShow(task), task.prompt].filter(Boolean).join(' ')
}
