import { describe, expect, it } from 'vitest'
import { documentFaults } from '../../../supabase/seed/kit-documents.ts'
import { readKits } from '../../../supabase/seed/kit-files.ts'

/**
 * Each kit's documents are checked when it is written (`check-kits`). Here every fifth is, to notice a change of the planner that spoils
 * lessons: all of them took two minutes of each run.
 */
const KITS = readKits(undefined, { words: false })
  .flatMap(({ kit }) => (kit ? [[kit.id, kit] as const] : []))
  .filter((_, at) => at % 5 === 0)

describe('every fifth kit', () => {
  it.each(KITS)('%s makes documents that pass their own checks', (_, kit) => {
    expect(documentFaults(kit)).toEqual([])
  })
})
