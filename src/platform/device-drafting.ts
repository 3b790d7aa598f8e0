import { readSmall, writeSmall } from './small-storage.ts'

/** A choice for this device: whether the browser's own language model may draft lesson plans without a connection. */
const KEY = 'mahere-device-drafting'

/** True where the choice was ever made: drafts may be here even if it is off by now. */
export const wasDraftingChosen = (): boolean => readSmall(KEY) !== null

export const isDraftingOn = (): boolean => readSmall(KEY) === 'on'

/** Returns whether this device can remember the choice. */
export const chooseDrafting = (on: boolean): boolean => writeSmall(KEY, on ? 'on' : 'off')
