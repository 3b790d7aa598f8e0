import { type Random, randomFrom } from './random.ts'

/** The kinds of request. Pages and scripts are left alone, because the service worker answers for them. */
export type CallKind = 'rows' | 'auth' | 'function' | 'realtime' | 'file'

export type Fault =
  /** The line is cut; the server never hears of it. */
  | 'cut before'
  /** The server has done it; nobody hears of that. */
  | 'cut after'
  | 'delay'
  /** A captive portal's page, with 200. */
  | 'html 200'
  /** A school's filter. */
  | 'json 403'
  | 'too large 413'
  | 'too many 429'
  | 'error 500'
  /** The answer breaks off in the middle: an event stream, or an open socket. */
  | 'reset'

type Weights = Readonly<Record<Fault | 'none', number>>

const NEVER: Weights = {
  none: 0,
  'cut before': 0,
  'cut after': 0,
  delay: 0,
  'html 200': 0,
  'json 403': 0,
  'too large 413': 0,
  'too many 429': 0,
  'error 500': 0,
  reset: 0,
}

/** Faults per hundred calls: enough for every kind of call to meet every fault in 200 sends, few enough for work to get done. */
const WEIGHTS: Record<Exclude<CallKind, 'file'>, Weights> = {
  rows: {
    ...NEVER,
    none: 66,
    'cut before': 5,
    'cut after': 8,
    delay: 8,
    'html 200': 3,
    'json 403': 2,
    'too large 413': 2,
    'too many 429': 2,
    'error 500': 2,
    reset: 2,
  },
  auth: {
    ...NEVER,
    none: 60,
    'cut before': 8,
    'cut after': 10,
    delay: 8,
    'html 200': 4,
    'json 403': 4,
    'too many 429': 2,
    'error 500': 4,
  },
  function: {
    ...NEVER,
    none: 58,
    'cut before': 6,
    'cut after': 8,
    delay: 6,
    'html 200': 3,
    'json 403': 2,
    'too many 429': 3,
    'error 500': 4,
    reset: 10,
  },
  realtime: { ...NEVER, none: 45, 'cut before': 15, delay: 10, reset: 30 },
}

export function kindOf(path: string): CallKind {
  if (path.startsWith('/rest/v1/')) return 'rows'
  if (path.startsWith('/auth/v1/')) return 'auth'
  if (path.startsWith('/functions/v1/')) return 'function'
  return path.startsWith('/realtime/v1/') ? 'realtime' : 'file'
}

export interface Decision {
  fault: Fault | 'none'
  /** Decides everything else that the fault leaves open, such as how long to hold an answer back. */
  random: Random
}

/** Decides by the seed, the kind of the call and its number among its kind; remembers what it did. */
export class Faults {
  readonly counts = new Map<string, number>()
  private readonly seed: number
  private readonly seen = new Map<CallKind, number>()
  /** `off`: nothing at all. `outage`: every call is cut. */
  mode: 'on' | 'off' | 'outage' = 'off'

  constructor(seed: number) {
    this.seed = seed
  }

  decide(kind: CallKind): Decision {
    const nth = (this.seen.get(kind) ?? 0) + 1
    if (this.mode !== 'off') this.seen.set(kind, nth)
    const random = randomFrom(this.seed, kind, nth)
    const fault = kind === 'file' || this.mode === 'off' ? 'none' : this.choose(kind, random)
    if (fault !== 'none') this.count(`${kind}: ${fault}`)
    return { fault, random }
  }

  /** How many faults there have been of all kinds. */
  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }

  private choose(kind: Exclude<CallKind, 'file'>, random: Random): Fault | 'none' {
    return this.mode === 'outage' ? 'cut before' : random.weighted(WEIGHTS[kind])
  }

  private count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }
}

export interface FalseAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const JSON_TYPE = { 'content-type': 'application/json' }
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' }
const PORTAL = '<!doctype html><title>Welcome to School WiFi</title><h1>Sign in to the network</h1>'

/** Answers from something between the app and the server, in the server's place. */
export function falseAnswer(fault: Fault, random: Random): FalseAnswer | undefined {
  switch (fault) {
    case 'html 200':
      return { status: 200, headers: HTML_TYPE, body: PORTAL }
    case 'json 403':
      return {
        status: 403,
        headers: JSON_TYPE,
        body: random.chance(0.5)
          ? '{"message":"Blocked by the school’s filter"}'
          : '{"error":"Forbidden","message":"Blocked by the school’s filter"}',
      }
    case 'too large 413':
      return { status: 413, headers: JSON_TYPE, body: '{"message":"Request entity too large"}' }
    case 'too many 429': {
      const headers = { ...JSON_TYPE, 'retry-after': String(random.between(1, 3)) }
      return { status: 429, headers, body: '{"message":"Too many requests"}' }
    }
    case 'error 500':
      return random.chance(0.5)
        ? { status: 500, headers: JSON_TYPE, body: '{"message":"Internal error"}' }
        : { status: 502, headers: HTML_TYPE, body: '<h1>Bad gateway</h1>' }
    default:
      return undefined
  }
}
