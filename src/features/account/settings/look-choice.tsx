import { useState } from 'react'
import {
  chooseTextSize,
  chooseTheme,
  readTextSize,
  readTheme,
  type TextSize,
  type Theme,
} from '#platform/look.ts'

const THEME_NAMES: Record<Theme, string> = { system: 'As the device', light: 'Light', dark: 'Dark' }
const SIZE_NAMES: Record<TextSize, string> = { normal: 'Normal', large: 'Large', larger: 'Larger' }

/** The theme and the size of the letters. They are this device's: a phone in bed is not the classroom's screen. */
export function LookChoice() {
  const [theme, setTheme] = useState(readTheme)
  const [size, setSize] = useState(readTextSize)
  const [isKept, setKept] = useState(true)
  return (
    <>
      <Choice
        label="Theme"
        names={THEME_NAMES}
        chosen={theme}
        onChoose={(next) => {
          setKept(chooseTheme(next))
          setTheme(next)
        }}
      />
      <Choice
        label="Text size"
        names={SIZE_NAMES}
        chosen={size}
        onChoose={(next) => {
          setKept(chooseTextSize(next))
          setSize(next)
        }}
      />
      {!isKept && (
        <p role="alert" className="mt-2">
          This browser could not remember the choice, so it goes back when you reload.
        </p>
      )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  names: Record<Value, string>
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, names, chosen, onChoose }: ChoiceProps<Value>) {
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
