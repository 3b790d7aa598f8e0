import { Fragment, useMemo } from 'react'
import type { CurriculumBlock } from '#domain/curriculum.ts'
import { markWords } from '#domain/search-text.ts'
import { shortSubject } from '#domain/short-subject.ts'
import { type Selection, toggleGoal } from './cascade.ts'
import { GoalRow } from './goal-row.tsx'
import { readQuery, searchGoals } from './goal-search.ts'
import { subjectStatus } from './subject-status.ts'
import { WordingNote } from './wording-note.tsx'
import { yearNumber } from './year-number.ts'

/** The number of rows shown. Nobody reads more, and another word narrows the search. */
const MAX_ROWS = 100

interface Props {
  blocks: CurriculumBlock[]
  query: string
  selection: Selection
  onSelect: (selection: Selection) => void
}

export function SearchPane({ blocks, query, selection, onSelect }: Props) {
  const year = selection?.year_group ?? null
  const { found, nearest } = useMemo(() => searchGoals(blocks, query, year), [blocks, query, year])
  const { years } = readQuery(query)
  const inNamedYear = years.includes(yearNumber(found[0]?.block.year_group ?? ''))
  const byYear = years.length > 0 ? !inNamedYear : year !== null
  return (
    <section className="min-h-0 grow overflow-y-auto border-t border-base-300" aria-label="Results">
      <p className="px-5 py-3 text-muted" role="status">
        {nearest && found.length > 0
          ? `No goals with all of “${query}”. These are the nearest.`
          : resultText(found.length, query, byYear)}
      </p>
      {found.length > 0 && <WordingNote />}
      <ul>
        {found.slice(0, MAX_ROWS).map(({ block, goal, marks }) => (
          <GoalRow
            key={goal.id}
            goal={goal}
            checked={selection?.goals.some(({ id }) => id === goal.id) ?? false}
            onToggle={() => onSelect(toggleGoal(selection, block, goal))}
            outcome={<Marked text={goal.outcome} marks={marks} />}
            place={<Place block={block} />}
          />
        ))}
      </ul>
    </section>
  )
}

export function resultText(count: number, query: string, byYear: boolean): string {
  if (count === 0) return `No goals with “${query}”. Try fewer or other words.`
  const shown = count > MAX_ROWS ? `, the first ${MAX_ROWS} shown` : byYear ? ', nearest years first' : ''
  return `${count} ${count === 1 ? 'goal' : 'goals'} with “${query}”${shown}`
}

function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  let at = 0
  return markWords(text, marks).map((run) => {
    at += run.text.length
    return run.marked ? <mark key={at}>{run.text}</mark> : <Fragment key={at}>{run.text}</Fragment>
  })
}

function Place({ block }: { block: CurriculumBlock }) {
  return (
    <span className="mt-1.5 block text-sm leading-6 text-muted">
      {subjectStatus(block.subject).draft && (
        <span className="badge badge-outline mr-2 border-line bg-wash text-base-content">Draft</span>
      )}
      {[shortSubject(block.subject), block.year_group, block.strand, block.skill].join('\u00a0· ')}
    </span>
  )
}
