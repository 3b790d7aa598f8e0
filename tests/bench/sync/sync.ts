import type { AppMeasure, Found, Size } from '../bench.ts'
import { bundledScript } from '../bundled-script.ts'
import type { Line } from '../line.ts'
import { openSlowLine } from '../slow-line.ts'
import { catchUps } from './catch-ups.ts'
import { drains } from './drains.ts'
import { firstSyncs } from './first-sync.ts'
import { newTeacher, openPlaces } from './places.ts'

const RTTS: Record<Size, number[]> = { quick: [150], usual: [0, 150, 400], large: [0, 150, 400] }
const ROUNDS: Record<Size, number> = { quick: 1, usual: 3, large: 3 }
const HISTORY: Record<Size, number> = { quick: 2_000, usual: 10_000, large: 20_000 }

export const sync: AppMeasure = {
  name: 'sync',
  about: 'the app beside a page of supabase-js, on the same embedded backend, through the same slow line',
  minutes: 12,
  async run(bench): Promise<Found> {
    const script = await bundledScript(new URL('plain.ts', import.meta.url))
    const teacher = await newTeacher(bench)
    const lines: Line[] = []
    for (const rtt of RTTS[bench.size]) {
      const line = await openSlowLine(bench.app.url, rtt)
      bench.atEnd(() => line.close())
      const places = await openPlaces(bench, line.url, teacher, script)
      lines.push(...(await drains(bench, places, teacher, rtt, ROUNDS[bench.size])))
      lines.push(...(await catchUps(bench, places, teacher, rtt, ROUNDS[bench.size])))
      await places.ours.context().close()
      await places.plain.context().close()
    }
    lines.push(...(await firstSyncs(bench, script, HISTORY[bench.size])))
    return {
      lines,
      notes: [
        'The embedded backend (PostgreSQL in one process, one request at a time) answers both; hosted, more go at once.',
        'Ours writes every row to the device and waits for idle moments between pages of history; the plain page keeps rows in memory.',
      ],
    }
  },
}
