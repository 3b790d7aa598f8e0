import type { CutCard, DrawnMark, LineDrawing, SmallPicture } from '../../blocks.ts'
import { escapeHtml } from '../escape-html.ts'
import { rich } from '../rich-text.ts'
import { svg, text } from '../svg.ts'

type Stroke = Extract<DrawnMark, { path: string }>

const LOOKS: Readonly<Record<NonNullable<Stroke['look']>, string>> = {
  filled: 'fill="#111" stroke="none"',
  white: 'fill="#fff" stroke="#111" stroke-width="0.5"',
  grey: 'fill="#ddd" stroke="#111" stroke-width="0.5"',
  broken: 'fill="none" stroke="#111" stroke-width="0.4" stroke-dasharray="2 1.5"',
  thin: 'fill="none" stroke="#111" stroke-width="0.3"',
  pale: 'fill="none" stroke="#999" stroke-width="0.9" stroke-linecap="round"',
  thick: 'fill="none" stroke="#111" stroke-width="1"',
}
/** Small pictures are drawn in a square of this size, and their strokes are so wide on paper. */
const PICTURE_BOX = 40
const STROKE = 0.6
const round = (value: number) => Number(value.toFixed(3))
const PLAIN = 'fill="none" stroke="#111" stroke-width="0.6" stroke-linecap="round" stroke-linejoin="round"'

function markHtml(mark: DrawnMark): string {
  if ('path' in mark) return `<path d="${escapeHtml(mark.path)}" ${mark.look ? LOOKS[mark.look] : PLAIN}/>`
  if ('words' in mark)
    return text(mark.at, mark.words, {
      size: mark.size ?? 4,
      anchor: mark.anchor ?? 'middle',
      clear: 1,
    })
  const [across, down] = mark.size
  return `<g transform="translate(${mark.at.join(' ')}) scale(${round(across / PICTURE_BOX)} ${round(down / PICTURE_BOX)})"><path d="${escapeHtml(mark.picture.path)}" fill="none" stroke="#111" stroke-width="${round((STROKE * PICTURE_BOX) / Math.max(across, down))}" stroke-linecap="round" stroke-linejoin="round"/></g>`
}

const lineDrawing = ({ says, size, marks }: LineDrawing) =>
  svg(says, size, `0 0 ${size[0]} ${size[1]}`, marks.map(markHtml).join(''))

export const drawingsHtml = (drawings: readonly LineDrawing[]): string =>
  `<div class="diagram">${drawings.map(lineDrawing).join(' ')}</div>`

const PICTURE_SIZE = 17

const pictureHtml = ({ says, path }: SmallPicture) =>
  svg(
    says,
    [PICTURE_SIZE, PICTURE_SIZE],
    '0 0 40 40',
    `<path d="${escapeHtml(path)}" fill="none" stroke="#111" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  )

const cardHtml = ({ text: words, picture }: CutCard) =>
  `<td>${picture ? `${pictureHtml(picture)}<br>` : ''}${rich(words)}</td>`

/** Rows of equal cards with broken lines between them. */
export function cutOutHtml(across: number, cards: readonly CutCard[]): string {
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, row) =>
    Array.from({ length: across }, (__, column) => {
      const card = cards[row * across + column]
      return card ? cardHtml(card) : '<td class="off"></td>'
    }).join(''),
  )
  return `<table class="cut-out"><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`
}
