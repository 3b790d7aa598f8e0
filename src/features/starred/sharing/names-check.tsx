interface Props {
  /** Words of the document that may be students' names. */
  names: readonly string[]
  checked: boolean
  onCheck: (checked: boolean) => void
}

/** Asks about words that may be names before a document goes to others. It shows nothing where there are none. */
export function NamesCheck({ names, checked, onCheck }: Props) {
  if (names.length === 0) return null
  return (
    <label className="flex items-start gap-3 rounded-field bg-wash px-3 py-2.5">
      <input
        type="checkbox"
        className="checkbox mt-0.5"
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <span>
        These may be names: <b>{names.join(', ')}</b>. None of them is a child at my school.
      </span>
    </label>
  )
}
