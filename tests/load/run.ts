// `npm run simulate -- --load [--clients 10] [--minutes 0.5] [--on embedded|postgresql|both]`
import { parseArgs } from 'node:util'
import { describe, isSound, load } from './load.ts'
import type { Target } from './target.ts'

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '0.5' },
    on: { type: 'string', default: 'both' },
  },
})

const TARGETS: Record<string, () => Promise<Target>> = {
  embedded: async () => (await import('./embedded.ts')).embedded(),
  postgresql: async () => (await import('./postgresql.ts')).postgresql(),
}

const wanted = values.on === 'both' ? Object.keys(TARGETS) : [values.on]
const clients = Number(values.clients)
const seconds = Number(values.minutes) * 60
if (!(clients >= 1 && seconds > 0) || wanted.some((name) => !(name in TARGETS)))
  throw new Error('Usage: --clients N --minutes M --on embedded|postgresql|both')

let sound = true
for (const name of wanted) {
  const target = await TARGETS[name]?.()
  if (!target) continue
  try {
    const figures = await load(target, clients, seconds)
    console.log(describe(figures))
    sound &&= isSound(figures)
  } finally {
    await target.close()
  }
}
console.log(
  sound
    ? 'No call was left without an answer, and nothing taken was lost'
    : 'Something went wrong: see above',
)
process.exit(sound ? 0 : 1)
