import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const names = readdirSync(new URL('../../supabase/migrations/', import.meta.url))

it('no two migrations have one number, by which a database remembers them', () => {
  const numbers = names.map((name) => name.replace(/_.*$/, ''))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
