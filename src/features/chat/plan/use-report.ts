import { useEffect, useRef, useState } from 'react'
import type { ReportLine, StoredWording } from '#content/checks/shown-report.ts'
import { loadCurriculum } from '#local-store/queries/curriculum.ts'

type Checks = typeof import('#content/checks/shown-report.ts')
export type MakeReport = (checks: Checks, stored: StoredWording) => readonly ReportLine[]

/** The last report shows until it has been worked out again. */
interface LastReport {
  lines: readonly ReportLine[] | undefined
  keep: (lines: readonly ReportLine[]) => void
}

/**
 * The report of the checks, all at once. It is undefined until it has been worked out, and empty when the checks
 * cannot be loaded: they and their word lists belong to the offline pack, and load when something finished is on the
 * page.
 */
export function useReport(make: MakeReport, last?: LastReport): readonly ReportLine[] | undefined {
  const [lines, setLines] = useState(last?.lines)
  const keep = useRef(last?.keep)
  const known = useRef(last?.lines)
  useEffect(() => {
    let left = false
    const show = (news: readonly ReportLine[]) => {
      if (!left) setLines(news)
    }
    Promise.all([import('#content/checks/shown-report.ts'), storedWording()]).then(
      ([checks, stored]) => {
        const found = make(checks, stored)
        show(found)
        keep.current?.(found)
      },
      () => show(known.current ?? []),
    )
    return () => {
      left = true
    }
  }, [make])
  return lines
}

/**
 * The wording of the curriculum's goals on this device, by id. When it cannot be read, no claim is made about any
 * goal.
 */
async function storedWording(): Promise<StoredWording> {
  const blocks = await loadCurriculum().catch(() => [])
  const wordings = new Map(blocks.flatMap(({ goals }) => goals.map(({ id, outcome }) => [id, outcome])))
  return (id) => wordings.get(id)
}
