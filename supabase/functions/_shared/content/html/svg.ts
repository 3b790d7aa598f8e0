import { escapeHtml } from './escape-html.ts'

/** A drawing `mm` wide and high, described in words. */
export function svg(label: string, mm: [number, number], box: string, body: string): string {
  return `<svg role="img" aria-label="${escapeHtml(label)}" width="${mm[0]}mm" height="${mm[1]}mm" viewBox="${box}">${body}</svg>`
}
export type Point = readonly [x: number, y: number]

/** Words in a drawing. `clear` is the width of the white edge that keeps lines behind them from striking them through. */
export const text = (
  [x, y]: Point,
  words: string | number,
  {
    anchor = 'middle',
    size = 9,
    clear = 0,
  }: { anchor?: 'start' | 'middle' | 'end'; size?: number; clear?: number } = {},
) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-family="Arial,sans-serif"${clear > 0 ? ` stroke="#fff" stroke-width="${clear}" paint-order="stroke"` : ''}>${escapeHtml(String(words))}</text>`
export const line = ([x1, y1]: Point, [x2, y2]: Point, width = 1.5) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#111" stroke-width="${width}"/>`
export const round = (value: number) => Number(value.toFixed(1))
