import type { Call, Client, Target } from './target.ts'

export interface Figures {
  target: string
  clients: number
  seconds: number
  /** Milliseconds of each answered call, sorted. */
  times: Record<Call, number[]>
  statuses: Record<string, number>
  /** Refusals with 429 that named no time to come back. */
  withoutTime: number
  /** Clients whose last title that was taken is not the one that the server holds. */
  lost: number
  memoryMb: { first: number; most: number; last: number }
}

/** A device pulls more often than it writes, and seldom starts anew. */
const ROUND: Call[] = ['rename', 'pull', 'pull', 'rename', 'pull', 'pull', 'pull', 'bootstrap']

/** Runs clients against a target, each in a closed loop, for so many seconds. */
export async function load(target: Target, clients: number, seconds: number): Promise<Figures> {
  const devices: Client[] = []
  for (let at = 0; at < clients; at++) devices.push(await target.newClient())
  const first = target.memoryMb()
  const figures: Figures = {
    target: target.name,
    clients,
    seconds,
    times: { bootstrap: [], pull: [], rename: [] },
    statuses: {},
    withoutTime: 0,
    lost: 0,
    memoryMb: { first, most: first, last: first },
  }
  const end = Date.now() + seconds * 1_000
  const watch = setInterval(() => {
    figures.memoryMb.most = Math.max(figures.memoryMb.most, target.memoryMb())
  }, 2_000)
  const taken = await Promise.all(devices.map((device, at) => drive(device, at, end, figures)))
  clearInterval(watch)
  for (const [at, device] of devices.entries()) if ((await device.title()) !== taken[at]) figures.lost += 1
  figures.memoryMb.last = target.memoryMb()
  for (const times of Object.values(figures.times)) times.sort((a, b) => a - b)
  return figures
}

/** Returns the last title that the server took. */
async function drive(device: Client, number: number, end: number, figures: Figures): Promise<string> {
  let taken = 'first'
  for (let turn = number; Date.now() < end; turn++) {
    const call = ROUND[turn % ROUND.length] ?? 'pull'
    const title = `title ${number}.${turn}`
    const began = performance.now()
    const { status, retryAfter } = await device
      .call(call, title)
      .catch(() => ({ status: 0, retryAfter: undefined }))
    figures.statuses[status] = (figures.statuses[status] ?? 0) + 1
    if (status === 200) {
      figures.times[call].push(performance.now() - began)
      if (call === 'rename') taken = title
      continue
    }
    if (status === 429 && retryAfter === undefined) figures.withoutTime += 1
    await new Promise((resolve) => setTimeout(resolve, (retryAfter ?? 1) * 1_000))
  }
  return taken
}

/** Everything was answered or told to come back, and nothing that was taken is gone. */
export function isSound({ statuses, withoutTime, lost }: Figures): boolean {
  return (
    withoutTime === 0 && lost === 0 && Object.keys(statuses).every((one) => one === '200' || one === '429')
  )
}

const share = (times: number[], part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)

export function describe(figures: Figures): string {
  const { target, clients, seconds, times, statuses, memoryMb } = figures
  const rows = Object.entries(times).map(
    ([call, all]) =>
      `  ${call.padEnd(10)} ${String(all.length).padStart(7)} calls   p50 ${share(all, 0.5)} ms   p95 ${share(all, 0.95)} ms   longest ${Math.round(all.at(-1) ?? 0)} ms`,
  )
  return [
    `${target}: ${clients} clients for ${seconds} s`,
    ...rows,
    `  answers    ${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}; 429 without a time: ${figures.withoutTime}; lost titles: ${figures.lost}`,
    `  memory     ${memoryMb.first} MB at first, ${memoryMb.most} MB at most, ${memoryMb.last} MB at the end`,
  ].join('\n')
}
