import type { Measure } from './bench.ts'
import { kills } from './beside/kills.ts'
import { stores } from './beside/stores.ts'
import { coldStart } from './cold-start.ts'
import { drain } from './drain.ts'
import { editorMeasures } from './editor.ts'
import { firstVisit } from './first-visit.ts'
import { lighthouse } from './lighthouse/lighthouse.ts'
import { papers } from './papers/papers.ts'
import { pressure } from './server/pressure.ts'
import { server } from './server/server.ts'
import { soak } from './soak/soak.ts'
import { store } from './store/store.ts'
import { sync } from './sync/sync.ts'
import { typing } from './typing.ts'

export const measures: Measure[] = [
  firstVisit,
  lighthouse,
  coldStart,
  typing,
  drain,
  sync,
  store,
  stores,
  kills,
  ...editorMeasures,
  papers,
  server,
  pressure,
  soak,
]
