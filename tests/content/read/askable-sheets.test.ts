import { expect, it } from 'vitest'
import { wantIn } from '#content/planner/read/wishes/want.ts'
import { sheetIn } from '#content/planner/read/words/named-sheets.ts'
import { ASKABLE_SHEETS } from '#features/public-pages/help/help-topics.ts'

it.each(ASKABLE_SHEETS)('“%s”, which the help page lists, is read as a sheet', (name) => {
  expect(wantIn(name) ?? sheetIn(name)).not.toBeNull()
})
