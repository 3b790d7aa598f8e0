import { printPage } from '#documents/files/print-page.ts'
import { showToast } from '#session/toasts.ts'
import { type Welcomed, welcomeSheets } from './welcome-sheets.ts'

/** Prints the sheets from memory. They hold first passwords, so no copy is kept anywhere. */
export function printSheets(teachers: Welcomed[], school: string): void {
  printPage('Welcome', welcomeSheets(teachers, school, window.location.origin), () =>
    showToast({
      title: 'The sheet was not printed',
      text: 'Please allow printing in this browser.',
      kind: 'error',
    }),
  )
}
