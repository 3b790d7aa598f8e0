import type { SmallPicture } from '../../blocks.ts'
import { SMALL_PICTURES } from './small-pictures.data.ts'

const said = (name: string) => `A picture of ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

/** The picture of a thing by its name, or undefined where none is drawn. */
export function pictureOf(name: string): SmallPicture | undefined {
  const plain = name.replace(/^(?:an?|the|some) /, '')
  const path = Object.hasOwn(SMALL_PICTURES, plain) ? SMALL_PICTURES[plain] : undefined
  return path === undefined ? undefined : { says: said(plain), path }
}
