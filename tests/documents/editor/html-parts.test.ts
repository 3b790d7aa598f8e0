import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recombineHtml, splitHtml, styleSheet } from '#documents/html/html-parts.ts'
import { normaliseHtml } from '#documents/html/normalise-html.ts'
import { worksheets } from './corpus.ts'

describe('taking a document apart', () => {
  it('[RES-81] [RES-82] puts every worksheet together again letter for letter', () => {
    for (const { html } of worksheets) {
      const parts = splitHtml(html)
      expect(recombineHtml(parts)).toBe(html)
      expect(parts.body).not.toContain('<style')
      expect(styleSheet(parts).includes('{')).toBe(html.includes('<style'))
    }
  })

  it('[RES-81] parts prolog, head, style, body tag, body and tail', () => {
    const parts = splitHtml(
      '<!-- a --><!doctype html><html lang="mi"><head><title>a < b</title><style media="print">p{}</style><meta></head>\n<body class="x" data-y="a>b"><p>Kia ora</p></body></html>\n',
    )
    expect(parts).toEqual({
      prolog: '<!-- a --><!doctype html><html lang="mi">',
      headPieces: ['<head><title>a < b</title>', '<meta></head>\n'],
      styles: [{ open: '<style media="print">', css: 'p{}', close: '</style>' }],
      bodyStyles: [],
      bodyTag: '<body class="x" data-y="a>b">',
      body: '<p>Kia ora</p>',
      tail: '</body></html>\n',
    })
    expect(styleSheet(parts)).toBe('@media print {\np{}\n}')
  })

  it('takes tags in comments, scripts and titles for text', () => {
    const html =
      '<html><head><!-- <body> --><title><body></title><script>"</head><body>"</script></head><body><p>x</p><!-- </body> --></body></html>'
    const parts = splitHtml(html)
    expect(parts.body).toBe('<p>x</p><!-- </body> -->')
    expect(recombineHtml(parts)).toBe(html)
  })

  it('moves styles from the body to the end of the head', () => {
    const whole = '<html><head><title>t</title></head><body><style>p{}</style><p>x</p></body></html>'
    expect(recombineHtml(splitHtml(whole))).toBe(
      '<html><head><title>t</title><style>p{}</style></head><body><p>x</p></body></html>',
    )
    expect(recombineHtml(splitHtml('<p>x</p><style>p{}</style>'))).toBe('<style>p{}</style><p>x</p>')
  })

  it('[RES-62] [RES-63] keeps any text, bare text and broken markup included', () => {
    const piece = fc.constantFrom(
      ...['<p>', '</p>', '<body>', '</body>', '<html a="b">', '</html>', '<head>', '</head>', '<!--', '-->'],
      ...['<', '>', '"', "'", 'Kia ora', '\n', '<title>', '</title>', "<b x='\"'>", '</', '<!doctype html>'],
    )
    const documents = fc.array(piece, { maxLength: 30 }).map((list) => list.join(''))
    fc.assert(
      fc.property(documents, (html) => recombineHtml(splitHtml(html)) === html),
      { numRuns: 3000 },
    )
  })
})

describe('comparing two versions', () => {
  it('[RES-69] finds no change in white space alone', () => {
    expect(normaliseHtml('\n<p>a\n  b</p>\n <p>c</p> ')).toBe(normaliseHtml('<p>a b</p><p>c</p>'))
    expect(normaliseHtml('<p>a b</p>')).not.toBe(normaliseHtml('<p>ab</p>'))
    expect(normaliseHtml('<p>ā</p>')).not.toBe(normaliseHtml('<p>a</p>'))
  })
})
