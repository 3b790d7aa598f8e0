// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearIdentity, setIdentity } from '#session/identity.ts'
import {
  dropSharedText,
  holdSharedText,
  joinShared,
  readSharedText,
  SHARED_TEXT_KEY,
} from '#session/shared-text.ts'
import { fakeStorage } from '../local-store/support/fake-storage.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-21T00:00:00.000Z')

beforeEach(() => dropSharedText())
afterEach(() => vi.unstubAllGlobals())

describe('what another app shares', () => {
  it.each([
    ['one part', { text: 'Owls' }, 'Owls'],
    [
      'each part on a line',
      { title: 'Owls', text: 'Ruru at night', url: 'https://a.nz' },
      'Owls\nRuru at night\nhttps://a.nz',
    ],
    ['no blanks and no empty part', { title: '  Owls ', text: ' ', url: '' }, 'Owls'],
    [
      'no address that stands in the text already',
      { text: 'See https://a.nz now', url: 'https://a.nz' },
      'See https://a.nz now',
    ],
    ['no title that the text begins with', { title: 'Owls', text: 'Owls at night' }, 'Owls at night'],
    ['a title that stands in the address', { title: 'owls', url: 'https://owls.nz' }, 'https://owls.nz'],
    ['the same words once', { title: 'Owls', text: 'Owls' }, 'Owls'],
    ['nothing', {}, ''],
  ])('becomes one text: %s', (_, shared, text) => {
    expect(joinShared(shared)).toBe(text)
  })
})

describe('a shared text', () => {
  it('is held across a sign-in, for less than an hour', () => {
    holdSharedText('Owls', now)
    expect([readSharedText(now), readSharedText(now + HOUR - 1)]).toEqual(['Owls', 'Owls'])
    expect(readSharedText(now + HOUR)).toBeUndefined()
    expect(readSharedText(now - HOUR)).toBeUndefined()
  })

  it('is gone once the chat has taken it', () => {
    holdSharedText('Owls', now)
    dropSharedText()
    expect([readSharedText(now), localStorage.getItem(SHARED_TEXT_KEY)]).toEqual([undefined, null])
  })

  it('does not give way to an empty one', () => {
    holdSharedText('Owls', now)
    holdSharedText('', now)
    expect(readSharedText(now)).toBe('Owls')
  })

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['a text without its time', '{"text":"Owls"}'],
    ['a time without a text', `{"at":${now}}`],
    ['nothing at all', ''],
    ['a time that is none', '{"text":"Owls","at":"now"}'],
    ['a text that is none', `{"text":7,"at":${now}}`],
  ])('is none when the record holds %s', (_, record) => {
    localStorage.setItem(SHARED_TEXT_KEY, record)
    expect(readSharedText(now)).toBeUndefined()
  })
})

describe('a shared text in a browser that stores nothing', () => {
  const blockStorage = () => vi.stubGlobal('localStorage', Object.assign(fakeStorage(), { full: true }))

  it('is held in memory until the chat takes it', () => {
    blockStorage()
    holdSharedText('Owls', now)
    expect(readSharedText(now)).toBe('Owls')
    dropSharedText()
    expect(readSharedText(now)).toBeUndefined()
  })

  it('[SYS-28] is gone after a sign-out, and stays through a sign-in', () => {
    blockStorage()
    holdSharedText('Owls', now)
    vi.unstubAllGlobals()
    setIdentity({ userId: 'u', email: 'ana@example.school.nz', displayName: 'Ana', state: 'signed-in' })
    expect(readSharedText(now)).toBe('Owls')
    clearIdentity()
    expect(readSharedText(now)).toBeUndefined()
  })

  it('is not in memory once it could be stored, so that it runs out there too', () => {
    blockStorage()
    holdSharedText('Owls', now)
    vi.unstubAllGlobals()
    holdSharedText('Tūī', now)
    expect([readSharedText(now), readSharedText(now + HOUR)]).toEqual(['Tūī', undefined])
  })
})
