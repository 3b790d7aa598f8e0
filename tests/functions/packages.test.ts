import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Record<
    string,
    Record<string, string>
  >

it('the edge functions name exactly the versions that are installed here', () => {
  const { dependencies, devDependencies } = read('package.json')
  const packages = Object.entries(read('supabase/functions/deno.json').imports ?? {}).filter(([, to]) =>
    to.startsWith('npm:'),
  )
  expect(packages.length).toBeGreaterThan(0)
  expect(Object.fromEntries(packages)).toEqual(
    Object.fromEntries(
      packages.map(([name]) => [name, `npm:${name}@${{ ...dependencies, ...devDependencies }[name]}`]),
    ),
  )
})
