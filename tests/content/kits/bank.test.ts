import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findAlike } from '../../../supabase/seed/alike-kits.ts'
import { KITS_FOLDER, readKit, readKits } from '../../../supabase/seed/kit-files.ts'
import { kitsSql } from '../../../supabase/seed/kits-sql.ts'

const PATH = 'science/science-simple-circuits-y5-6.json'
const text = readFileSync(`${KITS_FOLDER}/${PATH}`, 'utf8')
const changed = (change: (kit: Record<string, unknown>) => void): string => {
  const kit = JSON.parse(text)
  change(kit)
  return JSON.stringify(kit)
}
const faultsOf = (given: string, path = PATH) =>
  readKit(path, given).faults.map(({ field, reason }) => `${field}: ${reason}`)

describe('the bank of kits', () => {
  it('has no kit with a fault', { timeout: 300_000 }, () => {
    const files = readKits()
    findAlike(files)
    const wrong = files.filter(({ faults }) => faults.length > 0)
    expect(wrong.map(({ path, faults }) => ({ path, faults }))).toEqual([])
  })

  it('finds a kit that says mostly what another says', () => {
    const copy = changed((kit) => Object.assign(kit, { id: 'science-copied-circuits-y5-6' }))
    const files = [readKit(PATH, text), readKit('science/science-copied-circuits-y5-6.json', copy)]
    findAlike(files)
    expect(files.map(({ faults }) => faults)).toEqual([
      [],
      [{ field: 'file', reason: `says mostly what ${PATH} says` }],
    ])
  })

  it('names file, field and reason of what is wrong', () => {
    expect(faultsOf(text)).toEqual([])
    expect(faultsOf('{')[0]).toMatch(/^file: is not JSON/)
    expect(faultsOf(text, 'science/other-y5-6.json')).toEqual(['id: is not the name of the file'])
    expect(faultsOf(changed((kit) => Reflect.deleteProperty(kit, 'exit')))[0]).toMatch(/^exit: /)
    expect(faultsOf(changed((kit) => Object.assign(kit, { goals: ['science-y9-none-01'] })))).toEqual([
      'goals: there is no goal science-y9-none-01',
    ])
    expect(faultsOf(changed((kit) => Object.assign(kit, { years: [1, 2] })))[0]).toMatch(/^years: .*Year 6/)
  })

  it('is not turned into SQL while one kit has a fault, so the last good bank stays', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mahere-kits-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'science'))
    writeFileSync(join(folder, PATH), text)
    expect(kitsSql(folder)).toContain('private.load_kits')
    writeFileSync(
      join(folder, PATH),
      changed((kit) => Object.assign(kit, { goals: ['science-y9-none-01'] })),
    )
    expect(() => kitsSql(folder)).toThrow(`${PATH}: goals: there is no goal science-y9-none-01`)
  })

  it('finds a missing macron, overseas spelling and a kupu that is not in the lexicon', () => {
    const faults = faultsOf(
      changed((kit) => {
        kit.idea = 'The color of a Maori garden, seen from the gate of the school each morning.'
        Object.assign(kit.vocabulary as object, { reo: [['zzkupu', 'word']] })
      }),
    )
    expect(faults).toContain('words: “Maori” should be “Māori”')
    expect(faults).toContain('words: “color” should be “colour”')
    expect(faults).toContain('vocabulary.reo: “zzkupu” is not in our lexicon')
  })

  it('finds a lesson whose worksheet is said to print cards that it does not have', () => {
    const promise = (kit: Record<string, unknown>) => {
      const [first] = kit.materials as { item: string }[]
      if (first) first.item = 'six part cards: a worksheet of this lesson prints them'
    }
    expect(faultsOf(changed(promise))).toContain(
      'handout: is missing, and the lesson says that its worksheet prints it',
    )
    const given = changed((kit) => {
      promise(kit)
      kit.handout = { title: 'Part cards', paragraphs: ['battery', 'bulb'] }
    })
    expect(faultsOf(given)).toEqual([])
  })

  it('finds a choice that is offered twice, and answers that are always the longest', () => {
    expect(
      faultsOf(
        changed((kit) => {
          const [first] = kit.choices as { answer: string; wrong: string[] }[]
          if (first) first.wrong[0] = first.answer
        }),
      )[0],
    ).toMatch(/^choices\.0: has two equal options/)
    expect(
      faultsOf(
        changed((kit) => {
          for (const choice of kit.choices as { answer: string }[])
            choice.answer += ' and much else besides this'
        }),
      )[0],
    ).toMatch(/^choices: the right answer is the longest in 6 of 6/)
  })
})
