// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { NEWEST_NEWS } from '#domain/product.ts'
import { helpTopics } from '#features/public-pages/help/help-topics.ts'
import { whatsNew } from '#features/public-pages/help/whats-new.ts'
import { pageAt, text } from '../support/screens/public-page.ts'

const ids = helpTopics.flatMap(({ topics }) => topics.map(({ id }) => id))

/** Opens the page as a browser does: its markup, and then its own script. */
function open(hash = '') {
  location.hash = hash
  document.body.innerHTML = pageAt('/help').body.innerHTML
  new Function(document.querySelector('main script')?.textContent ?? '')()
}

function search(words: string) {
  const field = document.querySelector<HTMLInputElement>('#help-search') as HTMLInputElement
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('details.topic')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id)
const said = () => text(document.querySelector('#help-found'))

describe('the help page', () => {
  beforeEach(() => open())

  it('shows every answer, and what is new, without its script too', () => {
    const plain = pageAt('/help')
    expect([...plain.querySelectorAll('details.topic')].map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(plain.querySelector('.needs-script')?.hasAttribute('hidden')).toBe(true)
    expect(plain.querySelectorAll('#whats-new li').length).toBeGreaterThan(0)
    expect(shown()).toEqual(ids)
  })

  it('finds answers by their words, in any order, with or without macrons', () => {
    search('WORD pdf')
    expect(shown()).toContain('files')
    expect(shown()).not.toContain('install')
    search('Tahurangi')
    expect(shown()).toEqual(['goals'])
    expect(said()).toBe('1 answer')
    const groups = [...document.querySelectorAll<HTMLElement>('section.topics')].filter(
      ({ hidden }) => !hidden,
    )
    expect(groups.map((group) => text(group.querySelector('h2')))).toEqual(['Plans and resources'])
  })

  it('says when there is no answer, and shows all again when the field is cleared', () => {
    search('zebra')
    expect([shown(), said()]).toEqual([[], 'No answer has these words.'])
    search('  ')
    expect([shown(), said()]).toEqual([ids, ''])
  })

  it('tells the app which news is the newest', () => {
    expect(NEWEST_NEWS).toBe(`${whatsNew[0]?.date}: ${whatsNew[0]?.changes.length}`)
  })

  it('opens the answer that the address names', () => {
    open('#offline')
    const opened = [...document.querySelectorAll<HTMLDetailsElement>('details.topic')].filter(
      ({ open }) => open,
    )
    expect(opened.map(({ id }) => id)).toEqual(['offline'])
  })
})
