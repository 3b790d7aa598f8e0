import postgres from 'postgres'
import type { Call } from './calls.ts'
import { asCaller, type BenchDatabase } from './database.ts'

/** Below this a table fits in a few pages, and reading them all is the quickest way. */
const SMALL_ROWS = 2_000
/** A scan that stops early read no table from end to end, whatever it is called. */
const WHOLE_SHARE = 0.5
/** PostgreSQL may choose another plan for a function's query once it has run five times. */
const RUNS = 7

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

export interface PlanOf {
  what: string
  /** Indexes that were used, on any table. */
  indexes: string[]
  /** Tables over the limit that were read from end to end. */
  wholeTables: string[]
}

function walk(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const below of node.Plans ?? []) walk(below, see)
}

/** Opens a session that is told the plan of every statement, also of those inside functions. */
function planSession(db: BenchDatabase, told: (plan: Node) => void) {
  const { host, port } = db.admin.options
  return postgres({
    host: String(host),
    port: Number(port),
    user: 'postgres',
    password: 'postgres',
    database: db.name,
    max: 1,
    onnotice: (notice) => {
      const text = String(notice.message ?? '')
      const at = text.indexOf('plan:\n')
      if (at >= 0) told((JSON.parse(text.slice(at + 6)) as { Plan: Node }).Plan)
    },
  })
}

const SHOW = `set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
set auto_explain.log_format = json; set auto_explain.log_level = notice; set client_min_messages = notice;`

/** The plans that PostgreSQL really uses for these calls, each run in a transaction that is undone. */
export async function plansOf(db: BenchDatabase, calls: Call[]): Promise<PlanOf[]> {
  const sizes = await db.admin.unsafe(
    `select relname, reltuples from pg_class where relkind in ('r', 'p') and reltuples >= ${SMALL_ROWS}`,
  )
  const big = new Map(sizes.map(({ relname, reltuples }) => [String(relname), Number(reltuples)]))
  let seen: Node[] = []
  const session = planSession(db, (plan) => seen.push(plan))
  try {
    await session.unsafe(SHOW)
    const plans: PlanOf[] = []
    for (const call of calls) {
      seen = []
      for (let run = 0; run < RUNS; run += 1) {
        const request = await call.request(run)
        await session.unsafe(`begin; ${asCaller(request.caller, request.call)}; rollback`).simple()
      }
      plans.push({ what: call.what, ...scansIn(seen, big) })
    }
    return plans
  } finally {
    await session.end({ timeout: 2 })
  }
}

/** Rows that one run of the node looked at. */
const rowsRead = (node: Node) => (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)

/** A table read by an index without a condition is read from end to end too. */
function isWhole(node: Node, rows: number): boolean {
  const scan = node['Node Type']
  const isScan = scan === 'Seq Scan' || (/^Index( Only)? Scan/.test(scan) && !node['Index Cond'])
  return isScan && rowsRead(node) > rows * WHOLE_SHARE
}

function scansIn(plans: Node[], big: Map<string, number>): Omit<PlanOf, 'what'> {
  const [indexes, wholeTables] = [new Set<string>(), new Set<string>()]
  for (const plan of plans)
    walk(plan, (node) => {
      if (node['Index Name']) indexes.add(node['Index Name'])
      const table = node['Relation Name'] ?? ''
      const rows = big.get(table)
      if (rows !== undefined && isWhole(node, rows)) wholeTables.add(table)
    })
  return { indexes: [...indexes].sort(), wholeTables: [...wholeTables].sort() }
}
