import type { Figure } from '../task.ts'
import { drawingHtml } from './drawing.ts'
import { escapeHtml } from './escape-html.ts'
import { rich } from './rich-text.ts'

function clock(hour: number, minute: number): string {
  const point = (turn: number, length: number) => {
    const angle = turn * 2 * Math.PI
    return `${(50 + Math.sin(angle) * length).toFixed(1)} ${(50 - Math.cos(angle) * length).toFixed(1)}`
  }
  const numbers = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = point((index + 1) / 12, 37).split(' ')
    return `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central" font-size="9" font-family="Arial,sans-serif">${index + 1}</text>`
  }).join('')
  const [hourX, hourY] = point((hour % 12) / 12 + minute / 720, 22).split(' ')
  const [minuteX, minuteY] = point(minute / 60, 34).split(' ')
  return `<svg role="img" aria-label="A clock face. The short hand is ${minute === 0 ? `at ${hour}` : `past ${hour}`}, the long hand ${minute % 5 === 0 ? `at ${minute === 0 ? 12 : minute / 5}` : `between ${Math.floor(minute / 5) || 12} and ${Math.floor(minute / 5) + 1}`}." width="30mm" height="30mm" viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="none" stroke="#111" stroke-width="2"/>${numbers}<line x1="50" y1="50" x2="${hourX}" y2="${hourY}" stroke="#111" stroke-width="4" stroke-linecap="round"/><line x1="50" y1="50" x2="${minuteX}" y2="${minuteY}" stroke="#111" stroke-width="2" stroke-linecap="round"/></svg>`
}

/** A picture that prints without colour and says in words what it shows. */
export function figureHtml(figure: Figure): string {
  switch (figure.kind) {
    case 'bar': {
      const parts = Array.from(
        { length: figure.parts },
        (_, index) => `<i${index < figure.shaded ? ' class="on"' : ''}></i>`,
      ).join('')
      return `<div class="bar" role="img" aria-label="A bar in ${figure.parts} equal parts, ${figure.shaded} shaded">${parts}</div>`
    }
    case 'clock':
      return clock(figure.hour, figure.minute)
    case 'array': {
      const row = '●'.repeat(figure.columns)
      return `<div class="dots" role="img" aria-label="${figure.rows} rows of ${figure.columns} dots">${Array.from({ length: figure.rows }, () => row).join('<br>')}</div>`
    }
    case 'rectangle':
      return `<div class="rect" role="img" aria-label="A rectangle ${escapeHtml(figure.across)} by ${escapeHtml(figure.down)}"><b class="across">${escapeHtml(figure.across)}</b><b class="down">${escapeHtml(figure.down)}</b></div>`
    case 'table': {
      const head = figure.head.map((cell) => `<th scope="col">${rich(cell)}</th>`).join('')
      const rows = figure.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${rich(cell)}</td>`).join('')}</tr>`)
        .join('')
      const blank = figure.rows.every((row) => row.every((cell) => cell === ''))
      return `<table class="data${blank ? ' blank' : ''}"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`
    }
    default:
      return drawingHtml(figure)
  }
}
