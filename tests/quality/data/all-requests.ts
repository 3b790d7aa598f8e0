import { ARTS } from './arts.data.ts'
import { ENGLISH } from './english.data.ts'
import { HEALTH } from './health.data.ts'
import { MATHS } from './maths.data.ts'
import { MIXED } from './mixed.data.ts'
import { REO } from './reo.data.ts'
import type { Area, Request } from './request.ts'
import { SCIENCE } from './science.data.ts'
import { SOCIAL } from './social.data.ts'
import { TECHNOLOGY } from './technology.data.ts'

export const BY_AREA: Record<Area, readonly Request[]> = {
  maths: MATHS,
  english: ENGLISH,
  science: SCIENCE,
  social: SOCIAL,
  health: HEALTH,
  arts: ARTS,
  technology: TECHNOLOGY,
  reo: REO,
}

/** Every request with the learning area of its list. */
export const REQUESTS: readonly [listed: Area | null, request: Request][] = [
  ...(Object.keys(BY_AREA) as Area[]).flatMap((area) =>
    BY_AREA[area].map((request): [Area, Request] => [area, request]),
  ),
  ...MIXED.map((request): [null, Request] => [null, request]),
]
