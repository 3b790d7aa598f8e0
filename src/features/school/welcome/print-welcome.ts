import { NETWORK_ERROR } from '#domain/network-error.ts'
import { showToast } from '#session/toasts.ts'
import type { Welcomed } from './welcome-sheets.ts'

/** Loads what prints at its first use. Answers whether the sheets went to the printer. */
export async function printWelcome(teachers: Welcomed[], school: string): Promise<boolean> {
  try {
    const { printSheets } = await import('./print-sheets.online.ts')
    printSheets(teachers, school)
    return true
  } catch (error) {
    console.error('The welcome sheets could not be made:', error)
    showToast({ title: 'The sheet was not printed', text: NETWORK_ERROR, kind: 'error' })
    return false
  }
}
