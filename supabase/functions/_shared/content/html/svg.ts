import { escapeHtml } from './escape-html.ts'

/** A drawing `mm` wide and high, described in words. */
export function svg(label: string, mm: [number, number], box: string, body: string): string {
  return `<svg role="img" aria-label="${escapeHtml(label)}" width="${mm[0]}mm" height="${mm[1]}mm" viewBox="${box}">${body}</svg>`
}
/** Keeps the lines behind a word from striking through it. */
const CLEAR = ' stroke="#fff" stroke-width="2.5" paint-order="stroke"'
export type Point = readonly [x: number, y: number]

export const text = (
  [x, y]: Point,
  words: string | number,
  {
    anchor = 'middle',
    size = 9,
    overLines = false,
  }: { anchor?: 'start' | 'middle' | 'end'; size?: number; overLines?: boolean } = {},
) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-family="Arial,sans-serif"${overLines ? CLEAR : ''}>${escapeHtml(String(words))}</text>`
export const line = ([x1, y1]: Point, [x2, y2]: Point, width = 1.5) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#111" stroke-width="${width}"/>`
export const round = (value: number) => Number(value.toFixed(1))
