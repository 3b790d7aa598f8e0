import { falseSum } from './printed/printed-sums.ts'
import { type CheckResult, result } from './report.ts'
import { checkTexts } from './text.ts'

/** Finds colours other than black, white and grey in styles and attributes. */
function coloursIn(html: string): string[] {
  const hex = [
    ...html.matchAll(/(?:color|background|fill|stroke)[^;"'>]{0,20}?#([0-9a-f]{3}|[0-9a-f]{6})\b/gi),
  ].map(([, code = '']) => (code.length === 3 ? code.replace(/./g, '$&$&') : code))
  return hex.filter((code) => {
    const parts = [0, 2, 4].map((at) => Number.parseInt(code.slice(at, at + 2), 16))
    return Math.max(...parts) - Math.min(...parts) > 24
  })
}

function checkColours(html: string): CheckResult {
  const [colour] = coloursIn(html)
  return result({
    id: 'print',
    what: 'Printing',
    fault: colour && 'it uses colour: look at it in black and white before copying',
    fine: 'reads in black and white',
  })
}

function checkScripts(html: string): CheckResult {
  const fetched = /<(?:script|iframe|link|img)\b[^>]*(?:src|href)=["']?https?:/i.test(html)
  return result({
    id: 'links',
    what: 'Offline',
    fault: fetched ? 'a part of it is loaded from the internet' : undefined,
    fine: 'needs nothing from the internet',
  })
}

/** The answers have to begin on a sheet of their own, after every page for pupils. */
function checkKeyApart(html: string): CheckResult[] {
  const key = /<section\b[^>]*data-section="key"[^>]*>/i.exec(html)
  if (!key) return []
  const apart = /class="[^"]*\bpage\b/.test(key[0]) && !html.slice(key.index).includes('data-section="tasks-')
  return [
    result({
      id: 'key',
      what: 'Answer key',
      fault: apart ? undefined : 'it shares a sheet with a student page',
      fine: 'on a page of its own',
    }),
  ]
}

/** Works out the finished sums that stand in the lines: "12 ÷ 3 = 4". */
function checkSums(lines: readonly string[]): CheckResult {
  const fault = lines.map(falseSum).find((found) => found !== undefined)
  return result({ id: 'answers', what: 'Sums', fault, fine: 'no finished sum that is false' })
}

/** The words of a document in HTML, a line for each line on paper. */
export function linesOfHtml(html: string): string[] {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/(?:p|li|h\d|td|th|div|dd|dt)>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .split('\n')
    .map((line) => line.trim())
}

/** Checks a document that a person has edited: only its words and its printing can still be judged. */
export function checkEdited(html: string): CheckResult[] {
  const body = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
  const lines = linesOfHtml(body)
  return [
    checkSums(lines),
    ...checkTexts(lines),
    ...checkKeyApart(body),
    checkColours(body),
    checkScripts(html),
  ]
}
