import { useEffect, useRef, useState } from 'react'
import { addRow, addRows } from './add-rows.ts'
import { checkRows } from './check-rows.ts'
import { isAdded, type ListRow } from './list-row.ts'
import { readList } from './read-list.ts'

type Work = 'checking' | 'adding'
/** The reason why it did not work, or undefined. */
type Problem = string | undefined

const withPassword = (row: ListRow) => row.outcome?.kind === 'added' && row.outcome.password !== undefined

function useWork() {
  const [busy, setBusy] = useState<Work>()
  const [problem, setProblem] = useState<string>()
  const during = async (what: Work, work: () => Promise<Problem>) => {
    setBusy(what)
    setProblem(undefined)
    setProblem(await work())
    setBusy(undefined)
  }
  return { busy, problem, setProblem, during }
}

/** Adding goes on until it is stopped or the list is left. */
function useStop() {
  const goesOn = useRef(true)
  const set = (to: boolean) => {
    goesOn.current = to
  }
  useEffect(
    () => () => {
      goesOn.current = false
    },
    [],
  )
  return { begin: () => set(true), stop: () => set(false), mayGoOn: () => goesOn.current }
}

/** The lines, and whether first passwords are among them that nobody has kept yet. */
function useRows() {
  const [rows, setRows] = useState<ListRow[]>()
  const [kept, setKept] = useState(true)
  const put = (changed: ListRow) => {
    if (changed.outcome?.kind === 'added' || changed.outcome?.kind === 'unknown') setKept(false)
    setRows((all) => all?.map((row) => (row.line === changed.line ? changed : row)))
  }
  const unsaved = !kept && (rows?.some(withPassword) ?? false)
  return { rows, setRows, put, unsaved, noteKept: () => setKept(true) }
}

/** The list as typed, its lines as checked and added, and the acts on them. `onChanged` reads the members again. */
export function useBulk(onChanged: () => Promise<void>) {
  const [text, setText] = useState('')
  const { rows, setRows, put, unsaved, noteKept } = useRows()
  const { busy, problem, setProblem, during } = useWork()
  const { begin, stop, mayGoOn } = useStop()
  const check = (list: ListRow[]) =>
    during('checking', async () => {
      const checked = await checkRows(list)
      if (checked.ok) setRows(checked.rows)
      return checked.ok ? undefined : checked.problem
    })
  const preview = async () => {
    const list = readList(text)
    if (list.ok) await check(list.rows)
    else setProblem(list.problem)
  }
  const add = (work: () => Promise<Problem>) =>
    during('adding', async () => {
      begin()
      const stopped = await work()
      await onChanged()
      return stopped
    })
  const addAs = async (row: ListRow, name: string) => {
    const { outcome, stopped } = await addRow(row, name)
    if (outcome) put({ ...row, outcome })
    return stopped
  }
  return {
    ...{ text, setText, rows, busy, problem, setProblem, preview, stop, noteKept },
    hasAdded: rows?.some(isAdded) ?? false,
    atRisk: busy === 'adding' || unsaved,
    checkAgain: () => check(rows ?? []),
    addAll: () => add(() => addRows(rows ?? [], put, mayGoOn)),
    addAs: (row: ListRow, name: string) => add(() => addAs(row, name)),
    backToText: () => setRows(undefined),
  }
}
export type Bulk = ReturnType<typeof useBulk>
