import { expect, it } from 'vitest'
import { csvOf } from '#features/school/csv.ts'

it.each([
  ['=cmd|calc', "'=cmd|calc"],
  ['+64 21', "'+64 21"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['Māia "Mo" Kereama', '"Māia ""Mo"" Kereama"'],
  ['two\nlines', '"two\nlines"'],
  ['a,b', '"a,b"'],
  ['plain', 'plain'],
])('a spreadsheet reads %j as text', (given, cell) => {
  expect(csvOf([[given]])).toBe(`\uFEFF${cell}\r\n`)
})
