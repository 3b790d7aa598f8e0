import { describe, expect, it } from 'vitest'
import { LESSON_PLAN_VERSION } from '#content/lesson-plan.ts'
import { RESOURCE_VERSION } from '#content/resource.ts'
import {
  arrange,
  foldersOf,
  inFolder,
  plainText,
  preview,
  SORTS,
  type Sort,
  savedItem,
} from '#features/starred/starred-list.ts'

type Listed = Parameters<typeof savedItem>[0]

function star(id: string, title: string, content: string, starredAt: string, createdAt: string): Listed {
  return {
    star: { message_id: id, chat_session_id: `chat-${id}`, starred_at: starredAt },
    message: { id, content, chat_content: null, created_at: createdAt, context: null },
    chat: { title, is_deleted: false },
    delivery: { state: 'synced' },
    edit: { state: 'synced' },
    hasDraft: false,
  } as unknown as Listed
}

const items = [
  star('a', 'Māra kai', '**WALT** find a *fraction*', '2026-11-03T00:00:00Z', '2026-11-01T00:00:00Z'),
  star('b', 'Adjectives 10', 'Walk to the bush', '2026-11-01T00:00:00Z', '2026-11-03T00:00:00Z'),
  star('c', 'adjectives 9', 'Kererū song', '2026-11-02T00:00:00Z', '2026-11-02T00:00:00Z'),
].map(savedItem)

const ids = (sort: Sort, search = '') =>
  arrange(items, search, sort)
    .map((item) => item.messageId)
    .join('')

describe('the saved list', () => {
  it('[STAR-29] [STAR-30] [STAR-31] [STAR-32] [STAR-33] [STAR-34] [OP-85] sorts six ways', () => {
    expect(Object.values(SORTS).slice(0, 6)).toEqual([
      'Starred newest',
      'Starred oldest',
      'Created newest',
      'Created oldest',
      'Title A-Z',
      'Title Z-A',
    ])
    expect(ids('starred-newest')).toBe('acb')
    expect(ids('starred-oldest')).toBe('bca')
    expect(ids('created-newest')).toBe('bca')
    expect(ids('created-oldest')).toBe('acb')
    expect(ids('title-a-z')).toBe('cba')
    expect(ids('title-z-a')).toBe('abc')
  })

  const filed = (id: string, labels: object, year: string | null = null): Listed => {
    const plain = star(id, `Chat of ${id}`, 'Words', `2026-11-0${id}T00:00:00Z`, '2026-11-01T00:00:00Z')
    const message = { ...plain.message, context: year && { year_group: year } }
    return { ...plain, star: { ...plain.star, ...labels }, message } as unknown as Listed
  }
  const shelf = [
    filed('1', { folder: 'Term 10', tags: ['Māori'] }, 'Year 10'),
    filed('2', { name: '<b>Own name</b>' }, 'Years 3-4'),
    filed('3', { folder: 'term 9' }),
    filed('4', { folder: 'Term 10' }, 'Year 2'),
  ].map(savedItem)
  const sorted = (sort: Sort, search = '') => arrange(shelf, search, sort).map((item) => item.messageId)

  it('sorts by year and by folder, with what has none last', () => {
    expect(sorted('year')).toEqual(['4', '2', '1', '3'])
    expect(sorted('folder')).toEqual(['3', '4', '1', '2'])
  })

  it('shows one folder, or what is in none, and finds by tag, folder and own name', () => {
    expect(foldersOf(shelf)).toEqual([
      { name: 'term 9', count: 1 },
      { name: 'Term 10', count: 2 },
    ])
    expect(inFolder(shelf, { in: 'folder', name: 'Term 10' }).map(({ messageId }) => messageId)).toEqual([
      '1',
      '4',
    ])
    expect(inFolder(shelf, { in: 'none' }).map(({ title }) => title)).toEqual(['<b>Own name</b>'])
    expect(sorted('starred-newest', 'maori')).toEqual(['1'])
    expect(sorted('starred-newest', 'term 10')).toEqual(['4', '1'])
    expect(sorted('starred-newest', 'own')).toEqual(['2'])
  })

  it('arranges a folder of 1,000 items', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => filed(String(at), { folder: 'All' })).map(savedItem)
    expect(foldersOf(many)).toEqual([{ name: 'All', count: 1_000 }])
    expect(arrange(inFolder(many, { in: 'folder', name: 'All' }), '', 'folder')).toHaveLength(1_000)
  })

  it('[STAR-27] [STAR-28] searches titles and content, with or without macrons', () => {
    expect(ids('starred-newest', 'mara')).toBe('a')
    expect(ids('starred-newest', 'KERERŪ')).toBe('c')
    expect(ids('starred-newest', 'adjectives bush')).toBe('b')
    expect(ids('starred-newest', 'nothing')).toBe('')
    expect(ids('starred-newest', '  ')).toBe('acb')
  })

  it('[STAR-37] previews 150 characters without Markdown syntax', () => {
    expect(preview('ā'.repeat(150))).toBe('ā'.repeat(150))
    expect(preview('ā'.repeat(151))).toBe(`${'ā'.repeat(150)}…`)
    expect(
      plainText('# Plan\n\n**WALT** *count* to 3*4\n- [Te Ara](https://teara.govt.nz)\n| a | b |\n|---|---|'),
    ).toBe('Plan WALT count to 3*4 Te Ara a b')
  })

  it('[STAR-21] [STAR-22] [OP-84] keeps an item whose chat was deleted or whose content is not here yet', () => {
    const gone = savedItem({
      star: { message_id: 'x', chat_session_id: 'c', starred_at: '2026-11-01T00:00:00Z' },
      chat: { title: '', is_deleted: true },
      delivery: { state: 'synced' },
      edit: { state: 'synced' },
      hasDraft: false,
    } as unknown as Listed)
    expect(gone).toMatchObject({ title: 'Untitled Session', text: null, archived: true })
    expect(arrange([gone, ...items], '', 'created-oldest')).toHaveLength(4)
  })

  it('[STAR-37] previews the purpose of a typed plan or resource, with year and area next to the date', () => {
    const typed = (doc: unknown) => {
      const listed = star(
        't',
        'Sets',
        'Lesson plan: Sets Lesson overview Year: Year 5',
        '2026-11-03T00:00:00Z',
        '',
      )
      return savedItem({ ...listed, message: { ...listed.message, doc } } as Listed)
    }
    const header = { id: 'header', title: 'Sets', year: 'Year 5', area: 'Mathematics and statistics' }
    const intention = { id: 'learning-intention', walt: 'share a set', criteria: ['share 12 counters'] }
    const plan = typed({ format: 'plan', version: LESSON_PLAN_VERSION, sections: [header, intention] })
    expect(plan.text).toBe('We are learning to share a set. I can share 12 counters.')
    expect(plan.details).toEqual(['Year 5', 'Mathematics and statistics'])
    expect(typed({ format: 'plan', version: LESSON_PLAN_VERSION, sections: [header] }).text).toMatch(
      /^Lesson plan/,
    )

    const pages = [
      { id: 'header', subtitle: 'Worksheet · Year 5' },
      { id: 'tasks-core', instructions: 'Work it out.', example: { prompt: 'Half of 12?' }, tasks: [] },
    ]
    const sheet = typed({ format: 'resource', version: RESOURCE_VERSION, sections: pages })
    expect(sheet.text).toBe('Work it out. Half of 12?')
    expect(sheet.details).toEqual(['Worksheet · Year 5'])
  })
})
