import { describe, expect, it } from 'vitest'
import { cleanCss } from '#documents/html/clean-css.ts'
import { markdownDocument } from '#documents/html/markdown-document.ts'
import { documentOf, titleOf } from '#documents/html/shown-document.ts'
import { linkAddress } from '#features/resource/editor/toolbar/link-address.ts'
import { saveFailedText } from '#features/resource/editor/use-save.ts'

describe('rules around a resource', () => {
  it('[RES-23] names a chat without a title', () => {
    expect(titleOf({ title: ' ' })).toBe('Untitled Session')
    expect(titleOf(undefined)).toBe('Untitled Session')
    expect(titleOf({ title: 'Māra kai' })).toBe('Māra kai')
  })

  it('[RES-20] [RES-21] [RES-22] shows the edit, else the HTML, else the text', () => {
    const message = { edited_html_content: null, html_content: null, content: '', chat_content: null }
    const of = (fields: object) => documentOf({ ...message, ...fields } as never, 'Plan')
    expect(of({ edited_html_content: '<p>e</p>', html_content: '<p>h</p>', content: 'c' })).toBe('<p>e</p>')
    expect(of({ html_content: '<p>h</p>', content: 'c' })).toBe('<p>h</p>')
    expect(of({ content: '**WALT** count' })).toContain('<strong>WALT</strong>')
    expect(of({})).toBeNull()
  })

  it('[OP-89] makes a whole document of Markdown, its title escaped', () => {
    const html = markdownDocument('<b>&', '| a | b |\n|---|---|\n| 1 | 2 |')
    expect(html).toContain('<td>1</td>')
    expect(html).toContain('<title>&lt;b&gt;&amp;</title>')
  })

  it('[RES-83] [RES-85] [RES-90] [RES-91] says why a save failed', () => {
    expect(saveFailedText('signed_out')).toBe('Failed to save: Not authenticated')
    expect(saveFailedText('not_found')).toBe('Failed to save: Resource not found or not permitted')
    expect(saveFailedText(undefined)).toBe('Failed to save changes. Please try again.')
  })

  it('takes addresses a link may have, and no others', () => {
    expect(linkAddress(' teara.govt.nz/mi ')).toBe('https://teara.govt.nz/mi')
    expect(linkAddress('office@kura.school.nz')).toBe('mailto:office@kura.school.nz')
    expect(linkAddress('https://x.nz/a?b=c')).toBe('https://x.nz/a?b=c')
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'two words', '', 'x'])
      expect(linkAddress(bad)).toBeNull()
  })

  it('takes from CSS what loads from outside, and keeps pictures inside the document', () => {
    const css = cleanCss(
      `@import "https://x.nz/a.css"; p{background:url( 'https://x.nz/b.png' )} q{background:url(data:image/png;base64,AA)} </style><script>`,
    )
    expect(css).not.toMatch(/x\.nz|<\/style|<script/)
    expect(css).toContain('url(data:image/png;base64,AA)')
  })
})
