interface Settings {
  themeKey: string
  textKey: string
}

/**
 * Runs in the head of each page as it is written here, so that the theme and the text size that a teacher chose on the
 * account page hold on all our pages. Without a choice the page follows the device.
 */
export function runLook({ themeKey, textKey }: Settings): void {
  try {
    const root = document.documentElement
    const theme = localStorage.getItem(themeKey)
    if (theme) root.dataset.theme = theme
    root.style.fontSize = localStorage.getItem(textKey) ?? ''
  } catch {} // a forbidden storage: the page looks as the device does
}
