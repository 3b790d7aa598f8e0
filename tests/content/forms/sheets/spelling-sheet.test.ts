import { describe, expect, it } from 'vitest'
import { groupsOfAll } from '#content/planner/forms/spelling-sheet/groups-named.ts'
import { SPELLING_LISTS } from '#content/planner/forms/spelling-sheet/lists/spelling-lists.ts'
import type { SpellingList } from '#content/planner/forms/spelling-sheet/spelling-list.ts'
import { BLANK_SHEET, ESSENTIAL, TEST } from '#content/planner/forms/spelling-sheet/spelling-words.data.ts'
import { blockOf, made } from '../made.ts'

const wordsOn = (message: string) =>
  blockOf(made(message).pages[0]?.blocks, 'table').rows.map(([word]) => word)

const saying = (sentence: string, word: string) =>
  sentence.match(new RegExp(`(?<![\\p{L}’])${word}(?![\\p{L}’])`, 'giu')) ?? []

describe('the lists of spelling words', () => {
  it.each(SPELLING_LISTS.map((list) => [list.title, list] as const))('%s', (_, list) => {
    const { pattern, matches, misses, groups, wrong } = list
    expect(matches.filter((text) => !pattern.test(text))).toEqual([])
    expect(misses.filter((text) => pattern.test(text))).toEqual([])
    const pairs = groups.flatMap(({ words }) => Object.entries(words))
    const words = pairs.map(([word]) => word)
    // A sentence says its word once, so that it can be read out and gapped; a list has its words once.
    expect(pairs.filter(([word, sentence]) => saying(sentence, word).length !== 1)).toEqual([])
    expect(pairs.filter(([, sentence]) => !/^[\p{Lu}“].*[.?!]”?$/u.test(sentence))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeGreaterThanOrEqual(9)
    const all = new Set(
      SPELLING_LISTS.flatMap((one) => one.groups.flatMap((group) => Object.keys(group.words))),
    )
    expect(
      Object.entries(wrong).filter(([word, misspelt]) => !words.includes(word) || all.has(misspelt)),
    ).toEqual([])
  })

  it('shares no word between the spellings of one list', () => {
    const letters = SPELLING_LISTS.flatMap(({ groups }) =>
      groups.flatMap(({ spelling, words }) =>
        /^[a-z]{2,5}$/.test(spelling) && spelling !== 'other'
          ? Object.keys(words).filter((word) => !word.toLowerCase().includes(spelling))
          : [],
      ),
    )
    // The names of two groups are words that happen to have letters only.
    expect(
      letters.filter(
        (word) =>
          !SPELLING_LISTS.some(({ groups }) =>
            groups.some(
              ({ spelling, words }) =>
                /^(?:double|days|months|nature|not|irregular)$/.test(spelling) && word in words,
            ),
          ),
      ),
    ).toEqual([])
  })

  it.each([
    ['silent k and silent w', ['silent k', 'silent w']],
    ['silent letters b, g and t', ['silent b', 'silent g', 'silent t']],
    ['short a and e words', ['a', 'e']],
    ['soft c', ['soft c']],
    ['ph words', ['ph']],
    ['bl and sl blends', ['bl', 'sl']],
    ['final blends ft', ['ft']],
    ['suffixes -ous', ['-ous']],
    ['tch and dge words', ['dge', 'tch']],
    ['long i words igh and y', ['igh', 'y']],
  ])('gives the words of the letters that are named, and no others: %s', (text, wanted) => {
    const list = SPELLING_LISTS.find(({ pattern }) => pattern.test(text)) as SpellingList
    const { groups, isWhole } = groupsOfAll(list, text)
    expect(isWhole).toBe(false)
    expect(groups.map(({ spelling }) => spelling)).toEqual(wanted)
    expect(groups.filter(({ words }) => Object.keys(words).length < 9)).toEqual([])
  })

  it('has at least twelve words for every pattern that is taught, but for those with fewer in English', () => {
    const few = /^(?:silent [snp]|lk|lp|pt|ct|-il|oo .*|[a-z_]+)$/
    const short = SPELLING_LISTS.filter(({ bySense, years }) => !bySense && years[0] < years[1])
      .flatMap((list) => list.groups.map((group) => ({ list, group })))
      .filter(({ group: { spelling } }) => /^(?:silent|soft|-)/.test(spelling) && !few.test(spelling))
      .filter(({ group: { words } }) => Object.keys(words).length < 12)
    expect(short.map(({ group }) => group.spelling)).toEqual([])
  })

  it.each([BLANK_SHEET, ESSENTIAL, TEST])('reads $pattern', ({ pattern, matches, misses }) => {
    expect(matches.filter((text) => !pattern.test(text))).toEqual([])
    expect(misses.filter((text) => pattern.test(text))).toEqual([])
  })
})

describe('a spelling sheet', () => {
  it.each([
    ['spelling list week 4 long a, 10 words', /a[iy]|a.e$/, 10],
    ['oo words worksheet', /oo/, 10],
    ['Y6 spelling words ending in -tion, 12 words', /tion$/, 12],
    ['look cover write check, silent letters kn and wr, y4', /^kn|^wr/, 10],
    ['words with igh, spelling list year 3', /igh/, 10],
  ])('has words of the pattern that is named: %s', (message, pattern, count) => {
    const words = wordsOn(message)
    expect(words.filter((word) => !pattern.test(word ?? ''))).toEqual([])
    expect(words).toHaveLength(count)
    expect(made(message).header.form).toBe('Spelling sheet')
  })

  it('takes the words that the teacher listed, with capital letters, and says where it has no sentence', () => {
    const message = 'spelling words this week are: because, wednesday, quokka, bridge'
    expect(wordsOn(message)).toEqual(['because', 'Wednesday', 'quokka', 'bridge'])
    expect(made(message).answer.notDone.join(' ')).toContain('No sentence is written here for: quokka.')
  })

  it('has a key that can be checked against its words', () => {
    const { pages, key } = made('spelling list y3 ou and ow, 10 words')
    const words = blockOf(pages[0]?.blocks, 'table').rows.map(([word = '']) => word)
    const tasks = pages[0]?.tasks ?? []
    const sorted = tasks.find(({ id }) => id === 'sort')
    expect(
      sorted?.answer
        .split(/ou: | · ow: |, /)
        .filter(Boolean)
        .sort(),
    ).toEqual([...words].sort())
    const letters = tasks.find(({ id }) => id === 'letters')
    const masks = letters?.prompt.split('Write them: ')[1]?.split(/,\s+/) ?? []
    const fitting = masks.map((mask) => {
      const pattern = new RegExp(`^${mask.replaceAll(' ', '').replaceAll('_', '.')}$`)
      return words.filter((word) => pattern.test(word)).join()
    })
    expect(letters?.answer).toBe(fitting.join(', '))
    const { rows } = blockOf(key?.blocks, 'table')
    expect(rows.map(([, word]) => word)).toEqual(words)
    expect(rows.filter(([, word = '', sentence = '']) => saying(sentence, word).length !== 1)).toEqual([])
  })

  it('tests only words with the silent letters that are named, in equal shares', () => {
    const { key } = made('spelling test year 3 words with silent k and silent w, 10 words with sentences')
    const words = blockOf(key?.blocks, 'table').rows.map(([, word = '']) => word)
    expect(words).toHaveLength(10)
    expect(words.filter((word) => word.startsWith('kn'))).toHaveLength(5)
    expect(words.filter((word) => /w/.test(word) && !word.startsWith('kn'))).toHaveLength(5)
  })

  it('takes the words of the year beside it where a list is too short, and says so', () => {
    const { key, answer } = made('spelling test 20 words yr 5')
    expect(blockOf(key?.blocks, 'table').rows).toHaveLength(20)
    expect(answer.notDone.join(' ')).toContain('The last 2 of the 20 words come from')
  })

  it('shows no word on the page of a test', () => {
    const { pages, key, header } = made('spelling test y7, 12 words')
    const { rows } = blockOf(key?.blocks, 'table')
    expect(header.form).toBe('Spelling test')
    expect(rows).toHaveLength(12)
    const shown = JSON.stringify(pages)
    expect(rows.filter(([, word = '']) => shown.includes(word))).toEqual([])
  })

  it('says that no pattern was named, and that it copies no published list', () => {
    expect(made('spelling sheet year 4').answer.notDone.join(' ')).toContain('You named no spelling pattern')
    expect(made('essential lists year 4').answer.notDone.join(' ')).toContain('Spell-Write')
  })

  it.each([
    'a word search: moon, food, soon, cool, boot',
    'spelling bingo, long a words',
    'spelling rubric y5',
  ])('takes no other form’s place: %s', (message) => {
    expect(made(message).header.form).not.toBe('Spelling sheet')
  })
})

describe('a dictation', () => {
  it.each([
    ['dictation sentences year 4 with homophones', 6],
    ['dictation: silent letters y5, 8 sentences', 8],
  ])('keeps its sentences on the teacher page: %s', (message, count) => {
    const { pages, key, header } = made(message)
    const tasks = pages[0]?.tasks ?? []
    expect(header.form).toBe('Dictation')
    expect(tasks).toHaveLength(count)
    expect(key?.groups.flatMap((group) => group.tasks)).toEqual(tasks)
    const lengths = tasks.map(({ answer }) => answer.replace(/ \([^)]*\)$/, '').split(' ').length)
    expect(tasks.map(({ prompt }) => Number(/has (\d+) words/.exec(prompt)?.[1]))).toEqual(lengths)
  })
})
