import { readSmall, removeSmall, writeSmall } from './small-storage.ts'

/*
 * How the app looks on this device. Before the first paint a script in `index.html` reads these two keys and sets the
 * theme, the size of the letters and the colour of the browser's bar. After a choice it runs again. The public pages read
 * the keys too.
 */
export const THEME_KEY = 'mahere-theme'
export const TEXT_KEY = 'mahere-text'

/** `system` follows the device. */
export const THEMES = { system: '', light: 'mahere', dark: 'mahere-dark' } as const
export type Theme = keyof typeof THEMES

/** The size of the root letters, which every measure of the app follows. */
export const TEXT_SIZES = { normal: '', large: '112.5%', larger: '125%' } as const
export type TextSize = keyof typeof TEXT_SIZES

declare global {
  interface Window {
    showLook?: () => void
  }
}

export const readTheme = (): Theme => chosen(THEMES, THEME_KEY) ?? 'system'
export const readTextSize = (): TextSize => chosen(TEXT_SIZES, TEXT_KEY) ?? 'normal'

/** Returns whether the choice could be stored for the next start. */
export const chooseTheme = (theme: Theme): boolean => choose(THEME_KEY, THEMES[theme])
export const chooseTextSize = (size: TextSize): boolean => choose(TEXT_KEY, TEXT_SIZES[size])

function chosen<Name extends string>(values: Record<Name, string>, key: string): Name | undefined {
  const stored = readSmall(key)
  return (Object.keys(values) as Name[]).find((name) => values[name] === stored)
}

function choose(key: string, value: string): boolean {
  if (value === '') removeSmall(key)
  const kept = value === '' || writeSmall(key, value)
  if (key === THEME_KEY && value === '') followDevice()
  window.showLook?.()
  return kept
}

/** Takes a former choice of a theme back: the script sets one, and never unsets it. */
function followDevice(): void {
  delete document.documentElement.dataset.theme
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  for (const [at, bar] of bars.entries()) bar.media = `(prefers-color-scheme: ${at === 0 ? 'light' : 'dark'})`
}
