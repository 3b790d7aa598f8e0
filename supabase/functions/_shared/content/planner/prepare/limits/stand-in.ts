import type { KitMaterial } from '../../../kit.ts'
import type { RuledOut } from '../../read/ruled-out/ruled-out.ts'

/** Words for having less of the same thing, which is no way to do without it. */
const LESS_OF_IT =
  /\b(?:share|shared|sharing|in turns?|takes? turns|one (?:tub|set|lamp|jar|ball|field|pair|bowl|tray)|at the front|in a circuit|fewer|half (?:a|the)|smaller|tied together|bring)\b/i

/** What a kit names in place of a material, or null where it names only less of the same, or what is ruled out as well. */
export function standInFor({ without }: KitMaterial, rule: RuledOut): string | null {
  if (without === null || LESS_OF_IT.test(without)) return null
  // No gear rules out any thing that is fetched, but not the jerseys and voices that are there.
  const isBarred = rule.name === 'gear' ? (rule.isInStep ?? rule.isIn) : rule.isIn
  return isBarred(without) ? null : without
}
