import { expect, it } from 'vitest'
import { checkResource } from '#content/checks/resource-checks.ts'
import { resourceHtml } from '#content/render-html.ts'
import { ask, BLOCKS, contextOf, RESIDUE, resourceFor, stored } from './support.ts'

const KINDS = ['a worksheet', 'an activity', 'an assessment']

// It stands apart from the plans (`every-goal.test.ts`), so that two processors share the work.
it('[GEN-05] makes a worksheet, an activity or an assessment for every block, with a complete key', {
  timeout: 300_000,
}, () => {
  const failed = BLOCKS.flatMap((block, index) => {
    const resource = resourceFor(
      ask(`Make ${KINDS[index % KINDS.length]} on this`, {
        messageId: `resource ${index}`,
        context: contextOf(block, 0),
      }),
    )
    const html = resourceHtml(resource)
    const faults = checkResource(resource, stored).filter(({ ok }) => !ok)
    const kept = KINDS[index % KINDS.length]?.endsWith(resource.kind) === true && !RESIDUE.test(html)
    return faults.length === 0 && kept ? [] : [{ skill: block.skill, year: block.year_group, faults, kept }]
  })
  expect(BLOCKS.length).toBeGreaterThan(400)
  expect(failed).toEqual([])
})
