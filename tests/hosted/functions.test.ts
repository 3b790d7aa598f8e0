import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'smol-toml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDeno } from '../../supabase/local/functions/deno-process.ts'
import { PROJECT } from '../../supabase/local/project-folder.ts'
import { type Checkout, openCheckout } from '../support/hosted-twin/cli.ts'
import { type ManagementApi, startManagementApi } from '../support/hosted-twin/management-api.ts'

const REF = 'abcdefghijklmnopqrst'
/** A hosted function may have 20 MB, and ours may have 10. They stay below; the largest two hold the planner, its lists of words and the SDK of the models. */
const MAX_BUNDLE_KB = 9_500

const names = readdirSync(join(PROJECT, 'supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)

describe('our functions deployed by the Supabase CLI', () => {
  let api: ManagementApi
  let checkout: Checkout

  beforeAll(async () => {
    checkout = openCheckout('')
    api = await startManagementApi()
    const profile = join(checkout.folder, 'profile.yaml')
    const addresses = [`api_url: ${api.origin}`, `dashboard_url: ${api.origin}`, 'project_host: 127.0.0.1']
    writeFileSync(profile, ['name: twin', ...addresses, ''].join('\n'))
    const deploy = ['functions', 'deploy', '--use-api', `--remote=${REF}`, '--profile', profile, '--yes']
    const { code, text } = await checkout.supabase(deploy, { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` })
    expect(code, text).toBe(0)
  })
  afterAll(async () => {
    await api?.close()
    checkout?.remove()
  })

  it('uploads each of them with the list of its packages', () => {
    expect([...api.deployed.keys()].sort()).toEqual(names)
    for (const { metadata, files } of api.deployed.values()) {
      expect(metadata.import_map_path).toBe('supabase/functions/deno.json')
      expect([...files.keys()]).toContain('supabase/functions/deno.json')
    }
  })

  it('asks for a token where config.toml says so', () => {
    const { functions } = parse(readFileSync(join(PROJECT, 'supabase/config.toml'), 'utf8')) as {
      functions: Record<string, { verify_jwt: boolean }>
    }
    expect(Object.keys(functions).sort()).toEqual(names)
    for (const name of names)
      expect(api.deployed.get(name)?.metadata.verify_jwt, name).toBe(functions[name]?.verify_jwt)
  })

  it.each(names)('bundles what was uploaded of %s, with every import resolved', (name) => {
    const { metadata, files } = api.deployed.get(name) ?? {}
    if (!metadata || !files) throw new Error(`${name} was not uploaded`)
    const folder = join(checkout.folder, 'hosted', name)
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{}')
    const bundle = join(folder, 'bundle.js')
    execFileSync(
      findDeno(),
      [
        'bundle',
        '--quiet',
        '--no-lock',
        '--no-remote',
        '--node-modules-dir=manual',
        '--platform=deno',
        ...(metadata.import_map_path
          ? [`--config=${join(folder, metadata.import_map_path)}`]
          : ['--no-config']),
        `--output=${bundle}`,
        join(folder, metadata.entrypoint_path),
      ],
      { cwd: folder, stdio: 'pipe', env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' } },
    )
    const kilobytes = Math.ceil(statSync(bundle).size / 1000)
    console.log(`${name}: ${kilobytes} kB`)
    expect(kilobytes).toBeLessThan(MAX_BUNDLE_KB)
  })
})
