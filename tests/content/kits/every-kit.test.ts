import { describe, expect, it } from 'vitest'
import { documentFaults } from '../../../supabase/seed/kit-documents.ts'
import { readKits } from '../../../supabase/seed/kit-files.ts'

const KITS = readKits().flatMap(({ kit }) => (kit ? [[kit.id, kit] as const] : []))

describe('every kit', () => {
  it.each(KITS)('%s makes documents that pass their own checks', (_, kit) => {
    expect(documentFaults(kit)).toEqual([])
  })
})
