interface ChoiceProps<Value extends string> {
  label: string
  names: Record<Value, string>
  chosen: Value
  onChoose: (value: Value) => void
}

/** A labelled list of values, one of them chosen. */
export function Choice<Value extends string>({ label, names, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <label className="mt-3 block">
      <b className="mb-1.5 block font-semibold">{label}</b>
      <select
        className="select w-full md:w-52"
        value={chosen}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {Object.entries<string>(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
