/** Removes from CSS what could load something from outside or end its style element. The frame's CSP is still needed. */
export function cleanCss(css: string): string {
  return plainLetters(css)
    .replace(/@import\b[^;]*(;|$)/gi, '')
    .replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi, (whole, double, single, bare) => {
      const address = String(double ?? single ?? bare ?? '').trim()
      return /^(data:image\/|data:font\/|blob:|#)/i.test(address) ? whole : 'none'
    })
    .replace(/(-webkit-)?(image-set|cross-fade)\s*\(/gi, 'none(')
    .replace(/expression\s*\(/gi, '(')
    .replace(/(-moz-binding|behavior)\s*:/gi, 'x:')
    .replace(/<(?=\/?\s*(style|script))/gi, '\\3c ')
}

/** Letters written as escapes become letters again, because `u\72l(` means `url(`; other escapes (`\2014`) stay. */
function plainLetters(css: string): string {
  return css.replace(/\\([0-9a-f]{1,6})\s?/gi, (written, code) => {
    const letter = String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
    return /[a-z]/i.test(letter) ? letter : written
  })
}
