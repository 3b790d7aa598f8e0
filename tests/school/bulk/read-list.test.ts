import { describe, expect, it } from 'vitest'
import { decodeFile } from '#features/school/bulk/decode-file.ts'
import { readList } from '#features/school/bulk/read-list.ts'

const rowsOf = (text: string) => {
  const list = readList(text)
  if (!list.ok) throw new Error(list.problem)
  return list.rows
}
const people = (text: string) => rowsOf(text).map(({ name, email, problem }) => [name, email, problem])
const fine = [
  ['Ana Petersen', 'ana@kura.nz', undefined],
  ['Sione Tupou', 'sione@kura.nz', undefined],
]

describe('a list of teachers', () => {
  it.each([
    ['lines with commas', 'Ana Petersen, ana@kura.nz\nSione Tupou,sione@kura.nz'],
    ['the address first', 'ana@kura.nz;Ana Petersen\r\nSIONE@KURA.NZ ;Sione  Tupou\r\n'],
    ['cells of a spreadsheet', 'Ana\tPetersen\tana@kura.nz\n\nSione\tTupou\tsione@kura.nz\n'],
    [
      'headings in any order',
      '\uFEFFSurname,Email address,Room,First name\nPetersen,ana@kura.nz,4,Ana\nTupou,sione@kura.nz,,Sione',
    ],
    ['quoted cells', 'Name,Email\n"Ana Petersen","ana@kura.nz"\n"Sione Tupou",sione@kura.nz'],
    ['what a mail program copies', 'Ana Petersen <ana@kura.nz>; "Sione Tupou" <sione@kura.nz>'],
  ])('reads %s', (_what, text) => {
    expect(people(text)).toEqual(fine)
  })

  it.each([
    ['a bad address', 'Ana,ana@kura', 'This is not an email address.'],
    ['an address with a line break', 'Ana,"ana@kura.nz\nBcc: x@y.nz"', 'This is not an email address.'],
    ['no address', 'Ana,', 'The email address is missing.'],
    ['no name', ',ana@kura.nz', 'The name is missing.'],
    ['too many columns', 'Ana,Petersen,Room 4,ana@kura.nz', /^Wrong columns/],
    ['two addresses', 'Ana,a@kura.nz,b@kura.nz', /^Wrong columns/],
    ['more cells than headings', 'Name,Email\nAna,ana@kura.nz,x', /^Wrong columns/],
    ['a formula for a name', '=cmd|/c calc!A1,ana@kura.nz', /^This looks like a formula/],
    ['a formula for an address', 'Ana,=HYPERLINK("http://x.nz?@")', /^This looks like a formula/],
    ['a formula in another column', 'Name,Email,Room\nAna,ana@kura.nz,@SUM(1)', /^This looks like a formula/],
    ['broken letters', 'T\uFFFDne,ana@kura.nz', /broken/],
    ['a name too long', `${'a'.repeat(101)},ana@kura.nz`, /100 characters/],
  ])('says what is wrong with %s', (_what, text, problem) => {
    expect(rowsOf(text)[0]?.problem).toMatch(problem)
  })

  it('marks the second of an address, whatever its case, with the line of the first', () => {
    const twice = rowsOf('Ana,ana@kura.nz\nSione,sione@kura.nz\nAna P,ANA@kura.nz').map((row) => row.problem)
    expect(twice).toEqual([undefined, undefined, 'Twice in the list: the same address is in line 1.'])
  })

  it('reads a quotation mark that is never closed as text, and loses no line', () => {
    expect(rowsOf('"Ana,ana@kura.nz\nSione Tupou,sione@kura.nz')).toHaveLength(2)
  })

  it.each([
    ['', 'The list is empty.'],
    ['Name,Email\n', 'The list is empty.'],
    ['First name,Last name\nAna,Petersen', 'Wrong columns: no column is headed “Email”.'],
    [
      Array.from({ length: 5001 }, (_, n) => `T,t${n}@kura.nz`).join('\n'),
      'The list has 5001 lines. At most 5000 can be read.',
    ],
  ])('refuses a list as a whole: %#', (text, problem) => {
    expect(readList(text)).toEqual({ ok: false, problem })
  })

  it('reads 5,000 lines', () => {
    const rows = rowsOf(Array.from({ length: 5000 }, (_, n) => `Teacher ${n},t${n}@kura.nz`).join('\n'))
    expect(rows.filter(({ problem }) => problem === undefined)).toHaveLength(5000)
  })
})

describe('a file of an office', () => {
  const utf8 = (text: string) => [...new TextEncoder().encode(text)]
  const wide = (text: string) => [
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer),
  ]
  const read = (bytes: number[]) => decodeFile(new Uint8Array(bytes))

  it('keeps macrons of UTF-8 and UTF-16, and says so when it had to guess', () => {
    expect(read(utf8('\uFEFFTāne\n'))).toMatchObject({
      ok: true,
      guessed: false,
      text: expect.stringMatching(/Tāne/),
    })
    expect(read(wide('Tāne\n'))).toEqual({ ok: true, guessed: false, text: 'Tāne\n' })
    expect(read([...utf8('Tāne\n'), 0x5a, 0x6f, 0xeb, 0x0a])).toEqual({
      ok: true,
      guessed: true,
      text: 'Tāne\nZoë\n',
    })
  })

  it.each([
    ['a workbook', [0x50, 0x4b, 3, 4], /^This is a workbook/],
    ['a picture', [0xff, 0xd8, 0, 1], /^This is not a text file/],
    ['more than 2 MB', Array(2_000_001).fill(65), /2 MB/],
  ])('refuses %s', (_what, bytes, problem) => {
    expect(read(bytes)).toEqual({ ok: false, problem: expect.stringMatching(problem) })
  })
})
