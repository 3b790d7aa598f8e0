import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAMES = ['soffice', 'libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice']

/** The command of LibreOffice, if this machine has it. */
export const soffice = NAMES.find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore', timeout: 60_000 })
    return true
  } catch {
    return false
  }
})

/** The text, with its places, of Word files as LibreOffice prints them. */
export function printed(files: Record<string, Buffer>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'mahere-word-'))
  const names = Object.keys(files)
  for (const name of names) writeFileSync(join(folder, `${name}.docx`), files[name] ?? '')
  const paths = names.map((name) => join(folder, `${name}.docx`))
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  execFileSync(soffice ?? '', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths], {
    stdio: 'ignore',
    timeout: 120_000,
  })
  const read = (name: string) =>
    execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', join(folder, `${name}.pdf`), '-']).toString()
  return Object.fromEntries(names.map((name) => [name, read(name)]))
}
