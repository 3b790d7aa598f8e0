import { type CheckReport, type CheckResult, reportOf, result } from './report.ts'
import { checkTexts } from './text.ts'

/** Colours that are not black, white or grey, in styles or attributes. */
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
  return result(
    'print',
    'Printing',
    colour && 'it uses colour: look at it in black and white before copying',
    'reads in black and white',
  )
}

function checkScripts(html: string): CheckResult {
  const fetched = /<(?:script|iframe|link|img)\b[^>]*(?:src|href)=["']?https?:/i.test(html)
  return result(
    'links',
    'Offline',
    fetched ? 'a part of it is loaded from the internet' : undefined,
    'needs nothing from the internet',
  )
}

/** The answers begin a sheet of their own, after all that pupils get. */
function checkKeyApart(html: string): CheckResult[] {
  const key = /<section\b[^>]*data-section="key"[^>]*>/i.exec(html)
  if (!key) return []
  const apart = /class="[^"]*\bpage\b/.test(key[0]) && !html.slice(key.index).includes('data-section="tasks-')
  return [
    result(
      'key',
      'Answer key',
      apart ? undefined : 'it shares a sheet with a pupil page',
      'on a page of its own',
    ),
  ]
}

/** Checks of a document a person has edited: its words, and how it prints. */
export function editedReport(html: string): CheckReport {
  const body = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
  const text = body
    .replace(/<\/(?:p|li|h\d|td|th|div|dd|dt)>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
  return reportOf([
    ...checkTexts(text.split('\n')),
    ...checkKeyApart(body),
    checkColours(body),
    checkScripts(html),
  ])
}
