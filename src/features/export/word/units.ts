import { rgb } from '../colour.ts'

/** Twentieths of a point, Word's unit of length, of CSS pixels */
export const twips = (pixels: number): number => Math.round(pixels * 15)

/** Word's unit of letter size */
export const halfPoints = (pixels: number): number => Math.max(2, Math.round(pixels * 1.5))

export const pixels = (length: string): number => Number.parseFloat(length) || 0

/** `rrggbb`, or undefined for what cannot be seen */
export function hex(colour: string): string | undefined {
  if (colour === 'transparent' || /[,/]\s*0(\.0+)?\)$/.test(colour)) return undefined
  return rgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
}

/** A ground that shows on white paper */
export function tint(style: CSSStyleDeclaration): string | undefined {
  const colour = hex(style.backgroundColor)
  return colour === 'ffffff' ? undefined : colour
}
