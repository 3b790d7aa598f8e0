import { REQUESTS } from '../data/all-requests.ts'
import { PROMPTS } from '../prompts.ts'
import { compare, type Sample } from './compare.ts'
import { comparisonTable } from './table.ts'
import { writersOf } from './writers.ts'

/** As many prompts and requests of each learning area as cost a few dollars with a dear model. */
const FIRST = 3

/** The first so many prompts of each kind, and the first so many requests of each learning area. */
export function sampleOf(first: number): Sample {
  const seen = new Map<string, number>()
  const isFirst = (list: string) => {
    const place = (seen.get(list) ?? 0) + 1
    seen.set(list, place)
    return place <= first
  }
  return {
    prompts: PROMPTS.filter(({ kind }) => isFirst(`prompt ${kind}`)),
    requests: REQUESTS.filter(([area]) => isFirst(`request ${area}`)),
  }
}

/** `npm run quality -- --model a b --first 5`: the planner and the models side by side. Nothing is written down. */
export async function runModels(args: readonly string[]): Promise<void> {
  const first = args.includes('--first') ? Number(args[args.indexOf('--first') + 1]) : FIRST
  const sample = sampleOf(first)
  console.log(comparisonTable(await compare(writersOf(args, process.env), sample), sample))
}
