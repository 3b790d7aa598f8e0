import { rgb } from '../colour.ts'

/** Twentieths of a point, Word's unit of length, of CSS pixels */
export const twips = (pixels: number): number => Math.round(pixels * 15)

/** Word's unit of letter size */
export const halfPoints = (pixels: number): number => Math.max(2, Math.round(pixels * 1.5))

export const pixels = (length: string): number => Number.parseFloat(length) || 0

/** A fourth part of nothing; the last part of `rgb(255, 0, 0)` is its blue. */
const UNSEEN = /^transparent$|(^rgba\(.*,|\/)\s*0(\.0+)?\)$/

/** `rrggbb`, or undefined for what cannot be seen */
export function hex(colour: string): string | undefined {
  if (UNSEEN.test(colour)) return undefined
  return rgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
}

/** A ground that shows on white paper */
export function tint(style: CSSStyleDeclaration): string | undefined {
  const colour = hex(style.backgroundColor)
  return colour === 'ffffff' ? undefined : colour
}
