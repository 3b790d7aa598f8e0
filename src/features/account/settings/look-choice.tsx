import { useState } from 'react'
import {
  chooseTextSize,
  chooseTheme,
  readTextSize,
  readTheme,
  type TextSize,
  type Theme,
} from '#platform/look.ts'
import { Choice } from './choice.tsx'

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
