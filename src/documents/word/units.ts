import { rgb } from '../render/colour.ts'

/** CSS pixels in twentieths of a point, Word's unit of length */
export const twips = (pixels: number): number => Math.round(pixels * 15)

/** CSS pixels in half points, Word's unit of letter size */
export const halfPoints = (pixels: number): number => Math.max(2, Math.round(pixels * 1.5))

export const pixels = (length: string): number => Number.parseFloat(length) || 0

/** A fourth part that is zero: the third and last of `rgb(255, 0, 0)` is its blue. */
const TRANSPARENT = /^transparent$|(^rgba\(.*,|\/)\s*0(\.0+)?\)$/

/** `rrggbb`, or undefined for a transparent colour */
export function hex(colour: string): string | undefined {
  if (TRANSPARENT.test(colour)) return undefined
  return rgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
}

/** The background colour, if it shows on white paper */
export function backgroundColour(style: CSSStyleDeclaration): string | undefined {
  const colour = hex(style.backgroundColor)
  return colour === 'ffffff' ? undefined : colour
}
