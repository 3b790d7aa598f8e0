import { SCARCE } from './scarce.data.ts'

/** The things of which a request says that there is little, as typed. */
export const scarceIn = (asked: string): string[] =>
  [...asked.matchAll(new RegExp(SCARCE.pattern.source, 'giu'))].map(([, before, behind]) =>
    (before ?? behind ?? '').toLowerCase(),
  )
