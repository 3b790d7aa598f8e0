import { z } from 'zod'

export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

export type Version = '1.0.0' | '2.0.0'

const asArray = z.tuple([z.string().nullish(), z.string().nullish(), z.string(), z.string(), z.unknown()])
const asObject = z.object({
  join_ref: z.string().nullish(),
  ref: z.string().nullish(),
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
})

/** Decodes a Phoenix frame, which is an array in version 2.0.0 and an object in 1.0.0. Anything else is undefined. */
export function decode(text: string): Message | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const array = asArray.safeParse(value)
  if (array.success) {
    const [joinRef = null, ref = null, topic, event, payload] = array.data
    return { joinRef, ref, topic, event, payload }
  }
  const object = asObject.safeParse(value)
  if (!object.success) return undefined
  const { join_ref: joinRef = null, ref = null, topic, event, payload } = object.data
  return { joinRef, ref, topic, event, payload }
}

export function encode({ joinRef, ref, topic, event, payload }: Message, version: Version): string {
  if (version === '2.0.0') return JSON.stringify([joinRef, ref, topic, event, payload])
  return JSON.stringify({ join_ref: joinRef, ref, topic, event, payload })
}
