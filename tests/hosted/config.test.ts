import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { PROJECT } from '../../supabase/local/project-folder.ts'
import { SUPABASE_CLI_VERSION } from '../support/tools.mjs'

const read = (path: string) => readFileSync(join(PROJECT, 'supabase', path), 'utf8')

/** Every value of a TOML document with the path to it. */
function valuesOf(part: unknown, path = ''): [string, unknown][] {
  if (typeof part !== 'object' || part === null) return [[path, part]]
  return Object.entries(part).flatMap(([name, value]) =>
    valuesOf(value, path === '' ? name : `${path}.${name}`),
  )
}

it('`supabase config push` would send a project nothing that only a developer’s machine wants', () => {
  const values = valuesOf(parse(read('config.toml')))
  expect(values.filter(([, value]) => /127\.0\.0\.1|localhost/.test(String(value)))).toEqual([])
  expect(Object.fromEntries(values)).toMatchObject({
    'auth.site_url': 'env(MAHERE_APP_ORIGIN)',
    'auth.additional_redirect_urls.0': 'env(MAHERE_APP_REDIRECTS)',
    'auth.email.enable_confirmations': true,
    'auth.enable_anonymous_sign_ins': false,
    'auth.external.google.enabled': true,
    'auth.external.apple.enabled': true,
    'realtime.enabled': true,
  })
})

it('the hosting page names every setting that config.toml takes from the environment, and the CLI that is tested', () => {
  const page = read('README.md')
  for (const [, name = ''] of read('config.toml').matchAll(/env\((\w+)\)/g)) expect(page).toContain(name)
  expect(page).toContain(`supabase@${SUPABASE_CLI_VERSION}`)
})
