import { useEffect, useState } from 'react'
import type { ReportLine, StoredWording } from '#content/checks/shown-report.ts'
import { loadCurriculum } from '#local-store/queries/curriculum.ts'

type Checks = typeof import('#content/checks/shown-report.ts')
export type MakeReport = (checks: Checks, stored: StoredWording) => readonly ReportLine[]

/** The checks and their word lists belong to the offline pack and come when there is something finished on the page. */
export function useReport(make: MakeReport): readonly ReportLine[] {
  const stored = useStoredWording()
  const [lines, setLines] = useState<readonly ReportLine[]>([])
  useEffect(() => {
    let left = false
    import('#content/checks/shown-report.ts').then(
      (checks) => {
        if (!left) setLines(make(checks, stored))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [make, stored])
  return lines
}

const NOTHING: StoredWording = () => undefined

/** The curriculum on this device, by goal; until it is there, or when it cannot be had, nothing is claimed. */
function useStoredWording(): StoredWording {
  const [stored, setStored] = useState<StoredWording>(() => NOTHING)
  useEffect(() => {
    let left = false
    loadCurriculum().then(
      (blocks) => {
        const wordings = new Map(
          blocks.flatMap(({ goals }) => goals.map(({ id, outcome }) => [id, outcome] as const)),
        )
        if (!left) setStored(() => (id: string) => wordings.get(id))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])
  return stored
}
