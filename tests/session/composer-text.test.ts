import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_PROMPT_CHARS } from '#domain/product.ts'
import {
  type ComposerText,
  clearSentText,
  excessLength,
  hasCapital,
  isBlank,
  isDraftStored,
  markStored,
  onTextChange,
  openComposer,
  readText,
  replaceText,
  resetComposerText,
  restoreText,
  setText,
  showDraft,
} from '#session/composer-text.ts'

const KEY = 'new:lessonPlan'
const CHAT = 'chat:1'
/** Everything the draft was told to do, in order. */
let told: string[]
const open = (key: string) =>
  openComposer(key, {
    later: (text) => told.push(`${key} ${text}`),
    drop: () => told.push(`${key} drop`),
  })

let state: ComposerText
onTextChange((now) => {
  state = now
})
const FACTS = [isBlank, excessLength, isDraftStored, hasCapital]
const drawn = () => FACTS.map((fact) => fact(state)).join()

beforeEach(() => {
  told = []
  resetComposerText()
  open(KEY)
})

describe('what is drawn of the composer’s text', () => {
  /** How often the screen is drawn again while this is typed, key by key. */
  function drawnWhile(text: string): number {
    let times = 0
    for (let at = 1; at <= text.length; at += 1) {
      const before = drawn()
      setText(text.slice(0, at))
      if (drawn() !== before) times += 1
    }
    return times
  }

  it('changes once for a sentence: at the first letter of it', () => {
    expect(drawnWhile('a game with dice for those who finish first')).toBe(1)
  })

  it('changes again for the first capital, which may begin a name', () => {
    expect(drawnWhile('a game for Hēmi, Mia and Olivia')).toBe(2)
    expect(hasCapital(state)).toBe(true)
  })

  it('changes at each key while the text is too long: the notice counts it', () => {
    setText('x'.repeat(MAX_PROMPT_CHARS))
    const facts = [0, 1, 2].map((more) => {
      setText('x'.repeat(MAX_PROMPT_CHARS + more))
      return drawn()
    })
    expect(new Set(facts).size).toBe(3)
  })

  it('says that the draft is stored while the text is that of the store, and never of blanks', () => {
    setText('half a thought')
    markStored(KEY, 'half a thought')
    expect(isDraftStored(state)).toBe(true)
    const before = drawn()
    setText('half a thought more')
    expect(isDraftStored(state)).toBe(false)
    expect(drawn()).not.toBe(before)
    setText(' ')
    markStored(KEY, ' ')
    expect(isDraftStored(state)).toBe(false)
  })

  it('does not count a draft as stored by what was stored for another chat', () => {
    setText('the same text')
    markStored(CHAT, 'the same text')
    expect(isDraftStored(state)).toBe(false)
  })
})

describe('a draft that is read slowly', () => {
  it('is shown when nothing was typed meanwhile, and counts as stored', () => {
    showDraft('my own words')
    expect([readText(), isDraftStored(state), told]).toEqual(['my own words', true, []])
  })

  it('comes in below what was typed meanwhile, and both are stored', () => {
    setText('A walk')
    showDraft('my own words')
    expect(readText()).toBe('A walk\n\nmy own words')
    expect(told.at(-1)).toBe(`${KEY} A walk\n\nmy own words`)
  })

  it('is stored again when it came back into a field that was typed in and emptied', () => {
    setText('A')
    setText('')
    showDraft('my own words')
    expect(readText()).toBe('my own words')
    expect(told.at(-1)).toBe(`${KEY} my own words`)
  })

  it('is no news when the text begins with it', () => {
    setText('my own words, and more')
    showDraft('my own words')
    expect(readText()).toBe('my own words, and more')
  })

  it.each([
    ['a prompt of the app’s own', () => replaceText('A worksheet'), 'A worksheet'],
    ['a send', () => clearSentText('', { from: KEY, to: KEY }), ''],
    ['a draft restored from elsewhere', () => restoreText(KEY, 'taken back'), 'taken back'],
  ])('never comes in after %s', (_, happens, text) => {
    happens()
    showDraft('my own words')
    expect(readText()).toBe(text)
  })
})

describe('a draft', () => {
  it('that is read does not come in twice', () => {
    showDraft('my own words')
    setText('')
    showDraft('my own words')
    expect(readText()).toBe('')
  })

  it('is not stored again when nothing came in', () => {
    setText('my own words, and more')
    told = []
    showDraft('my own words')
    expect(told).toEqual([])
  })

  it('that is blank comes in neither above nor below what was typed', () => {
    setText('A walk')
    showDraft(' \n')
    expect(readText()).toBe('A walk')
  })

  it('takes the place of blanks that were typed', () => {
    setText('  ')
    showDraft('my own words')
    expect(readText()).toBe('my own words')
  })

  it('that is shown while something else was typed counts as not stored', () => {
    setText('A walk')
    showDraft('my own words')
    expect(isDraftStored(state)).toBe(false)
  })

  it('of another chat begins with an empty field that is stored nowhere', () => {
    showDraft('my own words')
    open(CHAT)
    expect([state, told]).toMatchObject([{ key: CHAT, text: '', storedText: '' }, []])
  })

  it('is not stored while newer words are in the field', () => {
    setText('half a thought')
    setText('half a thought more')
    markStored(KEY, 'half a thought')
    setText('half a thought')
    expect(isDraftStored(state)).toBe(false)
  })
})

describe('the length', () => {
  it('counts no blanks around the text, and no text that just fits', () => {
    setText(` ${'x'.repeat(MAX_PROMPT_CHARS)} `)
    expect(excessLength(state)).toBe(0)
    setText('x'.repeat(MAX_PROMPT_CHARS + 1))
    expect(excessLength(state)).toBe(MAX_PROMPT_CHARS + 1)
  })
})

describe('a send', () => {
  it('empties the field and forgets the draft that was to be stored', () => {
    setText('Plants')
    clearSentText('Plants', { from: KEY, to: KEY })
    expect([readText(), told.at(-1)]).toEqual(['', `${KEY} drop`])
  })

  it('leaves what was typed while it was under way, and stores it once more', () => {
    setText('Plants')
    setText('Plants and')
    clearSentText('Plants', { from: KEY, to: KEY })
    expect([readText(), told.at(-1)]).toEqual(['Plants and', `${KEY} Plants and`])
  })

  it('takes what was typed meanwhile along to the chat it has made, and to no other', () => {
    setText('Plants and')
    clearSentText('Plants', { from: KEY, to: CHAT })
    open(CHAT)
    expect([readText(), told.at(-1)]).toEqual(['Plants and', `${CHAT} Plants and`])
    expect(told).not.toContain(`${CHAT} Plants`)
    clearSentText('Plants', { from: CHAT, to: 'chat:2' })
    open('chat:3')
    expect(readText()).toBe('')
    open('chat:2')
    expect(readText()).toBe('')
  })
})

describe('a send that ends when another chat is open', () => {
  it('leaves the text and the draft of that chat alone, and carries nothing back', () => {
    setText('for the first chat')
    open(CHAT)
    setText('for the second chat')
    clearSentText('for the first chat', { from: KEY, to: 'chat:2' })
    expect([readText(), told.at(-1)]).toEqual(['for the second chat', `${CHAT} for the second chat`])
    open('chat:2')
    expect(readText()).toBe('')
  })

  it('does not keep that chat’s own draft from being shown', () => {
    open(CHAT)
    clearSentText('for the first chat', { from: KEY, to: KEY })
    showDraft('my own words')
    expect(readText()).toBe('my own words')
  })
})

describe('a text restored from elsewhere', () => {
  it('takes the place of the text, is stored already, and asks for the focus', () => {
    const { restores } = state
    setText('typed')
    restoreText(KEY, 'taken back')
    expect([readText(), isDraftStored(state), told.at(-1)]).toEqual(['taken back', true, `${KEY} drop`])
    expect(state.restores).toBe(restores + 1)
  })

  it('stays out of the composer of another draft', () => {
    setText('typed')
    restoreText(CHAT, 'taken back')
    expect(readText()).toBe('typed')
  })
})

it('what was typed for a chat that the first send made is joined by the draft which that chat had', () => {
  setText('Plants and')
  clearSentText('Plants', { from: KEY, to: CHAT })
  open(CHAT)
  showDraft('bees')
  expect(readText()).toBe('Plants and\n\nbees')
})

it('[SYS-28] leaves nothing for the next teacher on this device', () => {
  setText('for my own class')
  resetComposerText()
  expect(state).toMatchObject({ key: '', text: '', storedText: '' })
})
