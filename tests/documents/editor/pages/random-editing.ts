import { setHeading } from '#documents/editor/commands/headings.ts'
import { insertImage, setColour, setLink, toggleFormat } from '#documents/editor/commands/inline.ts'
import { toggleList } from '#documents/editor/commands/lists.ts'
import { changeTable, insertTable, type TableChange } from '#documents/editor/commands/tables.ts'
import type { LosslessQuill } from '#documents/editor/lossless-quill.ts'

/** A random sequence of edits as a teacher might make them. It runs inside the page: a thousand keys over the wire take minutes. */

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const WORDS = ['xā ', 'Kia ora', '’', '7 ', 'mātauranga, ']
const PASTES = [
  '<b>tino</b> pai',
  '<h3>Upoko</h3><p>one</p>',
  '<table><tr><td>a<td>b</table>',
  'x<br>y',
  '<ul><li>a<li>b</ul>',
]
const TABLE_CHANGES: TableChange[] = [
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
]

type Dice = () => number

/** Random numbers that are the same for the same seed, so that a failure can be repeated. */
export function dice(seed: number): Dice {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const pick = <T>(random: Dice, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

function press(key: string, keyCode: number, shiftKey = false): void {
  const event = new KeyboardEvent('keydown', {
    key,
    keyCode,
    shiftKey,
    bubbles: true,
    cancelable: true,
  } as KeyboardEventInit)
  if (document.body.dispatchEvent(event)) {
    if (key === 'Backspace') document.execCommand('delete')
    if (key === 'Delete') document.execCommand('forwardDelete')
  }
}

/** A key over a selection makes Quill delete the selection first, which this kind of command does not do. */
function type(words: string): void {
  if (!document.getSelection()?.isCollapsed) press('Backspace', 8)
  document.execCommand('insertText', false, words)
}

function paste(html: string): void {
  const data = new DataTransfer()
  data.setData('text/html', html)
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

const ACTS: Record<string, (quill: LosslessQuill, random: Dice) => unknown> = {
  type: (_quill, random) => type(pick(random, WORDS)),
  'type on': (_quill, random) => type(pick(random, WORDS)),
  enter: () => press('Enter', 13),
  backspace: () => press('Backspace', 8),
  delete: () => press('Delete', 46),
  break: () => press('Enter', 13, true),
  bold: (quill) => toggleFormat(quill, 'bold'),
  italic: (quill) => toggleFormat(quill, 'italic'),
  underline: (quill) => toggleFormat(quill, 'underline'),
  colour: (quill, random) => setColour(quill, 'color', pick(random, ['#a6301c', '#1d6b3a', null])),
  background: (quill, random) => setColour(quill, 'background', pick(random, ['#fff3b0', null])),
  heading: (quill, random) => setHeading(quill, pick(random, [1, 2, 3] as const)),
  list: (quill, random) => toggleList(quill, pick(random, ['bullet', 'ordered'] as const)),
  table: (quill) => insertTable(quill, 2, 2),
  'change table': (quill, random) => changeTable(quill, pick(random, TABLE_CHANGES)),
  link: (quill, random) => setLink(quill, pick(random, ['https://teara.govt.nz', ''])),
  image: (quill) => insertImage(quill, PIXEL, 'a dot'),
  paste: (_quill, random) => paste(pick(random, PASTES)),
}

/** Returns after the mutation observers, by which the editor learns of changes, have been called. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

export async function editAtRandom(quill: LosslessQuill, seed: number, steps: number): Promise<string[]> {
  const random = dice(seed)
  const done: string[] = []
  for (let step = 0; step < steps; step += 1) {
    const end = quill.getLength() - 1
    const index = Math.floor(random() * end)
    const length = random() < 0.5 ? 0 : Math.min(Math.floor(random() * 60), end - index)
    const act = pick(random, Object.keys(ACTS))
    done.push(`${act} ${index}+${length}`)
    quill.documentHistory.cutoff()
    quill.setSelection(index, length, 'silent')
    ACTS[act]?.(quill, random)
    await settled()
  }
  return done
}
