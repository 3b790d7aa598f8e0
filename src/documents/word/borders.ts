import type { IBorderOptions } from 'docx'
import { hex, pixels } from './units.ts'

export type Side = 'top' | 'right' | 'bottom' | 'left'
export type Edges = Record<Side, IBorderOptions>

const SIDES: Side[] = ['top', 'right', 'bottom', 'left']
const STYLES: Record<string, IBorderOptions['style']> = {
  dashed: 'dashed',
  dotted: 'dotted',
  double: 'double',
}

export const NO_EDGE: IBorderOptions = { style: 'none', size: 0, color: 'auto' }
export const NO_EDGES: Edges = { top: NO_EDGE, right: NO_EDGE, bottom: NO_EDGE, left: NO_EDGE }

function edge(style: CSSStyleDeclaration, side: Side): IBorderOptions {
  const width = pixels(style.getPropertyValue(`border-${side}-width`))
  const kind = style.getPropertyValue(`border-${side}-style`)
  const color = hex(style.getPropertyValue(`border-${side}-color`))
  if (width === 0 || /none|hidden/.test(kind) || !color) return NO_EDGE
  // Eighths of a point; Word shows nothing thinner than a quarter.
  return { style: STYLES[kind] ?? 'single', size: Math.min(48, Math.max(2, Math.round(width * 6))), color }
}

export function edgesOf(style: CSSStyleDeclaration): Edges {
  return Object.fromEntries(SIDES.map((side) => [side, edge(style, side)])) as Edges
}

export const drawn = (border: IBorderOptions): boolean => border !== NO_EDGE

export function drawnSides(style: CSSStyleDeclaration): Side[] {
  const edges = edgesOf(style)
  return SIDES.filter((side) => drawn(edges[side]))
}
