import type { AppMeasure, Found, Size } from '../bench.ts'
import { bundledScript } from '../bundled-script.ts'
import type { Line } from '../line.ts'
import { openSlowLine } from '../slow-line.ts'
import { catchUps } from './catch-ups.ts'
import { drains } from './drains.ts'
import { firstSyncs } from './first-sync.ts'
import { newTeacher, openOurs, openPlain, type Places } from './places.ts'
import { callRxdb, openRxdb, startRxdbSide } from './rxdb.ts'

const RTTS: Record<Size, number[]> = { quick: [150], usual: [0, 150, 400], large: [0, 150, 400] }
const ROUNDS: Record<Size, number> = { quick: 1, usual: 3, large: 3 }
const HISTORY: Record<Size, number> = { quick: 2_000, usual: 10_000, large: 20_000 }

export const sync: AppMeasure = {
  name: 'sync',
  about:
    'the app beside RxDB with its Supabase replication and a page of supabase-js, on the same embedded backend, through the same slow line',
  minutes: 15,
  async run(bench): Promise<Found> {
    const script = await bundledScript(new URL('plain.ts', import.meta.url))
    const teacher = await newTeacher(bench)
    const side = await startRxdbSide(bench)
    const lines: Line[] = []
    for (const rtt of RTTS[bench.size]) {
      const [line, rxdbLine] = [await openSlowLine(bench.app.url, rtt), await openSlowLine(side.app.url, rtt)]
      bench.atEnd(() => Promise.all([line.close(), rxdbLine.close()]))
      const places: Places = {
        ours: await openOurs(bench, line.url, teacher),
        plain: await openPlain(bench, line.url, teacher, script),
        rxdb: await openRxdb(bench, rxdbLine.url, side, side.teacher.email),
      }
      await callRxdb(places.rxdb, 'firstSync')
      lines.push(...(await drains(bench, places, teacher, side, rtt, ROUNDS[bench.size])))
      lines.push(...(await catchUps(bench, places, teacher, side, rtt, ROUNDS[bench.size])))
      for (const page of Object.values(places)) await page.context().close()
    }
    lines.push(...(await firstSyncs(bench, script, side, HISTORY[bench.size])))
    return {
      lines,
      notes: [
        'The embedded backend (PostgreSQL in one process, one request at a time) answers all; hosted, more go at once.',
        'Ours writes every row to the device and waits for idle moments between pages of history; the plain page keeps rows in memory.',
        'RxDB has a server like ours with tables as its documentation asks; it pulls 300 rows a call (its documentation shows 50) and pushes 50 at once.',
      ],
    }
  },
}
